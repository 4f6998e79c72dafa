// 中文：复盘用词。

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
/** 胜率点数，带正负号。 @param {number} n */
const signed = (n) => `${Math.round(100 * n) < 0 ? "−" : "+"}${Math.abs(Math.round(100 * n))}`;
/** 送掉的点数，±两倍标准差。 @param {{loss: number, error: number}} d */
const lost = ({ loss, error }) => `${Math.round(100 * loss) < 0 ? "−" : ""}${Math.abs(Math.round(100 * loss))} ± ${Math.round(200 * error)}`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "加倍" : "不加倍") : bids ? (points > 0 ? `${points}分` : "不叫") : points > 0 ? "叫（抢）地主" : "不叫");
const keeps = (/** @type {string | null} */ better) => (better ? `出${better}可保住。` : "");

/** @type {import("../i18n.js").Words} */
export const zh = {
  "review.title": "复盘", "review.close": "关闭", "review.other": "另一局…", "review.again": "重新复盘",
  "review.help": "带一局牌来：按当时所知，每个决定值多少，运气又占多少。", "review.progress": "复盘进度",
  "review.reading": "正在看最初几个决定……", "review.stopped": "复盘已停止。", "review.waiting": "还在看……",
  "review.done": "复盘完成。",
  "review.soFar": (s) => `看到第${s.step}步（共${s.steps}步）：开局${percent(s.start)}，运气${signed(s.luck)}，送掉${lost(s)}。`,
  "review.verdict": (r) => `开局胜率${percent(r.start)}，${r.result === 1 ? "获胜" : r.undone ? "认输" : "未胜"}。运气${signed(r.luck)}，送掉${lost(r)}。` +
    (r.worst ? `代价最大：${r.worst.given_up ? "认输" : `第${r.worst.first + 1}步`}，${lost(r.worst)}。` : "没有明显的失误。"),

  "review.peeked": (a) => `看过暗牌：${[a.undos && `撤销${a.undos}次`, a.open_hints && `明牌提示${a.open_hints}次`, a.verdicts && `问输赢${a.verdicts}次`].filter(Boolean).join("，")}。撤销前看到的牌从那时起算作已知。`,
  "review.curve": "胜率", "review.curveSays": (n) => `${n}个决定的胜率曲线；下面的“全部”列表有同样的内容`,
  "review.legend.drop": "送掉", "review.legend.luck": "牌的运气", "review.legend.band": "误差（2σ）",
  "review.legend.won": "可胜（知道所有牌）", "review.legend.lost": "无解（知道所有牌）",

  "review.stage": "决定", "review.lastCostly": "‹ 上一处失误", "review.nextCostly": "下一处失误 ›",
  "review.stepIs": (n) => `第${n}步`, "review.comma": "，",
  "review.times": (name, n) => `${name} ×${n}`,
  "review.percent": percent, "review.wins": (chance) => `，胜率${percent(chance)} `, "review.better": "最好：",
  "review.gaveAway": (d) => `；送掉${lost(d)}点`, "review.asGood": "不比已知的最好走法差。",
  "review.noChoice": "没有别的走法。",
  "review.luckWas": (n) => (Math.round(100 * n) === 0 ? "翻开的牌没有影响。" : `翻开的牌：${signed(n)}。`),
  "review.givenUp": "认输",
  "review.atEnd": (won) => (won ? "获胜。" : "牌局结束。"),
  "review.forced": (n, move) => `第${n}步：${move}。`,
  "review.onShortest": (n, all, proved) => `${proved ? "最短的解法" : "一个短解法"}（知道所有牌）：第${n}步，共${all}步。`,
  "review.tried": (n, moves) => `第${n}步改走：${moves}。`,
  "review.judging": "正在判断……",
  "review.chanceOf": (a) => `按当时所知胜率${percent(a.chance)}；知道所有牌时${{ solved: "仍有解", unsolvable: "已无解", undecided: "尚无定论" }[/** @type {"solved"} */ (a.winnable)]}。`,
  "review.judged": (name, chance) => `${name}：${percent(chance)}`,
  "review.back": "回到原局", "review.tryOther": "试一步", "review.wasPlayed": "实际走法", "review.openCards": "翻开所有牌",
  "review.analyse": "在“分析”中打开", "review.label.unclear": "难分高下",
  "review.label.inaccuracy": (probably) => (probably ? "可能" : "") + "欠佳",
  "review.label.mistake": (probably) => (probably ? "可能是" : "") + "失误",
  "review.label.blunder": (probably) => (probably ? "可能是" : "") + "大失误",

  "review.decisions": "决定", "review.list.costly": "失误", "review.list.luck": "运气", "review.list.all": "全部",
  "review.none.costly": "没有一个决定确实送掉5点胜率。", "review.none.luck": "牌既没帮多少忙，也没添多少乱。",
  "review.none.all": "没有决定。", "review.fromTo": (d) => `${percent(d.before)} → ${percent(d.played_chance)}`,
  "review.lucky": (n) => `走运：${signed(n)}`, "review.unlucky": (n) => `不走运：${signed(n)}，谁也看不出`,

  "review.accuracy": "这副牌的准确率", "review.you": "你", "review.uct": "看不到暗牌的玩家", "review.greedy": "贪心玩家",
  "review.accuracyIs": (n) => `${Math.round(n)}%`, "review.tooFew": "–",
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
  "review.rulesHelp": "没写规则的牌局用的规则", "review.take": "复盘这一局", "review.file": "牌局文件",
  "review.noGame": "没有找到牌局：请给出klondike play写的那一行，或一副牌及其下的走法，如7H:3>5和@。",
  "review.noMoves": "这局没有走法。",

  // 斗地主：与克朗代克不同的用词
  "treview.verdict": (r) => `开打时胜率${percent(r.start)}，${!r.over ? `未打完（${percent(r.result)}）` : r.result === 1 ? "胜" : "负"}。运气${signed(r.luck)}，送掉${lost(r)}。` +
    (r.worst ? `代价最大：第${r.worst.first + 1}手，${lost(r.worst)}。` : "没有明显的失误。"),
  "treview.chair": (n) => `${n}号位`, "treview.role.landlord": "地主", "treview.role.down": "地主下家", "treview.role.up": "地主上家",
  "treview.left": (n) => `${n}张`, "treview.holds": (who, cards) => `${who}：${cards}`, "treview.laid": (play) => `出了${play}`,
  "treview.legend.luck": "运气", "treview.legend.won": "明牌本方胜", "treview.legend.lost": "明牌对方胜",
  "treview.atEnd": (r) => (!r.over ? "牌局未完。" : r.result === 1 ? "胜。" : "负。"),
  "treview.better": "强手：", "treview.asGood": "不比强手的出法差。",
  "treview.gains": (n) => `；不过平均多得${n.toFixed(1)}分`,
  "treview.luckWas": (n) => (Math.round(100 * n) === 0 ? "别家随后的出牌没有影响。" : `别家随后的出牌：${signed(n)}。`),
  "treview.turning.mistake": (better) => `明牌来看，这一手送掉了胜局，而且当时可以知道。${keeps(better)}`,
  "treview.turning.unclear": (better) => `明牌来看，这一手送掉了胜局；当时能否知道，难以判断。${keeps(better)}`,
  "treview.turning.bad luck": (better) => `明牌来看，这一手送掉了胜局；当时谁也不知道。${keeps(better)}`,
  "treview.turning.partner": (better) => `明牌来看，队友这一手送掉了胜局。${keeps(better)}`,
  "treview.turning.enemy": (better) => `明牌来看，这一手是对方送的礼。${keeps(better)}`,
  "treview.fault.mistake": "失误", "treview.fault.unclear": "难分高下", "treview.fault.bad luck": "谁也不知道", "treview.fault.partner": "队友", "treview.fault.enemy": "对方送的",
  "treview.tryOther": "试试别的出法", "treview.goOn": "从这里接着打", "treview.solve": "明牌求解并讲解",
  "treview.accuracy": "准确率", "treview.tooFew": (n) => `选择太少，只有${n}个。`, "treview.counted": (n) => `${n}个选择`,
  "treview.definitions": "胜率：按你当时所知，本方接着打赢的机会。在许多与你的牌、各家叫过和出过的牌相符的世界里续打得出。\n" +
    "送掉：强手出法之后的胜率减去你出牌之后的胜率，以百分点计；两者在同样的世界里试。± 是标准差的两倍。\n" +
    "运气：别家随后的出牌带来或拿走的，包括他们的失误。开打时胜率＋运气−送掉＝结果：胜为 100，负为 0。叫牌和加倍另计。\n" +
    "标签：送掉 5 点为欠佳，10 点失误，15 点大失误；误差留有余地时加“可能”，可能什么也没送掉时为“难分高下”。\n" +
    "准确率：每个选择按 100 · e^(−点数/5) 计的平均，点数先扣去噪声所致。只有一种出法的不算。",
  "treview.calls": "叫牌和加倍",
  "treview.said": (who, s, bids) => (s.said === s.advised ? `${who}：${answer(s.said, s.stage, bids)}，与地主指数一致` : `${who}：${answer(s.said, s.stage, bids)}；地主指数：${answer(s.advised, s.stage, bids)}`) +
    `（这样的牌胜率${percent(s.chance)}，每局${s.points < 0 ? "−" : "+"}${Math.abs(s.points).toFixed(1)}分）。`,
  "treview.hindsight": "明牌来看",
  "treview.open": (n, open, all) => (n === 0 ? "没有发现送掉胜局的出牌。" : `有${n}手送掉了胜局。`) + (open > 0 ? `未定：${all}个局面中的${open}个。` : ""),
  "treview.pasteHelp": "斗地主的记录：一行 JSON，或 doudizhu replay --text 写的文本",
  "treview.game": "牌局", "treview.gameIs": (n, seed) => `第${n}局：牌局 ${seed}`, "treview.chairOf": "玩家", "treview.player": (name, role) => `${name}，${role}`,
};
