// The sheets of this tab: the next deal, the menu, rules, settings, statistics, the review so far.

import { fill, h } from "../dom.js";
import { pick, save } from "../files.js";
import { t } from "../i18n.js";
import { isLocked } from "../kept.js";
import { copied } from "../parts.js";
import { box, lookRows, segments, sheetPart } from "../sheet.js";
import { clockText } from "./score.js";
import { seedOf } from "./deal.js";
import { endSheet, figuresOf, linkTo } from "./endsheet.js";
import { keysSheet } from "./keys.js";
import { isProved, ruled } from "./pools.js";
import { choicesOf, kinds } from "./state.js";
import { sumOf, table } from "./statistics.js";

/** @import { Game } from "./game.js"
 * @import { Settings, State } from "./state.js"
 * @import { Result } from "./statistics.js" */

/** The needs of a sheet besides the game: a link to a deal, the review of the finished game, and the review of a game that the player pastes or opens.
 * @typedef {{link: (params: import("../address.js").Params) => string, review: () => void, reviewOther: () => void}} Doors
 * @typedef {(game: Game, s: State, doors: Doors) => import("../dom.js").Child[]} Sheet */

/** @type {Record<string, Sheet>} */
const sheets = {
  deal: dealSheet, offer: offerSheet, menu: menuSheet, rules: rulesSheet, keys: keysSheet, settings: settingsSheet, statistics: statisticsSheet, sofar: soFarSheet, end: endSheet,
};

/** @param {Game} game @param {Doors} doors */
export function sheetsOf(game, doors) {
  return sheetPart("play-sheet", game, doors, sheets, (/** @type {State} */ { sheet, view }) => t("play.sheet." + (sheet === "end" && view?.won ? "won" : sheet)),
    ["view", "settings", "results", "last", "link", "offered", "soFar", "fault"]);
}

/** @type {Sheet} */
function menuSheet(game, { view, fault }, doors) {
  const on = view !== null && !view.over;
  const item = (/** @type {string} */ word, /** @type {() => any} */ onclick, enabled = true) =>
    h("button", { type: "button", id: "play-" + word, "data-key": word, disabled: !enabled, onclick }, t("play." + word));
  return [
    h("div", { class: "play-menu" },
      item("verdict", () => game.verdict(), on), item("statistics", () => game.open("statistics")), item("settings", () => game.open("settings")),
      item("rules", () => game.open("rules")), on && item("soFar", () => game.lookBack(), view.done > 0), item("reviewNow", () => (on ? fillWithQuestion(game, doors.review) : doors.review()), view !== null && view.last > 0),
      item("reviewOther", doors.reviewOther), item("restart", () => game.restart(), on && view.done > 0),
      item("giveUp", () => game.giveUp(), on && view.done > 0), item("export", () => exportAll(game)), item("import", () => pick("application/json,.json", (file) => importAll(game, file))),
      isLocked(fault) && h("button", { type: "button", id: "play-startOver", "data-key": "startOver", onclick: () => { game.startOver(); game.shut(); } }, t("kept.startOver"))),
  ];
}

/** Asks before a review opens all cards of a game that isn't over.
 * @param {Game} game @param {() => void} review */
function fillWithQuestion(game, review) {
  const body = document.querySelector("#play-sheet .play-sheet-body");
  if (body) {
    fill(body, h("p", {}, t("play.reviewEnds")), h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-review-yes", onclick: review }, t("play.reviewYes")),
      h("button", { type: "button", onclick: () => game.shut() }, t("play.goOn"))));
  }
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
    ...lookRows(["back", "felt", "colours", "stock"], () => game.like({})), // so that the sheet is drawn again
    segments(t("play.set.score"), choicesOf.score, settings.score, (v) => t("play.score." + v), (score) => game.like({ score })),
    /^[vc]/.test(settings.score) && own("passes"), own("finish"), own("timer"), own("sound"), own("autoplay"),
  ];
}

/** @type {Sheet} */
function statisticsSheet(_game, { results }) {
  if (results.length === 0) return [h("p", {}, t("play.noGames"))];
  return [figuresOf(sumOf(results)), h("div", { class: "play-scroll", tabindex: 0, role: "region", "aria-label": t("play.byKind") }, byKind(results))];
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

/** @type {Sheet} */
function dealSheet(game, s, doors) {
  const { settings, view } = s;
  return [
    !view && s.note && h("p", { class: "fault", role: "alert" }, s.note),
    view && !view.over && view.last > 0 && h("p", { class: "note" }, t("play.loses")),
    h("div", { class: "play-kinds", role: "group", "aria-label": t("play.which") }, kinds.map((kind) => kindButton(game, kind, settings.kind === kind))),
    rules(game, settings),
    byNumber(game),
    linkRow(game, s, doors),
  ];
}

/** @param {Game} game @param {string} kind @param {boolean} now */
function kindButton(game, kind, now) {
  const deal = () => {
    game.like({ kind });
    game.deal(game.state.settings);
  };
  return h("button", { type: "button", class: now ? "main" : "", "data-kind": kind, "data-key": kind, onclick: deal },
    h("b", {}, t("play.kind." + kind)), h("small", {}, t("play.about." + kind)));
}

/** The rules of the next deal: for a deal that is proved winnable, the player chooses only how many cards are turned.
 * @param {Game} game @param {Settings} settings */
function rules(game, settings) {
  const { redeals, back } = ruled(settings);
  const disabled = isProved(settings.kind);
  return h("div", { class: "play-rules" },
    segments(t("play.drawLabel"), choicesOf.draw, settings.draw, (draw) => t("play.draw", draw), (draw) => game.like({ draw })),
    h("label", { class: "play-row" }, t("play.redeals"), h("select", { "data-key": "redeals", disabled: disabled || settings.passes, onchange: (/** @type {any} */ e) => game.like({ redeals: Number(e.target.value) }) },
      choicesOf.redeals.map((n) => h("option", { value: n, selected: n === redeals }, n < 0 ? t("k.unlimited") : String(n))))),
    box(t("k.backHelp"), back, () => game.like({ back: !back }), { disabled, "data-key": "back" }));
}

/** @param {Game} game */
function byNumber(game) {
  const field = h("input", { id: "play-seed", autocomplete: "off", autocapitalize: "off", "aria-label": t("play.numberLabel"), placeholder: t("play.numberLabel"), maxlength: 40 });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const seed = seedOf(field.value);
    if (seed === null) field.setAttribute("aria-invalid", "true");
    else game.deal({ ...ruled(game.state.settings), kind: "number", seed });
  };
  return h("form", { class: "play-row", onsubmit: submit }, field, h("button", { type: "submit", id: "play-open-seed" }, t("play.openNumber")));
}

/** The link to this deal, for a friend, made on request.
 * @type {(...args: Parameters<Sheet>) => import("../dom.js").Child} */
function linkRow(game, { view, link }, doors) {
  if (!view) return null;
  const give = async () => {
    const address = await linkTo(game, view, doors);
    game.set({ link: address });
    if (await copied(address)) game.announce(t("k.copied"));
  };
  return link
    ? h("label", { class: "play-row" }, t("play.linkHere"), h("input", { value: link, readonly: true, "data-key": "link", onfocus: (/** @type {any} */ e) => e.target.select() }))
    : h("button", { type: "button", "data-key": "link", id: "play-share", onclick: give }, t("play.share"));
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
