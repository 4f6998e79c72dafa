// The state of a review of Klondike. The reader steps through the game, a short solution, or a variation of the game.

import { blank as common } from "../decisions.js";

/** @typedef {import("../../klondike/state.js").Move} Move
 * @typedef {import("../../klondike/board.js").Board} Board
 * @typedef {import("../../klondike/state.js").Rules} Rules */

/** A decision of the game in the form of k.review's event: winnable is the verdict after it, with all cards known; lost: it was lost before;
 * shared moves begin both ways.
 * @typedef {import("../decisions.js").Decision & {moves: Move[], best: Move[], shared: number, lost?: boolean, winnable: Verdict}} Decision
 *
 * @typedef {"solved" | "unsolvable" | "undecided"} Verdict
 * @typedef {{player: "uct" | "greedy", won: boolean, steps: number, accuracy: number | null}} Other
 * @typedef {{kind: string, step?: number, onto?: string, well: boolean}} Fact what is certain with all cards known
 * @typedef {import("../decisions.js").Sums & {fact: Fact, lost_at: number | null, others: Other[], shortest: {steps: number, proved?: boolean, moves: Move[]} | null, steps: number}} Report
 * The value of another move.
 * @typedef {{chance: number, error: number, winnable: Verdict}} Judged
 * @typedef {import("../decisions.js").Path<Move>} Path */

/** @typedef {import("../decisions.js").Reviewed<Move, Report, Decision> & Own} State
 * @typedef {object} Own
 * @property {{deal: string, rules: Rules} | null} start null before a game is loaded
 * @property {import("./record.js").Aids} aids that the player had @property {import("./record.js").Peek[]} peeks the cards seen in undone moves
 * @property {Board | null} board after the moves made
 * @property {Move[]} legal its legal moves
 * @property {Record<string, Judged | null>} judged moves tried, by position and move
 * @property {boolean} shortening whether a shorter solution than the report's is being searched
 * @property {{running: boolean, lost: import("../../klondike/why.js").Lost | null} | null} why the explanation of the loss
 * @property {boolean} open whether cards that the player hadn't seen are shown
 * @property {string} picked the card picked up, "" if none */

/** @typedef {import("../../store.js").Part<State>} Part */

/** @returns {State} */
export const blank = () => ({ ...common(), start: null, aids: {}, peeks: [], board: null, legal: [], judged: {}, shortening: false, why: null, open: false, picked: "" });

/** The moves made, in the form of requests.
 * @param {State} s @param {number} [n] */
export const made = (s, n = s.step) => s.path.moves.slice(0, n).map((m) => m.move);

/** The key of a move after n moves.
 * @param {State} s @param {string} move @param {number} [n] */
export const keyOf = (s, move, n = s.step) => [...made(s, n), move].join(" ");

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
