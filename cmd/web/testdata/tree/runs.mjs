// Runs made up for the tests of the tree browser.

import { Code, Collector, NUMBERS } from "../../page/js/tree/trace.js";
import { structureOf } from "../../page/js/tree/structure.js";

/** A trace of these events; each is [code, node, other, move, …].
 * @param {"klondike" | "doudizhu"} game
 * @param {number[][]} events
 * @param {number[]} [kinds] */
export function traceOf(game, events, kinds = []) {
  const size = 1 + events.reduce((most, e) => Math.max(most, e[1]), 0);
  const whole = events.map((e) => Array.from({ length: NUMBERS[game] }, (_, i) => e[i] ?? 0));
  const c = new Collector(game);
  const text = Array.from({ length: size }, (_, n) => `position ${n}`);
  c.add({ first: 0, kind: text.map((_, n) => kinds[n] ?? 0), text, moves: ["a", "b"], events: whole.flat() });
  return c.finish({ verdict: "", reason: "", cut: false, stats: {} });
}

/** Numbers from 0 to below 1, the same in every test. */
export function random(seed = 1) {
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** A made-up run of A*: each step expands a node of the open list, makes children,
 * and now and then finds a known one again, moves it, or drops it.
 * @param {number} size about how many nodes */
export function randomRun(size, next = random()) {
  const events = [[Code.open, 0, -1, 0, 0, 9, 9, 0]];
  const parents = [-1];
  const open = [0];
  while (open.length > 0 && parents.length < size) {
    const at = Math.floor(next() * open.length);
    const n = open[at];
    open[at] = open[open.length - 1];
    open.pop();
    events.push([Code.expand, n, parents[n], 0, 0, 0, 0, 0]);
    for (let i = Math.floor(next() * 6) + (open.length === 0 ? 1 : 0); i > 0; i--) {
      const child = parents.push(n) - 1;
      const h = Math.floor(next() * 9);
      open.push(child);
      events.push([Code.open, child, n, 1, 5, h, 5 + h, h]);
    }
    const known = Math.floor(next() * parents.length);
    if (next() < 0.3 && known !== 0 && !above(parents, known, n)) {
      parents[known] = n;
      events.push([Code.reparent, known, n, 2, 4, 4, 8, 4]);
    } else if (next() < 0.3) {
      events.push([Code.duplicate, known, n, 2, 0, 0, 0, 0]);
    }
  }
  return structureOf(traceOf("klondike", events));
}

/** Whether a is n or above it. @param {number[]} parents @param {number} a @param {number} n */
function above(parents, a, n) {
  for (; n >= 0; n = parents[n]) {
    if (n === a) return true;
  }
  return false;
}
