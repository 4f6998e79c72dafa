// English: the words of searches and of the editor in Analyse.

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** @type {import("../i18n.js").Words} */
export const en = {
  k: {
    // Search
    search: "Ways to search", searchTerms: "The strategy says in which order positions are searched; the dedicated solver decides nearly every deal at once. The others are there to compare: a score says which positions look best, the open list holds those still to search, and a cheaper path to a known position may change its place in the tree.",
    searchHelp: "Solve searches from the position shown.", stopped: "Stopped.",
    foundSteps: (n) => `Solved in ${plural(n, "step")}.`,
    outcome: { unsolvable: "Proved: no way to win.", undecided: "Undecided", stopped: "Stopped.", failed: "Failed." },
    how: { strategy: "Strategy", score: "Score", openList: "Open list", reparent: "Cheaper path", limit: "Time limit" },
    seconds: (n) => (n < 60 ? `${n} s` : `${n / 60} min`),
    strategy: {
      fast: "dedicated solver", minimal: "shortest solution", astar: "A*", wastar: "weighted A*", greedy: "greedy", uniform: "uniform cost",
      bfs: "breadth-first", dfs: "depth-first", idastar: "IDA*", beam: "beam", document: "A*, as in the founding program",
    },
    founding: "Founding program", console: "Console", letters: "T hearts, F diamonds, H spades, M clubs; columns of any length.",
    tells: {
      "": "A* begins", random: "Random", deepest: "Path to the deepest state:", time: (s) => `Time ${s.toFixed(3)} s`, found: (n) => `Solution found, ${plural(n, "step")}:`,
      counts: (c) => `${c.expanded} states expanded (closed), ${c.open} open, tree of ${c.tree}, greatest depth ${c.depth}, ${plural(c.duplicates, "duplicate")}`,
      none: "No solution", unsound: "All states were searched; but a rule of the program, a king stays on its empty column, loses some solutions, so this is no proof.",
    },
    counter: { expanded: "Expanded", tree: "Tree", open: "Open", depth: "Depth", duplicates: "Duplicates", seconds: "Time" },

    // Editor
    editHelp: "Choose a pile, then press cards, or drag on the table. A column begins with its deepest card. A card that you haven't seen lies face down as an unseen card. On the table F turns the chosen card and those under it face down, Delete takes it away, 1 to 7 choose a column, 0 the stock.",
    aim: (name, n, unseen) => (n > 0 ? `Next card goes to: ${name}. ${plural(n, "card")} to lay` : "Every card has its place") + (unseen > 0 ? `, ${unseen} unseen.` : "."),
    press: "Press Use this deal.", under: "They lie under the columns: choose each column and press Unseen card.", name: (pile) => `Which card turned up: ${pile}? Press it.`,
    palette: "Cards that lie nowhere yet", stockList: "Stock:", done: "Use this deal", resume: "Change the board", unknown: "Unseen card", rest: "Rest unseen", shuffle: "Shuffle rest",
    editUndo: "Undo", editRedo: "Redo", flip: "Turn face down", remove: "Take away", clear: "Clear", redealt: "Redeals used", cancel: "Cancel",
  },
};
