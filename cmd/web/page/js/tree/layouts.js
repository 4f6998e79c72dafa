// The layout of a run for the reader's choices: which nodes have places, and which are folded.

import { layoutOf } from "./layout.js";
import { Column } from "./status.js";
import { settledOf } from "./strategy.js";
import { bornAt, movedAt } from "./structure.js";

/** @typedef {import("./status.js").Status} Status */

/** Makes layouts, and keeps the last one while nothing has moved. */
export class Layouts {
  #layout = layoutOf(new Int32Array(0), 0, new Set());
  /** @type {unknown[]} the last request */
  #asked = [];
  /** @type {unknown[]} the values on which the places of the last layout depend */
  #of = [];

  /** @param {import("./scenes.js").Looks} looks @param {{nodes: Set<number>}} proof of this moment */
  of({ run, keep, settle, turned, selected }, proof) {
    const asked = [run, run?.status.moment, keep, settle, turned, selected];
    if (run && !alike(asked, this.#asked)) this.#lay(run, keep, foldedOf(run.status, settle ? settledOf(run.status, proof) : new Set(), turned, selected));
    this.#asked = asked;
    return this.#layout;
  }

  /** @param {import("./state.js").Run} run @param {boolean} keep @param {Set<number>} folded */
  #lay(run, keep, folded) {
    const { structure, status } = run;
    const born = bornAt(structure, status.moment);
    const count = keep ? structure.size : born;
    const of = [count, born, movedAt(structure, status.moment), run];
    if (alike(of, this.#of) && same(folded, this.#layout.folded)) return;
    const parents = keep ? withUnborn(status, born) : status.columns[Column.parent].slice(0, count);
    this.#layout = layoutOf(parents, count, folded, born);
    this.#of = of;
  }
}

/** @param {unknown[]} a @param {unknown[]} b */
function alike(a, b) {
  return a.every((value, i) => value === b[i]);
}

/** The roots of folded subtrees: settled subtrees, except where the reader has chosen otherwise, and
 * never a subtree that contains the selected node.
 * @param {Status} status @param {Set<number>} settled @param {ReadonlySet<number>} turned @param {number} selected */
function foldedOf({ columns }, settled, turned, selected) {
  const folded = settled;
  for (const n of turned) {
    if (!folded.delete(n)) folded.add(n);
  }
  for (let n = selected; n > 0; ) {
    n = columns[Column.parent][n];
    folded.delete(n);
  }
  return folded;
}

/** @param {ReadonlySet<number>} a @param {ReadonlySet<number>} b */
function same(a, b) {
  if (a.size !== b.size) return false;
  for (const n of a) if (!b.has(n)) return false;
  return true;
}

/** The parents of the nodes that exist, and the first parents of nodes to come.
 * @param {Status} status @param {number} born */
function withUnborn({ structure, columns }, born) {
  const parents = structure.firstParents.slice();
  parents.set(columns[Column.parent].subarray(0, born));
  return parents;
}
