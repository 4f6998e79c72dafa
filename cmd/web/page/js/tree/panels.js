// The panels next to the tree: the events of the step, the open and the closed list.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { moveText, sentences } from "./describe.js";
import { figures, priority } from "./figures.js";
import { closedList, deedsAt, openList } from "./lists.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").Part} Part */

/** At most this many nodes of a list are shown. */
const LISTED = 30;
/** At most this many nodes of the open list are shown with the tree. */
const NEXT = 6;

/** Makes the panel of the step's events. @returns {Part} */
export function makeDeeds() {
  const element = h("div", { class: "panel stack tree-did", role: "region", "aria-label": t("tree.thisStep") });
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
      }, run && [h("b", { class: "number" }, n), " ", moveText(run.status, n), h("small", { class: "number" }, figures(run, n))]));
      refill(element, head, run && [h("p", { class: "note" }, t(`tree.list.${name}.order`)), h("ol", { class: "tree-list" }, nodes.map(item)),
        count > nodes.length && h("p", { class: "note" }, t("tree.others", count - nodes.length))]);
    },
  };
}

/** Makes the short open list that readers of the tour see with the tree.
 * @param {Actions} actions @returns {Part} */
export function makeNext(actions) {
  const element = h("div", { class: "tree-next row", role: "group", "aria-label": t("tree.list.open"), hidden: true });
  return {
    element,
    draw({ run, tour, selected }) {
      element.hidden = !run || !tour;
      if (!run || !tour) return;
      const { count, nodes } = openList(run.status, NEXT);
      refill(element, h("strong", {}, t("tree.list.open")), nodes.map((n) => h("button", {
        type: "button", class: "plain", "data-key": n, "aria-current": n === selected ? "true" : null, onclick: () => actions.set({ selected: n }),
      }, h("b", { class: "number" }, n), " ", h("small", { class: "number" }, priority(run, n)))),
      h("span", { class: "note" }, count === 0 ? t("tree.empty") : count > nodes.length && t("tree.others", count - nodes.length)));
    },
  };
}
