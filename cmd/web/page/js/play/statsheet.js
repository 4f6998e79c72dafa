// The sheet of statistics: sums of the player's games by draw and kind of deal.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { figures } from "../sheet.js";
import { clockText } from "./clock.js";
import { sumOf, table } from "./statistics.js";

/** @typedef {import("./sheets.js").Sheet} Sheet
 * @typedef {import("./statistics.js").Sum} Sum
 * @typedef {import("./statistics.js").Result} Result */

/** @type {Sheet} */
export function statisticsSheet(_game, { results }) {
  if (results.length === 0) return [h("p", {}, t("play.noGames"))];
  return [figuresOf(sumOf(results)), h("div", { class: "play-scroll", tabindex: 0, role: "region", "aria-label": t("play.byKind") }, byKind(results))];
}

/** The figures of a row of games.
 * @param {Sum} sum */
export function figuresOf(sum) {
  const best = (/** @type {number} */ n, /** @type {(n: number) => string} */ name = String) => (n > 0 ? name(n) : "–");
  return figures([
    [t("play.sum.won"), t("play.wonOf", sum.won, sum.played)], [t("play.sum.row"), String(sum.row)], [t("play.sum.longest"), String(sum.longest)],
    [t("play.sum.quickest"), best(sum.quickest, clockText)], [t("play.sum.shortest"), best(sum.shortest)], [t("play.sum.highest"), best(sum.highest)],
  ]);
}

/** @param {readonly Result[]} results */
function byKind(results) {
  const heads = ["kind", "won", "longest", "quickest", "shortest"].map((word) => h("th", { scope: "col" }, t("play.sum." + word)));
  const rows = table(results).slice(1).map(({ draw, kind, sum }) => h("tr", {},
    h("th", { scope: "row" }, `${t("play.kind." + kind)} · ${t("play.draw", draw)}`),
    [t("play.wonOf", sum.won, sum.played), String(sum.longest), sum.quickest > 0 ? clockText(sum.quickest) : "–", sum.shortest > 0 ? String(sum.shortest) : "–"]
      .map((text) => h("td", { class: "number" }, text))));
  return h("table", { class: "play-table" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, rows));
}
