// Chinese: the words of the Play tab.

import { signOf } from "../cards.js";
import { points } from "../review/points.js";

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
const pile = (/** @type {string} */ p) => ({ "@": "牌堆", W: "翻牌堆" })[p] ?? (/[CDHS]/.test(p) ? "收牌堆" : `第${p}列`);

/** A way on, up to its first card move.
 * @param {{moves: {move: string, card: string, to: string, onto?: string}[]}} way */
function way({ moves }) {
  const turns = [...moves, { move: "" }].findIndex((m) => m.move !== "@"), first = moves[turns];
  const turned = turns > 0 ? `翻${["", "一", "两"][turns] ?? turns}次牌` : "";
  return turned + (turned && first ? "，再把" : "") + (first ? `${signOf(first.card)}${place(first)}` : "");
}

/** @param {{to: string, onto?: string}} move */
const place = ({ to, onto }) => (/[CDHS]/.test(to) ? "收起" : onto ? `接到${signOf(onto)}上` : `移到空着的第${to}列`);

/** @type {Record<string, string>} */
const gains = { flips: "能翻开一张暗牌", empties: "能腾出一列", best: "胜率最高", only: "只有这样走" };

/** Why a card can't move. @param {import("../play/reasons.js").Reason} reason */
function cannot({ kind, card, rank, red, below }) {
  if (kind === "down") return "等上面的牌都移走，暗牌才会翻开。";
  if (kind === "fixed") return "这副牌的规则不许从收牌堆拿回牌。";
  if (kind === "up") return `${signOf(card)}已经收起；要拿回来，请拖动它。`;
  return `${signOf(card)}要${rank ? `接在${red ? "红" : "黑"}${rank === "T" ? "10" : rank}上，现在没有这样的牌露在最外面` : "有空列才能移，现在没有"}${below ? `；${signOf(below)}也还没收起` : ""}。`;
}

const labels = { inaccuracy: "欠佳", mistake: "失误", blunder: "大失误" };

/** @type {Record<string, string>} */
const ends = { "nearly lost": "这局几乎输定了：胜率不到1%。", lost: "这局已经输了：怎么走都赢不了。", "no progress": "怎么走都不会再有变化了。", "dead end": "无牌可走了。" };

/** That a game is over, and why. @param {any} end @param {boolean} why */
function ended({ over, held, worlds, wins }, why) {
  if (!why) return ends[over] ?? "";
  if (held.length > 0) return `${ends[over]}${held.map(signOf).join("、")}压着暗牌，怎么也移不开。`;
  if (worlds > 1) return `${ends[over]}暗牌的${worlds}种排法里，就算看得到所有的牌，${wins > 0 ? `也只有${wins}种能赢` : "也没有一种能赢"}。`;
  if (over === "dead end") return `${ends[over]}没有一张牌放得下去。`;
  return `${ends[over]}${worlds === 1 ? "就算看得到所有的牌，也" : "不管暗牌是什么，都"}没有能赢的走法。`;
}

/** @type {import("../i18n.js").Words} */
export const zh = {
  play: {
    kind: { easy: "简单", medium: "中等", hard: "困难", expert: "专家", winnable: "必有解", any: "随机", daily: "每日一局", number: "指定编号", lost: "必输局" },
    about: {
      easy: "有解，容得下不少失误：随手玩，100局赢40局以上", medium: "有解，要用点心：随手玩，100局赢15到39局", hard: "有解，容不得几步错：随手玩，100局赢4到14局", expert: "有解，一步走错就可能输：随手玩，100局最多赢3局",
      winnable: "已证明有解，难不难不知道。", any: "听天由命：也可能一开始就输定了", daily: "人人相同，都有解：翻1张，中等；周末翻3张，困难。",
      lost: "一道谜题：这副牌怎么走都赢不了，祸首最多十张牌。看得出为什么吗？随时可以看答案。",
    },
    tools: "工具",
    state: "这一局", loading: "正在洗牌……", deal: "发牌", undo: "撤销", redo: "重做", hint: "提示",
    advice: (answer, gain, more) => {
      const { ways, proved, over } = answer;
      const [best, ...others] = ways.slice(0, 3), chances = (/** @type {any[]} */ list) => list.map((w) => `；${way(w)}：${percent(w.chance)}`).join("");
      if (over === "lost" || over === "no progress" || over === "dead end") return ended(answer, true);
      if (proved) return `牌已全部明了，这局必胜：${way(best)}。`;
      if (best.safe && best.games === 0) return `${ways.map(way).join("，")}：绝不会有坏处。`;
      if (!more) return best.safe ? `先把牌堆看一遍（翻${best.moves.length}次）：没有坏处。` : `${over ? ends[over] : ""}${way(best)}：${gains[gain || (others.length > 0 ? "best" : "only")]}。`;
      if (best.safe) return `先把牌堆看一遍（翻${best.moves.length}次）：没有坏处。胜率约为${percent(best.chance)}${chances(others)}。`;
      return `${over ? ends[over] : ""}${way(best)}：胜率约为${percent(best.chance)}${chances(others)}。`;
    },
    byPeek: "撤销前看到的牌也算在内。", menu: "菜单", finish: "收完", review: "结果", moves: (n, undos) => `${n}步` + (undos > 0 ? `，撤销${undos}次` : ""),
    time: (time) => `用时${time}`, points: (n) => `${n}分`, vegas: (n) => `${n < 0 ? "−" : ""}$${Math.abs(n)}`, draw: (n) => `翻${n}张`,
    number: (n) => `${n}号`, dayOf: (date) => `${date}的牌局`, thinking: "正在思考……", ended, why: "为什么？", restart: "重来", another: "换一副牌", more: "详细", empty: "还没有发牌。", dealOf: (kind) => `发牌：${kind}`,
    puzzle: "这副牌怎么走都赢不了。看得出为什么吗？", seeWhy: "看答案", reasoning: "正在找原因……", onTable: "在牌桌上看",
    restarted: "同一副牌，从头再来。按撤销可回到刚才的局面。", looking: "正在看所有的牌……",
    verdict: { "": "输了吗？（会看牌）", solved: "还能赢（看过了所有的牌）。", unsolvable: "已经输了：没有赢法（看过了所有的牌）。", undecided: "无法确定：求解器既没有找到赢法，也没有证明不能赢。" },
    won: "赢了！", dealt: (kind) => `新牌局：${kind}`,
    move: (m) => (m.move === "@" ? (m.redeal ? "把翻牌堆翻回牌堆" : `翻了${m.cards.length}张牌`) : `${signOf(m.cards[0])}${m.cards.length > 1 ? `等${m.cards.length}张` : ""}移到${pile(m.to)}`),
    moved: (words, up) => words + (up.length > 0 ? `；翻出${up.map(signOf).join("、")}` : ""), undone: (n) => `已撤销，共${n}步`,
    redone: (n) => `已重做，共${n}步`, cannot,
    fault: {
      seed: "这不是牌局的编号：编号如31、greenfelt:4 或 klondike-solver:8721。", link: (/** @type {string} */ part) => `链接中的“${part}”有误，没有按链接发牌。`, pool: "牌局的列表没有加载成功。", proved: "已证明有解的牌局不限重翻次数，收牌堆的牌可以拿回来。", damaged: "保存的牌局无法读取。",
      newer: "保存的牌局来自更新版本的网页。", illegal: "不能这样走。", over: "这一局已经结束。", first: "这是开局。", last: "没有可重做的走法。", long: "一局最多5000步。",
      open: "结束之后才公开牌局。", stale: "局面已经变了。", none: "没有牌局。", op: "网页的各部分版本不同：请重新加载。",
    },
    sheet: {
      deal: "新牌局", offer: "链接里的牌局", menu: "菜单", rules: "玩法", keys: "按键", settings: "设置", statistics: "统计", sofar: "中途复盘", ends: "复盘", end: "结束", won: "赢了！",
    },
    loses: "那样，正在玩的这一局算输。", which: "选择牌局", openDeal: "发牌", orNumber: "代替上面的选择", drawLabel: "每次翻", redeals: "重翻次数", numberLabel: "编号，如31或 greenfelt:4", monthBefore: "上个月", monthAfter: "下个月",
    dayMark: (day, mark) => day + ({ won: "，赢了", tried: "，玩过" }[/** @type {"won"} */ (mark)] ?? ""), streak: (n) => `已连胜${n}天。绿色的日子赢了，带框的玩过。`, share: "这副牌的链接",
    linkHere: "链接", offered: (seed) => `链接带来了${seed}号牌局。`, take: "玩这一局", goOn: "继续玩", statistics: "统计", settings: "设置",
    rules: {
      "": "玩法", goal: "把所有的牌按花色从A到K收到收牌堆。", columns: "各列红黑相间、由大到小。一串正面的牌可以一起移动。空列只能放K。上面没有牌的暗牌会翻开。",
      stock: "牌堆每次翻一张或三张，最后翻出的一张可以用。牌堆空了，就把翻牌堆翻回来。", back: "收牌堆的牌可以拿回来，除非规则不许。", tap: "点一下，牌去最合适的地方；点两下，牌收起；也可以拖动。按住一张牌可以看清它。",
      honest: "提示只凭你看得到的牌。“输了吗？”会看牌，记录里会写明。",
    },
    key: {
      space: "空格", walk: "在牌桌上移动；拿着牌时移到能放的地方", pick: "拿起牌、放下牌", drop: "放回原处", column: "到某一列；拿着牌时放到那里", waste: "到翻牌堆", up: "把牌收起",
      stock: "到牌堆；再按翻牌", turn: "翻牌", undo: "撤销", redo: "重做", hint: "提示；再按就照着走", finish: "胜局已定时，把余下的牌全部收起", deal: "新牌局", menu: "菜单", keys: "这张按键表",
    },
    soFar: "中途复盘", soFarReading: (n) => (n === 0 ? "正在分析最初几步……" : `已分析${n}个决定……`),
    soFarIs: (r) => `开局胜率${percent(r.start)}，现在${percent(r.result)}：运气${points(r.luck, r.error)}个百分点，失误损失${points(r.loss, r.error)}个百分点。${r.accuracy === null ? "" : `准确率${Math.round(r.accuracy)}%。`}`,
    decided: (d) => `第${d.first + 1}步，${way(d)}：胜率${percent(d.played_chance)}，${d.probably ? "可能" : ""}${labels[/** @type {"mistake"} */ (d.label)]}。最好：${way({ moves: d.best })}，${percent(d.before)}。`,
    noneCostly: "没有哪一步确定损失了5个百分点的胜率。", soFarHides: "只按你当时知道的来估计。翻开暗牌才知道的事留到终局再说。这算一次提示。", reviewNow: "复盘", reviewOther: "复盘另一局",
    reviewEnds: "复盘会公开所有的牌，这一局就此结束。", reviewYes: "结束并复盘", giveUp: "认输", export: "保存为文件", import: "读取文件",
    exported: "牌局和统计已保存为文件。", imported: "文件已读取。",
    notImported: "无法读取这个文件：它不是这个网页保存的。", newerFile: "这个文件来自更新版本的网页。",
    set: { score: "计分", finish: "胜局已定时自动收完", passes: "按维加斯规则限制翻牌遍数：翻1张1遍，翻3张3遍（必有解的牌局除外）", timer: "显示时间", sound: "声音", autoplay: "稳妥时自动收牌" }, score: { standard: "标准", vegas: "维加斯", cumulative: "维加斯累计", none: "不计分" },
    result: (r) => `${r.won ? "赢了" : "没有赢"}：${r.moves}步，${r.time}${r.points && "，"}${r.points}${r.undos > 0 ? `，撤销${r.undos}次` : ""}${r.restarts ? `，第${r.restarts + 1}次尝试` : ""}${r.helped ? "，用了帮助" : ""}。`,
    special: {
      first: (draw) => `第一次赢翻${draw}张的牌局`, quickest: (draw) => `翻${draw}张的最快纪录`, shortest: (draw) => `翻${draw}张的最少步数`,
      highest: (draw) => `翻${draw}张的最高分`, row: (_, row) => `最长连胜：${row}局`,
    },
    sumIs: (sum, all) => `${all} = 走牌${sum.moves}${sum.undos < 0 ? ` − 撤销${-sum.undos}` : ""}${sum.time < 0 ? ` − 用时${-sum.time}（每10秒2分）` : ""}${sum.bonus > 0 ? ` + 获胜${sum.bonus}（700,000 ÷ 秒数，不足30秒按30秒算）` : ""}`,
    shareResult: "分享", vegasAll: (n) => `各局合计${n < 0 ? "−" : ""}$${Math.abs(n)}`,
    shared: (v) => `纸牌接龙${v.deal}号，翻${v.draw}张${v.redeals < 0 ? "" : `，重翻${v.redeals}次`}${v.back ? "" : "，收起的牌不能拿回"}。`,
    unplayed: "一步也没有走。", numberIs: (n) => `${n}号牌局`, next: "下一局", again: "重玩这一局", noGames: "还没有玩完的牌局。", byKind: "按牌局",
    sumOf: (name) => `你的战绩：${name}`, wonOf: (won, all) => `${all}局赢${won}局（${all > 0 ? Math.round((100 * won) / all) : 0}%）`,
    sum: { kind: "牌局", won: "胜", row: "连胜", longest: "最长连胜", quickest: "最快", shortest: "最少步数", highest: "最高分" },
  },
};
