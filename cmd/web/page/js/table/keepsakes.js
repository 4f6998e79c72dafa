// What is kept of games that are over: results, records, and the deals that a bot has played in the player's place.

import { Kept } from "../play/keep.js";
import { areSettings } from "./state.js";

/** A game that is over: points of the player, and of the bot that played the same cards, null if none did. Helped are those in which another
 * player decided or showed chances, and those of deals that the player had seen before; older results don't say that.
 * @typedef {{helped?: boolean, ended: number, mode: string, game: string, seed: string, landlord: boolean, won: boolean, score: number, spring: boolean, bombs: number, other: number | null}} Result */

/** How many results and records are kept, the latest. */
const most = { results: 5000, records: 200, deals: 5000 };

/** Whether a value is a list of results.
 * @param {any} value */
function areResults(value) {
  return Array.isArray(value) && value.every((r) => [r?.ended, r?.score, r?.bombs].every(Number.isFinite) && [r.landlord, r.won, r.spring].every((b) => typeof b === "boolean") &&
    (r.other === null || Number.isFinite(r.other)));
}

/** @param {any} value */
function areTexts(value) {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** What the browser keeps for the table, each thing with its version. */
export function keepsakes() {
  return {
    game: new Kept("game", 1, (v) => typeof v?.kept === "string" && areTexts(v.spent) && ["table", "daily", "lesson", "again"].includes(v.mode), "table"),
    results: new Kept("results", 1, areResults, "table"), records: new Kept("records", 1, areTexts, "table"), settings: new Kept("settings", 1, areSettings, "table"),
    deals: new Kept("deals", 1, areTexts, "table"),
  };
}

/** A list with one more, of which the latest are kept.
 * @template T @param {readonly T[]} list @param {T} item @param {keyof typeof most} kind */
export function withOne(list, item, kind) {
  return [...list, item].slice(-most[kind]);
}

/** What results come to. @param {readonly Result[]} results */
export function sumOf(results) {
  const sum = { played: 0, won: 0, points: 0, landlord: 0, landlordWon: 0, row: 0, longest: 0, springs: 0 };
  for (const r of results) {
    sum.played++;
    sum.points += r.score;
    sum.row = r.won ? sum.row + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.row);
    if (r.won) sum.won++;
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

/** The points of the deals that a bot has played, too: the player's and the bot's. Of a deal that was played again the first game counts,
 * and none if the player was helped there.
 * @param {readonly Result[]} results @returns {[number, number][]} */
export function duplicates(results) {
  const first = new Map([...results].reverse().map((r) => [dealOf(r), r]));
  return [...first.values()].flatMap((r) => (r.other === null || r.helped ? [] : [/** @type {[number, number]} */ ([r.score, r.other])]));
}
