// The calendar of the days' deals.

import assert from "node:assert/strict";
import test from "node:test";
import { marksOf, monthOf, streakOf } from "../../page/js/play/calendar.js";
import { ruled } from "../../page/js/play/pools.js";

const daily = (date, won, draw = 1) => ({ kind: "daily", date, won, draw });

test("a month knows its days, its first week, and which days are still to come", () => {
  const { days, skipped, before, after } = monthOf("2026-11-24", "2026-11-27", "en"); // the 1st is a Sunday
  assert.deepEqual([days.length, skipped, before, after], [30, 6, "2026-10-31", ""]);
  assert.deepEqual(days.filter(({ future }) => future).map(({ day }) => day), ["2026-11-28", "2026-11-29", "2026-11-30"]);
  assert.equal(monthOf("2026-01-20", "2026-11-27", "en").before, "");
  assert.equal(monthOf("2026-10-01", "2026-11-27", "en").after, "2026-11-01");
});

test("a day is won if one of its games is; a deal with other rules than the day's doesn't count", () => {
  const marks = marksOf([daily("2026-11-25", false), daily("2026-11-26", true), daily("2026-11-26", false), daily("2026-11-24", true, 3)]);
  assert.deepEqual([...marks], [["2026-11-25", "tried"], ["2026-11-26", "won"]]);
});

test("a row of days goes on while today's deal isn't won yet", () => {
  const marks = marksOf(["2026-11-24", "2026-11-25", "2026-11-26"].map((day) => daily(day, true)));
  assert.deepEqual(["2026-11-26", "2026-11-27", "2026-11-28"].map((now) => streakOf(marks, now)), [3, 3, 0]);
});

test("the day decides the rules of its deal", () => {
  const wish = { kind: "daily", draw: 3, redeals: 0, back: false };
  assert.deepEqual(["2026-11-27", "2026-11-28", "2026-11-29"].map((date) => ruled({ ...wish, date }).draw), [1, 3, 3]);
  assert.deepEqual(ruled({ ...wish, date: "2026-11-27" }), { ...wish, draw: 1, redeals: -1, back: true, date: "2026-11-27" });
});
