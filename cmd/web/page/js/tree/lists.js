// The lists of a run at a moment, and the events of a step.

import { Code } from "./trace.js";
import { bornAt, stepAt } from "./structure.js";
import { Column, Place, isClosed } from "./status.js";

/** @typedef {import("./structure.js").Structure} Structure
 * @typedef {import("./status.js").Status} Status
 * @typedef {{count: number, nodes: number[]}} List the count of all nodes, and the first of them */

/** The first of the open list in their order, and their number: in Klondike by f, then by the tie-breaker,
 * then the newest first, as the heap orders them; in AND/OR runs by number. Takes time linear in the nodes.
 * @param {Status} status @param {number} most @returns {List} */
export function openList(status, most) {
  const born = bornAt(status.structure, status.moment);
  const inAStar = status.structure.trace.game === "klondike";
  const before = inAStar ? byPriority(status) : (/** @type {number} */ a, /** @type {number} */ b) => a - b;
  const place = status.columns[Column.place];
  /** @type {number[]} */
  const nodes = [];
  let count = 0;
  // Begins with the nodes that are probably first, so that few are displaced later.
  for (let i = 0; i < born; i++) {
    const n = inAStar ? born - 1 - i : i;
    if (place[n] !== Place.open) continue;
    count++;
    if (nodes.length < most || before(n, nodes[most - 1]) < 0) {
      insert(nodes, n, before);
      nodes.length = Math.min(nodes.length, most);
    }
  }
  return { count, nodes };
}

/** @param {Status} status */
function byPriority(status) {
  const { f, tie } = { f: status.columns[Column.f], tie: status.columns[Column.tie] };
  return (/** @type {number} */ a, /** @type {number} */ b) => f[a] - f[b] || tie[a] - tie[b] || b - a;
}

/** @param {number[]} sorted @param {number} n @param {(a: number, b: number) => number} before */
function insert(sorted, n, before) {
  let at = sorted.length;
  while (at > 0 && before(n, sorted[at - 1]) < 0) at--;
  sorted.splice(at, 0, n);
}

/** The closed list, the latest first. A node counts at its last examination.
 * @param {Status} status @param {number} most @returns {List} */
export function closedList(status, most) {
  const { structure, moment } = status;
  const place = status.columns[Column.place];
  let count = 0;
  for (let n = bornAt(structure, moment) - 1; n >= 0; n--) {
    if (isClosed(place[n])) count++;
  }
  /** @type {Set<number>} */
  const nodes = new Set();
  for (let step = stepAt(structure, moment); step > 0 && nodes.size < most; step--) {
    const node = examined(structure, step);
    if (isClosed(place[node])) nodes.add(node);
  }
  return { count, nodes: [...nodes] };
}

/** The node that a step examines; step 0 examines none: -1.
 * @param {Structure} s @param {number} step */
export const examined = (s, step) => step === 0 ? -1 : s.trace.events[s.steps[step - 1] * s.trace.width + 1];

/** The events of a step up to a moment: their nodes by the events' codes.
 * @param {Structure} s @param {number} moment
 * @returns {{step: number, node: number, did: Map<number, number[]>}} */
export function deedsAt(s, moment) {
  const step = stepAt(s, moment);
  const first = step === 0 ? 0 : s.steps[step - 1];
  const { events, width } = s.trace;
  /** @type {Map<number, number[]>} */
  const did = new Map();
  for (let i = first; i < moment; i++) {
    const [code, node] = [events[i * width], events[i * width + 1]];
    if (code === Code.expand) continue;
    const nodes = did.get(code);
    if (nodes) nodes.push(node);
    else did.set(code, [node]);
  }
  return { step, node: examined(s, step), did };
}

/** The nodes that a moment's step has made, labelled or moved, without those only met again or dropped.
 * @param {Status} status @returns {Set<number>} */
export function freshNodes({ structure, moment }) {
  const { did } = deedsAt(structure, moment);
  did.delete(Code.duplicate);
  did.delete(Code.drop);
  return new Set([...did.values()].flat());
}
