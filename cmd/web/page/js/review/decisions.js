// Decisions of a reviewed game, of any kind of game: the costly ones, their places, and their sums.

/** A decision in the service's form, with its moves from first to last, counted from 0; the decision to give up has none: last is first - 1. Chances are
 * from 0 to 1; error is the standard deviation of loss, luck the change of the chance after it, up to the next decision.
 * @typedef {{first: number, last: number, choices: number, before: number, played_chance: number, error: number, loss: number, luck: number,
 *   label: "" | "unclear" | "inaccuracy" | "mistake" | "blunder", probably: boolean, given_up?: boolean}} Decision
 * The sums of a game.
 * @typedef {{start: number, result: number, luck: number, loss: number, error: number, accuracy: number | null, accuracy_decisions: number, decisions: number}} Sums */

/** Moves to step through; those before from belong to the game.
 * @template M @typedef {{kind: "game" | "shortest" | "own", moves: M[], from: number}} Path */

/** The state of a review: one record, which the review changes and the parts draw. The reader steps through a path.
 * @template M, R @template {Decision} D
 * @typedef {object} Reviewed
 * @property {M[]} game its moves
 * @property {Path<M>} path
 * @property {number} step how many moves of the path are made
 * @property {D[]} decisions as far as they are known
 * @property {R | null} report
 * @property {boolean} running whether more decisions are coming
 * @property {Record<string, {chance: number} | null>} judged other ways on that the reader tried; null: the answer is coming
 * @property {"costly" | "luck" | "all"} listed which decisions the list has
 * @property {boolean} playing the steps run on a clock
 * @property {boolean} pasting whether the field for another game is open
 * @property {string} fault the fault to show, "" if none */

/** A review of any game; aids are those that the player had.
 * @typedef {Reviewed<any, Sums, Decision> & {start: {} | null, aids?: import("./klondike/record.js").Aids}} State */

/** The common state before a game is loaded. */
export function blank() {
  return {
    game: [], path: pathOf([]), step: 0, decisions: [], report: null, running: false, judged: {},
    listed: /** @type {const} */ ("costly"), playing: false, pasting: false, fault: "",
  };
}

/** The game as a path.
 * @template M @param {M[]} moves @returns {Path<M>} */
export function pathOf(moves) {
  return { kind: "game", moves, from: moves.length };
}

/** The place of the game where the path is, or where the path has left the game.
 * @param {Pick<State, "path" | "step">} s */
export function placeInGame({ path, step }) {
  return path.kind === "game" ? step : Math.min(step, path.from);
}

/** The decision that begins after n moves of the game, or in which move n lies.
 * @template {Decision} D
 * @param {Pick<Reviewed<any, any, D>, "path" | "step" | "decisions">} s @param {number} [n]
 * @returns {D | undefined} */
export function decisionAt(s, n = placeInGame(s)) {
  return s.decisions.find((d) => d.first === n) ?? s.decisions.find((d) => d.first < n && n <= d.last);
}

/** How many moves of the game are judged. @param {Pick<State, "decisions">} s */
export const judgedTo = ({ decisions }) => (decisions.at(-1)?.last ?? -1) + 1;

/** Whether the loss of a decision has a name.
 * @param {Pick<Decision, "label">} d */
export function isCostly({ label }) {
  return label !== "" && label !== "unclear";
}

/** The least luck, as a chance, that the list shows. */
const muchLuck = 0.08;

/** The decisions in the list.
 * @param {State} s */
export function listed({ decisions, listed: which }) {
  if (which === "all") return decisions;
  return decisions.filter(which === "luck" ? (d) => Math.abs(d.luck) >= muchLuck : isCostly);
}

/** The decision with the greatest loss; undefined if no loss has a name.
 * @param {State} s */
export function costliest({ decisions }) {
  return decisions.filter(isCostly).reduce((/** @type {Decision | undefined} */ worst, d) => (worst && worst.loss >= d.loss ? worst : d), undefined);
}

/** The next costly decision before or after a place of the game.
 * @param {State} s @param {1 | -1} way @param {number} [here] */
export function nextCostly(s, way, here = placeInGame(s)) {
  const costly = s.decisions.filter(isCostly);
  return way > 0 ? costly.find((d) => d.first > here) : costly.findLast((d) => d.first < here);
}

/** Sums of the decisions known so far.
 * @param {State} s @returns {Pick<Sums, "start" | "luck" | "loss" | "error"> | null} */
export function sums({ report, decisions }) {
  const [first] = decisions;
  if (report || !first) return report;
  const sum = (/** @type {(d: Decision) => number} */ of) => decisions.reduce((all, d) => all + of(d), 0);
  return { start: first.before, luck: sum((d) => d.luck), loss: sum((d) => d.loss), error: Math.sqrt(sum((d) => d.error ** 2)) };
}
