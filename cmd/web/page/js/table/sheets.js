// Choices and texts over the table.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { choices, looks, setLooks } from "../looks.js";
import { region } from "../parts.js";
import { segments } from "../play/dealsheet.js";
import { dialog } from "../sheet.js";
import { sumOf } from "./keepsakes.js";
import { rulesSheet } from "./rules.js";
import { box, tableChoices } from "./start.js";
import { signed } from "./end.js";
import { choicesOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * @typedef {(game: Game, s: State, doors: import("./main.js").Doors) => import("../dom.js").Child[]} Sheet */

/** @type {Record<string, Sheet>} */
const sheets = { menu: menuSheet, rules: (game, s) => rulesSheet(game, s.view?.game ?? s.settings.game), settings: settingsSheet, statistics: statisticsSheet, table: tableSheet };

/** @param {Game} game @param {import("./main.js").Doors} doors @returns {import("../store.js").Part<State>} */
export function sheetPart(game, doors) {
  const { element, title, body, show } = dialog("tt-sheet", () => game.shut());
  const draw = region(body, (/** @type {string} */ _sheet, /** @type {State["view"]} */ _view, /** @type {State["settings"]} */ _settings, /** @type {State["results"]} */ _results, /** @type {State["rating"]} */ _rating) =>
    sheets[game.state.sheet]?.(game, game.state, doors) ?? []);
  return {
    element,
    draw({ sheet, view, settings, results, rating }) {
      if (sheet !== "") {
        title.textContent = t("table.sheet." + sheet);
        draw(sheet, view, settings, results, rating);
      }
      show(sheet !== "");
    },
  };
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
    ...["felt", "back", "colours"].map((name) => {
      const values = /** @type {Record<string, string[]>} */ (choices)[name] ?? [];
      const now = /** @type {Record<string, string>} */ (looks())[name] ?? "";
      return segments(t("table.look." + name), values, now, (v) => t(`table.look.${name}.${v}`), (v) => { setLooks({ [name]: v }); game.like({}); });
    }),
  ];
}

/** @type {Sheet} */
function statisticsSheet(_game, { results, rating }) {
  if (results.length === 0) return [h("p", {}, t("table.noGames"))];
  const sum = sumOf(results);
  const share = (/** @type {number} */ won, /** @type {number} */ of) => t("table.wonOf", won, of);
  const figure = (/** @type {string} */ word, /** @type {string} */ value) => h("div", {}, h("dt", {}, t("table.sum." + word)), h("dd", { class: "number" }, value));
  return [
    h("dl", { class: "play-figures" }, figure("won", share(sum.won, sum.played)), figure("landlord", share(sum.landlordWon, sum.landlord)), figure("peasant", share(sum.won - sum.landlordWon, sum.played - sum.landlord)),
      figure("points", signed(sum.points)), figure("row", String(sum.row)), figure("longest", String(sum.longest))),
    h("p", { id: "tt-rating" }, rating ? t("table.rating", rating) : t("table.unrated")),
    h("p", { class: "note" }, t("table.ratingMeans")),
  ];
}
