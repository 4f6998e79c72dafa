// The form: a comparison that is ready, or a problem of the reader's own.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { part } from "../parts.js";
import { ownFields } from "../tree/form.js";
import { MOST, presets, specsOf } from "./presets.js";

/** @typedef {import("./actions.js").Actions} Actions */

/** Makes the form.
 * @param {Actions} actions @returns {import("../store.js").Part<import("./state.js").State>} */
export function makeForm(actions) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (actions.state.running >= 0) actions.stop();
    else actions.compare();
  };
  const element = h("form", { class: "panel stack tree-form", onsubmit: submit });
  return part(element, (s) => [s.comparison, s.known, s.running, s.fault], (comparison, known, running, fault) => [
    h("div", { class: "row" }, h("label", {}, t("compare.preset"), presetList(comparison, actions)),
      comparison.specs.length < Math.min(MOST, specsOf(known, comparison).length) && h("button", { type: "button", "data-key": "add", onclick: () => actions.add() }, t("compare.add")),
      (running >= 0 || comparison.name === "") && h("button", { type: "submit", class: "main", "data-key": "run" }, t(running >= 0 ? "tree.stop" : "tree.run")),
      running >= 0 && h("span", { class: "note number" }, t("compare.running", running + 1, comparison.specs.length))),
    h("p", { class: "note" }, comparison.name === "" ? t("compare.intro") : t("compare.why." + comparison.name)),
    !comparison.recorded && h("details", { open: comparison.name === "" }, h("summary", { "data-key": "own" }, t("tree.own")), h("div", { class: "row" }, ownFields(comparison, known, actions)), h("p", { class: "note" }, t("tree.own." + comparison.game))),
    fault && h("p", { class: "fault", role: "alert" }, fault.field && knows("tree.field." + fault.field) ? t("tree.field." + fault.field) + ": " : "", fault.message),
  ]);
}

/** @param {import("./presets.js").Comparison} comparison @param {Actions} actions */
function presetList({ name }, actions) {
  const option = (/** @type {string} */ value) => h("option", { value, selected: value === name }, t("compare.preset." + value));
  const list = h("select", { "data-key": "preset", onchange: () => actions.preset(list.value) }, presets.map((p) => option(p.name)), name === "" && h("option", { value: "", selected: true }, t("tree.ownShort")));
  return list;
}
