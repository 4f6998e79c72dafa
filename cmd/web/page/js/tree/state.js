// The state of the tree browser: one record, which actions change and render shows; and its problems: ready examples, small
// enough to understand, and the fields of a problem of the reader's own.

import { oneOf } from "../address.js";

/** Up to this many nodes, every node has its place from the start. */
const KEPT = 3000;
/** With more nodes than this, settled subtrees are folded from the start. */
const FOLDED = 500;

/** @typedef {import("./trace.js").Game} Game
 * The problem in the form.
 * @typedef {object} Problem
 * @property {Game} game
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
 * @property {import("./filespanel.js").TraceFile | null} [file] from which the run was read */

/** @typedef {object} State
 * @property {Known} known
 * @property {Problem} problem
 * @property {import("./trace.js").Sight} sight who proves in AND/OR runs
 * @property {boolean} running
 * @property {number} progress nodes received so far
 * @property {import("../client.js").Fault | null} fault why there is no run
 * @property {Run | null} run
 * @property {import("./tour.js").Tour | null} tour the chapter being read
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {number} selected a node, or -1
 * @property {boolean} settle whether settled subtrees are folded
 * @property {boolean} only whether only the proof or the solution is shown, once there is one
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
    problem, sight: "mover", running: false, progress: 0, fault: null, run: null, tour: null, playing: false, speed: 3,
    selected: -1, settle: false, only: false, turned: new Set(), links: false, camera: null, follow: true, keep: true,
  };
}

/** The changes of the state for a run just loaded, at its first step.
 * @param {Run} run @returns {Partial<State>} */
export function loaded(run) {
  const { size, steps } = run.structure;
  run.status.go(steps[0]);
  return { running: false, fault: null, run, selected: 0, settle: size > FOLDED, turned: new Set(), links: false, camera: null, keep: size <= KEPT };
}

/** The examples of each game, by what the form needs; their names are words.
 * @type {Record<Game, Record<string, string>[]>} */
export const examples = {
  doudizhu: [
    { landlord: "TJ", peasant: "TQ", lead: "peasant", rules: "basic" },
    { landlord: "55K", peasant: "66Q", lead: "landlord", rules: "standard" },
    { landlord: "2KK0077554", peasant: "AA8", lead: "landlord", rules: "standard" },
  ],
  klondike: [
    { seed: "4", ranks: "3", columns: "3", draw: "1", score: "length", reparent: "propagate" },
    { seed: "7", ranks: "4", columns: "4", draw: "1", score: "length", reparent: "propagate" },
  ],
};

/** The first engine. */
const first = { doudizhu: "labelling", klondike: "astar" };

/** @param {Known} known @param {Game} game */
export const enginesOf = (known, game) => game === "klondike" ? known.traces : known.doudizhu_traces;

/** The fields of a game, and the choices of each; [] is a free text.
 * @param {Known} known @param {Game} game @returns {Record<string, string[]>} */
export function fieldsOf({ rules, scores, reparent }, game) {
  return game === "doudizhu" ? { landlord: [], peasant: [], lead: ["landlord", "peasant"], rules } :
    { seed: [], ranks: ["2", "3", "4", "5", "6"], columns: ["2", "3", "4", "5"], draw: ["1", "2", "3"], score: scores, reparent };
}

/** How many nodes a run may have at most. */
const NODES = 100_000;

/** The problem of an example.
 * @param {Game} game @param {number} number @returns {Problem} */
export function exampleProblem(game, number) {
  return { game, engine: first[game], example: String(number), fields: { ...examples[game][number] } };
}

/** The problem of an address, if it has one: of its other fields, only those that a problem has count.
 * @param {Record<string, string>} params @param {Known} known @returns {Problem | null} */
export function problemOf({ game: name, engine, ...params }, known) {
  const game = oneOf(name, /** @type {const} */ (["doudizhu", "klondike"]), "");
  if (game === "") return null;
  const names = [...Object.keys(fieldsOf(known, game)), ...unlisted[game]];
  const fields = Object.fromEntries(names.filter((n) => params[n] !== undefined).map((n) => [n, params[n]]));
  const number = examples[game].findIndex((e) => Object.keys(e).every((n) => e[n] === fields[n]));
  return { game, engine: oneOf(engine, enginesOf(known, game), first[game]), example: number < 0 ? "" : String(number), fields };
}

/** Parameters of an address in addition to the form's fields. */
const unlisted = { doudizhu: ["down", "up", "last", "by"], klondike: ["deal"] };

/** The fields of Klondike's rules, as the service reads them.
 * @param {Record<string, string>} fields */
export function rulesOf({ ranks, columns, draw }) {
  return Object.fromEntries(Object.entries({ ranks, columns, draw }).filter(([, v]) => Number(v) > 0).map(([k, v]) => [k, Number(v)]));
}

/** The request for a run.
 * @param {Problem} problem @param {Known} known @returns {import("../client.js").Request} */
export function requestOf({ game, engine, fields }, { heeds }) {
  if (game === "doudizhu") return { op: "d.trace", ...filled(fields), strategy: engine, nodes: NODES };
  const { seed, deal, score, reparent } = fields;
  const options = filled({ score, ...(heeds.reparent.includes(engine) ? { reparent } : {}) });
  const strategy = [engine, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(":");
  return { op: "k.trace", ...filled({ seed, deal }), ...rulesOf(fields), strategy, nodes: NODES };
}

/** The fields that aren't empty. @param {Record<string, string>} fields */
function filled(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value.trim() !== ""));
}
