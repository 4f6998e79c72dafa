// The menu: rare actions.

import { fill, h } from "../dom.js";
import { pick, save } from "../files.js";
import { t } from "../i18n.js";

/** @typedef {import("./sheets.js").Sheet} Sheet
 * @typedef {import("./game.js").Game} Game */

/** @type {Sheet} */
export function menuSheet(game, { view, locked, newer }, doors) {
  const on = view !== null && !view.over;
  const item = (/** @type {string} */ word, /** @type {() => any} */ onclick, enabled = true) =>
    h("button", { type: "button", id: "play-" + word, "data-key": word, disabled: !enabled, onclick }, t("play." + word));
  return [
    h("div", { class: "play-menu" },
      item("verdict", () => game.verdict(), on), item("statistics", () => game.open("statistics")), item("settings", () => game.open("settings")),
      item("rules", () => game.open("rules")), on && item("soFar", () => game.lookBack(), view.done > 0), item("reviewNow", () => (on ? fillWithQuestion(game, doors.review) : doors.review()), view !== null && view.last > 0),
      item("reviewOther", doors.reviewOther),
      item("giveUp", () => game.giveUp(), on && view.done > 0), item("export", () => exportAll(game)), item("import", () => pick("application/json,.json", (file) => importAll(game, file))),
      locked && !newer && item("startOver", () => { game.startOver(); game.shut(); })),
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
export function rulesSheet(game) {
  return [
    ...["goal", "columns", "stock", "back", "tap", "keys", "honest"].map((word) => h("p", {}, t("play.rules." + word))),
    h("button", { type: "button", class: "main", onclick: () => game.shut() }, t("play.goOn")),
  ];
}
