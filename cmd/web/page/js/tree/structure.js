// The structure of a run: everything that doesn't depend on the moment shown. The
// graph is a DAG: a node stands under one parent, and its other edges are links.

import { edgesOf } from "./edges.js";
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
 * @property {import("./edges.js").Edges} edges */

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
export function bornAt(s, moment) {
  return below(s.births, moment);
}

/** How many times a known node has been put under another parent up to a moment.
 * @param {Structure} s @param {number} moment */
export function movedAt(s, moment) {
  return below(s.moves, moment);
}

/** Whether an event puts a known node under another parent.
 * @param {Structure} s @param {number} event */
export function isMove(s, event) {
  return s.moves[below(s.moves, event)] === event;
}

/** The step that a moment belongs to.
 * @param {Structure} s @param {number} moment */
export function stepAt(s, moment) {
  return below(s.steps, moment);
}

/** The events of a step, as the first and the one after the last.
 * @param {Structure} s @param {number} step @returns {[number, number]} */
export function eventsOf(s, step) {
  return [step === 0 ? 0 : s.steps[step - 1], s.steps[step]];
}

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
