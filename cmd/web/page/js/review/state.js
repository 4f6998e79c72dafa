// The state of a review: one record, which review.js changes and the parts draw. The reader steps through a path: the game, a
// short solution, or a variation of the game.

import { placeIn } from "../store.js";

/** @typedef {import("../klondike/state.js").Move} Move
 * @typedef {import("../klondike/board.js").Board} Board
 * @typedef {import("../klondike/state.js").Rules} Rules */

/** A decision of the game in the form of k.review's event: winnable is the verdict after it, with all cards known.
 * @typedef {import("./decisions.js").Decision & {moves: Move[], best: Move[], winnable: Verdict}} Decision
 *
 * @typedef {"solved" | "unsolvable" | "undecided"} Verdict
 * @typedef {{player: "uct" | "greedy", won: boolean, steps: number, accuracy: number | null}} Other
 * The sums of the game.
 * @typedef {{start: number, result: number, luck: number, loss: number, error: number, accuracy: number | null, accuracy_decisions: number, decisions: number,
 *   lost_at: number | null, others: Other[], shortest: {steps: number, proved?: boolean, moves: Move[]} | null, steps: number}} Report
 * The value of another move.
 * @typedef {{chance: number, error: number, winnable: Verdict}} Judged
 * Moves to step through; those before from belong to the game.
 * @typedef {{kind: "game" | "shortest" | "own", moves: Move[], from: number}} Path */

/** @typedef {object} State
 * @property {{deal: string, rules: Rules} | null} start null before a game is loaded
 * @property {import("./record.js").Aids} aids that the player had @property {import("./record.js").Peek[]} peeks the cards seen in undone moves
 * @property {Move[]} game its moves
 * @property {Path} path
 * @property {number} step how many moves of the path are made
 * @property {Board | null} board after the moves made
 * @property {Move[]} legal its legal moves
 * @property {Decision[]} decisions as far as they are known
 * @property {Report | null} report
 * @property {boolean} shortening whether a shorter solution than the report's is being searched
 * @property {boolean} running whether more decisions are coming
 * @property {Record<string, Judged | null>} judged moves tried, by position and move; null: the answer is coming
 * @property {{running: boolean, lost: import("../klondike/why.js").Lost | null, reason: string} | null} why the explanation of the loss
 * @property {boolean} open whether cards that the player hadn't seen are shown
 * @property {"costly" | "luck" | "all"} listed which decisions the list has
 * @property {string} picked the card picked up, "" if none
 * @property {boolean} playing the steps run on a clock
 * @property {boolean} pasting whether the field for another game is open
 * @property {string} fault the fault to show, "" if none */

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

/** The moves made, in the form of requests.
 * @param {State} s @param {number} [n] */
export function made(s, n = s.step) {
  return s.path.moves.slice(0, n).map((m) => m.move);
}

/** The key of a move after n moves.
 * @param {State} s @param {string} move @param {number} [n] */
export function keyOf(s, move, n = s.step) {
  return [...made(s, n), move].join(" ");
}

/** The cards that the player had seen by now: all except those always covered.
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

/** A place on the path as near to n as possible.
 * @param {State} s @param {number} n */
export function placeOn({ path, step }, n) {
  return placeIn({ line: path.moves, step }, n);
}
