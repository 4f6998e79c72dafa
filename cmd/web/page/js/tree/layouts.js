// The layout of a run as the reader looks at it: which nodes have places, and which are folded.

import { layoutOf } from "./layout.js";
import { Column } from "./status.js";
import { settledOf } from "./strategy.js";
import { bornAt, movedAt } from "./structure.js";

/** @typedef {import("./scenes.js").Looks} Looks
 * @typedef {import("./status.js").Status} Status */

/** Makes layouts, and remembers the last one as long as nothing has moved. */
export class Layouts {
  #layout = layoutOf(new Int32Array(0), 0, new Set());
  /** @type {unknown[]} what was requested last */
  #asked = [];
  /** @type {unknown[]} what the places of the last one depend on */
  #of = [];

  /** @param {Looks} looks @param {{nodes: Set<number>}} proof of this moment */
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

/** The roots of what is folded: what is settled, but for what the reader has turned, and
 * never what the selected node is in.
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

/** The parents of the nodes that are there, and the first parents of those to come.
 * @param {Status} status @param {number} born */
function withUnborn({ structure, columns }, born) {
  const parents = structure.firstParents.slice();
  parents.set(columns[Column.parent].subarray(0, born));
  return parents;
}
