// The state of the tree browser: one record, which actions change and render shows.

import { bornAt, movedAt } from "./structure.js";
import { layoutOf } from "./layout.js";
import { Column } from "./status.js";

/** Up to this many nodes the places of all are kept free from the start. */
const KEPT = 3000;

/** @typedef {import("./trace.js").Game} Game */

/** What the reader asks for, as in the form.
 * @typedef {object} Problem
 * @property {Game} game
 * @property {string} engine
 * @property {string} example its number in the list, or "" for one's own
 * @property {Record<string, string>} fields by name, as typed */

/** What the solvers offer.
 * @typedef {Pick<import("../main.js").About, "traces" | "doudizhu_traces" | "rules" | "scores" | "reparent" | "heeds">} Known */

/** A run that has been loaded.
 * @typedef {object} Run
 * @property {import("./structure.js").Structure} structure
 * @property {import("./status.js").Status} status at the moment that is shown
 * @property {Problem} problem as it was when the run began */

/** @typedef {object} State
 * @property {Known} known
 * @property {Problem} problem
 * @property {boolean} running
 * @property {number} progress nodes that have come so far
 * @property {import("../client.js").Fault | null} fault why there is no run
 * @property {Run | null} run
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {number} selected a node, or -1
 * @property {ReadonlySet<number>} folded roots of subtrees that aren't shown
 * @property {import("./camera.js").Camera | null} camera null: the whole tree
 * @property {boolean} follow the picture goes where the search is
 * @property {boolean} keep nodes stay in their places as the tree grows */

/** What is drawn: a state, its layout, and how many nodes are there.
 * @typedef {State & {layout: import("./layout.js").Layout, born: number}} Drawn
 * A part of the tab.
 * @typedef {import("../store.js").Part<Drawn>} Part */

/** @param {Problem} problem @returns {State} */
export function freshState(problem) {
  return {
    known: { traces: [], doudizhu_traces: [], rules: [], scores: [], reparent: [], heeds: { score: [], open_list: [], reparent: [] } },
    problem, running: false, progress: 0, fault: null, run: null, playing: false, speed: 3,
    selected: -1, folded: new Set(), camera: null, follow: true, keep: true,
  };
}

/** What changes with a run that is just loaded, at its first step.
 * @param {Run} run @returns {Partial<State>} */
export function loaded(run) {
  run.status.go(run.structure.steps[0]);
  return { running: false, fault: null, run, selected: 0, folded: new Set(), camera: null, keep: run.structure.size <= KEPT };
}

/** Makes layouts, and remembers the last one as long as nothing has moved. */
export class Layouts {
  #layout = layoutOf(new Int32Array(0), 0, new Set());
  /** @type {unknown[]} what it depends on */
  #of = [];

  /** @param {State} state */
  of({ run, keep, folded }) {
    if (!run) return this.#layout;
    const { structure, status } = run;
    const born = bornAt(structure, status.moment);
    const count = keep ? structure.size : born;
    const of = [count, born, movedAt(structure, status.moment), folded, run];
    if (of.some((value, i) => value !== this.#of[i])) {
      const parents = keep ? withUnborn(structure, status, born) : status.columns[Column.parent];
      this.#layout = layoutOf(parents, count, folded, born);
      this.#of = of;
    }
    return this.#layout;
  }
}

/** The parents of the nodes that are there, and the first parents of those to come.
 * @param {import("./structure.js").Structure} structure @param {import("./status.js").Status} status @param {number} born */
function withUnborn(structure, status, born) {
  const parents = structure.firstParents.slice();
  parents.set(status.columns[Column.parent].subarray(0, born));
  return parents;
}
