// A comparison in words: the strategies' names, their marks, and where each search stands.

import { knows, t } from "../i18n.js";
import { lastOf, stepOf } from "./state.js";

/** The marks of the strategies, by which the table, the curve and the trees belong together. */
export const marks = "ABCD";

/** The name of a strategy by its spec, with the values of its options: "A*, length".
 * @param {string} spec */
export function nameOf(spec) {
  const [engine, ...options] = spec.split(":");
  const values = options.map((option) => option.slice(option.indexOf("=") + 1));
  return [word("tree.engine.", engine), ...values.map((value) => word("compare.value.", value))].join(t("tree.comma"));
}

/** @param {string} prefix @param {string} name */
const word = (prefix, name) => (knows(prefix + name) ? t(prefix + name) : name);

/** The outcome of a strategy.
 * @param {import("./state.js").Entrant} entrant */
export function verdictOf({ run }) {
  const { verdict, reason } = run.structure.trace.end;
  const why = verdict === "undecided" ? t("tree.because", word("tree.reason.", reason)) : "";
  return word("tree.verdict.", verdict) + why;
}

/** The step of the clock, and where each strategy is then, for a screen reader.
 * @param {import("./state.js").State} state */
export function saidOf({ entrants, step }) {
  const each = entrants.map((entrant, i) => {
    const now = stepOf(entrant, step);
    const over = now === lastOf(entrant) ? verdictOf(entrant) : t("compare.waiting", entrant.counts.open[now]);
    return t("compare.stands", marks[i], over);
  });
  return [t("compare.step", step), ...each].join(" ");
}
