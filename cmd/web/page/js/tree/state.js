// The state of the tree browser: one record, which actions change and render shows.

/** Up to this many nodes the places of all are kept free from the start. */
const KEPT = 3000;
/** With more nodes than this what is settled is folded from the start. */
const FOLDED = 500;

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
 * @property {Problem} problem as it was when the run began
 * @property {import("./traces.js").TraceFile | null} [file] that the run was read from */

/** @typedef {object} State
 * @property {Known} known
 * @property {Problem} problem
 * @property {boolean} running
 * @property {number} progress nodes that have come so far
 * @property {import("../client.js").Fault | null} fault why there is no run
 * @property {Run | null} run
 * @property {import("./tour.js").Tour | null} tour the chapter that is read
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {number} selected a node, or -1
 * @property {boolean} settle what is settled is folded
 * @property {ReadonlySet<number>} turned nodes that the reader has folded or unfolded against the automatic choice
 * @property {boolean} links all links are shown, not those of the selected node alone
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
    problem, running: false, progress: 0, fault: null, run: null, tour: null, playing: false, speed: 3,
    selected: -1, settle: false, turned: new Set(), links: false, camera: null, follow: true, keep: true,
  };
}

/** What changes with a run that is just loaded, at its first step.
 * @param {Run} run @returns {Partial<State>} */
export function loaded(run) {
  const { size, steps } = run.structure;
  run.status.go(steps[0]);
  return { running: false, fault: null, run, selected: 0, settle: size > FOLDED, turned: new Set(), links: false, camera: null, keep: size <= KEPT };
}
