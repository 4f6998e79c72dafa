// The sheets of this tab: the menu, rules, settings, statistics, the review so far.

import { h } from "../dom.js";
import { pick, save } from "../files.js";
import { t } from "../i18n.js";
import { isLocked } from "../kept.js";
import { box, lookRows, segments } from "../sheet.js";
import { clockText } from "./score.js";
import { dealSheet } from "./dealsheet.js";
import { endSheet, figuresOf } from "./endsheet.js";
import { keysSheet } from "./keys.js";
import { choicesOf } from "./state.js";
import { counted, standing, sumOf, table } from "./statistics.js";
import { groupName } from "./tools.js";

/** @import { Game } from "./game.js"
 * @import { State } from "./state.js"
 * @import { Result } from "./statistics.js" */

/** The needs of a sheet besides the game: a link to a deal, the review of the finished game, and the review of a game that the player pastes or opens.
 * @typedef {{link: (params: import("../address.js").Params) => string, review: () => void, reviewOther: () => void}} Doors
 * @typedef {(game: Game, s: State, doors: Doors) => import("../dom.js").Child[]} Sheet */

/** The sheets by their names. @type {Record<string, Sheet>} */
export const sheets = {
  deal: dealSheet, offer: offerSheet, menu: menuSheet, rules: rulesSheet, keys: keysSheet, settings: settingsSheet, statistics: statisticsSheet, sofar: soFarSheet, ends: endsSheet, end: endSheet,
};

/** @type {Sheet} */
function menuSheet(game, { view, fault }, doors) {
  const on = view !== null && !view.over, puzzle = view?.kind === "lost";
  const item = (/** @type {string} */ word, /** @type {() => any} */ onclick, enabled = true) =>
    h("button", { type: "button", id: "play-" + word, "data-key": word, disabled: !enabled, onclick }, t("play." + word));
  return [
    h("div", { class: "play-menu" },
      item("verdict", () => game.verdict(), on), item("statistics", () => game.open("statistics")), item("settings", () => game.open("settings")),
      item("rules", () => game.open("rules")), on && item("soFar", () => game.lookBack(), view.done > 0), item("reviewNow", () => (on ? game.open("ends") : doors.review()), view !== null && view.last > 0),
      item("reviewOther", doors.reviewOther), item("restart", () => game.restart(), on && view.done > 0),
      item(puzzle ? "seeWhy" : "giveUp", () => game.giveUp(), on && (puzzle || view.done > 0)), item("export", () => exportAll(game)), item("import", () => pick("application/json,.json", (file) => importAll(game, file))),
      isLocked(fault) && h("button", { type: "button", id: "play-startOver", "data-key": "startOver", onclick: () => { game.startOver(); game.shut(); } }, t("kept.startOver"))),
  ];
}

/** A review opens all cards of a game that isn't over.
 * @type {Sheet} */
function endsSheet(game, _s, doors) {
  return [h("p", {}, t("play.reviewEnds")), h("div", { class: "row" },
    h("button", { type: "button", class: "main", id: "play-review-yes", onclick: doors.review }, t("play.reviewYes")),
    h("button", { type: "button", onclick: () => game.shut() }, t("play.goOn")))];
}

/** Saves all kept data as a file for the player.
 * @param {Game} game */
function exportAll(game) {
  save("kedou-klondike.json", new Blob([game.exported()], { type: "application/json" }));
  game.shut();
  game.say(t("play.exported"));
}

/** Loads such a file.
 * @param {Game} game @param {File} file */
async function importAll(game, file) {
  game.shut();
  await game.imported(await file.text());
}

/** @type {Sheet} */
function rulesSheet(game) {
  return [
    ...["goal", "columns", "stock", "back", "tap", "honest"].map((word) => h("p", {}, t("play.rules." + word))),
    h("button", { type: "button", id: "play-keys", onclick: () => game.open("keys") }, t("play.sheet.keys")),
    h("button", { type: "button", class: "main", onclick: () => game.shut() }, t("play.goOn")),
  ];
}

/** @type {Sheet} */
function settingsSheet(game, { settings }) {
  const own = (/** @type {"sound" | "timer" | "autoplay" | "finish" | "passes"} */ name) =>
    box(t("play.set." + name), settings[name], () => game.like({ [name]: !settings[name] }), { id: "play-set-" + name });
  return [
    ...lookRows(["back", "felt", "face", "colours", "mode", "stock"], () => game.like({})), // so that the sheet is drawn again
    segments(t("play.set.score"), choicesOf.score, settings.score, (v) => t("play.score." + v), (score) => game.like({ score })),
    /^[vc]/.test(settings.score) && own("passes"), own("finish"), own("timer"), own("sound"), own("autoplay"),
  ];
}

/** @type {Sheet} */
function statisticsSheet(_game, s) {
  const results = standing(s);
  if (results.length === 0) return [h("p", {}, t("play.noGames"))];
  return [figuresOf(sumOf(counted(results))), h("div", { class: "play-by" }, byKind(results))];
}

/** @param {readonly Result[]} results */
function byKind(results) {
  const [kindOf, ...heads] = ["kind", "won", "longest", "quickest", "shortest"].map((word) => t("play.sum." + word));
  const rows = table(results).slice(1).map(({ sum, ...deals }) => h("tr", {}, h("th", { scope: "row" }, groupName(deals)),
    [t("play.wonOf", sum.won, sum.played), String(sum.longest), sum.quickest > 0 ? clockText(sum.quickest) : "–", sum.shortest > 0 ? String(sum.shortest) : "–"]
      .map((text, i) => h("td", { class: "number", "data-head": heads[i] }, text))));
  return h("table", { class: "play-table", "aria-label": t("play.byKind") }, h("thead", {}, h("tr", {}, [kindOf, ...heads].map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, rows));
}

/** @type {Sheet} */
function soFarSheet(game, { soFar }) {
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

/** A link's deal, while another game is played.
 * @type {Sheet} */
function offerSheet(game, { offered }) {
  return [
    h("p", {}, t("play.offered", offered?.seed ?? "")), h("p", { class: "note" }, t("play.loses")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-take", onclick: () => offered && game.deal({ kind: "number", ...offered }) }, t("play.take")),
      h("button", { type: "button", onclick: () => game.shut() }, t("play.goOn"))),
  ];
}
