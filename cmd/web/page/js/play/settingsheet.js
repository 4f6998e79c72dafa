// The sheet of settings: how the game behaves, and how cards look on all tables.

import { t } from "../i18n.js";
import { box, lookRows, segments } from "../sheet.js";
import { choicesOf } from "./state.js";

/** @type {import("./sheets.js").Sheet} */
export function settingsSheet(game, { settings }) {
  const own = (/** @type {"sound" | "timer" | "autoplay"} */ name) =>
    box(t("play.set." + name), settings[name], () => game.like({ [name]: !settings[name] }), { id: "play-set-" + name });
  return [
    ...lookRows(["back", "felt", "colours", "stock"], () => game.like({})), // so that the sheet is drawn again
    segments(t("play.set.score"), choicesOf.score, settings.score, (v) => t("play.score." + v), (score) => game.like({ score })),
    own("timer"), own("sound"), own("autoplay"),
  ];
}
