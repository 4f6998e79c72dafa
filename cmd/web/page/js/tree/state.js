// The state of the tree browser: one record, which actions change and render shows.

/** Up to this many nodes, every node has its place from the start. */
const KEPT = 3000;
/** With more nodes than this, settled subtrees are folded from the start. */
const FOLDED = 500;

/** The problem in the form.
 * @typedef {object} Problem
 * @property {import("./trace.js").Game} game
 * @property {string} engine
 * @property {string} example its number in the list, or "" for the reader's own problem
 * @property {Record<string, string>} fields by name, as typed */

/** The choices of the solvers.
 * @typedef {Pick<import("../main.js").About, "traces" | "doudizhu_traces" | "rules" | "scores" | "reparent" | "heeds">} Known */

/** A run that has been loaded.
 * @typedef {object} Run
 * @property {import("./structure.js").Structure} structure
 * @property {import("./status.js").Status} status at the moment shown
 * @property {Problem} problem of the run
 * @property {import("./traces.js").TraceFile | null} [file] from which the run was read */

/** @typedef {object} State
 * @property {Known} known
 * @property {Problem} problem
 * @property {boolean} running
 * @property {number} progress nodes received so far
 * @property {import("../client.js").Fault | null} fault why there is no run
 * @property {Run | null} run
 * @property {import("./tour.js").Tour | null} tour the chapter being read
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {number} selected a node, or -1
 * @property {boolean} settle whether settled subtrees are folded
 * @property {ReadonlySet<number>} turned nodes that the reader has folded or unfolded against the automatic choice
 * @property {boolean} links whether all links are shown, not only those of the selected node
 * @property {import("./camera.js").Camera | null} camera null: the whole tree
 * @property {boolean} follow whether the picture follows the search
 * @property {boolean} keep whether nodes keep their places as the tree grows */

/** The data to draw: a state, its layout, and the number of nodes.
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

/** The changes of the state for a run just loaded, at its first step.
 * @param {Run} run @returns {Partial<State>} */
export function loaded(run) {
  const { size, steps } = run.structure;
  run.status.go(steps[0]);
  return { running: false, fault: null, run, selected: 0, settle: size > FOLDED, turned: new Set(), links: false, camera: null, keep: size <= KEPT };
}
