// A strategy's column: its mark, the list to choose another strategy, and its tree.

import { h, set } from "../dom.js";
import { t } from "../i18n.js";
import { choices } from "../parts.js";
import { costs, moveText, standing as standingOf } from "../tree/describe.js";
import { bornAt } from "../tree/structure.js";
import { View } from "../tree/view.js";
import { FEWEST, specsOf } from "./presets.js";
import { lastOf, lookedAt, marks, meaningOf, nameOf, outcomeOf, stepOf } from "./state.js";

/** @typedef {import("./actions.js").Actions} Actions */

/** Makes the view of the tree in the column with the number i, for all languages.
 * @param {Actions} actions @param {number} i */
export function makeView(actions, i) {
  return new View({
    set: ({ selected, ...change }) => (selected === undefined ? actions.look(i, change) : actions.select(i, selected)),
    fold: (n) => actions.fold(i, n),
    label: (born) => t("compare.canvas", marks[i], nameOf(actions.state.entrants[i]?.spec ?? ""), born),
  });
}

/** Makes the column with the number i around the view of its tree.
 * @param {Actions} actions @param {View} view @param {number} i */
export function makeColumn(actions, view, i) {
  const list = choices({ "aria-label": t("compare.strategy", marks[i]), onchange: () => actions.replace(i, list.element.value) });
  const remove = h("button", { type: "button", class: "plain", "aria-label": t("compare.remove", marks[i]), title: t("compare.remove", marks[i]), onclick: () => actions.remove(i) }, "✕");
  const chosen = h("p", { class: "note versus-chosen" });
  const standing = h("p", { class: "note number" });
  const element = h("section", { class: "versus-column", "aria-label": t("compare.strategy", marks[i]), "data-column": i },
    h("div", { class: "versus-head" }, h("b", { class: `versus-mark versus-${i}`, "aria-hidden": "true" }, marks[i]), list.element, remove), view.element, h("div", { class: "versus-standing" }, standing, chosen));
  return {
    element, view,
    /** @param {import("./state.js").State} state */
    draw(state) {
      const { comparison, known, entrants, step } = state;
      const spec = comparison.specs[i];
      element.hidden = spec === undefined;
      if (spec === undefined) return;
      list.draw(spec, specsOf(known, comparison), nameOf);
      list.element.title = meaningOf(spec);
      set(remove, { hidden: comparison.specs.length <= FEWEST });
      const entrant = entrants[i];
      view.element.classList.toggle("versus-empty", !entrant);
      standing.textContent = entrant ? sentence(entrant, step) : t("compare.empty");
      chosen.textContent = entrant ? chosenIn(entrant, entrants) : "";
      if (!entrant) return;
      const looks = { run: entrant.run, links: false, follow: true, ...entrant.sight };
      const settled = view.settle(looks);
      view.render(settled);
      // The picture is up to date: the state only follows the camera.
      if (settled.camera !== looks.camera) actions.state = { ...actions.state, entrants: lookedAt(actions.state.entrants, i, { camera: settled.camera }) };
    },
  };
}

/** The selected position in a strategy's tree, if one is selected in any.
 * @param {import("./state.js").Entrant} entrant @param {import("./state.js").Entrant[]} all */
function chosenIn({ run, sight: { selected } }, all) {
  if (all.every((e) => e.sight.selected < 0)) return "";
  const { structure, status } = run;
  if (selected < 0 || selected >= bornAt(structure, status.moment)) return t("compare.elsewhere");
  const known = [t("tree.node", selected), moveText(status, selected), standingOf(status, selected)];
  return [...known, ...(structure.trace.game === "klondike" ? [costs(status, selected)] : [])].join(" · ");
}

/** Where a strategy is at a step of the clock.
 * @param {import("./state.js").Entrant} entrant @param {number} step */
function sentence(entrant, step) {
  const now = stepOf(entrant, step);
  const over = now === lastOf(entrant);
  return over ? t("compare.over", now, outcomeOf(entrant)) : t("compare.at", now, entrant.counts.open[now]);
}
