// Numbers with their signs: one sign − everywhere, and none at zero.

import assert from "node:assert/strict";
import test from "node:test";

const { gain, number, points, signed } = await import("../../page/js/review/points.js");

test("numbers below zero have the sign −, and gains the sign +", () => {
  assert.deepEqual([-12, -.04, 0, 3].map((n) => number(n)), ["−12", "0", "0", "3"]);
  assert.deepEqual([-1.25, -.04, .04, 3].map((n) => gain(n, 1)), ["−1.3", "0.0", "0.0", "+3.0"]);
  assert.deepEqual([-.12, 0, .12].map((n) => [points(n), signed(n)]), [["−12", "−12"], ["0", "+0"], ["12", "+12"]]);
});
