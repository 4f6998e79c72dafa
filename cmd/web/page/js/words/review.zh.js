// 中文：复盘用词。

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
/** 胜率点数，带正负号。 @param {number} n */
const signed = (n) => `${Math.round(100 * n) < 0 ? "−" : "+"}${Math.abs(Math.round(100 * n))}`;
/** 送掉的点数，±两倍标准差。 @param {{loss: number, error: number}} d */
const lost = ({ loss, error }) => `${Math.round(100 * loss) < 0 ? "−" : ""}${Math.abs(Math.round(100 * loss))} ± ${Math.round(200 * error)}`;

/** @type {import("../i18n.js").Words} */
export const zh = {
  "review.title": "复盘",
  "review.close": "关闭",
  "review.other": "另一局…",
  "review.again": "重新复盘",
  "review.help": "带一局牌来：按当时所知，每个决定值多少，运气又占多少。",
  "review.progress": "复盘进度",
  "review.reading": "正在看最初几个决定……",
  "review.stopped": "复盘已停止。",
  "review.waiting": "还在看……",
  "review.done": "复盘完成。",
  "review.soFar": (s) => `看到第${s.step}步（共${s.steps}步）：开局${percent(s.start)}，运气${signed(s.luck)}，送掉${lost(s)}。`,
  "review.verdict": (r) => `开局胜率${percent(r.start)}，${r.result === 1 ? "获胜" : r.undone ? "认输" : "未胜"}。运气${signed(r.luck)}，送掉${lost(r)}。` +
    (r.worst ? `代价最大：${r.worst.given_up ? "认输" : `第${r.worst.first + 1}步`}，${lost(r.worst)}。` : "没有明显的失误。"),

  "review.peeked": (a) => `看过暗牌：${[a.undos && `撤销${a.undos}次`, a.open_hints && `明牌提示${a.open_hints}次`, a.verdicts && `问输赢${a.verdicts}次`].filter(Boolean).join("，")}。撤销前看到的牌从那时起算作已知。`,
  "review.curve": "胜率",
  "review.curveSays": (n) => `${n}个决定的胜率曲线；下面的“全部”列表有同样的内容`,
  "review.legend.drop": "送掉",
  "review.legend.luck": "牌的运气",
  "review.legend.band": "误差（2σ）",
  "review.legend.won": "可胜（知道所有牌）",
  "review.legend.lost": "无解（知道所有牌）",

  "review.stage": "决定",
  "review.lastCostly": "‹ 上一处失误",
  "review.nextCostly": "下一处失误 ›",
  "review.stepIs": (n) => `第${n}步`,
  "review.comma": "，",
  "review.times": (name, n) => `${name} ×${n}`,
  "review.percent": percent,
  "review.wins": (chance) => `，胜率${percent(chance)} `,
  "review.better": "最好：",
  "review.gaveAway": (d) => `；送掉${lost(d)}点`,
  "review.asGood": "不比已知的最好走法差。",
  "review.noChoice": "没有别的走法。",
  "review.luckWas": (n) => (Math.round(100 * n) === 0 ? "翻开的牌没有影响。" : `翻开的牌：${signed(n)}。`),
  "review.givenUp": "认输",
  "review.atEnd": (won) => (won ? "获胜。" : "牌局结束。"),
  "review.forced": (n, move) => `第${n}步：${move}。`,
  "review.onShortest": (n, all, proved) => `${proved ? "最短的解法" : "一个短解法"}（知道所有牌）：第${n}步，共${all}步。`,
  "review.tried": (n, moves) => `第${n}步改走：${moves}。`,
  "review.judging": "正在判断……",
  "review.chanceOf": (a) => `按当时所知胜率${percent(a.chance)}；知道所有牌时${{ solved: "仍有解", unsolvable: "已无解", undecided: "尚无定论" }[/** @type {"solved"} */ (a.winnable)]}。`,
  "review.judged": (name, a) => `${name}：${percent(a.chance)}`,
  "review.back": "回到原局",
  "review.tryOther": "试一步",
  "review.wasPlayed": "实际走法",
  "review.openCards": "翻开所有牌",
  "review.analyse": "在“分析”中打开",
  "review.label.unclear": "难分高下",
  "review.label.inaccuracy": (probably) => (probably ? "可能" : "") + "欠佳",
  "review.label.mistake": (probably) => (probably ? "可能是" : "") + "失误",
  "review.label.blunder": (probably) => (probably ? "可能是" : "") + "大失误",

  "review.decisions": "决定",
  "review.list.costly": "失误",
  "review.list.luck": "运气",
  "review.list.all": "全部",
  "review.none.costly": "没有一个决定确实送掉5点胜率。",
  "review.none.luck": "牌既没帮多少忙，也没添多少乱。",
  "review.none.all": "没有决定。",
  "review.fromTo": (d) => `${percent(d.before)} → ${percent(d.played_chance)}`,
  "review.lucky": (n) => `走运：${signed(n)}`,
  "review.unlucky": (n) => `不走运：${signed(n)}，谁也看不出`,

  "review.accuracy": "这副牌的准确率",
  "review.you": "你",
  "review.uct": "看不到暗牌的玩家",
  "review.greedy": "贪心玩家",
  "review.accuracyIs": (n) => `${Math.round(n)}%`,
  "review.tooFew": "–",
  "review.end": (won, steps) => `${won ? "胜" : "未胜"}，${steps}步`,
  "review.meaning": "这些数字是什么意思",
  "review.definitions": "胜率：由kedou中看不到暗牌的玩家接着打，能赢多少局；它只知道你知道的牌，在许多符合所知的牌局中打下去。\n" +
    "送掉：最好走法的胜率减去你这一步之后的胜率，以百分点计；两者在同样的牌局中试。±是两倍标准差。\n" +
    "运气：随后翻开的牌带来或拿走的。开局胜率＋运气－送掉＝结果：胜为100，否则为0。\n" +
    "名称：送掉5点为欠佳，10点为失误，15点为大失误；误差允许更少时说“可能”，可能为零时说“难分高下”。\n" +
    "准确率：各决定的100·e^(−点数/5)的平均，点数先减去噪声本身会造成的部分。没有选择的步子不算；少于10个决定的局没有准确率。看不到暗牌的玩家和贪心玩家打的是同一副牌。",
  "review.hindsight": "知道所有牌时",
  "review.open": (r) => (r.lostAt === 0 ? "这副牌从一开始就赢不了。" :
    r.lostAt !== null ? `走完第${r.lostAt}步就赢不了了。` :
      r.won || r.sure ? "到最后都能赢。" : "没有哪一步被证明输了这局。"),
  "review.explain": "解释为什么输",
  "review.shortest": (s) => `${s.proved ? "最短的解法" : "一个短解法"}有${s.steps}步${s.proved ? "（已证明）" : s.looking ? "（还有更短的吗？……）" : "（未证明最短）"}；你走了${s.yours}步。`,
  "review.showShortest": "逐步看",

  "review.paste": "另一局",
  "review.pasteHelp": "klondike play在局终写出的那一行，或一副牌（或其编号）加下面的走法",
  "review.rulesHelp": "没写规则的牌局用的规则",
  "review.take": "复盘这一局",
  "review.file": "牌局文件",
  "review.noGame": "没有找到牌局：请给出klondike play写的那一行，或一副牌及其下的走法，如7H:3>5和@。",
  "review.noMoves": "这局没有走法。",
};
