// The re-parentings of a comparison's step: what each strategy does with a cheaper path.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { shiftSentences } from "../tree/describe.js";
import { toShift } from "../tree/panels.js";
import { lastOf, marks, meaningOf, shiftAfter } from "./state.js";

/** At most this many sentences of a strategy are shown. */
const TOLD = 3;

/** Makes the panel, which is hidden unless a strategy re-parents.
 * @param {import("./actions.js").Actions} actions @returns {import("../store.js").Part<import("./state.js").State>} */
export function makeShifts(actions) {
  const element = h("section", { class: "panel stack versus-shifts", "aria-label": t("compare.shifts") });
  return {
    element,
    draw({ entrants, step }) {
      const next = shiftAfter(entrants, step);
      element.hidden = next === undefined;
      if (next !== undefined) refill(element, h("h2", {}, t("compare.shifts")), h("dl", {}, entrants.flatMap((entrant, i) => told(entrant, i, step))), toShift(next, actions.player));
    },
  };
}

/** @param {import("./state.js").Entrant} entrant @param {number} i @param {number} step */
function told(entrant, i, step) {
  const { spec, run } = entrant;
  const sentences = step > lastOf(entrant) ? [] : shiftSentences(run.status).slice(0, TOLD);
  const items = sentences.length > 0 ? sentences.map((s) => h("dd", {}, s)) : [h("dd", { class: "note" }, t("compare.still"))];
  return [h("dt", {}, h("b", { class: `versus-mark versus-${i}` }, marks[i]), " ", h("span", { class: "note" }, meaningOf(spec))), ...items];
}
