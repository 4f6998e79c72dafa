// The stock as a list: all cards are known here, in the order in which they come.

import { mini } from "../cards.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { blamed } from "./why.js";

/** @param {import("./state.js").Rules} rules @param {string[]} stock the card turned first comes first */
function draws(rules, stock) {
  const groups = [];
  for (let i = 0; i < stock.length; i += rules.draw) {
    groups.push(stock.slice(i, i + rules.draw));
  }
  return groups;
}

/** @returns {import("./dealbar.js").Part} */
export function talon() {
  const list = h("ol", { class: "k-talon", id: "k-talon", "aria-label": t("k.talon") });
  const title = h("span", { class: "note", "aria-hidden": "true" });
  const element = h("div", { class: "k-coming" }, title, list);
  let drawn = "";
  return {
    element,
    render(s) {
      const { board, rules, edit } = s;
      element.hidden = edit !== null;
      const blame = blamed(s);
      const key = `${rules.draw} ${board?.stock.join(" ")} ${[...blame].join(" ")}`;
      if (board && key !== drawn) {
        drawn = key;
        fill(title, t("k.talonTitle", board.stock.length));
        fill(list, draws(rules, board.stock).map((cards) => h("li", {}, ...cards.map((c) => h("span", { class: blame.has(c) && "blamed" }, mini(c))))));
      }
    },
  };
}
