// The state of a comparison: one record, which actions change and render shows; and the state in words.

import { knows, named, t } from "../i18n.js";
import { verdictOf } from "../tree/describe.js";
import { nextShift } from "../tree/shifts.js";

/** A strategy at work on the problem.
 * @typedef {object} Entrant
 * @property {string} spec
 * @property {import("../tree/state.js").Run} run
 * @property {import("./counts.js").Counts} counts
 * @property {Map<string, number>} numbers of nodes by their positions
 * @property {Sight} sight */

/** How the reader looks at an entrant's tree.
 * @typedef {Pick<import("../tree/view.js").Looks, "camera" | "turned" | "settle" | "keep" | "selected">} Sight */

/** @typedef {object} State
 * @property {import("../tree/state.js").Known} known
 * @property {import("./presets.js").Comparison} comparison
 * @property {number} running how many strategies have ended, or -1 while none works
 * @property {import("../client.js").Fault | null} fault why there is no comparison to show
 * @property {Entrant[]} entrants the strategies of the last comparison, with their runs
 * @property {number} step of the common clock: how many positions each strategy has examined
 * @property {boolean} playing
 * @property {number} speed steps a second */

/** @param {import("./presets.js").Comparison} comparison @returns {State} */
export function freshState(comparison) {
  return {
    known: { traces: [], doudizhu_traces: [], rules: [], scores: [], reparent: [], heeds: { score: [], open_list: [], reparent: [] } },
    comparison, running: -1, fault: null, entrants: [], step: 0, playing: false, speed: 3,
  };
}

/** The last step of an entrant. @param {Entrant} entrant */
export const lastOf = ({ run }) => run.structure.steps.length - 1;

/** The step at which the last entrant ends. @param {State} state */
export const endOf = ({ entrants }) => Math.max(0, ...entrants.map(lastOf));

/** Where an entrant is when the clock shows a step: an entrant that has ended stays at its end.
 * @param {Entrant} entrant @param {number} step */
export const stepOf = (entrant, step) => Math.min(step, lastOf(entrant));

/** The next step after a step at which a strategy re-parents a position; after the last such step the first; undefined if none does.
 * @param {Entrant[]} entrants @param {number} step */
export function shiftAfter(entrants, step) {
  const steps = entrants.map(({ run }) => nextShift(run.structure, step)).filter((s) => s !== undefined);
  const later = steps.filter((s) => s > step);
  return steps.length === 0 ? undefined : Math.min(...(later.length > 0 ? later : steps));
}

/** The entrants, with another view of one entrant's tree.
 * @param {Entrant[]} entrants @param {number} i @param {Partial<Sight>} change @returns {Entrant[]} */
export function lookedAt(entrants, i, change) {
  return entrants.map((e, k) => (k === i ? { ...e, sight: { ...e.sight, ...change } } : e));
}

/** The marks of the strategies, by which the table, the curve and the trees belong together. */
export const marks = "ABCD";

/** The name of a strategy by its spec, with the values of its options: "A*, length".
 * @param {string} spec */
export function nameOf(spec) {
  const [engine, ...options] = spec.split(":");
  const values = options.map((option) => option.slice(option.indexOf("=") + 1));
  return [named("tree.engine.", engine), ...values.map((value) => named("compare.value.", value))].join(t("tree.comma"));
}

/** How a strategy treats a cheaper path, if its spec says so. @param {string} spec */
export function meaningOf(spec) {
  const [, rule = ""] = /reparent=(\w+)/.exec(spec) ?? [];
  return knows("compare.means." + rule) ? t("compare.means." + rule) : "";
}

/** The outcome of a strategy. @param {Entrant} entrant */
export const outcomeOf = ({ run }) => verdictOf(run.structure.trace)[0];

/** The step of the clock, and where each strategy is then, for a screen reader.
 * @param {State} state */
export function saidOf({ entrants, step }) {
  const each = entrants.map((entrant, i) => {
    const now = stepOf(entrant, step);
    const over = now === lastOf(entrant) ? outcomeOf(entrant) : t("compare.waiting", entrant.counts.open[now]);
    return t("compare.stands", marks[i], over);
  });
  return [t("compare.step", step), ...each].join(" ");
}
