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

/** The sums by draw and kind of deal, with the sums over all first.
 * @param {readonly Result[]} results @returns {{draw: number, kind: string, sum: Sum}[]} */
export function table(results) {
  const groups = new Map([["0 all", results]]);
  for (const r of results) {
    const key = `${r.draw} ${r.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), r]);
  }
  return [...groups].map(([key, list]) => {
    const [draw, kind] = key.split(" ");
    return { draw: Number(draw), kind: kind ?? "", sum: sumOf(list) };
  });
}
