// What stands beside the tree: what the step did, the open and the closed list.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { costs, moveText, sentences } from "./describe.js";
import { closedList, deedsAt, openList } from "./lists.js";
import { refill } from "./refill.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./status.js").Status} Status */

/** So many nodes of a list are shown. */
const LISTED = 30;

/** Makes the panels.
 * @param {Actions} actions */
export function makePanels(actions) {
  const [step, open, closed] = [h("div", { class: "panel stack tree-did", role: "region", tabindex: 0 }), h("details", { class: "panel", open: true }), h("details", { class: "panel" })];
  const pick = (/** @type {Event} */ event) => {
    const item = /** @type {Element} */ (event.target).closest("[data-key]");
    if (item?.tagName === "BUTTON") actions.select(Number(item.getAttribute("data-key")));
  };
  open.addEventListener("click", pick);
  closed.addEventListener("click", pick);
  return {
    step, open, closed,
    /** @param {Status | null} status @param {number} selected */
    render(status, selected) {
      const told = status ? sentences(deedsAt(status.structure, status.moment), status.structure.trace.game) : [];
      step.setAttribute("aria-label", t("tree.thisStep"));
      refill(step, h("h2", {}, t("tree.thisStep")), h("ul", {}, told.map((s) => h("li", {}, s))));
      list(open, "open", status, status && openList(status, LISTED), selected);
      list(closed, "closed", status, status && closedList(status, LISTED), selected);
    },
  };
}

/** @param {HTMLElement} element @param {"open" | "closed"} name @param {Status | null} status
 * @param {import("./lists.js").List | null} l @param {number} selected */
function list(element, name, status, l, selected) {
  const count = l ? l.count : 0;
  const head = h("summary", { "data-key": name }, h("h2", {}, t("tree.list." + name)), h("span", { class: "note number" }, " ", count));
  if (!status || !l) {
    refill(element, head);
    return;
  }
  const items = l.nodes.map((n) => h("li", {}, h("button", { type: "button", class: "plain", "data-key": n, "aria-current": n === selected ? "true" : null }, ...entry(status, n))));
  const rest = count - l.nodes.length;
  refill(element, head, h("p", { class: "note" }, t(`tree.list.${name}.order`)), h("ol", { class: "tree-list" }, items),
    rest > 0 && h("p", { class: "note" }, t("tree.others", rest)));
}

/** @param {Status} status @param {number} n */
function entry(status, n) {
  const inAStar = status.structure.trace.game === "klondike";
  return [h("b", { class: "number" }, n), " ", moveText(status, n), inAStar && h("small", { class: "number" }, costs(status, n))];
}
