// The ladder of puzzles that comes with the page, the puzzles that the reader has solved, and the day's puzzle.

import { storesOf } from "../kept.js";
import { textOf } from "../place.js";
import { placeOfDay } from "../play/pools.js";
import { named, whole } from "../schema.js";

/** @typedef {import("./state.js").Puzzle} Puzzle
 * @typedef {Readonly<Record<string, number>>} Done by a puzzle's name: 1, or 2 if it was solved without help */

/** @type {Promise<Puzzle[]> | undefined} loaded once */
let read;

/** The puzzles, from easy to hard. */
export function ladder() {
  read ??= textOf("pools/puzzles.txt").then(puzzlesOf);
  read.catch(() => (read = undefined)); // so that the next call loads the file again
  return read;
}

/** The puzzles of a text, as cmd/tools/page writes them: a comment opens a level, and each line has a name, hands and L for
 * the landlord's lead.
 * @param {string} text @returns {Puzzle[]} */
function puzzlesOf(text) {
  /** @type {Puzzle[]} */
  const list = [];
  let level = 0;
  for (const line of text.split("\n")) {
    level = Number(line.match(/^# level (\d)$/)?.[1] ?? level);
    const [id = "", landlord = "", ...others] = line.split(" ");
    if (line === "" || line.startsWith("#")) continue;
    const [one = "", two = ""] = others;
    const hands = others.length === 3 ? { down: one, up: two } : { peasant: one };
    list.push({ id, landlord, ...hands, lead: "landlord", rules: "standard", level, number: list.length + 1 });
  }
  return list;
}

/** Whether a hand holds a chain: so many ranks in a row, each so many times. @param {string} hand @param {number} times @param {number} length */
function runs(hand, times, length) {
  const ranks = "3456789TJQKA", held = [...ranks].filter((rank) => hand.split(rank).length > times).join("");
  return [...ranks].some((_, i) => i + length <= ranks.length && held.includes(ranks.slice(i, i + length)));
}

/** The themes, the strongest kind first, and whether a sorted hand has such cards. @type {[theme: string, has: (hand: string) => boolean][]} */
const kinds = [
  ["rocket", (hand) => hand.includes("BR")], ["bomb", (hand) => /(.)\1{3}/.test(hand)], ["trio-chain", (hand) => runs(hand, 3, 2)], ["pair-chain", (hand) => runs(hand, 2, 3)],
  ["chain", (hand) => runs(hand, 1, 5)], ["trio", (hand) => /(.)\1\1/.test(hand)], ["pair", (hand) => /(.)\1/.test(hand)], ["solo", () => true],
];

export const themes = kinds.map(([theme]) => theme);

/** A puzzle's theme: the strongest kind that the landlord holds, who leads and wins.
 * @param {Puzzle} puzzle */
export const themeOf = ({ landlord }) => kinds.find(([, has]) => has(landlord))?.[0] ?? "solo";

/** A date's puzzle.
 * @param {readonly Puzzle[]} all @param {string} date "2026-11-23" */
export const puzzleOfDay = (all, date) => all[placeOfDay(date, all.length)];

/** The store of the puzzles solved. */
export const stores = storesOf("play", { puzzles: named(whole(1, 2)) });

/** Keeps the puzzles that the reader has solved, with those that another window has kept meanwhile. A star is never lost.
 * @param {Done} [solved] @returns {Done} all that are solved */
export function keepSolved(solved = {}) {
  /** @type {Record<string, number>} */
  const done = { ...stores.puzzles.load() };
  const more = Object.entries(solved).filter(([id, n]) => n > (done[id] ?? 0));
  for (const [id, n] of more) done[id] = n;
  if (more.length > 0) stores.puzzles.save(done);
  return done;
}
