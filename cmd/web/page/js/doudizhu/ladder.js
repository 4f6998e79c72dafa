// The ladder of puzzles that comes with the page, the puzzles that the reader has solved, and the day's puzzle.

import { Kept } from "../kept.js";
import { textOf } from "../place.js";
import { placeOfDay } from "../play/pools.js";

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

/** A date's puzzle.
 * @param {readonly Puzzle[]} all @param {string} date "2026-11-23" */
export function puzzleOfDay(all, date) {
  return all[placeOfDay(date, all.length)];
}

/** The reader's date. */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

const kept = new Kept("puzzles", 1, (value) => typeof value === "object" && value !== null && Object.values(value).every((n) => n === 1 || n === 2));

/** The puzzles that the reader has solved.
 * @returns {Done} */
export function solvedOf() {
  return kept.load() ?? {};
}

/** Records that a puzzle is solved. A star is never lost. Puzzles that another window has kept meanwhile stay too.
 * @param {string} id @param {boolean} star whether without help @returns {Done} */
export function keepSolved(id, star) {
  const before = solvedOf();
  const done = { ...before, [id]: Math.max(before[id] ?? 0, star ? 2 : 1) };
  kept.save(done);
  return done;
}
