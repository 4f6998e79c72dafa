// The sheet at the end of a game: the result, what was special, the points as a sum, and the ways to go on or to share the game.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { copied } from "../parts.js";
import { figures } from "../sheet.js";
import { clockText, summed } from "./score.js";
import { balance, counted, specialOf, sumOf } from "./statistics.js";
import { dealName, groupName } from "./tools.js";

/** @import { State } from "./state.js"
 * @import { Doors } from "./sheets.js" */

/** @type {import("./sheets.js").Sheet} */
export function endSheet(game, s, doors) {
  const { view, last, results, settings, link, reason } = s;
  if (!view) return [];
  const alike = results.filter((r) => r.kind === view.kind && r.draw === view.draw);
  const next = () => game.deal({ ...settings, kind: { number: settings.kind, daily: "winnable" }[view.kind] ?? view.kind });
  const special = last ? specialOf(results, last) : [];
  return [
    special.length > 0 && h("ul", { class: "play-special" }, special.map((name) => h("li", {}, "★ ", t("play.special." + name, view.draw, sumOf(counted(results)).row)))),
    (last || view.kind !== "lost") && h("p", { class: "play-result" }, resultOf(s)),
    last && last.standard > 0 && settings.score === "standard" && h("p", { class: "note", id: "play-sum" }, t("play.sumIs", summed(view.score.raw, last.undos, last.seconds, view.won), last.standard)),
    h("p", { class: "note" }, dealName(view), view.kind !== "number" && ` · ${t("play.numberIs", view.deal)}`),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-next", onclick: next }, t("play.next")),
      reason && h("button", { type: "button", id: "play-on-table", onclick: () => game.shut() }, t("play.onTable")),
      view.done > 0 && h("button", { type: "button", id: "play-to-review", onclick: doors.review }, t("play.reviewNow")),
      h("button", { type: "button", id: "play-again", onclick: () => game.again() }, t("play.again")),
      last && h("button", { type: "button", id: "play-share-result", "data-key": "share", onclick: (/** @type {any} */ e) => share(game, s, doors, e.target) }, t("play.shareResult"))),
    view.kind === "lost" && h("div", { class: "stack", id: "play-reason", role: "status" }, ...(reason ? reason.whole() : [t("play.reasoning")])),
    link && linkField(link),
    h("h3", {}, t("play.sumOf", groupName(view))),
    alike.length > 0 && figuresOf(sumOf(alike)),
  ];
}

/** The result in a sentence.
 * @param {State} s */
function resultOf(s) {
  const { view, last, settings: { score } } = s;
  if (!view || !last) return t("play.unplayed");
  const points = { vegas: t("play.vegas", last.vegas), cumulative: t("play.vegasAll", balance(s)), none: "" }[score] ?? t("play.points", last.standard);
  return t("play.result", { won: view.won, moves: last.moves, time: clockText(last.seconds), points, helped: last.helped, undos: last.undos, restarts: view.aids.restarts });
}

/** Shares deal, rules, result and link: by the system's sheet, or else by the clipboard, or else by a field to copy from.
 * @param {import("./game.js").Game} game @param {State} s @param {Doors} doors @param {HTMLElement} button */
async function share(game, s, doors, button) {
  if (!s.view) return;
  const url = await linkTo(game, s.view, doors), text = `${t("play.shared", s.view)} ${resultOf(s)}`;
  if (navigator.share) return navigator.share({ text, url }).catch(() => {}); // the player has changed their mind
  if (!await copied(`${text}\n${url}`)) return game.set({ link: `${text} ${url}` });
  button.textContent = t("k.copied");
  game.announce(t("k.copied"));
}

/** A field with a link to copy. @param {string} link */
export const linkField = (link) => h("label", { class: "play-row" }, t("play.linkHere"),
  h("input", { value: link, readonly: true, "data-key": "link", onfocus: (/** @type {any} */ e) => e.target.select() }));

/** The link to the deal of a game.
 * @param {import("./game.js").Game} game @param {NonNullable<State["view"]>} view @param {Doors} doors */
export async function linkTo(game, { draw, redeals, back }, doors) {
  return doors.link({ deal: await game.share(), draw: String(draw), redeals: redeals < 0 ? "" : String(redeals), back: back ? "" : "no" });
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
