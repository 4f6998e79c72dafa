// The player's results in sums.

import { wins } from "../kept.js";
import { latest } from "../schema.js";

/** A game that is over.
 * @typedef {{ended: number, kind: string, date: string, draw: number, redeals: number, back: boolean, won: boolean, moves: number, seconds: number,
 *   standard: number, vegas: number, undos: number, helped: boolean}} Result */

/** Sums of games: wins in a row up to the last game, the longest row; the best figures of the games won, 0 if there are none.
 * @typedef {{played: number, won: number, row: number, longest: number, quickest: number, shortest: number, highest: number, vegas: number}} Sum */

/** Two lists as one, in the order of time; a result in both lists counts once.
 * @param {Result[]} a @param {Result[]} b */
export function merged(a, b) {
  const all = new Map([...a, ...b].map((r) => [r.ended, r]));
  return latest([...all.values()].sort((x, y) => x.ended - y.ended));
}

/** The games that count for a player: not those that were proved lost from the start, which are puzzles.
 * @param {readonly Result[]} results */
export const counted = (results) => results.filter(({ kind }) => kind !== "lost");

/** The sums of results.
 * @param {readonly Result[]} results in the order of time @returns {Sum} */
export function sumOf(results) {
  const sum = { ...wins(results), quickest: 0, shortest: 0, highest: 0, vegas: 0 };
  for (const r of results) {
    sum.vegas += r.vegas;
    if (r.won) {
      sum.quickest = least(sum.quickest, r.seconds);
      sum.shortest = least(sum.shortest, r.moves);
      sum.highest = Math.max(sum.highest, r.standard);
    }
  }
  return sum;
}

/** @param {number} best 0 if there is none yet @param {number} n */
const least = (best, n) => (best === 0 ? n : Math.min(best, n));

/** The results besides the deal on the table: a lost deal that is tried again is open again, and a deal once won stays won.
 * @param {import("./state.js").State} s */
const besides = ({ results, last }) => results.filter((r) => r.won || r.ended !== last?.ended);

/** The results that stand now.
 * @param {import("./state.js").State} s */
export const standing = (s) => (s.view?.over ? s.results : besides(s));

/** The dollars of all games by the Vegas rule, with the game on the table, unless its deal has been won.
 * @param {import("./state.js").State} s */
export function balance(s) {
  const { results, last, view } = s, settled = results.some((r) => r.won && r.ended === last?.ended);
  return sumOf(counted(besides(s))).vegas + (view && view.kind !== "lost" && !settled ? view.score.vegas : 0);
}

/** What is special about a win among the games before it: the first at its draw, or else the quickest, the shortest or the highest there; and
 * the longest row of wins.
 * @param {readonly Result[]} results @param {Result} last @returns {("first" | "quickest" | "shortest" | "highest" | "row")[]} */
export function specialOf(results, last) {
  const before = counted(results).filter((r) => r.ended < last.ended), best = sumOf(before.filter((r) => r.draw === last.draw));
  const now = sumOf([...before, last]);
  /** @type {[ReturnType<typeof specialOf>[0], boolean][]} */
  const all = [
    ["first", best.won === 0], ["quickest", last.seconds < best.quickest], ["shortest", last.moves < best.shortest],
    ["highest", best.won > 0 && last.standard > best.highest], ["row", now.row > 1 && now.row > sumOf(before).longest],
  ];
  return last.won ? all.filter(([, is]) => is).map(([name]) => name) : [];
}

/** The sums by draw and kind of deal, with the sums over all that count first.
 * @param {readonly Result[]} results @returns {{draw: number, kind: string, sum: Sum}[]} */
export function table(results) {
  const groups = new Map([["0 all", counted(results)]]);
  for (const r of results) {
    const key = `${r.draw} ${r.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), r]);
  }
  return [...groups].map(([key, list]) => {
    const [draw, kind] = key.split(" ");
    return { draw: Number(draw), kind: kind ?? "", sum: sumOf(list) };
  });
}
