// English: the words of the Play tab.

import { signOf } from "../cards.js";
import { points } from "../review/points.js";

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
/** @type {Record<string, string>} */
const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const pile = (/** @type {string} */ p) => ({ "@": "the stock", W: "the waste" })[p] ?? (suits[p] ? "the foundation" : `column ${p}`);

/** A way to continue, up to its first card move: "turn the stock twice, then 9♦ to 10♠".
 * @param {{moves: {move: string, card: string, to: string, onto?: string}[]}} way */
function way({ moves }) {
  const turns = [...moves, { move: "" }].findIndex((m) => m.move !== "@"), first = moves[turns];
  const turned = turns > 0 ? `turn the stock${["", "", " twice"][turns] ?? ` ${turns} times`}` : "";
  return turned + (turned && first ? ", then " : "") + (first ? `${signOf(first.card)} ${place(first)}` : "");
}

/** @param {{to: string, onto?: string}} move */
const place = ({ to, onto }) => (/[CDHS]/.test(to) ? "up" : `to ${onto ? signOf(onto) : `the empty column ${to}`}`);

/** @type {Record<string, string>} */
const gains = { flips: "that turns a card up", empties: "that empties a column", best: "the best chance to win", only: "the only way on" };
/** @type {Record<string, string>} */
const ranks = { A: "ace", J: "jack", Q: "queen", K: "king", T: "10" };

/** Why a card can't move. @param {import("../play/reasons.js").Reason} reason */
function cannot({ kind, card, rank, red, below }) {
  if (kind === "down") return "A face-down card turns up when no card lies on it.";
  if (kind === "fixed") return "By this deal’s rules no card comes back from the foundations.";
  if (kind === "up") return `${signOf(card)} is up already; drag the card to take it back.`;
  return `${signOf(card)} needs ${rank ? `a ${red ? "red" : "black"} ${ranks[rank] ?? rank}; none is open` : "an empty column; there is none"}${below ? `, and ${signOf(below)} is not up yet` : ""}.`;
}

const labels = { inaccuracy: "an inaccuracy", mistake: "a mistake", blunder: "a blunder" };

/** @type {Record<string, string>} */
const ends = {
  "nearly lost": "This game is nearly lost: the chance to win is under 1 %.", lost: "This game is lost: nothing that you can do wins it.",
  "no progress": "No move changes anything any more.", "dead end": "No move is left.",
};
/** @param {string[]} cards */
const and = (cards) => cards.map(signOf).join(", ").replace(/, ([^,]*)$/, " and $1");

/** That a game is over, and why. @param {any} end @param {boolean} why */
function ended({ over, held, worlds, wins }, why) {
  if (!why) return ends[over] ?? "";
  if (held.length > 0) return `${ends[over]} Nothing takes ${and(held)} off the face-down cards.`;
  if (worlds > 1) return `${ends[over]} Of ${worlds} arrangements of the unseen cards ${wins || "none"} can be won, even with all cards known.`;
  if (over === "dead end") return `${ends[over]} No card fits anywhere.`;
  return `${ends[over]} No moves win, ${worlds === 1 ? "even with all cards known" : "whatever the unseen cards are"}.`;
}

/** @type {import("../i18n.js").Words} */
export const en = {
  play: {
    kind: {
      easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert", winnable: "Winnable", any: "Any deal", daily: "Deal of the day",
      number: "By number", lost: "Unwinnable",
    },
    about: {
      easy: "Can be won, and forgives much: careless play wins 40 or more of 100", medium: "Can be won, and wants care: careless play wins 15 to 39 of 100",
      hard: "Can be won, and forgives little: careless play wins 4 to 14 of 100", expert: "Can be won, and one slip may cost the game: careless play wins 3 or fewer of 100",
      winnable: "Can be won, that is proved. How hard it is, you don’t know.", any: "As the cards fall: it may be lost from the start",
      daily: "The same for everybody, and can be won: draw 1, medium. At weekends draw 3, hard.",
      lost: "A puzzle: nothing wins this deal, because of ten cards at most. Can you see why? The page tells you whenever you ask.",
    },

    // Around the table
    tools: "Tools", state: "The game", loading: "The cards are being shuffled …", deal: "Deal", undo: "Undo", redo: "Redo", hint: "Hint",
    advice: (answer, gain, more) => {
      const { ways, proved, over } = answer;
      const [best, ...others] = ways.slice(0, 3), chances = (/** @type {any[]} */ list) => list.map((w) => `${way(w)}: ${percent(w.chance)}`).join("; ");
      if (over === "lost" || over === "no progress" || over === "dead end") return ended(answer, true);
      if (proved) return `No card is a secret any more, and it is won: ${way(best)}.`;
      if (best.safe && best.games === 0) return `${cap(ways.map(way).join(", "))}: that can never hurt.`;
      if (!more) return best.safe ? `Look through the stock first (${plural(best.moves.length, "turn")}): that costs nothing.` : `${over ? ends[over] + " " : ""}${cap(way(best))}: ${gains[gain || (others.length > 0 ? "best" : "only")]}.`;
      if (best.safe) return `Look through the stock first (${plural(best.moves.length, "turn")}): that costs nothing. The chance to win is about ${percent(best.chance)}${others.length > 0 ? `; ${chances(others)}` : ""}.`;
      return `${over ? ends[over] + " " : ""}${cap(way(best))}: wins about ${percent(best.chance)}${others.length > 0 ? `; ${chances(others)}` : ""}.`;
    },
    byPeek: " It counts what you saw in moves that you took back.", menu: "Menu", finish: "Finish", review: "Result",
    moves: (n, undos) => plural(n, "move") + (undos > 0 ? `, ${plural(undos, "undo")}` : ""), time: (time) => `time ${time}`,
    points: (n) => plural(n, "point"), vegas: (n) => `${n < 0 ? "−" : ""}$${Math.abs(n)}`, draw: (n) => `draw ${n}`,
    number: (n) => `No. ${n}`, dayOf: (date) => `Deal of ${date}`, thinking: "Thinking …", ended, why: "Why?", restart: "Restart", another: "Another deal", more: "More", empty: "Nothing is dealt yet.", dealOf: (kind) => `Deal: ${kind}`,
    puzzle: "Nothing wins this deal. Can you see why?", seeWhy: "Show me why", reasoning: "Looking for the reason …", onTable: "Show on the table",
    restarted: "The same deal from its start. Undo brings your game back.", looking: "Peeking at all cards …",
    verdict: {
      "": "Is it lost? (peeks)", solved: "The game can still be won (the solver saw all cards).",
      unsolvable: "The game is lost: no way to win is left (the solver saw all cards).",
      undecided: "Undecided: the solver found neither a win nor a proof.",
    },
    won: "Won!",

    // Said
    dealt: (kind) => `New deal: ${kind}`,
    move: (m) => (m.move === "@" ? (m.redeal ? "the waste is turned over" : `${plural(m.cards.length, "card")} turned`)
      : `${signOf(m.cards[0])}${m.cards.length > 1 ? ` and ${m.cards.length - 1} more` : ""} to ${pile(m.to)}`),
    moved: (words, up) => words + (up.length > 0 ? `; up comes ${up.map(signOf).join(", ")}` : ""),
    undone: (n) => `Undone; ${plural(n, "move")}`, redone: (n) => `Redone; ${plural(n, "move")}`, cannot,

    // Faults
    fault: {
      seed: "That isn’t the number of a deal: one is like 31, greenfelt:4 or klondike-solver:8721.", link: (/** @type {string} */ part) => `The link is wrong at “${part}”, so no deal was taken from it.`, pool: "The list of deals couldn’t be loaded.",
      proved: "Deals that are proved winnable are played with unlimited redeals, and cards may come back.",
      damaged: "The saved game can’t be read.", newer: "The saved game is from a newer page.",
      illegal: "That move isn’t legal.", over: "The game is over.", first: "This is the start of the game.",
      last: "There is no move to redo.", long: "A game has 5000 steps at most.", open: "The deal is shown when the game is over.",
      stale: "The position has changed meanwhile.", none: "There is no game.",
      op: "The page and its worker are of different versions: load the page again.",
    },

    // Sheets
    sheet: {
      deal: "New deal", offer: "A deal from a link", menu: "Menu", rules: "How to play", keys: "Keys", settings: "Settings", statistics: "Statistics",
      sofar: "The game so far", ends: "Review", end: "The end", won: "Won!",
    },
    loses: "The game you are playing counts as lost then.", which: "Which deal", openDeal: "Deal", orNumber: "instead of the kind", drawLabel: "Cards turned", redeals: "Redeals",
    numberLabel: "Number, such as 31 or greenfelt:4", monthBefore: "The month before", monthAfter: "The month after",
    dayMark: (day, mark) => day + ({ won: ", won", tried: ", tried" }[/** @type {"won"} */ (mark)] ?? ""),
    streak: (n) => `${n === 1 ? "1 day" : `${n} days`} won in a row. Green days are won, framed days tried.`, share: "Link to this deal", linkHere: "Link",
    offered: (seed) => `The link brings deal no. ${seed}.`, take: "Play it", goOn: "Continue playing", statistics: "Statistics",
    settings: "Settings",
    rules: {
      "": "How to play", goal: "Bring all cards up to the foundations, by suit, from the ace to the king.",
      columns: "Columns build down in alternating colours. A run of open cards moves as one. Only a king goes to an empty column. A face-down card with no card on it turns up.",
      stock: "The stock is turned one or three cards at a time; the last card turned is open to play. An empty stock is dealt again from the waste.",
      back: "Cards may come back from the foundations, unless the deal’s rules forbid it.",
      tap: "Tap a card and it goes to the best place, tap twice and it goes up, or drag it. Hold a card to look at it.",
      honest: "Hints know only what you know. “Is it lost?” peeks, and the game’s record says so.",
    },
    key: {
      space: "Space", walk: "Walk over the table; with a card picked up, to its goals", pick: "Pick a card up, lay it down", drop: "Put the card back",
      column: "To a column; lay the card there", waste: "To the waste", up: "Send the card up", stock: "To the stock; again turns it", turn: "Turn the stock",
      undo: "Undo", redo: "Redo", hint: "Hint; again plays it", finish: "Bring the rest up, once nothing is left to decide", deal: "New deal", menu: "Menu", keys: "These keys",
    },
    soFar: "Review the game so far",
    soFarReading: (n) => (n === 0 ? "Judging the first decisions …" : `Judging: ${plural(n, "decision")} so far …`),
    soFarIs: (r) => `The deal won ${percent(r.start)} at the start, and wins ${percent(r.result)} now: luck ${points(r.luck, r.error)}, given away ${points(r.loss, r.error)}.` +
      (r.accuracy === null ? "" : ` Accuracy ${Math.round(r.accuracy)} %.`),
    decided: (d) => `Move ${d.first + 1}, ${way(d)}: wins ${percent(d.played_chance)}, ${d.probably ? "probably " : ""}${labels[/** @type {"mistake"} */ (d.label)]}. Best: ${way({ moves: d.best })}, ${percent(d.before)}.`,
    noneCostly: "No decision gave away 5 points of chance for sure.",
    soFarHides: "The estimates use only what you knew at each move. What open cards would show comes after the end. This review counts as a hint.",
    reviewNow: "Review", reviewOther: "Review another game", reviewEnds: "A review opens all cards, so the game ends here.",
    reviewYes: "End and review", giveUp: "Give up", export: "Save as a file", import: "Load a file",
    exported: "Game and statistics are saved as a file.", imported: "The file is loaded.",
    notImported: "That file can’t be read: this page didn’t save it.", newerFile: "That file is from a newer version of this page.",
    set: {
      score: "Points", finish: "Finish by itself when nothing is left to decide",
      passes: "Passes as in Vegas: 1 at draw 1, 3 at draw 3 (not for winnable deals)", timer: "Show the time", sound: "Sounds", autoplay: "Move cards up automatically when that can’t do harm",
    },
    score: { standard: "Standard", vegas: "Vegas", cumulative: "Vegas, all games", none: "None" },

    // Results
    result: (r) => `${r.won ? "Won" : "Not won"}: ${plural(r.moves, "move")}, ${r.time}${r.points && ", "}${r.points}${r.undos > 0 ? `, ${plural(r.undos, "undo")}` : ""}${r.restarts ? `, try ${r.restarts + 1}` : ""}${r.helped ? ", with help" : ""}.`,
    special: {
      first: (draw) => `Your first win at draw ${draw}`, quickest: (draw) => `Your fastest win at draw ${draw}`, shortest: (draw) => `Your fewest moves at draw ${draw}`,
      highest: (draw) => `Your most points at draw ${draw}`, row: (_, row) => `Your longest streak: ${row} wins`,
    },
    sumIs: (sum, all) => `${all} = ${sum.moves} for the moves${sum.undos < 0 ? ` − ${-sum.undos} for undos` : ""}${sum.time < 0 ? ` − ${-sum.time} for the time (2 each 10 seconds)` : ""}${sum.bonus > 0 ? ` + ${sum.bonus} for the win (700,000 ÷ seconds, of which at least 30 count)` : ""}`,
    shareResult: "Share", vegasAll: (n) => `${n < 0 ? "−" : ""}$${Math.abs(n)} in all games`,
    shared: (v) => `Klondike, deal no. ${v.deal}, draw ${v.draw}${v.redeals < 0 ? "" : `, ${plural(v.redeals, "redeal")}`}${v.back ? "" : ", no card comes back"}.`,
    unplayed: "No move was made.", numberIs: (n) => `deal no. ${n}`, next: "Next deal", again: "Same deal again",
    noGames: "You haven’t finished a game yet.", byKind: "By deals", sumOf: (name) => `Your games: ${name}`,
    wonOf: (won, all) => `${won} of ${all} (${all > 0 ? Math.round((100 * won) / all) : 0}\u00a0%)`,
    sum: {
      kind: "Deals", won: "Won", row: "In a row", longest: "Longest row", quickest: "Best time", shortest: "Fewest moves",
      highest: "Most points",
    },
  },
};

/** @param {string} text */
function cap(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
