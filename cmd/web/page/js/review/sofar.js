// The curve of a game of Klondike that continues: chances by the player's knowledge, without the strip, which needs open cards.

import { addWords, t } from "../i18n.js";
import { en } from "../words/review.en.js";
import { zh } from "../words/review.zh.js";
import { chartPart } from "./chart.js";
import { places } from "./curve.js";

addWords({ en, zh });

/** A curve without controls.
 * @param {string[]} moves of the game @param {Pick<import("./chart.js").Chart, "decisions" | "result">} known
 * @returns {HTMLElement} */
export function soFarCurve(moves, known) {
  const legend = ["drop", "luck", "band"].map((name) => /** @type {[string, string]} */ ([name, t("review.legend." + name)]));
  const chart = { at: places(moves.map((move) => ({ move }))), ...known, strip: null, tried: null, cursor: null };
  return chartPart({ state: null, toGame: () => {} }, legend, () => [], () => chart).element;
}
