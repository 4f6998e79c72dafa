// Chinese: the words of explanations of Klondike deals.

/** @type {Record<string, string>} */
const marks = { C: "♣", D: "♦", H: "♥", S: "♠" };
/** @param {string} c a card */
const sign = (c) => (c.startsWith("T") ? "10" : c.slice(0, 1)) + (marks[c.slice(1)] ?? "");
/** @param {string[]} cards */
const list = (cards) => cards.map(sign).join("、");

/** Where a card is that another one needs.
 * @param {string} waiting @param {import("../klondike/why.js").Held} p */
function held(waiting, { card, by, pile }) {
  if (by === waiting) {
    return "压在它下面";
  }
  if (by === card) {
    return pile === "" ? "也在等" : pile === "@" ? "在牌堆里等" : `在第${pile}列等`;
  }
  return pile === "" ? `被${sign(by)}占着` : pile === "@" ? `在牌堆里等${sign(by)}` : `压在第${pile}列的${sign(by)}下面`;
}

/** @param {string} waiting @param {import("../klondike/why.js").Held[]} places */
const places = (waiting, places) => places.map((p) => `${sign(p.card)}（${held(waiting, p)}）`).join("或");

/** Why a card waits.
 * @param {import("../klondike/why.js").Wait} w @param {string[]} keepers the cards that keep the columns from being empty */
function wait(w, keepers) {
  const stay = `${list(keepers)}不离开自己的列`;
  if (w.draw.length > 0) {
    return `牌堆里的${sign(w.card)}翻不出来，只要${list(w.draw.map((p) => p.card))}还在牌堆里。`;
  }
  if (w.only_up) {
    return `${sign(w.card)}即使能收，也放不进任何一列：${w.empty_column ? `没有空列，因为${stay}` : `只能放在${places(w.card, w.onto)}上`}。`;
  }
  const subject = w.pile === "" ? `${sign(w.card)}无论移到哪里，` : w.pile === "@" ? `牌堆里的${sign(w.card)}` : `第${w.pile}列的${sign(w.card)}`;
  const not = [];
  if (w.empty_column) {
    not.push(`没有空列可去（${stay}）`);
  }
  if (w.onto.length > 0) {
    not.push(`不能放到${places(w.card, w.onto)}上`);
  }
  if (w.up) {
    not.push(w.up.card === w.card ? `被${sign(w.up.by)}压着，不能收` : `要等${places(w.card, [w.up])}先收`);
  }
  return `${subject}${not.join("，")}。`;
}

/** A chain of cards that wait for each other.
 * @param {import("../klondike/why.js").Chain} c */
function chain({ after, cards, others }) {
  const steps = after.map((s) => {
    const [card = "", how = ""] = s.split(" ");
    return `${how === "up" ? `收${sign(card)}` : how === "away" ? `${sign(card)}移到另一列` : `${sign(card)}从牌堆放到一列`}之后，`;
  }).join("");
  const next = (/** @type {number} */ i) => sign(cards[(i + 1) % cards.length] ?? "");
  const story = cards.length === 1 ? `${list(cards)}要等的牌压在它自己下面` : cards.length === 2 ? `${list(cards)}互相等待` : cards.map((c, i) => `${sign(c)}等${next(i)}`).join("，");
  return steps + story + (others > 0 ? `；其他出路要等这一圈里的另外${others}张牌。` : cards.length > 1 ? "，永远等不到头。" : "。");
}

/** @param {import("../klondike/why.js").Chapter} c */
function chapter(c) {
  const parts = [["翻开", c.uncovered], ["打出牌堆的", c.played], ["收", c.raised]].flatMap(([what, cards]) =>
    cards && cards.length > 0 ? [what + (cards.length > 8 ? `${cards.length}张牌` : list(/** @type {string[]} */ (cards)))] : []);
  return `（${c.begins_with}）：${parts.join("；") || "在各列之间移牌"}`;
}

/** @type {import("../i18n.js").Words} */
export const zh = {
  k: {
    why: "为什么？", whyPanel: "讲解", explain: "讲解", whyHelp: "说明这个局面为什么输，并在牌桌上标出祸首；能赢的则说明险处在哪里。", explaining: "正在寻找原因……", prove: "证明",
    proving: "正在寻找证明……", proved: { unsolvable: (n) => `已证明无解（${n}字节，已检查）。`, solved: (n) => `已证明有解（${n}步，已检查）。` }, unproved: "没有找到证明",
    saveProof: "保存证明", proofHelp: "可用不含求解代码的程序检查：", notExplained: "还没讲完就到了上限。", also: (what) => `，${what}`, blamed: "祸首之一",
    block: (cards, n, order) => `只因这${n}张牌的位置${order ? "和牌堆的次序" : ""}就无解，其余的牌怎么放都一样：${cards}`, blockMinimal: "缺一不可。",
    blockPerhaps: "也许更少的牌就够：没查完就到了上限。", noStory: "这些牌互相妨碍，但没有简短的等待关系能说明。", wait, moral: (n) => (n === 1 ? "所以它永远走不了。" : `所以这${n}张牌永远互相等待。`),
    cases: (n) => (n === 0 ? "这些牌已经没有不可逆的走法可试。" : `对这些牌来说，不可逆的走法只有${n}种值得一试：`),
    case: { up: (card) => `收${card}。然后：`, away: (card) => `${card}离开原处，移到另一列。然后：`, out: (card) => `${card}从牌堆放到一列。然后：` }, help: "怎样才能赢",
    would: "改成这样能赢", or: "；或者", noHelp: (tried) => `试过的办法都不行：换规则不行，试了${tried}种换牌也不行`,
    swapSuch: (a, b, wins, tried) => `交换两张牌，例如${a}换${b}（试了${tried}种，${wins}种能赢）`, short: "简单说", chain, whole: "完整的原因", colon: "：",
    rule: { "draw 1": "每次翻一张", "worrying back": "收牌可拿回", "one more redeal": "多一次重翻" },
    then: { solved: "有解", unsolvable: "仍然输", undecided: "未定" },
    swaps: (wins, tried, all, open) => `交换两张牌（其中至少一张是上面的牌）：试了${tried}种${tried < all ? `（共${all}种）` : ""}，${wins}种能赢${open > 0 ? `，${open}种未定` : ""}`,
    swapWith: (card, others) => `${card}换${others}`,
    best: (lower, upper) => (lower === upper ? `照现在的样子，最多能收${lower}张牌（已证明）` : `照现在的样子，至少能收${lower}张牌，最多${upper}张`), chapters: "解法分段",
    steps: (first, last) => (first === last ? `第${first}步` : `第${first}–${last}步`), chapter, narrow: "最险的地方",
    noNarrow: (judged, open) => (open > 0 ? `沿途${judged}种走法都没有证明会输，${open}种未定。` : `没有：沿途${judged}种走法都不会输。`),
    narrowAt: (step, words, wins, legal, open) => `第${step}步“${words}”：${legal}种走法中只有${wins}种仍能赢${open > 0 ? `，${open}种未定` : ""}。`,
    mistake: (words) => `一般人容易犯的错：“${words}”。`,
  },
};
