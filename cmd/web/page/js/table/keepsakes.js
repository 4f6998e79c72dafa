// The store of finished games: results, records, and the deals that the player has seen.

import { Kept } from "../kept.js";
import { isListOf, latest, wins } from "../results.js";
import { areSettings } from "./state.js";

/** A finished game: points of the player, and of the bot that played the same cards, null if none did. Helped games are those in which a
 * bot decided or showed chances, and those of deals that the player had seen before; older results lack this.
 * @typedef {{helped?: boolean, ended: number, mode: string, game: string, seed: string, landlord: boolean, won: boolean, score: number, spring: boolean, bombs: number, other: number | null}} Result */

/** At most this many records are kept, the latest. */
const mostRecords = 200;

/** Whether a value is a list of results.
 * @param {any} value */
function areResults(value) {
  return isListOf(value, (r) => [r?.ended, r?.score, r?.bombs].every(Number.isFinite) && [r.landlord, r.won, r.spring].every((b) => typeof b === "boolean") &&
    (r.other === null || Number.isFinite(r.other)));
}

/** @param {any} value */
function areTexts(value) {
  return isListOf(value, (text) => typeof text === "string");
}

/** The browser's stores for the table, each with its version. */
export function keepsakes() {
  return {
    game: new Kept("game", 1, (v) => typeof v?.kept === "string" && areTexts(v.spent) && ["table", "daily", "lesson", "again"].includes(v.mode), "table"),
    results: new Kept("results", 1, areResults, "table"), records: new Kept("records", 1, areTexts, "table"), settings: new Kept("settings", 1, areSettings, "table"),
    deals: new Kept("deals", 1, areTexts, "table"),
  };
}

/** A list with one more item, cut to the latest; fewer records are kept, because they are long.
 * @template T @param {readonly T[]} list @param {T} item @param {"results" | "records" | "deals"} kind */
export function withOne(list, item, kind) {
  return latest([...list, item], kind === "records" ? mostRecords : undefined);
}

/** The sums of results. @param {readonly Result[]} results */
export function sumOf(results) {
  const sum = { ...wins(results), points: 0, landlord: 0, landlordWon: 0, springs: 0 };
  for (const r of results) {
    sum.points += r.score;
    if (r.landlord) sum.landlord++;
    if (r.landlord && r.won) sum.landlordWon++;
    if (r.spring) sum.springs++;
  }
  return sum;
}

/** The name of a deal: "standard 5".
 * @param {{game: string, seed: string}} view of a game, or its result */
export function dealOf({ game, seed }) {
  return `${game} ${seed}`;
}

/** The points of the deals that a bot has also played: the player's and the bot's. Of a deal played again, only the first game counts,
 * and no game if the player was helped in the first.
 * @param {readonly Result[]} results @returns {[number, number][]} */
export function duplicates(results) {
  const first = new Map([...results].reverse().map((r) => [dealOf(r), r]));
  return [...first.values()].flatMap((r) => (r.other === null || r.helped ? [] : [/** @type {[number, number]} */ ([r.score, r.other])]));
}
