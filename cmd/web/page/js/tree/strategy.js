// The proof of a run: the winner's strategy in an AND/OR run, the solution in a
// run of A*; and the settled subtrees. All follow from labels, places and edges alone.

import { bornAt, index } from "./structure.js";
import { Column, Label, Place } from "./status.js";

/** @typedef {import("./status.js").Status} Status */

/** The edges of the proof at this moment, empty while there is no verdict.
 * @param {Status} status @returns {{nodes: Set<number>, edges: Set<number>}} */
export function proofOf(status) {
  const proof = { nodes: new Set(), edges: new Set() };
  if (bornAt(status.structure, status.moment) === 0) return proof;
  if (status.structure.trace.game === "klondike") solution(status, proof);
  else if (status.of("label", 0) !== Label.none) strategy(status, proof);
  return proof;
}

/** The path to the goal, if there is one: up from the goal, which is the node of the last event.
 * @param {Status} status @param {{nodes: Set<number>, edges: Set<number>}} proof */
function solution(status, proof) {
  const { edges, trace } = status.structure;
  const last = (status.moment - 1) * trace.width;
  let n = trace.events[last + 1];
  if (status.moment === 0 || status.columns[Column.place][n] !== Place.goal) return;
  for (proof.nodes.add(n); n > 0; proof.nodes.add(n)) {
    const parent = status.of("parent", n);
    for (let i = edges.intoFirst[n]; i < edges.intoFirst[n + 1]; i++) {
      if (edges.from[edges.into[i]] === parent) proof.edges.add(edges.into[i]);
    }
    n = parent;
  }
}

/** The winner's first good play at each of the winner's nodes, every play at the loser's.
 * @param {Status} status @param {{nodes: Set<number>, edges: Set<number>}} proof */
function strategy(status, proof) {
  const { edges, trace } = status.structure;
  const winner = status.of("label", 0);
  const queue = [0];
  proof.nodes.add(0);
  for (let n = queue.pop(); n !== undefined; n = queue.pop()) {
    const chooses = (trace.kinds[n] === 0) === (winner === Label.won);
    for (let i = edges.outFirst[n]; i < edges.outFirst[n + 1]; i++) {
      const e = edges.out[i];
      const to = edges.to[e];
      if (edges.at[e] >= status.moment || status.of("label", to) !== winner) continue;
      proof.edges.add(e);
      if (!proof.nodes.has(to)) {
        proof.nodes.add(to);
        queue.push(to);
      }
      if (chooses) break;
    }
  }
}

/** The tree of a proof: by node its first parent in the proof, or -1.
 * @param {import("./structure.js").Structure} structure @param {{edges: Set<number>}} proof */
export function proofTree({ size, edges: { from, to } }, proof) {
  const parents = new Int32Array(size).fill(-1);
  for (const e of proof.edges) {
    if (parents[to[e]] < 0) parents[to[e]] = from[e];
  }
  return parents;
}

/** The nodes below which a tree is no longer readable at a glance, because it would have more than this many rows.
 * @param {Int32Array} parents @param {number} most @returns {Set<number>} */
export function deepOf(parents, most) {
  const [first, children] = index(parents, parents.length);
  let [level, leaves] = [[0], 0];
  for (;;) {
    const inner = level.filter((n) => first[n] < first[n + 1]);
    const next = inner.flatMap((n) => [...children.subarray(first[n], first[n + 1])]);
    leaves += level.length - inner.length;
    if (leaves + next.length > most) return new Set(inner);
    if (next.length === 0) return new Set();
    level = next;
  }
}

/** The roots of settled subtrees: once there is a proof, all subtrees outside of it; before, in an
 * AND/OR run the highest nodes with a label, in a search for a path the highest with no node
 * open below. Takes time linear in the nodes.
 * @param {Status} status @param {{nodes: Set<number>}} proof @returns {Set<number>} */
export function settledOf(status, proof) {
  const born = bornAt(status.structure, status.moment);
  const settled = proof.nodes.size > 0 ? new Uint8Array(born).fill(1) : status.structure.trace.game === "klondike" ? restful(status, born) : status.columns[Column.label];
  const parent = status.columns[Column.parent];
  const closed = (/** @type {number} */ n) => settled[n] !== 0 && !proof.nodes.has(n);
  const roots = new Set();
  for (let n = 1; n < born; n++) {
    if (closed(n) && !closed(parent[n])) roots.add(n);
  }
  return roots;
}

/** Marks the nodes with no open node below.
 * @param {Status} status @param {number} born */
function restful({ columns }, born) {
  const marks = new Uint8Array(born).fill(1);
  const [place, parent] = [columns[Column.place], columns[Column.parent]];
  for (let n = 0; n < born; n++) {
    if (place[n] !== Place.open) continue;
    for (let m = n; m >= 0 && marks[m] === 1; m = parent[m]) marks[m] = 0;
  }
  return marks;
}
