// The sheet of settings: how the game behaves, and how cards look on all tables.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { choices, looks, setLooks } from "../looks.js";
import { segments } from "./dealsheet.js";
import { choicesOf } from "./state.js";

/** @typedef {import("./sheets.js").Sheet} Sheet
 * @typedef {import("./game.js").Game} Game */

/** @type {Sheet} */
export function settingsSheet(game, { settings }) {
  const change = (/** @type {Partial<import("./state.js").Settings>} */ to) => game.like(to);
  const box = (/** @type {"sound" | "timer" | "autoplay"} */ name) => h("label", { class: "play-row" }, t("play.set." + name),
    h("input", { type: "checkbox", id: "play-set-" + name, "data-key": name, checked: settings[name], onchange: () => change({ [name]: !settings[name] }) }));
  return [
    ...Object.entries(choices).map(([name, values]) => look(game, name, values)),
    segments(t("play.set.score"), choicesOf.score, settings.score, (v) => t("play.score." + v), (score) => change({ score })),
    box("timer"), box("sound"), box("autoplay"),
  ];
}

/** How cards look on all tables.
 * @param {Game} game @param {string} name @param {string[]} values */
function look(game, name, values) {
  const now = /** @type {Record<string, string>} */ (looks())[name] ?? "";
  return segments(t("play.look." + name), values, now, (v) => t(`play.look.${name}.${v}`), (v) => {
    setLooks({ [name]: v });
    game.like({}); // so that the sheet is drawn again
  });
}
