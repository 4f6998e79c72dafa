// Chinese: the words of the Play tab.

import { signOf } from "../cards.js";

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
const pile = (/** @type {string} */ p) => ({ "@": "牌堆", W: "翻牌堆" })[p] ?? (/[CDHS]/.test(p) ? "收牌堆" : `第${p}列`);

/** A way on: its first thing to be seen, after turns of the stock perhaps.
 * @param {{moves: {move: string, card: string, to: string}[]}} way */
function way({ moves }) {
  const last = moves.find((m) => m.move !== "@");
  if (!last) return "翻牌";
  return `${moves[0]?.move === "@" ? "翻牌后" : ""}${signOf(last.card)}${/[CDHS]/.test(last.to) ? "收起" : `移到第${last.to}列`}`;
}

/** Points of chance. @param {number} n */
const points = (n) => `${Math.round(100 * n) < 0 ? "－" : ""}${Math.abs(Math.round(100 * n))}`;
const labels = { inaccuracy: "欠佳", mistake: "失误", blunder: "大失误" };

/** @type {Record<string, string>} */
const kinds = { easy: "简单", medium: "中等", hard: "困难", expert: "专家", winnable: "必有解", any: "随机", daily: "每日一局", number: "指定编号" };

const stuck = "无牌可走：可以撤销，或者重新发牌。";

/** @type {import("../i18n.js").Words} */
export const zh = {
  ...Object.fromEntries(Object.entries(kinds).map(([kind, name]) => ["play.kind." + kind, name])),
  "play.about": {
    easy: "怎么走几乎都能赢", medium: "需要留心", hard: "需要计划", expert: "只有一条窄路", winnable: "已证明有解", any: "听天由命", daily: "人人相同",
  },

  "play.tools": "工具",
  "play.state": "这一局",
  "play.loading": "正在洗牌…",
  "play.deal": "发牌",
  "play.undo": "撤销",
  "play.redo": "重做",
  "play.hint": "提示",
  "play.advice": ({ ways: [best, ...others], free, proved, over }) => {
    if (over === "dead end") return stuck;
    if (over === "lost") return "就你看到的牌，这局已经输了：没有可走的路。";
    if (proved) return `牌已全部明了，这局必胜：${way(best)}。`;
    return `${way(best)}的胜率约为${percent(best.chance)}${others.slice(0, 2).map((/** @type {any} */ w, /** @type {number} */ i) => `${i > 0 ? "，" : "；"}${way(w)}${percent(w.chance)}`).join("")}。` +
      (free.length > 0 ? `随时可走、没有坏处：${free.map((/** @type {any} */ m) => way({ moves: [m] })).join("，")}。` : "");
  },
  "play.byPeek": "撤销前看到的牌也算在内。",
  "play.menu": "菜单",
  "play.finish": "收完",
  "play.review": "结果",
  "play.moves": (n, undos) => `${n}步` + (undos > 0 ? `，撤销${undos}次` : ""),
  "play.time": (time) => `用时${time}`,
  "play.points": (n) => `${n}分`,
  "play.vegas": (n) => `${n < 0 ? "−" : ""}$${Math.abs(n)}`,
  "play.draw": (n) => `翻${n}张`,
  "play.number": (n) => `${n}号`,
  "play.dayOf": (date) => `${date}的牌局`,
  "play.thinking": "正在思考…",
  "play.stuck": stuck,
  "play.looking": "正在看所有的牌…",
  "play.verdict.solved": "还能赢（看过了所有的牌）。",
  "play.verdict.unsolvable": "已经输了：没有赢法（看过了所有的牌）。",
  "play.verdict.undecided": "无法确定：求解器既没有找到赢法，也没有证明不能赢。",
  "play.won": "赢了！",

  "play.dealt": (kind) => `新牌局：${kind}`,
  "play.move": (m) => (m.move === "@" ? (m.redeal ? "把翻牌堆翻回牌堆" : `翻了${m.cards.length}张牌`) : `${signOf(m.cards[0])}${m.cards.length > 1 ? `等${m.cards.length}张` : ""}移到${pile(m.to)}`),
  "play.moved": (words, up) => words + (up.length > 0 ? `；翻出${up.map(signOf).join("、")}` : ""),
  "play.undone": (n) => `已撤销，共${n}步`,
  "play.redone": (n) => `已重做，共${n}步`,
  "play.nowhere": "不能放到那里。",

  "play.fault": {
    seed: "这不是牌局的编号。", pool: "牌局的列表没有加载成功。", proved: "已证明有解的牌局不限重翻次数，收牌堆的牌可以拿回来。", damaged: "保存的牌局读不出来。",
    newer: "保存的牌局来自更新的网页，会原样保留。请重新加载网页。", illegal: "不能这样走。", over: "这一局已经结束。", first: "这是开局。", last: "没有可重做的走法。",
    long: "一局最多5000步。", open: "结束之后才公开牌局。", stale: "局面已经变了。", none: "没有牌局。", op: "网页的各部分版本不同：请重新加载。",
  },
  "play.locked": "这里保存的内容读不出来，会原样保留。可以在菜单里重新开始。",

  "play.sheet": {
    deal: "新牌局", offer: "链接里的牌局", menu: "菜单", rules: "玩法", settings: "设置", statistics: "统计", sofar: "到目前为止", end: "结束",
    won: "赢了！",
  },
  "play.loses": "那样的话，正在玩的这一局算输。",
  "play.which": "选择牌局",
  "play.drawLabel": "每次翻",
  "play.redeals": "重翻次数",
  "play.numberLabel": "牌局编号",
  "play.openNumber": "发这副牌",
  "play.share": "这副牌的链接",
  "play.linkHere": "链接",
  "play.offered": (seed) => `链接带来了${seed}号牌局。`,
  "play.take": "玩这一局",
  "play.goOn": "继续玩",
  "play.verdict": "输了吗？（会看牌）",
  "play.statistics": "统计",
  "play.settings": "设置",
  "play.rules": "玩法",
  "play.soFar": "看看到目前为止",
  "play.soFarReading": (n) => (n === 0 ? "正在看最初的决定……" : `正在看：已看${n}个决定……`),
  "play.soFarIs": (r) => `开局胜率${percent(r.start)}，现在${percent(r.result)}：运气${points(r.luck)}点，送掉${points(r.loss)}点。${r.accuracy === null ? "" : `准确率${Math.round(r.accuracy)}%。`}`,
  "play.decided": (d) => `第${d.first + 1}步，${way(d)}：胜率${percent(d.played_chance)}，${d.probably ? "可能" : ""}${labels[/** @type {"mistake"} */ (d.label)]}。最好：${way({ moves: d.best })}，${percent(d.before)}。`,
  "play.noneCostly": "没有哪个决定肯定送掉5点胜率。",
  "play.soFarHides": "只按你当时知道的来估计。翻开暗牌才知道的事留到终局再说。这算一次提示。",
  "play.reviewNow": "复盘",
  "play.reviewOther": "复盘另一局",
  "play.reviewEnds": "复盘会公开所有的牌，这一局就此结束。",
  "play.reviewYes": "结束并复盘",
  "play.giveUp": "认输",
  "play.export": "保存为文件",
  "play.import": "读取文件",
  "play.startOver": "重新开始",
  "play.exported": "牌局和统计已保存为文件。",
  "play.imported": "文件已读取。",
  "play.notImported": "读不出这个文件：它不是这个网页保存的。",
  "play.rules.goal": "把所有的牌按花色从A到K收到收牌堆。",
  "play.rules.columns": "各列红黑相间、由大到小。一串正面的牌可以一起移动。空列只能放K。上面没有牌的暗牌会翻开。",
  "play.rules.stock": "牌堆每次翻一张或三张，最后翻出的一张可以用。牌堆空了，就把翻牌堆翻回来。",
  "play.rules.back": "收牌堆的牌可以拿回来，除非规则不许。",
  "play.rules.tap": "点一下，牌去最合适的地方；点两下，牌收起；也可以拖动。按住一张牌可以看清它。",
  "play.rules.keys": "按键：方向键移动，回车拿起、放下，1至7去各列，9去翻牌堆，拿着牌时就放到那里，8把牌收起，空格或0翻牌，U撤销，R重做，H提示，F收完，N新牌局，M菜单。",
  "play.rules.honest": "提示只知道你知道的。“输了吗？”会看牌，记录里会写明。",
  "play.set.score": "计分",
  "play.score": { standard: "标准", vegas: "维加斯", none: "不计分" },
  "play.set": { timer: "显示时间", sound: "声音", autoplay: "没有坏处时，牌自动收起" },

  "play.result": (r) => `${r.won ? "赢了" : "没有赢"}：${r.moves}步，${r.time}，${r.points}${r.undos > 0 ? `，撤销${r.undos}次` : ""}${r.helped ? "，用了帮助" : ""}。`,
  "play.unplayed": "一步也没有走。",
  "play.numberIs": (n) => `${n}号牌局`,
  "play.next": "下一局",
  "play.again": "重玩这一局",
  "play.noGames": "还没有玩完的牌局。",
  "play.byKind": "按牌局",
  "play.sumOf": (name) => `你的战绩：${name}`,
  "play.wonOf": (won, all) => `${all}局赢${won}局（${all > 0 ? Math.round((100 * won) / all) : 0}%）`,
  "play.sum": { kind: "牌局", won: "胜", row: "连胜", longest: "最长连胜", quickest: "最快", shortest: "最少步数", highest: "最高分" },
};
