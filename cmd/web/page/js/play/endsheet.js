// The end of a game: the result, the review, and the next deal.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { clockText } from "./clock.js";
import { figuresOf } from "./statsheet.js";
import { sumOf } from "./statistics.js";
import { dealName } from "./tools.js";

/** @typedef {import("./sheets.js").Sheet} Sheet */

/** @type {Sheet} */
export function endSheet(game, { view, last, results, settings }, doors) {
  if (!view) return [];
  const alike = results.filter((r) => r.kind === view.kind && r.draw === view.draw);
  const next = () => game.deal(view.kind === "number" ? { ...settings, kind: settings.kind } : { ...settings, kind: view.kind === "daily" ? "winnable" : view.kind });
  return [
    h("p", { class: "play-result" }, last ? t("play.result", { won: view.won, moves: last.moves, time: clockText(last.seconds), points: settings.score === "vegas" ? t("play.vegas", last.vegas) : t("play.points", last.standard), helped: last.helped, undos: last.undos }) : t("play.unplayed")),
    h("p", { class: "note" }, dealName(view), " · ", t("play.numberIs", view.deal)),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-next", onclick: next }, t("play.next")),
      view.done > 0 && h("button", { type: "button", id: "play-to-review", onclick: doors.review }, t("play.reviewNow")),
      h("button", { type: "button", onclick: () => game.deal({ ...settings, draw: view.draw, redeals: view.redeals, back: view.back, kind: "number", seed: view.deal }) }, t("play.again"))),
    h("h3", {}, t("play.sumOf", dealName(view))),
    alike.length > 0 && figuresOf(sumOf(alike)),
  ];
}
