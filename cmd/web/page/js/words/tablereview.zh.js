// 中文：斗地主复盘独有的用词。

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
/** 胜率点数，带正负号。 @param {number} n */
const signed = (n) => `${Math.round(100 * n) < 0 ? "−" : "+"}${Math.abs(Math.round(100 * n))}`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "加倍" : "不加倍") : bids ? (points > 0 ? `${points}分` : "不叫") : points > 0 ? "叫（抢）地主" : "不叫");
const keeps = (/** @type {string | null} */ better) => (better ? `出${better}可保住。` : "");

/** 送掉的点数，±两倍标准差。 @param {{loss: number, error: number}} d */
const lost = ({ loss, error }) => `${Math.round(100 * loss) < 0 ? "−" : ""}${Math.abs(Math.round(100 * loss))} ± ${Math.round(200 * error)}`;

/** @type {import("../i18n.js").Words} */
export const zh = {
  "treview.verdict": (r) => `开打时胜率${percent(r.start)}，${!r.over ? `未打完（${percent(r.result)}）` : r.result === 1 ? "胜" : "负"}。运气${signed(r.luck)}，送掉${lost(r)}。` +
    (r.worst ? `代价最大：第${r.worst.first + 1}手，${lost(r.worst)}。` : "没有明显的失误。"),
  "treview.chair": (n) => `${n}号位`, "treview.role.landlord": "地主", "treview.role.down": "地主下家", "treview.role.up": "地主上家",
  "treview.left": (n) => `${n}张`, "treview.holds": (who, cards) => `${who}：${cards}`, "treview.laid": (play) => `出了${play}`,
  "treview.legend.drop": "送掉", "treview.legend.luck": "运气", "treview.legend.band": "误差（2σ）", "treview.legend.won": "明牌本方胜", "treview.legend.lost": "明牌对方胜",
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
  "treview.tryOther": "试试别的出法", "treview.judged": (play, chance) => `${play}：${percent(chance)}`, "treview.goOn": "从这里接着打", "treview.solve": "明牌求解并讲解",
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
  "treview.paste": "另一局", "treview.pasteHelp": "斗地主的记录：一行 JSON，或 doudizhu replay --text 写的文本",
  "treview.game": "牌局", "treview.gameIs": (n, seed) => `第${n}局：牌局 ${seed}`, "treview.chairOf": "玩家", "treview.player": (name, role) => `${name}，${role}`,
};
