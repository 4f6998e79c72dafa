// The edges of a run's graph, in the order of their discovery, indexed by their
// start and end nodes.

import { Code } from "./trace.js";

/** Edge e leads from[e] -> to[e] by move[e], and exists after at[e] + 1 events.
 * The edges out of node n are out[outFirst[n]] up to but not including out[outFirst[n+1]];
 * `into` and `intoFirst` hold the edges into n in the same way.
 * @typedef {object} Edges
 * @property {Int32Array} from
 * @property {Int32Array} to
 * @property {Int32Array} move
 * @property {Int32Array} shared the edges into nodes with several parents
 * @property {Int32Array} at
 * @property {Int32Array} out
 * @property {Int32Array} outFirst
 * @property {Int32Array} into
 * @property {Int32Array} intoFirst */

/** The codes of events that add an edge, whose third number is the parent. */
const leading = new Set([Code.open, Code.duplicate, Code.reparent, Code.reopen, Code.dead, Code.found].map(Number));

/** Collects the edges of a trace. An edge in two events counts once.
 * @param {import("./trace.js").Trace} trace @returns {Edges} */
export function edgesOf({ events, width, texts }) {
  /** @type {number[]} */
  const told = [];
  const seen = new Set();
  for (let e = 0; e < events.length; e += width) {
    const name = events[e + 2] * texts.length + events[e + 1];
    if (leading.has(events[e]) && events[e + 2] >= 0 && !seen.has(name)) {
      seen.add(name);
      told.push(e);
    }
  }
  const [to, from, move] = [1, 2, 3].map((i) => Int32Array.from(told, (e) => events[e + i]));
  const at = Int32Array.from(told, (e) => e / width);
  const [outFirst, out] = index(from, texts.length);
  const [intoFirst, into] = index(to, texts.length);
  const shared = Int32Array.from(to.keys()).filter((e) => intoFirst[to[e] + 1] - intoFirst[to[e]] > 1);
  return { from, to, move, at, shared, out, outFirst, into, intoFirst };
}

/** Sorts indices by their values, by counting: the indices of value v are
 * order[first[v]] up to but not including order[first[v+1]], in rising order.
 * Indices whose values are negative or at least size are left out.
 * @param {Int32Array} values @param {number} size
 * @param {number} [length] how many of the values count
 * @returns {[first: Int32Array, order: Int32Array]} */
export function index(values, size, length = values.length) {
  const first = new Int32Array(size + 1);
  for (let i = 0; i < length; i++) {
    if (values[i] >= 0 && values[i] < size) first[values[i] + 1]++;
  }
  for (let v = 0; v < size; v++) first[v + 1] += first[v];
  const order = new Int32Array(first[size]);
  const next = first.slice(0, size);
  for (let i = 0; i < length; i++) {
    if (values[i] >= 0 && values[i] < size) order[next[values[i]]++] = i;
  }
  return [first, order];
}

/** The number of the edge from one node to another, or -1.
 * @param {Edges} edges @param {number} from @param {number} to */
export function edgeBetween(edges, from, to) {
  for (let i = edges.intoFirst[to]; i < edges.intoFirst[to + 1]; i++) {
    if (edges.from[edges.into[i]] === from) return edges.into[i];
  }
  return -1;
}
