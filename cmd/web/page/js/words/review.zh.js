// 中文：复盘用词。

import { gain, lost, points, signed } from "../review/points.js";

/** @param {number} chance @param {number} [deviation] */
const percent = (chance, deviation) => `${points(chance, deviation)}%`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "加倍" : "不加倍") : bids ? (points > 0 ? `${points}分` : "不叫") : points > 0 ? "叫（抢）地主" : "不叫");
const keeps = (/** @type {string | null} */ better) => (better ? `出${better}可保住。` : "");

/** @type {import("../i18n.js").Words} */
export const zh = {
  review: {
    title: "复盘", close: "关闭", other: "另一局…", again: "重新复盘", help: "放入一局牌：按当时所知，看每个决定的得失，再分出运气的成分。",
    progress: "复盘进度", reading: "正在看最初几个决定……", stopped: "复盘已停止。", waiting: "还在看……", done: "复盘完成。",
    soFar: (s) => `看到第${s.step}步（共${s.steps}步）：开局${percent(s.start)}，运气${signed(s.luck, s.error)}，失误损失${lost(s)}个百分点。`,
    fact: (f) => ({
      won: f.well ? "你赢了，而且打得不错。" : "你赢了。", never: "这副牌无论怎么走都赢不了。",
      until: `走第${f.step}步（${f.move}）之前，你还能赢。`, since: `走了第${f.step}步（${f.move}）就赢不了了；在那之前能不能赢，尚无定论。`,
      still: "你停手的时候还能赢。", undecided: "这局能不能赢，尚无定论。",
    }[/** @type {"won"} */ (f.kind)] + (f.well && f.kind !== "won" ? "你打得不错，只是牌不帮忙。" : "")),
    onto: (card, other) => `${card}移到${other}上`,
    verdict: (r) => `按你当时能知道的：开局胜率${percent(r.start)}，运气${signed(r.luck, r.error)}，失误损失${lost(r)}个百分点。` +
      (r.worst ? `损失最大：${r.worst.given_up ? "认输" : `第${r.worst.first + 1}步`}，${lost(r.worst)}个百分点。` : ""),
    peeked: (a) => `看过暗牌：${[a.undos && `撤销${a.undos}次`, a.open_hints && `明牌提示${a.open_hints}次`, a.verdicts && `问输赢${a.verdicts}次`].filter(Boolean).join("，")}。撤销前看到的牌从那时起算作已知。`,
    toStep: (n) => `看第${n}步`,
    curve: "胜率", curveSays: (n) => `${n}个决定的胜率曲线；下面的“全部”列表有同样的内容`,
    legend: { drop: "失误损失", luck: "牌的运气", band: "误差（2σ）", won: "有解（知道所有牌）", lost: "无解（知道所有牌）" },
    stage: "决定", lastCostly: "‹ 上一处失误", nextCostly: "下一处失误 ›", stepIs: (n, last = n) => (last > n ? `第${n}至${last}步` : `第${n}步`), comma: "，",
    times: (name, n) => `${name} ×${n}`, percent, wins: (chance, error) => `，胜率${percent(chance, error)} `, better: "最好：",
    gaveAway: (d) => `；损失${lost(d)}个百分点`, asGood: "不比已知的最好走法差。", noChoice: "没有更好的走法。",
    luckWas: (n, error) => (points(n, error) === "0" ? "翻开的牌没有影响。" : `翻开的牌：${signed(n, error)}。`),
    wasLost: "知道所有牌的话，这时已经赢不了了。按你当时能知道的：", givenUp: "认输",
    atEnd: (won) => (won ? "获胜。" : "牌局结束。"), forced: (n, move) => `第${n}步：${move}。`,
    onShortest: (n, all, proved) => `${proved ? "最短的解法" : "一个短解法"}（知道所有牌）：第${n}步，共${all}步。`,
    tried: (n, moves) => `第${n}步改走：${moves}。`, judging: "正在判断……",
    chanceOf: (a) => `按当时所知胜率${percent(a.chance)}；知道所有牌时${{ solved: "仍有解", unsolvable: "已无解", undecided: "尚无定论" }[/** @type {"solved"} */ (a.winnable)]}。`,
    judged: (name, chance) => `${name}：${percent(chance)}`, back: "回到原局", tryOther: "试一步", more: "更多", wasPlayed: "实际走法",
    openCards: "翻开所有牌", analyse: "在“分析”中打开",
    label: {
      unclear: "难分高下", inaccuracy: (probably) => (probably ? "可能" : "") + "欠佳",
      mistake: (probably) => (probably ? "可能是" : "") + "失误", blunder: (probably) => (probably ? "可能是" : "") + "大失误",
    },
    decisions: "决定",
    list: { costly: "失误", luck: "运气", all: "全部" },
    none: { costly: "还能赢的时候，没有哪一步确定损失了5个百分点的胜率。", luck: "牌既没帮多少忙，也没添多少乱。", all: "没有决定。" },
    fromTo: (d) => `${percent(d.before)} → ${percent(d.played_chance, d.error)}`, lucky: (n, error) => `走运：${signed(n, error)}`,
    unlucky: (n, error) => `不走运：${signed(n, error)}，谁也看不出`, accuracy: "这副牌的准确率", you: "你", uct: "看不到暗牌的玩家", greedy: "贪心玩家",
    accuracyIs: (n) => `${Math.round(n)}%`, tooFew: "–", end: (won, steps) => `${won ? "胜" : "未胜"}，${steps}步`,
    meaning: "这些数字是什么意思",
    definitions: "胜率：由 kedou 里看不到暗牌的玩家接着打，能赢的比例；它只知道你知道的牌，在许多符合所知的牌局中打到底。\n" +
      "失误损失：最好走法的胜率减去你这一步之后的胜率，以百分点计；两者在同样的牌局中试。±是两倍标准差。\n" +
      "运气：随后翻开的牌带来或拿走的。开局胜率＋运气－失误损失＝结果：胜为100，否则为0。\n" +
      "名称：损失5个百分点为欠佳，10个为失误，15个为大失误；因误差而可能没有这么多时，说“可能”；可能毫无损失时，说“难分高下”。知道所有牌时已经赢不了的地方，不论损失多少都不算失误。\n" +
      "准确率：各决定的 100 · e^(−损失/5) 的平均，损失先减去噪声本身造成的部分。没有选择余地的步不算；少于10个决定的局没有准确率。看不到暗牌的玩家和贪心玩家打的是同一副牌。",
    hindsight: "知道所有牌时",
    explain: "解释为什么输",
    shortest: (s) => `${s.proved ? "最短的解法" : "一个短解法"}有${s.steps}步${s.proved ? "（已证明）" : s.looking ? "（还有更短的吗？……）" : "（未证明最短）"}；你走了${s.yours}步。`,
    showShortest: "逐步看", paste: "另一局", pasteHelp: "klondike play 在局终写出的那一行，或一副牌（或其编号）加下面的走法",
    rulesHelp: "没写规则的牌局用的规则", take: "复盘这一局", file: "牌局文件",
    noGame: "没有找到牌局：请给出 klondike play 写的那一行，或一副牌及其下的走法，如 7H:3>5 和 @。", noMoves: "这局没有走法。",
    broken: (fields) => `这一局无法读取：${fields.join("、")}的值不对。`,
  },
  treview: {
    stepIs: (n) => `第${n}手`, toStep: (n) => `看第${n}手`, by: (who) => `${who}：`, bottom: "底牌",
    soFar: (s) => `看到第${s.step}手（共${s.steps}手）：运气${signed(s.luck, s.error)}，失误损失${lost(s)}个百分点。`,
    verdict: (r) => `${r.known ? "按这桌各家的水平" : "按各家都是最高等级算"}，开局胜率${percent(r.start)}，${!r.over ? `未打完（现为${percent(r.result)}）` : r.result === 1 ? "最终获胜" : "最终失利"}。运气${signed(r.luck, r.error)}，失误损失${lost(r)}个百分点。` +
      (r.worst ? `损失最大：第${r.worst.first + 1}手，${lost(r.worst)}个百分点。` : "没有明显的失误。"),
    holds: (who, cards) => `${who}：${cards}`,
    legend: { luck: "运气", won: "明牌本方胜", lost: "明牌对方胜" },
    atEnd: (r) => (!r.over ? "牌局未完。" : r.result === 1 ? "胜。" : "负。"), better: "提示：", asGood: "不比提示的出法差。",
    gains: (n) => `；不过平均多得${n.toFixed(1)}分`,
    luckWas: (n, error) => (points(n, error) === "0" ? "别家随后的出牌没有影响。" : `别家随后的出牌：${signed(n, error)}。`),
    turning: {
      mistake: (better) => `明牌来看，这手葬送了必胜局面，而且当时看得出来。${keeps(better)}`,
      unclear: (better) => `明牌来看，这手葬送了必胜局面；当时能否看出，不好说。${keeps(better)}`,
      "bad luck": (better) => `明牌来看，这手葬送了必胜局面，但当时谁也看不出来。${keeps(better)}`,
      partner: (better) => `明牌来看，队友这手葬送了必胜局面。${keeps(better)}`,
      enemy: (better) => `明牌来看，对方这手葬送了必胜局面。${keeps(better)}`,
    },
    fault: { mistake: "失误", unclear: "难分高下", "bad luck": "当时看不出", partner: "队友失误", enemy: "对方失误" },
    none: { costly: "没有哪一手确定损失了5个百分点的胜率。" }, tryOther: "试试别的出法", goOn: "从这里接着打", solve: "明牌求解并讲解", accuracy: "准确率", tooFew: (n) => `可评的决定太少，只有${n}个。`,
    counted: (n) => `${n}个决定`,
    definitions: "胜率：按你当时所知，本方接着打赢的机会。在许多与你的牌、各家叫过和出过的牌相符的可能牌局里续打得出。\n" +
      "失误损失：照提示出牌之后的胜率减去你出牌之后的胜率，以百分点计；两者在同样的可能牌局里试。± 是标准差的两倍。\n" +
      "运气：别家随后的出牌带来或拿走的，包括他们的失误。开局胜率＋运气−失误损失＝结果：胜为100，负为0。叫牌和加倍另计。\n" +
      "标签：损失5个百分点为欠佳，10个为失误，15个为大失误；因误差而可能没有这么多时加“可能”，可能毫无损失时为“难分高下”。\n" +
      "准确率：各决定的 100 · e^(−损失/5) 的平均，损失先减去噪声本身造成的部分。只有一种出法的不算。",
    calls: "叫牌和加倍",
    said: (who, s, bids) => (s.said === s.advised ? `${who}：${answer(s.said, s.stage, bids)}，与地主指数一致` : `${who}：${answer(s.said, s.stage, bids)}；地主指数：${answer(s.advised, s.stage, bids)}`) +
      `（这样的牌胜率${percent(s.chance)}，每局${gain(s.points, 1)}分）。`,
    hindsight: "明牌来看",
    open: (n, open, all) => (n === 0 ? "没有哪一手葬送必胜局面。" : `有${n}手葬送了必胜局面。`) + (open > 0 ? `未定：${all}个局面中的${open}个。` : ""),
    pasteHelp: "斗地主的记录：一行 JSON，或 doudizhu replay --text 写的文本", game: "牌局", gameIs: (n, seed) => `第${n}局：牌局 ${seed}`,
    chairOf: "玩家", player: (name, role) => `${name}，${role}`,
  },
};
