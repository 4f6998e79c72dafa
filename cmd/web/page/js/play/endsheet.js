// The sheet at the end of a game: the result, and the ways to go on.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { figures } from "../sheet.js";
import { clockText } from "./score.js";
import { sumOf } from "./statistics.js";
import { dealName } from "./tools.js";

/** @type {import("./sheets.js").Sheet} */
export function endSheet(game, { view, last, results, settings }, doors) {
  if (!view) return [];
  const alike = results.filter((r) => r.kind === view.kind && r.draw === view.draw);
  const next = () => game.deal(view.kind === "number" ? { ...settings, kind: settings.kind } : { ...settings, kind: view.kind === "daily" ? "winnable" : view.kind });
  return [
    h("p", { class: "play-result" }, last ? t("play.result", { won: view.won, moves: last.moves, time: clockText(last.seconds), points: settings.score === "vegas" ? t("play.vegas", last.vegas) : t("play.points", last.standard), helped: last.helped, undos: last.undos, restarts: view.aids.restarts }) : t("play.unplayed")),
    h("p", { class: "note" }, dealName(view), " · ", t("play.numberIs", view.deal)),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-next", onclick: next }, t("play.next")),
      view.done > 0 && h("button", { type: "button", id: "play-to-review", onclick: doors.review }, t("play.reviewNow")),
      h("button", { type: "button", id: "play-again", onclick: () => game.again() }, t("play.again"))),
    h("h3", {}, t("play.sumOf", dealName(view))),
    alike.length > 0 && figuresOf(sumOf(alike)),
  ];
}

/** The figures of a row of games.
 * @param {import("./statistics.js").Sum} sum */
export function figuresOf(sum) {
  const best = (/** @type {number} */ n, /** @type {(n: number) => string} */ name = String) => (n > 0 ? name(n) : "–");
  return figures([
    [t("play.sum.won"), t("play.wonOf", sum.won, sum.played)], [t("play.sum.row"), String(sum.row)], [t("play.sum.longest"), String(sum.longest)],
    [t("play.sum.quickest"), best(sum.quickest, clockText)], [t("play.sum.shortest"), best(sum.shortest)], [t("play.sum.highest"), best(sum.highest)],
  ]);
}
