// What stands beside the tree: what the step did, the open and the closed list.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { costs, moveText, sentences } from "./describe.js";
import { closedList, deedsAt, openList } from "./lists.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./status.js").Status} Status */

/** So many nodes of a list are shown. */
const LISTED = 30;

/** Makes the panel of what the step did. @returns {Part} */
export function makeDeeds() {
  const element = h("div", { class: "panel stack tree-did", role: "region", tabindex: 0, "aria-label": t("tree.thisStep") });
  return {
    element,
    draw({ run }) {
      const told = run ? sentences(deedsAt(run.structure, run.status.moment), run.structure.trace.game) : [];
      refill(element, h("h2", {}, t("tree.thisStep")), h("ul", {}, told.map((s) => h("li", {}, s))));
    },
  };
}

/** Makes the panel of a list.
 * @param {Actions} actions @param {"open" | "closed"} name @returns {Part} */
export function makeList(actions, name) {
  const element = h("details", { class: "panel", open: name === "open" });
  const listOf = name === "open" ? openList : closedList;
  return {
    element,
    draw({ run, selected }) {
      const { count, nodes } = run ? listOf(run.status, LISTED) : { count: 0, nodes: [] };
      const head = h("summary", { "data-key": name }, h("h2", {}, t("tree.list." + name)), h("span", { class: "note number" }, " ", count));
      const item = (/** @type {number} */ n) => h("li", {}, h("button", {
        type: "button", class: "plain", "data-key": n, "aria-current": n === selected ? "true" : null, onclick: () => actions.set({ selected: n }),
      }, run && entry(run.status, n)));
      refill(element, head, run && [h("p", { class: "note" }, t(`tree.list.${name}.order`)), h("ol", { class: "tree-list" }, nodes.map(item)),
        count > nodes.length && h("p", { class: "note" }, t("tree.others", count - nodes.length))]);
    },
  };
}

/** @param {Status} status @param {number} n */
function entry(status, n) {
  const inAStar = status.structure.trace.game === "klondike";
  return [h("b", { class: "number" }, n), " ", moveText(status, n), inAStar && h("small", { class: "number" }, costs(status, n))];
}
