// English: the words of explanations of Klondike deals.

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** @type {import("../i18n.js").Words} */
export const en = {
  "k.why": "Why?",
  "k.whyPanel": "Explanation",
  "k.explain": "Explain",
  "k.whyHelp": "Says why this position is lost, with the cards to blame on the table, or where a won one is narrow.",
  "k.explaining": "Looking for an explanation…",
  "k.notExplained": "The limit came before there was an explanation.",
  "k.also": (what) => `, ${what}`,
  "k.blamed": "one of the cards to blame",
  "k.block": (cards, n, order) => `Lost because of ${plural(n, "card")}${order ? " and the order of the stock" : ""}, wherever the others lie: ${cards}`,
  "k.blockMinimal": "None of that can be left out.",
  "k.blockPerhaps": "Perhaps fewer cards would do: a limit came before that was known.",
  "k.noStory": "These cards block each other in a way that no short chain of waiting explains.",
  "k.wait": (w) => w.words,
  "k.moral": (n) => (n === 1 ? "So it can never leave." : `So these ${n} cards wait for each other for ever.`),
  "k.cases": (n) => (n === 0 ? "Nothing is left to do with these cards that can’t be undone." :
    `With these cards only ${plural(n, "thing")} that can’t be undone ${n === 1 ? "is" : "are"} worth a try:`),
  "k.case.up": (card) => `${card} goes up. Then:`,
  "k.case.away": (card) => `${card} leaves its place for another column. Then:`,
  "k.case.out": (card) => `${card} comes from the stock to a column. Then:`,
  "k.help": "What would help",
  "k.would": "Would help",
  "k.or": "; or ",
  "k.noHelp": (tried) => `nothing that was tried: neither other rules nor one of ${tried} swaps`,
  "k.swapSuch": (a, b, wins, tried) => `two cards swapped, such as ${a} with ${b} (${wins} of ${tried} swaps tried)`,
  "k.short": "In short",
  "k.chain": (c) => `${c.words}.`,
  "k.whole": "The whole story",
  "k.colon": ": ",
  "k.rule.draw 1": "Turning one card at a time",
  "k.rule.worrying back": "Taking cards back from foundations",
  "k.rule.one more redeal": "One more redeal",
  "k.then.solved": "winnable",
  "k.then.unsolvable": "still lost",
  "k.then.undecided": "undecided",
  "k.swaps": (wins, tried, all, open) => `Two cards swapped, one of them of these: winnable after ${wins} of ${tried} swaps tried` +
    `${open > 0 ? `, ${open} undecided` : ""}${tried < all ? `, of ${all} in all` : ""}`,
  "k.swapWith": (card, others) => `${card} with ${others}`,
  "k.best": (lower, upper) => (lower === upper ? `As it is, ${plural(lower, "card")} can go up at most, proved` : `As it is, at least ${lower} cards can go up, at most ${upper}`),
  "k.chapters": "The solution in chapters",
  "k.steps": (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  "k.chapter": (c) => `(${c.begins_with}): ${c.words}`,
  "k.narrow": "The narrowest places",
  "k.noNarrow": (judged, open) => (open > 0 ? `None of the ${plural(judged, "legal move")} on the way is shown to lose, ${open} undecided.` :
    `None: no legal move on the way loses (${judged} judged).`),
  "k.narrowAt": (step, words, wins, legal, open) => `Step ${step}, “${words}”: ${wins} of ${legal} legal moves keep the deal won${open > 0 ? `, ${open} undecided` : ""}.`,
  "k.mistake": (words) => `A plain player’s mistake: “${words}”.`,
};
