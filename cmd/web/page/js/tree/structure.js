// The structure of a run: everything that doesn't depend on the moment shown. The graph is a DAG: a node stands under one
// parent, and its other edges are links. Edges are in the order of their discovery, indexed by their start and end nodes.

import { Code } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */

/** A moment of a run is the number of events that have happened.
 * @typedef {object} Structure
 * @property {Trace} trace
 * @property {number} size the number of nodes
 * @property {number} length the number of events
 * @property {Int32Array} births by node: the number of the event that made it, rising
 * @property {Int32Array} steps by step: the number of events at its end; step 0 makes the start
 * @property {Int32Array} moves the events that put a known node under another parent, rising
 * @property {Int32Array} firstParents by node: the first parent; -1 for the start
 * @property {Edges} edges */

/** Computes the structure of a trace, in time linear in its events.
 * @param {Trace} trace @returns {Structure} */
export function structureOf(trace) {
  const { events, width } = trace;
  const size = trace.texts.length;
  const length = events.length / width;
  const [births, firstParents, parents] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  /** @type {number[]} */
  const steps = [];
  /** @type {number[]} */
  const moves = [];
  let born = 0;
  for (let i = 0; i < length; i++) {
    const code = events[i * width];
    if (code === Code.expand) steps.push(i);
    const [node, other] = [events[i * width + 1], events[i * width + 2]];
    if ((code === Code.reparent || code === Code.reopen) && parents[node] !== other) {
      parents[node] = other;
      moves.push(i);
    }
    if (node === born) {
      births[born] = i;
      parents[born] = firstParents[born] = other;
      born++;
    }
  }
  if (born !== size) throw new Error(`the trace is torn: events for ${born} of ${size} nodes`);
  steps.push(length);
  return { trace, size, length, births, firstParents, steps: Int32Array.from(steps), moves: Int32Array.from(moves), edges: edgesOf(trace) };
}

/** The number of nodes at a moment; exactly the nodes with smaller numbers exist.
 * @param {Structure} s @param {number} moment */
export const bornAt = (s, moment) => below(s.births, moment);

/** How many times a known node has been put under another parent up to a moment.
 * @param {Structure} s @param {number} moment */
export const movedAt = (s, moment) => below(s.moves, moment);

/** The step that a moment belongs to. @param {Structure} s @param {number} moment */
export const stepAt = (s, moment) => below(s.steps, moment);

/** The step in which a node was first examined, or -1.
 * @param {Structure} s @param {number} node */
export function examinedIn(s, node) {
  const { events, width } = s.trace;
  for (let step = 1; step < s.steps.length; step++) {
    if (events[s.steps[step - 1] * width + 1] === node) return step;
  }
  return -1;
}

/** The number of entries of a rising list below a bound.
 * @param {Int32Array} list @param {number} bound */
function below(list, bound) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
function edgesOf({ events, width, texts }) {
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

/** Sorts indices by their values, by counting: the indices of value v are order[first[v]] up to but not
 * including order[first[v+1]], in rising order. Indices whose values are negative or at least size are left
 * out.
 * @param {Int32Array} values @param {number} size @param {number} [length] how many of the values count
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
