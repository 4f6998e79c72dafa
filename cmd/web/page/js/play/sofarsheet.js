// The review of the game so far while it continues: only what the player could know.

import { h } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./sheets.js").Sheet} Sheet
 * @typedef {import("./state.js").Decided} Decided */

/** @type {Sheet} */
export function soFarSheet(game, { soFar }) {
  if (!soFar) return [];
  const { decisions, report, fault, curve } = soFar;
  const costly = decisions.filter(({ label }) => label !== "" && label !== "unclear");
  return [
    h("p", { id: "play-sofar", role: "status" }, fault || (report ? t("play.soFarIs", report) : t("play.soFarReading", decisions.length))),
    curve && decisions.length > 0 && h("div", { class: "play-curve" }, curve(decisions, report?.result ?? null)),
    costly.length > 0 && h("ol", { class: "play-decisions" }, costly.map((d) => h("li", {}, t("play.decided", d)))),
    report && costly.length === 0 && h("p", {}, t("play.noneCostly")),
    h("p", { class: "note" }, t("play.soFarHides")),
    h("button", { type: "button", class: "main", id: "play-go-on", onclick: () => game.shut() }, t("play.goOn")),
  ];
}
