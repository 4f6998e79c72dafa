// The settlement: the winner, the multipliers, a bot's result with the same cards, and the next deal.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").View} View
 * @typedef {import("./game.js").Game} Game */

/** @param {Game} game @param {import("./main.js").Doors} doors @returns {import("../store.js").Part<State>} */
export function endPanel(game, doors) {
  const element = h("div", { class: "tt-panel tt-end", id: "tt-end", role: "group", "aria-label": t("table.settlement") });
  const inside = part(element, (/** @type {State} */ s) => [s.shown.over ? s.view : null, s.other, s.rating, s.mode], (view, other, rating, mode) => {
    if (!view?.score) return [];
    const score = view.score[0] ?? 0;
    return [
      h("p", { class: "tt-result " + (score > 0 ? "good" : "bad") }, h("b", {}, t(score > 0 ? "table.won" : "table.lost")), " ", h("b", { class: "number", id: "tt-score" }, signed(score))),
      h("ul", { class: "tt-factors" }, factors(view).map((text) => h("li", {}, text))),
      scores(view),
      compared(game, score, other, rating),
      h("div", { class: "row tt-next" },
        h("button", { type: "button", class: "main", id: "tt-next", "data-key": "next", onclick: () => game.next() }, t(mode === "table" ? "table.next" : "table.start")),
        h("button", { type: "button", id: "tt-review", "data-key": "review", onclick: doors.review }, t("table.review")),
        h("button", { type: "button", "data-key": "table", onclick: () => game.leave() }, t("table.other")),
        h("button", { type: "button", "data-key": "link", onclick: () => game.share(doors.link()) }, t("table.share"))),
    ];
  });
  return { element, draw(s) { element.hidden = !s.shown.over || s.view === null; inside.draw(s); } };
}

/** A number of points with its sign. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** The multipliers.
 * @param {View} view @returns {string[]} */
function factors(view) {
  const doubles = view.doubled.filter((d) => d === 2).length, supers = view.doubled.filter((d) => d === 4).length;
  return [
    t("table.factor.bid", view.auction, view.bid), ...(view.bombs > 0 ? [t("table.factor.bombs", view.bombs)] : []),
    ...(view.spring ? [t(view.winner === view.landlord ? "table.factor.spring" : "table.factor.antispring")] : []), ...(doubles > 0 ? [t("table.factor.doubles", doubles)] : []),
    ...(supers > 0 ? [t("table.factor.supers", supers)] : []),
  ];
}

/** @param {View} view */
function scores(view) {
  const rows = [0, 2, 1].map((chair) => h("tr", {}, h("th", { scope: "row" }, t("table.chair." + chair), " ", view.landlord === chair && h("span", { class: "tt-role landlord" }, t("table.landlord"))),
    h("td", { class: "number" }, signed(view.score?.[chair] ?? 0)), h("td", { class: "number" }, signed(view.total[chair] ?? 0))));
  return h("table", { class: "play-table tt-scores" }, h("thead", {}, h("tr", {}, ["player", "game", "total"].map((word) => h("th", { scope: "col" }, t("table.score." + word))))), h("tbody", {}, rows));
}

/** A bot's result with the same cards.
 * @param {Game} game @param {number} score @param {State["other"]} other @param {State["rating"]} rating */
function compared(game, score, other, rating) {
  if (other === null) return h("button", { type: "button", id: "tt-compare", "data-key": "compare", onclick: () => game.ledger.compare() }, t("table.compare"));
  if (other === "asked") return h("p", { class: "note" }, t("table.comparing"));
  return h("p", { class: "tt-compared", id: "tt-compared" }, t("table.compared", signed(other.score), signed(score - other.score)), rating && rating.deals > 1 && [" ", t("table.rating", rating)]);
}
