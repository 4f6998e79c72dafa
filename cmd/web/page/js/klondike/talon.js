// The stock as a list: all cards are known here, in the order in which they are drawn.

import { mini } from "../cards.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { blamed } from "./state.js";

/** @returns {import("./state.js").Part} */
export function talon() {
  const list = h("ol", { class: "k-talon", id: "k-talon", "aria-label": t("k.talon") });
  const title = h("span", { class: "note", "aria-hidden": "true" });
  const element = h("div", { class: "k-coming" }, title, list);
  const turns = part(list, (/** @type {import("./state.js").State} */ s) => [s.rules.draw, s.board?.stock.join(" ") ?? "", [...blamed(s)].join(" ")], (draw, stock, blame) =>
    draws(draw, stock.split(" ")).map((cards) => h("li", {}, cards.map((c) => h("span", { class: blame.includes(c) && "blamed" }, mini(c))))));
  return {
    element,
    draw(s) {
      element.hidden = s.edit !== null;
      if (s.board) fill(title, t("k.talonTitle", s.board.stock.length));
      turns.draw(s);
    },
  };
}

/** @param {number} draw @param {string[]} stock the card turned first comes first */
function draws(draw, stock) {
  const groups = [];
  for (let i = 0; i < stock.length && stock[i] !== ""; i += draw) {
    groups.push(stock.slice(i, i + draw));
  }
  return groups;
}
