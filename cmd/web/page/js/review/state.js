// The state of a review: one record, which review.js changes and the parts draw. What is stepped through is a path: the game, a
// short solution, or a variation of the game.

import { placeIn } from "../store.js";

/** @typedef {import("../klondike/state.js").Move} Move
 * @typedef {import("../klondike/board.js").Board} Board
 * @typedef {import("../klondike/state.js").Rules} Rules */

/** A decision of the game, as the event of k.review tells it. Chances are from 0 to 1; error is the standard deviation of loss.
 * @typedef {object} Decision
 * @property {number} first its first move, from 0
 * @property {number} last its last one; first - 1 of the decision to give up
 * @property {Move[]} moves
 * @property {number} before the chance with the best way on
 * @property {Move[]} best
 * @property {number} played_chance
 * @property {number} error
 * @property {number} loss
 * @property {number} luck what the cards that came up then added
 * @property {"" | "unclear" | "inaccuracy" | "mistake" | "blunder"} label
 * @property {boolean} probably
 * @property {Verdict} winnable after it, with all cards known
 * @property {number} choices
 * @property {boolean} [given_up]
 *
 * @typedef {"solved" | "unsolvable" | "undecided"} Verdict
 * @typedef {{player: "uct" | "greedy", won: boolean, steps: number, accuracy: number | null}} Other
 * What the game came to.
 * @typedef {{start: number, result: number, luck: number, loss: number, error: number, accuracy: number | null, accuracy_decisions: number, decisions: number,
 *   lost_at: number | null, others: Other[], shortest: {steps: number, proved?: boolean, moves: Move[]} | null, steps: number}} Report
 * What another move is worth.
 * @typedef {{chance: number, error: number, winnable: Verdict}} Judged
 * Moves to step through, of which the first ones up to from are the game's.
 * @typedef {{kind: "game" | "shortest" | "own", moves: Move[], from: number}} Path */

/** @typedef {object} State
 * @property {{deal: string, rules: Rules} | null} start null before a game is there
 * @property {import("./record.js").Aids} aids that the player had @property {import("./record.js").Peek[]} peeks what was seen in moves taken back
 * @property {Move[]} game its moves
 * @property {Path} path
 * @property {number} step how many moves of the path have been made
 * @property {Board | null} board after these
 * @property {Move[]} legal the legal moves there
 * @property {Decision[]} decisions as far as they are known
 * @property {Report | null} report
 * @property {boolean} shortening whether a shorter solution than the report's is looked for
 * @property {boolean} running whether more decisions are coming
 * @property {Record<string, Judged | null>} judged moves tried, by position and move; null: the answer is coming
 * @property {{running: boolean, lost: import("../klondike/why.js").Lost | null, reason: string} | null} why the explanation of the loss
 * @property {boolean} open whether cards that the player hadn't seen are shown
 * @property {"costly" | "luck" | "all"} listed which decisions the list has
 * @property {string} picked the card picked up, "" if none
 * @property {boolean} playing the steps run by themselves
 * @property {boolean} pasting whether the field for another game is open
 * @property {string} fault what is wrong */

/** @typedef {import("../store.js").Part<State>} Part */

/** @returns {State} */
export function blank() {
  return {
    start: null, aids: {}, peeks: [], game: [], path: pathOf([]), step: 0, board: null, legal: [], decisions: [], report: null, shortening: false, running: false, judged: {},
    why: null, open: false, listed: "costly", picked: "", playing: false, pasting: false, fault: "",
  };
}

/** The game as a path.
 * @param {Move[]} moves @returns {Path} */
export function pathOf(moves) {
  return { kind: "game", moves, from: moves.length };
}

/** The moves made, as requests tell them.
 * @param {State} s @param {number} [n] */
export function made(s, n = s.step) {
  return s.path.moves.slice(0, n).map((m) => m.move);
}

/** The name of a move where it is made.
 * @param {State} s @param {string} move @param {number} [n] */
export function keyOf(s, move, n = s.step) {
  return [...made(s, n), move].join(" ");
}

/** The place of the game that the path is at, or left it.
 * @param {State} s */
export function placeInGame({ path, step }) {
  return path.kind === "game" ? step : Math.min(step, path.from);
}

/** The decision that is to be made after n moves of the game, or is being made there.
 * @param {State} s @param {number} [n]
 * @returns {Decision | undefined} */
export function decisionAt(s, n = placeInGame(s)) {
  return s.decisions.find((d) => d.first === n) ?? s.decisions.find((d) => d.first < n && n <= d.last);
}

/** Whether a decision gave something away that has a name.
 * @param {Decision} d */
export function isCostly({ label }) {
  return label !== "" && label !== "unclear";
}

/** Least luck, in chance, that is worth telling. */
const muchLuck = 0.08;

/** The decisions that the list has.
 * @param {State} s */
export function listed({ decisions, listed: which }) {
  if (which === "all") return decisions;
  return decisions.filter(which === "luck" ? (d) => Math.abs(d.luck) >= muchLuck : isCostly);
}

/** The decision that cost most; undefined if none cost anything worth a name.
 * @param {State} s */
export function costliest({ decisions }) {
  return decisions.filter(isCostly).reduce((/** @type {Decision | undefined} */ worst, d) => (worst && worst.loss >= d.loss ? worst : d), undefined);
}

/** The decision that costs something before or after a place of the game.
 * @param {State} s @param {1 | -1} way @param {number} [here] */
export function nextCostly(s, way, here = placeInGame(s)) {
  const costly = s.decisions.filter(isCostly);
  return way > 0 ? costly.find((d) => d.first > here) : costly.findLast((d) => d.first < here);
}

/** Sums of what is known so far.
 * @param {State} s
 * @returns {{start: number, luck: number, loss: number, error: number} | null} */
export function sums({ report, decisions }) {
  if (report) return report;
  const [first] = decisions;
  if (!first) return null;
  const sum = (/** @type {(d: Decision) => number} */ of) => decisions.reduce((all, d) => all + of(d), 0);
  return { start: first.before, luck: sum((d) => d.luck), loss: sum((d) => d.loss), error: Math.sqrt(sum((d) => d.error ** 2)) };
}

/** Cards that the player had seen by now: all but those that have always been covered.
 * @param {State} s
 * @returns {Set<string>} */
export function seen({ board, path, step }) {
  const shown = (board?.columns ?? []).flatMap(({ down, cards }) => cards.slice(down));
  const turned = path.moves.slice(0, step).flatMap((m) => m.cards);
  return new Set([...shown, ...(board?.waste ?? []), ...turned]);
}

/** A path with one more move: the game's own next move keeps to the game.
 * @param {State} s @param {Move} move
 * @returns {{path: Path, step: number}} */
export function withMove({ path, step }, move) {
  if (path.moves[step]?.move === move.move) return { path, step: step + 1 };
  const from = path.kind === "game" ? step : Math.min(path.from, step);
  return { path: { kind: "own", moves: [...path.moves.slice(0, step), move], from }, step: step + 1 };
}

/** A place on the path that is as near as it can be to n.
 * @param {State} s @param {number} n */
export function placeOn({ path, step }, n) {
  return placeIn({ line: path.moves, step }, n);
}
