// The tools above the tree: zoom, fold, and how the picture moves while the search
// runs.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { stepAt } from "./structure.js";

/** @typedef {import("./state.js").Run} Run */

/** Makes the tools.
 * @param {import("./actions.js").Actions} actions @param {import("./canvas.js").Canvas} canvas @returns {import("./state.js").Part} */
export function makeTools(actions, canvas) {
  const button = (/** @type {string} */ sign, /** @type {() => void} */ onclick, /** @type {string | null} */ label = null) => h("button", { type: "button", "aria-label": label, onclick }, sign);
  const check = (/** @type {"settle" | "links" | "follow" | "keep"} */ name) => h("input", { type: "checkbox", onchange: (/** @type {any} */ e) => actions.set({ [name]: e.target.checked }) });
  const boxes = { settle: check("settle"), links: check("links"), follow: check("follow"), keep: check("keep") };
  const labelled = Object.entries(boxes).map(([name, box]) => h("label", { class: "tree-check" }, box, h("span", {}, t("tree." + name))));
  const verdict = h("strong", { class: "verdict" });
  const count = h("span", { class: "note number" });
  return {
    element: h("div", { class: "tree-tools row" }, verdict, count,
      h("span", { class: "row" }, button("+", () => canvas.zoom(1.4), t("tree.zoomIn")), button("−", () => canvas.zoom(1 / 1.4), t("tree.zoomOut")), button(t("tree.fit"), () => actions.set({ camera: null }), t("tree.fitKey"))),
      h("span", { class: "row" }, button(t("tree.unfoldAll"), () => actions.unfold())), labelled),
    draw(state) {
      const { run, born, layout } = state;
      const rounds = run?.structure.trace.rounds ?? 0;
      for (const name of /** @type {const} */ (["settle", "links", "follow", "keep"])) boxes[name].checked = state[name];
      [verdict.textContent, verdict.className] = run ? verdictOf(run) : ["", "verdict"];
      count.textContent = run ? t("tree.nodes", born, layout.rows) + (rounds > 1 ? " · " + t("tree.round", rounds) : "") + (run.file ? " · " + run.file.name : "") : "";
    },
  };
}

/** Classes of verdicts. */
const looks = /** @type {Record<string, string>} */ ({ undecided: "unsure", solved: "good", unsolvable: "bad", peasant: "tree-for", landlord: "tree-against" });

/** The verdict of the run once its last step is shown, or the place of the step before, and the class of either.
 * @param {Run} run @returns {[string, string]} */
function verdictOf({ structure, status }) {
  if (status.moment < structure.length) return [t("tree.underway", stepAt(structure, status.moment), structure.steps.length - 1), "verdict"];
  const { verdict, reason } = structure.trace.end;
  const why = verdict === "undecided" ? t("tree.because", knows("tree.reason." + reason) ? t("tree.reason." + reason) : reason) : "";
  return [t("tree.verdict." + verdict) + why, "verdict " + (looks[verdict] ?? "")];
}
