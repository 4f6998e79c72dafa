// Re-parenting as an event: the known nodes that a step has reached by a cheaper path, and the nodes below that got cheaper with them.

import { Column } from "./status.js";
import { stepAt } from "./structure.js";
import { Code } from "./trace.js";

/** @typedef {import("./status.js").Status} Status */

/** A known node that got a cheaper path.
 * @typedef {object} Shift
 * @property {number} node
 * @property {number} from the parent before
 * @property {number} to the parent since
 * @property {number} was the node's g before
 * @property {number} g
 * @property {boolean} reopened whether the node waits in the open list again
 * @property {{node: number, less: number}[]} below the nodes below that got cheaper with it, and by how much
 * @property {number} age how many steps ago */

/** A step of the status and the steps before it, whose old edges fade. */
const AGES = [0, 1, 2];

/** The shifts of a status's step so far, and of the two steps before.
 * @param {Status} status @returns {Shift[]} */
export function shiftsAt(status) {
  return AGES.flatMap((age) => shiftsOf(status, stepAt(status.structure, status.moment) - age, age));
}

/** @param {Status} status @param {number} step @param {number} age */
function shiftsOf(status, step, age) {
  const { structure: { steps, trace: { game, events, width } }, moment } = status;
  /** @type {Shift[]} */
  const shifts = [];
  if (game !== "klondike" || step < 1) return shifts;
  for (let i = steps[step - 1]; i < Math.min(steps[step], moment); i++) {
    const [code, node, to, , g] = events.subarray(i * width, (i + 1) * width);
    const old = status.replaced(i);
    const was = old.get(Column.g) ?? g;
    if (code === Code.rescore) shifts.at(-1)?.below.push({ node, less: was - g });
    if (code === Code.reparent || code === Code.reopen) shifts.push({ node, from: old.get(Column.parent) ?? to, to, was, g, reopened: code === Code.reopen, below: [], age });
  }
  return shifts;
}

/** The next step after a step that puts a known node under another parent; after the last such step the first; undefined if there is none.
 * @param {import("./structure.js").Structure} structure @param {number} step */
export function nextShift(structure, step) {
  const at = Array.from(structure.moves, (event) => stepAt(structure, event + 1));
  return at.find((s) => s > step) ?? at[0];
}
