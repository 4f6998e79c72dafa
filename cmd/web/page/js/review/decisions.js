// Decisions of a reviewed game, of any kind of game: the costly ones, their places, and their sums.

/** A decision in the service's form. Chances are from 0 to 1; error is the standard deviation of loss.
 * @typedef {object} Decision
 * @property {number} first its first move, from 0
 * @property {number} last its last move; first - 1 for the decision to give up
 * @property {number} before the chance before it
 * @property {number} played_chance
 * @property {number} error
 * @property {number} loss
 * @property {number} luck the chance that the cards added after it, up to the next decision
 * @property {"" | "unclear" | "inaccuracy" | "mistake" | "blunder"} label
 * @property {boolean} probably
 * @property {number} choices
 * @property {boolean} [given_up] */

/** The sums of a game.
 * @typedef {{start: number, result: number, luck: number, loss: number, error: number}} Sums */

/** The common state of all reviews: the game's moves, the path that the reader steps through, the place there, and the decisions known so far.
 * @template {Decision} D
 * @typedef {object} Reviewed
 * @property {{} | null} start null before a game is loaded
 * @property {readonly unknown[]} game
 * @property {import("./record.js").Aids} aids that the player had
 * @property {{kind: string, moves: readonly unknown[], from: number}} path
 * @property {number} step how many moves of the path are made
 * @property {D[]} decisions as far as they are known
 * @property {Sums | null} report
 * @property {boolean} running whether more decisions are coming
 * @property {"costly" | "luck" | "all"} listed which decisions the list has
 * @property {boolean} pasting whether the field for another game is open
 * @property {string} fault the fault to show, "" if none */

/** The place of the game where the path is, or where the path has left the game.
 * @param {Pick<Reviewed<Decision>, "path" | "step">} s */
export function placeInGame({ path, step }) {
  return path.kind === "game" ? step : Math.min(step, path.from);
}

/** The decision that begins after n moves of the game, or in which move n lies.
 * @template {Decision} D
 * @param {Pick<Reviewed<D>, "path" | "step" | "decisions">} s @param {number} [n]
 * @returns {D | undefined} */
export function decisionAt(s, n = placeInGame(s)) {
  return s.decisions.find((d) => d.first === n) ?? s.decisions.find((d) => d.first < n && n <= d.last);
}

/** Whether the loss of a decision has a name.
 * @param {Pick<Decision, "label">} d */
export function isCostly({ label }) {
  return label !== "" && label !== "unclear";
}

/** The least luck, as a chance, that the list shows. */
const muchLuck = 0.08;

/** The decisions in the list.
 * @template {Decision} D
 * @param {Pick<Reviewed<D>, "decisions" | "listed">} s */
export function listed({ decisions, listed: which }) {
  if (which === "all") return decisions;
  return decisions.filter(which === "luck" ? (d) => Math.abs(d.luck) >= muchLuck : isCostly);
}

/** The decision with the greatest loss; undefined if no loss has a name.
 * @template {Decision} D
 * @param {Pick<Reviewed<D>, "decisions">} s */
export function costliest({ decisions }) {
  return decisions.filter(isCostly).reduce((/** @type {D | undefined} */ worst, d) => (worst && worst.loss >= d.loss ? worst : d), undefined);
}

/** The next costly decision before or after a place of the game.
 * @template {Decision} D
 * @param {Pick<Reviewed<D>, "path" | "step" | "decisions">} s @param {1 | -1} way @param {number} [here] */
export function nextCostly(s, way, here = placeInGame(s)) {
  const costly = s.decisions.filter(isCostly);
  return way > 0 ? costly.find((d) => d.first > here) : costly.findLast((d) => d.first < here);
}

/** Sums of the decisions known so far.
 * @param {Pick<Reviewed<Decision>, "report" | "decisions">} s
 * @returns {{start: number, luck: number, loss: number, error: number} | null} */
export function sums({ report, decisions }) {
  if (report) return report;
  const [first] = decisions;
  if (!first) return null;
  const sum = (/** @type {(d: Decision) => number} */ of) => decisions.reduce((all, d) => all + of(d), 0);
  return { start: first.before, luck: sum((d) => d.luck), loss: sum((d) => d.loss), error: Math.sqrt(sum((d) => d.error ** 2)) };
}
