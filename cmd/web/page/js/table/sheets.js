// Choices and texts over the table.

import { h } from "../dom.js";
import { letters } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { box, figures, lookRows, segments, sheetPart } from "../sheet.js";
import { signed } from "./end.js";
import { sumOf } from "./ledger.js";
import { tableChoices } from "./start.js";
import { choicesOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * @typedef {(game: Game, s: State, doors: import("./main.js").Doors) => import("../dom.js").Child[]} Sheet */

/** @type {Record<string, Sheet>} */
const sheets = { menu: menuSheet, rules: (game, s) => rulesSheet(game, s.view?.game ?? s.settings.game), settings: settingsSheet, statistics: statisticsSheet, table: tableSheet };

/** @param {Game} game @param {import("./main.js").Doors} doors */
export function sheetsOf(game, doors) {
  return sheetPart("tt-sheet", game, doors, sheets, (/** @type {State} */ { sheet }) => t("table.sheet." + sheet), ["view", "settings", "results", "rating"]);
}

/** @type {Sheet} */
function menuSheet(game, { view, records, results }, doors) {
  const item = (/** @type {string} */ word, /** @type {() => any} */ onclick, on = true) =>
    h("button", { type: "button", id: "tt-to-" + word, "data-key": word, disabled: !on, onclick }, t("table.menu." + word));
  return [h("div", { class: "play-menu" },
    item("rules", () => game.open("rules")), item("settings", () => game.open("settings")), item("statistics", () => game.open("statistics")), item("table", () => game.open("table")),
    item("lesson", () => game.sit("lesson")), item("daily", () => game.sit("daily")), item("link", () => game.share(doors.link()), view !== null),
    item("records", () => { game.ledger.export(); game.shut(); }, records.length > 0), item("text", () => { game.ledger.exportText(); game.shut(); }, view?.stage === "over"), item("review", () => doors.reviewOther())),
  view && view.stage !== "over" && h("p", { class: "note" }, t("table.leaving", view.seed, results.length))];
}

/** Another table: it ends the present game.
 * @type {Sheet} */
function tableSheet(game, { settings, view }) {
  return [...tableChoices(game, settings), view && view.stage !== "over" && h("p", { class: "note" }, t("table.left")),
    h("button", { type: "button", class: "main", id: "tt-sit-again", "data-key": "sit", onclick: () => game.sit() }, t("table.start"))];
}

/** @type {Sheet} */
function settingsSheet(game, { settings }) {
  const own = (/** @type {"counter" | "chances" | "duplicate" | "sound"} */ name) => box(t("table.set." + name), settings[name], () => game.like({ [name]: !settings[name] }));
  return [
    segments(t("table.speed"), choicesOf.speed, settings.speed, (n) => t("table.seconds", n), (speed) => game.like({ speed })),
    own("counter"), own("chances"), own("duplicate"), own("sound"),
    ...lookRows(["felt", "back", "colours"], () => game.like({})),
  ];
}

/** @type {Sheet} */
function statisticsSheet(_game, { results, rating }) {
  if (results.length === 0) return [h("p", {}, t("table.noGames"))];
  const sum = sumOf(results);
  const share = (/** @type {number} */ won, /** @type {number} */ of) => t("table.wonOf", won, of);
  return [
    figures([
      [t("table.sum.won"), share(sum.won, sum.played)], [t("table.sum.landlord"), share(sum.landlordWon, sum.landlord)],
      [t("table.sum.peasant"), share(sum.won - sum.landlordWon, sum.played - sum.landlord)],
      [t("table.sum.points"), signed(sum.points)], [t("table.sum.row"), String(sum.row)], [t("table.sum.longest"), String(sum.longest)],
    ]),
    h("p", { id: "tt-rating" }, rating ? t("table.rating", rating) : t("table.unrated")),
    h("p", { class: "note" }, t("table.ratingMeans")),
  ];
}

/** The kinds in the order in which people learn them, with examples.
 * @type {[kind: string, example: string][]} */
const kinds = [
  ["solo", "7"], ["pair", "77"], ["trio", "777"], ["trio+solo", "777+3"], ["trio+pair", "777+33"], ["chain", "34567"], ["pair-chain", "334455"], ["trio-chain", "333444"],
  ["plane+solos", "333444+57"], ["plane+pairs", "333444+5577"], ["four+solos", "8888+35"], ["four+pairs", "8888+3355"], ["bomb", "8888"], ["rocket", "BR"],
];

/** @param {import("./game.js").Game} game @param {string} name of the game */
function rulesSheet(game, name) {
  return [
    ...["goal", "call." + name, "turn", "score", "keys"].map((word) => h("p", {}, t("table.rules." + word))),
    h("table", { class: "play-table" }, h("caption", { class: "unseen" }, t("table.kinds")), h("tbody", {}, kinds.map(([kind, example]) =>
      h("tr", {}, h("th", { scope: "row" }, t("doudizhu.kind." + kind)), h("td", { class: "number" }, letters(example)))))),
    h("p", {}, t("table.rules.honest")),
    h("button", { type: "button", class: "main", onclick: () => game.shut() }, t("table.goOn")),
  ];
}
