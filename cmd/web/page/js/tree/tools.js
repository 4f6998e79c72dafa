// The tools above the tree: zoom, fold, and what the picture does while the search
// goes on.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { Column, Label } from "./status.js";
import { bornAt } from "./structure.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Run} Run
 * @typedef {import("./layout.js").Layout} Layout */

/** Makes the tools.
 * @param {Actions} actions @param {import("./canvas.js").Canvas} canvas */
export function makeTools(actions, canvas) {
  const button = (/** @type {string} */ sign, /** @type {() => void} */ onclick) => h("button", { type: "button", onclick }, sign);
  const { zoomIn, zoomOut, fit, foldSettled, unfoldAll } = {
    zoomIn: button("+", () => canvas.zoom(1.4)), zoomOut: button("−", () => canvas.zoom(1 / 1.4)), fit: button("", () => actions.choose({ camera: null })),
    foldSettled: button("", () => actions.state.run && actions.choose({ folded: settled(actions.state.run) })), unfoldAll: button("", () => actions.choose({ folded: new Set() })),
  };
  const check = (/** @type {"follow" | "keep"} */ name) => {
    const box = h("input", { type: "checkbox", onchange: () => actions.choose({ [name]: box.checked }) });
    return { name, box, text: h("span") };
  };
  const [follow, keep] = [check("follow"), check("keep")];
  const verdict = h("strong", { class: "verdict" });
  const count = h("span", { class: "note number" });
  const element = h("div", { class: "tree-tools row" }, verdict, count, h("span", { class: "row" }, zoomIn, zoomOut, fit), h("span", { class: "row" }, foldSettled, unfoldAll),
    h("label", {}, follow.box, follow.text), h("label", {}, keep.box, keep.text));
  return {
    element,
    /** @param {State} state @param {Layout} layout */
    render(state, layout) {
      zoomIn.setAttribute("aria-label", t("tree.zoomIn"));
      zoomOut.setAttribute("aria-label", t("tree.zoomOut"));
      fit.textContent = t("tree.fit");
      foldSettled.textContent = t("tree.foldSettled");
      unfoldAll.textContent = t("tree.unfoldAll");
      foldSettled.hidden = (state.run?.structure.trace.game ?? state.problem.game) === "klondike";
      for (const { name, box, text } of [follow, keep]) {
        box.checked = state[name];
        text.textContent = t("tree." + name);
      }
      [verdict.textContent, verdict.className] = state.run ? verdictOf(state.run) : ["", "verdict"];
      count.textContent = state.run ? t("tree.nodes", bornAt(state.run.structure, state.run.status.moment), layout.rows) : "";
    },
  };
}

/** Classes of verdicts. */
const looks = /** @type {Record<string, string>} */ ({ undecided: "unsure", solved: "good", unsolvable: "bad", peasant: "tree-for", landlord: "tree-against" });

/** What the whole run has decided, and how it looks.
 * @param {Run} run @returns {[string, string]} */
function verdictOf({ structure }) {
  const { verdict, reason } = structure.trace.end;
  const why = verdict === "undecided" ? t("tree.because", knows("tree.reason." + reason) ? t("tree.reason." + reason) : reason) : "";
  return [t("tree.verdict." + verdict) + why, "verdict " + (looks[verdict] ?? "")];
}

/** The highest nodes with a label: what is settled needs no looking at. The start's
 * label folds nothing.
 * @param {Run} run @returns {ReadonlySet<number>} */
function settled({ structure, status }) {
  const [label, parent] = [status.columns[Column.label], status.columns[Column.parent]];
  const folded = new Set();
  for (let n = 1; n < bornAt(structure, status.moment); n++) {
    const above = parent[n];
    if (label[n] !== Label.none && (above === 0 || label[above] === Label.none)) folded.add(n);
  }
  return folded;
}
