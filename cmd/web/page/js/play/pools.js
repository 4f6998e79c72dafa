// Deals that are known to be winnable, by their difficulty, or known to be lost: lists of numbers, made in advance. The day's
// deal comes from one of the lists.

import { textOf } from "../place.js";

/** The grades, the easiest first. */
export const grades = /** @type {const} */ (["easy", "medium", "hard", "expert"]);

/** The rules by which a kind of deal is played. The lists are proved for unlimited redeals and cards that may come back from the foundations:
 * their kinds have no other rules. The day decides how many cards are turned in the day's deal. With Vegas' passes the stock is gone through once
 * at draw 1, three times at draw 3.
 * @template {{kind: string, draw: number, redeals: number, back: boolean, passes?: boolean, date?: string}} W
 * @param {W} wish @returns {W} */
export function ruled(wish) {
  if (!isProved(wish.kind)) return wish.passes ? { ...wish, redeals: wish.draw - 1 } : wish;
  const draw = wish.kind === "daily" && wish.date ? rulesOfDay(wish.date).draw : wish.draw;
  return { ...wish, draw, redeals: -1, back: true };
}

/** Whether all deals of a kind are proved: winnable, or lost.
 * @param {string} kind */
export const isProved = (kind) => ["winnable", "daily", "lost"].includes(kind) || grades.some((grade) => grade === kind);

/** The rules of a day's deal, and the list that has the deal: one card is turned; on Saturdays and Sundays three, and the deal is hard.
 * @param {string} date "2026-11-23" */
export function rulesOfDay(date) {
  return new Date(date + "T00:00:00Z").getUTCDay() % 6 === 0 ? { draw: 3, grade: "hard" } : { draw: 1, grade: "medium" };
}

/** @type {Map<string, Promise<number[]>>} the lists loaded so far */
const read = new Map();

/** The numbers in a pool's text: the text has the differences between the numbers, in base 36; lines with # are comments.
 * @param {string} text */
export function numbersOf(text) {
  let number = 0;
  return text.replace(/^#.*$/gm, "").split(/\s+/).filter((gap) => gap !== "").map((gap) => (number += parseInt(gap, 36)));
}

/** The deals of a grade; the lost deals are the same however many cards are turned.
 * @param {number} draw @param {string} grade @returns {Promise<number[]>} */
export function poolOf(draw, grade) {
  const name = grade === "lost" ? grade : `draw${draw}-${grade}`;
  let list = read.get(name);
  if (!list) {
    list = textOf(`pools/${name}.txt`).then(numbersOf);
    list.catch(() => read.delete(name)); // so that the next call loads the list again
    read.set(name, list);
  }
  return list;
}

/** The place of a day's deal in a list of a given size: each day another place, until all have been used.
 * @param {string} date "2026-11-23" @param {number} size */
export function placeOfDay(date, size) {
  const day = Math.floor(Date.parse(date + "T00:00:00Z") / 86_400_000);
  const stride = 2_654_435_761 % size || 1; // spreads neighbouring days; made coprime to the size below
  return Number((BigInt(day) * BigInt(coprime(stride, size))) % BigInt(size));
}

/** The next number from n on that is coprime to the size.
 * @param {number} n @param {number} size */
function coprime(n, size) {
  const common = (/** @type {number} */ a, /** @type {number} */ b) => { while (b > 0) [a, b] = [b, a % b]; return a; };
  while (common(n, size) > 1) n++;
  return n;
}
