// What a run has proved: the winner's strategy in an AND/OR run, the solution in a
// run of A*. Both follow from labels and edges alone.

import { bornAt } from "./structure.js";
import { Column, Label, Place } from "./status.js";

/** @typedef {import("./status.js").Status} Status */

/** The edges of the proof at this moment, none while there is no verdict.
 * @param {Status} status @returns {{nodes: Set<number>, edges: Set<number>}} */
export function proofOf(status) {
  const proof = { nodes: new Set(), edges: new Set() };
  if (bornAt(status.structure, status.moment) === 0) return proof;
  if (status.structure.trace.game === "klondike") solution(status, proof);
  else if (status.of("label", 0) !== Label.none) strategy(status, proof);
  return proof;
}

/** The path to the goal, if it is found: up from the goal, which is the node of
 * the last event.
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

/** The winner's first good play at each of his nodes, every play at the loser's.
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
