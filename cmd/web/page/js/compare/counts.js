// The cost of a run by each of its steps: the numbers of the table and of the curve. They
// follow from the events alone, and mean what search.Stats means by them.

import { places, Place } from "../tree/status.js";
import { Code } from "../tree/trace.js";

/** Numbers by step, each at its end.
 * @typedef {object} Counts
 * @property {Int32Array} expanded positions expanded: their moves were generated
 * @property {Int32Array} again positions expanded once more
 * @property {Int32Array} generated children produced
 * @property {Int32Array} rescored positions whose path got cheaper together with the path to a position above
 * @property {Int32Array} open the length of the open list
 * @property {Int32Array} peak its greatest length so far */

/** The names of the numbers, as in a row each of the table. */
export const names = /** @type {const} */ (["expanded", "again", "generated", "rescored", "open", "peak"]);

/** Events of any child, and events that may belong to a new child. */
const [ofChild, ofNew] = [[Code.open, Code.duplicate, Code.reparent, Code.reopen], [Code.dead, Code.found]].map((codes) => new Set(codes.map(Number)));

/** Counts a run, in time linear in its events.
 * @param {import("../tree/structure.js").Structure} structure @returns {Counts} */
export function countsOf({ trace, steps, size, length }) {
  const { events, width, game } = trace;
  const counter = new Counter(size, game === "klondike");
  const counts = /** @type {Counts} */ (Object.fromEntries(names.map((name) => [name, new Int32Array(steps.length)])));
  for (let i = 0, step = 0; i < length; i++) {
    counter.take(events[i * width], events[i * width + 1], events[i * width + 2]);
    if (i + 1 < steps[step]) continue;
    for (const name of names) counts[name][step] = counter.now[name];
    step++;
  }
  return counts;
}

class Counter {
  #examined = -1;

  /** @param {number} size @param {boolean} path whether this is a search for a path, which
   * expands all that it examines; in a game a position where play is over isn't expanded */
  constructor(size, path) {
    this.path = path;
    this.now = { expanded: 0, again: 0, generated: 0, rescored: 0, open: 0, peak: 0 };
    this.place = new Uint8Array(size);
    this.before = new Uint8Array(size); // what was expanded
  }

  /** Takes the next event. @param {number} code @param {number} node @param {number} other */
  take(code, node, other) {
    const { now, place } = this;
    if (code === Code.expand) this.#examine(node);
    if (other >= 0 && (ofChild.has(code) || (ofNew.has(code) && place[node] === Place.none))) {
      if (other === this.#examined) this.#expand();
      now.generated++;
    }
    if (code === Code.rescore) now.rescored++;
    const next = places.get(code) ?? place[node];
    now.open += Number(next === Place.open) - Number(place[node] === Place.open);
    now.peak = Math.max(now.peak, now.open);
    place[node] = next;
  }

  /** @param {number} node */
  #examine(node) {
    this.#examined = node;
    if (this.path) this.#expand();
  }

  /** Counts the node that is examined, once. */
  #expand() {
    this.now.expanded++;
    this.now.again += this.before[this.#examined];
    this.before[this.#examined] = 1;
    this.#examined = -1;
  }
}
