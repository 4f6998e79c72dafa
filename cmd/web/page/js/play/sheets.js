// The sheets of this tab.

import { t } from "../i18n.js";
import { sheetPart } from "../sheet.js";
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

/** @param {Game} game @param {Doors} doors */
export function sheetsOf(game, doors) {
  const made = Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [name, (/** @type {State} */ s) => sheet(game, s, doors)]));
  return sheetPart("play-sheet", game, made, ({ sheet, view }) => t("play.sheet." + (sheet === "end" && view?.won ? "won" : sheet)),
    ["view", "settings", "results", "last", "link", "offered", "soFar"]);
}
