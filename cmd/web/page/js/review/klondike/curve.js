// The curve of a game of Klondike: its data from the review; and the curve of a game that continues.

import { chartPart } from "../chart.js";
import { decisionAt, placeInGame } from "../decisions.js";
import { keyOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("../chart.js").Chart} Chart */

/** The width of a turn of the stock, compared with a move of a card: most games have many turns that decide nothing. */
const turn = .12;

/** The positions of steps from left to right, from 0 to 1.
 * @param {{move: string}[]} game @returns {number[]} */
function places(game) {
  const ends = game.reduce((/** @type {number[]} */ sums, m) => [...sums, (sums.at(-1) ?? 0) + (m.move === "@" ? turn : 1)], [0]);
  return ends.map((sum) => sum / (ends.at(-1) || 1));
}

/** A curve without controls, of a game that continues: chances by the player's knowledge, without the strip, which needs open cards.
 * @param {string[]} moves of the game @param {Pick<Chart, "decisions" | "result">} known
 * @returns {HTMLElement} */
export function soFarCurve(moves, known) {
  const chart = { at: places(moves.map((move) => ({ move }))), ...known, strip: null, tried: null, cursor: null };
  return chartPart({ state: null, toGame: () => {} }, "review.", () => [], () => chart, ["drop", "luck", "band"]).element;
}

/** @param {State} s @returns {Chart | null} */
export function chartOf(s) {
  if (!s.start) return null;
  const { decisions, report, game } = s;
  return { at: places(game), decisions, result: report?.result ?? null, strip: strip(s), tried: tried(s), cursor: cursor(s) };
}

/** The verdicts with all cards known: won, lost, or undecided.
 * @param {State} s */
function strip({ decisions, report, game }) {
  const before = (/** @type {number} */ i) => decisions[i - 1]?.winnable ?? (report?.lost_at === 0 ? "unsolvable" : decisions[0]?.winnable ?? "undecided");
  return decisions.map((d, i) => ({ from: d.first, to: decisions[i + 1]?.first ?? (report ? game.length : Math.max(d.first, d.last + 1)), verdict: before(i) }));
}

/** The other moves tried at the place shown.
 * @param {State} s */
function tried(s) {
  const { path, judged } = s;
  const move = path.kind === "own" ? path.moves[path.from] : undefined;
  const answer = move && judged[keyOf(s, move.move, path.from)];
  return answer ? { at: path.from, chance: answer.chance } : null;
}

/** @param {State} s */
function cursor(s) {
  if (s.path.kind === "shortest") return null;
  const at = placeInGame(s);
  return { at, chance: decisionAt(s, at)?.before ?? (at === s.game.length ? s.report?.result : undefined) };
}
