// The calendar of the days' deals: the days of a month, and how the player did on each.

import { rulesOfDay } from "./pools.js";

/** The first day that has a deal. */
export const first = "2026-01-01";

const utc = (/** @type {string} */ date) => new Date(date + "T00:00:00Z");
/** @param {string} date @param {number} days later */
const later = (date, days) => new Date(+utc(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The month of a day: its name, the first letters of the days of the week from Monday on, how many of them its first week lacks, its days, and the
 * days to choose first in the month before and the month after, "" if they have no deals.
 * @param {string} date @param {string} now today's date @param {string} language */
export function monthOf(date, now, language) {
  const written = (/** @type {string} */ day, /** @type {Intl.DateTimeFormatOptions} */ form) => utc(day).toLocaleDateString(language, { timeZone: "UTC", ...form });
  const start = date.slice(0, 8) + "01", skipped = (utc(start).getUTCDay() + 6) % 7;
  const list = Array.from({ length: 31 }, (_, i) => later(start, i)).filter((day) => day.slice(0, 7) === date.slice(0, 7));
  const before = later(start, -1), next = later(start, list.length);
  return {
    name: written(date, { month: "long", year: "numeric" }), skipped,
    weekdays: Array.from({ length: 7 }, (_, i) => written(later("2026-01-05", i), { weekday: "narrow" })), // the 5th was a Monday
    days: list.map((day) => ({ day, label: written(day, { day: "numeric", month: "long" }), future: day > now })),
    before: before < first ? "" : before, after: next > now ? "" : next,
  };
}

/** How the player did on the days' deals: the deals won, and those only tried.
 * @param {readonly import("./statistics.js").Result[]} results @returns {Map<string, "won" | "tried">} */
export function marksOf(results) {
  /** @type {Map<string, "won" | "tried">} */
  const marks = new Map();
  for (const { kind, date, draw, won } of results) {
    if (kind === "daily" && date !== "" && draw === rulesOfDay(date).draw && marks.get(date) !== "won") marks.set(date, won ? "won" : "tried");
  }
  return marks;
}

/** The number of days in a row whose deals are won, up to today, or up to yesterday while today's isn't won.
 * @param {Map<string, string>} marks @param {string} now */
export function streakOf(marks, now) {
  let day = marks.get(now) === "won" ? now : later(now, -1), row = 0;
  for (; marks.get(day) === "won"; day = later(day, -1)) row++;
  return row;
}
