// Sheets: choices and texts over the table. One dialog, whose content depends on the state.

import { t } from "../i18n.js";
import { region } from "../parts.js";
import { dialog } from "../sheet.js";
import { dealSheet, offerSheet } from "./dealsheet.js";
import { endSheet } from "./endsheet.js";
import { menuSheet, rulesSheet } from "./menusheet.js";
import { settingsSheet } from "./settingsheet.js";
import { soFarSheet } from "./sofarsheet.js";
import { statisticsSheet } from "./statsheet.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * The needs of a sheet besides the game: a link to a deal, the review of the finished game, and the review of a game that the player pastes or opens.
 * @typedef {{link: (params: import("../address.js").Params) => string, review: () => void, reviewOther: () => void}} Doors
 * @typedef {(game: Game, s: State, doors: Doors) => import("../dom.js").Child[]} Sheet */

/** @type {Record<string, Sheet>} */
const sheets = {
  deal: dealSheet, offer: offerSheet, menu: menuSheet, rules: rulesSheet, settings: settingsSheet, statistics: statisticsSheet, sofar: soFarSheet, end: endSheet,
};

/** @param {Game} game @param {Doors} doors @returns {import("../store.js").Part<State>} */
export function sheetPart(game, doors) {
  const { element, title, body, show } = dialog("play-sheet", () => game.shut());
  const draw = region(body, (/** @type {State} */ s) => sheets[s.sheet]?.(game, s, doors) ?? []);
  /** @type {State | null} */
  let last = null;
  return {
    element,
    draw(s) {
      if (s.sheet !== "" && !same(last, s)) {
        title.textContent = t("play.sheet." + (s.sheet === "end" && s.view?.won ? "won" : s.sheet));
        draw(s);
      }
      if (s.sheet !== last?.sheet) show(s.sheet !== "");
      last = s;
    },
  };
}

/** Whether a sheet looks the same in two states.
 * @param {State | null} a @param {State} b */
function same(a, b) {
  return a !== null && /** @type {const} */ (["sheet", "view", "settings", "results", "last", "link", "offered", "soFar"]).every((name) => a[name] === b[name]);
}
