// English: the words of explanations of Klondike deals.

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** The solvers' sentences call a ten T. @param {string} words */
const tens = (words) => words.replace(/T(?=[♣♦♥♠])/g, "10");

/** @type {import("../i18n.js").Words} */
export const en = {
  k: {
    why: "Why?", whyPanel: "Explanation", explain: "Explain",
    whyHelp: "Explains why a position is lost, with the cards to blame marked, or where a won position is narrow.",
    explaining: "Looking for an explanation…", prove: "Prove", proving: "Looking for a proof…",
    proved: {
      unsolvable: (n) => `Proved lost (${plural(n, "byte")}, checked).`, solved: (n) => `Proved won (${plural(n, "move")}, checked).`,
    },
    unproved: "No proof was found", saveProof: "Save the proof", proofHelp: "A program that shares no code with the solver checks it:",
    notExplained: "A limit stopped the search before it found an explanation.", also: (what) => `, ${what}`,
    blamed: "one of the cards to blame",
    block: (cards, n, order) => `Lost because of ${plural(n, "card")}${order ? " and the order of the stock" : ""}, wherever the others lie: ${cards}`,
    blockMinimal: "All of these are needed.", blockPerhaps: "Perhaps fewer cards suffice: a limit stopped the check.",
    noStory: "These cards block each other in a way that no short chain of waiting explains.", wait: (w) => tens(w.words),
    moral: (n) => (n === 1 ? "So it can never leave." : `So these ${n} cards wait for each other for ever.`),
    cases: (n) => (n === 0 ? "These cards have no irreversible move left." :
      `Only ${plural(n, "irreversible move")} with these cards ${n === 1 ? "is" : "are"} worth a try:`),
    case: {
      up: (card) => `${card} goes up. Then:`, away: (card) => `${card} leaves its place for another column. Then:`,
      out: (card) => `${card} comes from the stock to a column. Then:`,
    },
    help: "What would help", would: "Would help", or: "; or ",
    noHelp: (tried) => `nothing that was tried: neither other rules nor one of ${tried} swaps`,
    swapSuch: (a, b, wins, tried) => `two cards swapped, such as ${a} with ${b} (${tried} swaps tried, ${wins} of them win)`, short: "In short",
    chain: (c) => `${tens(c.words)}.`, whole: "The whole story", colon: ": ",
    rule: {
      "draw 1": "Turning one card at a time", "worrying back": "Taking cards back from foundations", "one more redeal": "One more redeal",
    },
    then: { solved: "winnable", unsolvable: "still lost", undecided: "undecided" },
    swaps: (wins, tried, all, open) => `Two cards swapped, one of them of these: ${tried} swaps tried, ${wins} of them win` +
      `${open > 0 ? `, ${open} undecided` : ""}${tried < all ? `, of ${all} in all` : ""}`,
    swapWith: (card, others) => `${card} with ${others}`,
    best: (lower, upper) => (lower === upper ? `As it is, ${plural(lower, "card")} can go up at most, proved` : `As it is, at least ${lower} cards can go up, at most ${upper}`),
    chapters: "The solution in chapters", steps: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
    chapter: (c) => `(${c.begins_with}): ${c.words}`, narrow: "The narrowest places",
    noNarrow: (judged, open) => (open > 0 ? `None of the ${plural(judged, "legal move")} on the way is shown to lose, ${open} undecided.` :
      `None: no legal move on the way loses (${judged} judged).`),
    narrowAt: (step, words, wins, legal, open) => `Step ${step}, “${words}”: ${wins} of ${legal} legal moves keep the deal won${open > 0 ? `, ${open} undecided` : ""}.`,
    mistake: (words) => `A plain player’s mistake: “${words}”.`,
  },
};
