// The outline: the surroundings of the selected node as a list that keyboard and
// screen reader can walk: the way down to the node, its children and its siblings.

import { h, set } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { moveText, standing } from "./describe.js";
import { Column } from "./status.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./status.js").Status} Status */

/** The data of the list: the surroundings of a node, and the way up from there.
 * @typedef {{status: Status, layout: import("./layout.js").Layout, born: number, selected: number, way: number[]}} Shown */

/** At most this many children of a node are listed, around the child on the way. */
const LISTED = 24;
/** At most this many nodes of the way down are listed, from the selected one upwards. */
const WAY = 12;

/** @param {Actions} actions @returns {import("./state.js").Part} */
export function makeOutline(actions) {
  const tree = h("ul", { class: "tree-outline", "aria-label": t("tree.outline") });
  /** @type {Shown | null} */
  let shown = null;
  tree.addEventListener("click", (event) => {
    const item = /** @type {Element} */ (event.target).closest("[data-key]");
    if (item) actions.set({ selected: Number(item.getAttribute("data-key")) });
  });
  tree.addEventListener("keydown", (event) => shown && key(event, tree, shown, actions));
  return {
    element: tree,
    draw({ run, layout, born, selected }) {
      shown = run && selected >= 0 && selected < born ? { status: run.status, layout, born, selected, way: wayUp({ status: run.status, layout }, selected) } : null;
      set(tree, { role: shown && "tree" }); // an empty tree has no role
      refill(tree, shown ? branch(shown, shown.way.at(-1) ?? selected) : h("li", { class: "note" }, t("tree.nothing")));
    },
  };
}

/** A node and its listed ancestors. @param {Pick<Shown, "status" | "layout">} shown @param {number} n */
function wayUp(shown, n) {
  const way = [n];
  while (n > 0 && way.length <= WAY) {
    n = parentOf(shown, n);
    way.push(n);
  }
  return way;
}

/** A node's parent in the picture, or in the search if the picture leaves the node out. @param {Pick<Shown, "status" | "layout">} shown @param {number} n */
const parentOf = ({ status, layout }, n) => layout.parents[n] < 0 ? status.columns[Column.parent][n] : layout.parents[n];

/** The existing children of a node. @param {Shown} shown @param {number} n */
function childrenOf({ layout, born }, n) {
  return Array.from(layout.children.subarray(layout.first[n], layout.first[n + 1])).filter((c) => c < born);
}

/** A node, with its children if it is the selected node or lies above it.
 * @param {Shown} shown @param {number} n @returns {HTMLElement} */
function branch(shown, n) {
  const { status, selected, layout, way } = shown;
  const children = childrenOf(shown, n);
  const open = children.length > 0 && way.includes(n);
  const on = open ? children.findIndex((c) => way.includes(c)) : -1;
  const from = Math.max(0, Math.min(on - LISTED / 2, children.length - LISTED));
  return h("li", {
    role: "treeitem", tabindex: n === selected ? 0 : -1, "data-key": n, "aria-level": layout.depth[n] + 1,
    "aria-selected": n === selected ? "true" : "false", "aria-expanded": children.length > 0 ? String(open) : null,
  }, line(status, n), open && h("ul", { role: "group" }, children.slice(from, from + LISTED).map((c) => branch(shown, c)),
    children.length > LISTED && h("li", { role: "none", class: "note" }, t("tree.others", children.length - LISTED))));
}

/** @param {Status} status @param {number} n */
function line(status, n) {
  const { trace } = status.structure;
  const shape = trace.game === "klondike" ? "" : t(trace.kinds[n] === 1 ? "tree.and" : "tree.or") + t("tree.comma");
  return h("span", { class: "tree-line" }, h("b", { class: "number" }, n), " ", moveText(status, n), h("small", {}, " ", shape, standing(status, n)));
}

/** @param {KeyboardEvent} event @param {HTMLElement} tree @param {Shown} shown @param {Actions} actions */
function key(event, tree, shown, actions) {
  const { selected } = shown;
  const items = [...tree.querySelectorAll("[data-key]")].map((e) => Number(e.getAttribute("data-key")));
  const at = items.indexOf(selected);
  const parent = selected > 0 ? parentOf(shown, selected) : selected;
  const target = {
    ArrowDown: items[at + 1], ArrowUp: items[at - 1], Home: items[0], End: items[items.length - 1],
    ArrowRight: childrenOf(shown, selected)[0], ArrowLeft: parent,
  }[event.key];
  if (event.key === "Enter" || event.key === " ") {
    actions.fold(selected);
  } else if (target === undefined) {
    if (!event.key.startsWith("Arrow")) return;
  } else {
    actions.set({ selected: target });
    /** @type {HTMLElement | null} */ (tree.querySelector(`[data-key="${target}"]`))?.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}
