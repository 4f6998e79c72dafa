// English: the words of the shell and of Klondike.

/** @type {Record<string, string>} */
const rankNames = { A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king" };
/** @type {Record<string, string>} */
const suitNames = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
/** @param {number} n */
const nth = (n) => n + ((n % 100 - n % 10 !== 10 && { 1: "st", 2: "nd", 3: "rd" }[n % 10]) || "th");
/** The first of some names. @param {string[]} names */
const few = (names) => names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");
/** @param {string} p a pile's name */
const pile = (p) => ({ "@": "stock", W: "waste" })[p] ?? (suitNames[p] ? `foundation of ${suitNames[p]}` : `column ${p}`);

/** @type {import("../i18n.js").Words} */
export const en = {
  title: "kedou: Klondike and doudizhu", skip: "Skip to the content", tabs: "Games",
  tab: { play: "Play", klondike: "Analyse", doudizhu: "Doudizhu", tree: "Trees" }, shut: "Close", loading: "The solver is being loaded",
  renewal: { text: "A new version of this page is ready.", take: "Reload", later: "Later" },
  notLoaded: "This part of the page could not be loaded. Is the server still running?", hideNote: "Hide this message",
  look: {
    back: { "": "Backs", lattice: "Lattice", tadpoles: "Tadpoles", waves: "Waves", stripes: "Stripes", dots: "Dots", squares: "Squares", scales: "Scales", stars: "Stars" },
    felt: { "": "Felt", green: "Green", blue: "Blue", wine: "Wine", plum: "Plum", slate: "Slate", walnut: "Walnut" }, mode: { "": "Page", system: "As the system", light: "Light", dark: "Dark" },
    face: { "": "Faces", usual: "Usual", large: "Large signs" }, colours: { "": "Colours of the suits", 2: "Two", 4: "Four" }, stock: { "": "Stock", left: "Left", right: "Right" },
  },
  kept: {
    newer: "A newer version of this page saved your data. They stay as they are, and nothing new is saved, until you load the page again or press “Start over”.",
    locked: (parts) => `Saved data can’t be read: ${few(parts)}. They stay as they are, and nothing new is saved there, until you press “Start over”.`,
    lost: (parts) => `Of the saved data, ${plural(parts.length, "part")} can’t be read and ${parts.length === 1 ? "is" : "are"} left out: ${few(parts)}.`, startOver: "Start over",
  },
  language: { other: "中文" }, card: (rank, suit) => `${rankNames[rank]} of ${suitNames[suit]}`,
  k: {
    pile, pileShort: (p) => ({ C: "♣", D: "♦", H: "♥", S: "♠" })[/** @type {"C"} */ (p)] ?? `column ${p}`,
    cardAt: (name, p, down, n, all) => `${name || "a card"}, ${pile(p)}` + `, face ${down ? "down" : "up"}, ${nth(n)} of ${all}`,
    slotLabel: (name, n) => `${name}, ${n === 0 ? "empty" : plural(n, "card")}`,
    stockLabel: (n, next, can) => (n > 0 ? `stock, ${plural(n, "card")}${next && `, next ${next}`}: turn` : can ? "stock, empty: turn the waste over" : "stock, empty"),
    words: (m) => m.words, pickedUp: (name, piles) => `${name} picked up; it can go to ${piles.join(" or ")}`, table: "Table",

    // Deals and rules
    deal: "Deal and rules", random: "New deal", seed: "Seed", openSeed: "Open", paste: "Paste…", pasteLabel: "A deal as text",
    pasteHelp: "A deal or a game in progress, on as many lines as you like: as kedou writes it, or PySol, Solvitaire, Klondike-Solver or MinimalKlondike, or a number such as greenfelt:1492773577. Write ?? for an unseen card.",
    ways: {
      asked: "Trying the moves with possible unseen cards …",
      note: "Moves to try, the best first. Make one in your game, then press it here.",
      none: "No move is worth a try: the game can't be won any more.",
      way: (moves, w) => `${moves.join("; ")}: ${w.safe && w.games === 0 ? "can never hurt" : `wins ${(w.chance * 100).toFixed(0)} ± ${(w.error * 200).toFixed(0)} %`}`,
    },
    openText: "Take this deal", edit: "Edit", empty: "Empty board", rules: "Rules", draw: "Draw", redeals: "Redeals",
    unlimited: "unlimited", back: "Worrying back", backHelp: "Cards may come back from the foundations",
    rulesText: (r) => `draw ${r.draw}, ${r.redeals < 0 ? "unlimited redeals" : plural(r.redeals, "redeal")}${r.back ? "" : ", no worrying back"}`,
    at: (line, column) => `Line ${line}, character ${column}:`, twice: "twice", missing: "missing", cutShort: "the answer was cut short", unread: "the answer can’t be read", ended: "the solver has stopped, probably because the browser gives it no more memory",
    noServer: "No answer: is the server still running?",

    // Verdicts and play
    verdictLabel: "Verdict",
    dealVerdict: { solved: "This deal can be won", unsolvable: "Proved: this deal can’t be won", undecided: "Undecided" },
    verdict: { solved: "Still winnable", unsolvable: "Proved: no longer winnable", undecided: "Undecided" },
    because: (reason) => ` (${reason})`, awaiting: "Waiting for the solver …", judging: "Looking …", searching: "Searching …",
    silent: "Can it be won?", won: "Won!", wonIn: (n) => `All cards are on the foundations, in ${plural(n, "step")}.`,
    lostBy: "That move loses the game. You can take it back.", lastWinnable: (n) => `The game was last winnable after step ${n}.`,
    next: (n, words) => `Next, step ${n}: ${words}`,
    yourMove: (n) => (n === 0 ? "No legal move is left." : `${plural(n, "legal move")}. Play, or press Solve.`), solve: "Solve",
    stop: "Stop", hintButton: "Hint", undo: "Undo", redo: "Redo", takeBack: "Take it back", rescue: "Back to last winnable",
    judgeEach: "Show the verdict after each move", hint: (words) => `Hint: ${words}`, maybeHint: (words) => `No move is known to win, undecided; perhaps: ${words}`,
    wins: (n) => `wins, ${n} to go`, loses: "loses", idle: "; this changes nothing",
    open: {
      "": "undecided", stacks: "stacks by priority", heap: "decrease-key heap", gods: "gods' heap", bucket: "gods' tree map", list: "sorted list",
    },

    // Replay and moves
    replay: "Replay", first: "To the start", stepBack: "Step back", play: "Play", pause: "Pause", stepForward: "Step forward",
    last: "To the end", place: "Step", stepOf: (n, all) => `step ${n} of ${all}`, speed: "Speed", perSecond: (n) => `${n} / s`,
    moves: "Moves", noMoves: "No moves yet. Play, or press Solve.", legal: "Legal moves", turnShort: "turn stock", redealShort: "redeal",
    copy: "Copy as text", link: "Copy link", copied: "Copied.", talon: "Stock, in the order of the turns",
    talonTitle: (n) => `Stock: ${n}`, fourColours: "Four colours",
    keys: "Keys: ← → step, space plays, Home End jump, h hint, u undo; on the table arrows walk, 1 to 7 lead to columns, 9 to the waste, 0 to the stock, Enter picks up and lays down, 8 sends up.",
  },
};
