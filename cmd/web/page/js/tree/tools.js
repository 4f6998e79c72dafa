// The tools above the tree: zoom, fold, and what the picture does while the search
// goes on.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { Column, Label } from "./status.js";
import { bornAt } from "./structure.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").Run} Run */

/** Makes the tools.
 * @param {Actions} actions @param {import("./canvas.js").Canvas} canvas @returns {import("./state.js").Part} */
export function makeTools(actions, canvas) {
  const button = (/** @type {string} */ sign, /** @type {() => void} */ onclick, /** @type {string | null} */ label = null) => h("button", { type: "button", "aria-label": label, onclick }, sign);
  const foldSettled = button(t("tree.foldSettled"), () => actions.state.run && actions.set({ folded: settled(actions.state.run) }));
  const check = (/** @type {"follow" | "keep"} */ name) => h("input", { type: "checkbox", onchange: (/** @type {any} */ e) => actions.set({ [name]: e.target.checked }) });
  const [follow, keep] = [check("follow"), check("keep")];
  const verdict = h("strong", { class: "verdict" });
  const count = h("span", { class: "note number" });
  return {
    element: h("div", { class: "tree-tools row" }, verdict, count,
      h("span", { class: "row" }, button("+", () => canvas.zoom(1.4), t("tree.zoomIn")), button("−", () => canvas.zoom(1 / 1.4), t("tree.zoomOut")), button(t("tree.fit"), () => actions.set({ camera: null }))),
      h("span", { class: "row" }, foldSettled, button(t("tree.unfoldAll"), () => actions.set({ folded: new Set() }))),
      h("label", {}, follow, h("span", {}, t("tree.follow"))), h("label", {}, keep, h("span", {}, t("tree.keep")))),
    draw(state) {
      const { run, problem, born, layout } = state;
      foldSettled.hidden = (run?.structure.trace.game ?? problem.game) === "klondike";
      [follow.checked, keep.checked] = [state.follow, state.keep];
      [verdict.textContent, verdict.className] = run ? verdictOf(run) : ["", "verdict"];
      count.textContent = run ? t("tree.nodes", born, layout.rows) : "";
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
