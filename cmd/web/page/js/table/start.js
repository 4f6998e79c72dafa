// Before the first game: start a game, learn, or play the day's deal; and the settings of the next table.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { box, segments } from "../sheet.js";
import { choicesOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Settings} Settings
 * @typedef {import("./game.js").Game} Game */

/** @param {Game} game @returns {import("../store.js").Part<State>} */
export function startPanel(game) {
  const element = h("div", { class: "tt-panel tt-start" });
  const inside = part(element, (/** @type {State} */ s) => [s.settings, s.busy, s.results.length, s.locked], (settings, busy, played, locked) => {
    if (busy) return [h("p", { class: "tt-dealing" }, t("table.shuffling"))];
    return [
      h("div", { class: "tt-doors" },
        h("button", { type: "button", class: "main", id: "tt-sit", "data-key": "sit", onclick: () => game.sit() }, t("table.start")),
        h("button", { type: "button", id: "tt-learn", "data-key": "learn", class: played === 0 ? "tt-invite" : "", onclick: () => game.sit("lesson") }, t("table.learn")),
        h("button", { type: "button", id: "tt-daily", "data-key": "daily", onclick: () => game.sit("daily") }, t("table.daily"))),
      ...tableChoices(game, settings),
      locked && h("button", { type: "button", "data-key": "over", onclick: () => game.startOver() }, t("table.startOver")),
    ];
  });
  return { element, draw(s) { element.hidden = s.view !== null; inside.draw(s); } };
}

/** The settings of the next table.
 * @param {Game} game @param {Settings} settings */
export function tableChoices(game, settings) {
  const { mixed, bots } = settings;
  const put = (/** @type {number} */ place, /** @type {number} */ level) => game.like({ bots: bots.map((b, i) => (i === place ? level : b)) });
  const level = (/** @type {number} */ place) => segments(t("table.levelOf", place + 1), choicesOf.level, bots[place] ?? 3, String, (n) => put(place, n));
  return [
    segments(t("table.game"), choicesOf.game, settings.game, (name) => t("table.game." + name), (name) => game.like({ game: name })),
    ...(mixed ? [level(0), level(1)] : [segments(t("table.levels"), choicesOf.level, settings.level, String, (n) => game.like({ level: n }))]),
    box(t("table.mixed"), mixed, () => game.like({ mixed: !mixed })),
    segments(t("table.seat"), choicesOf.seat, settings.seat, (seat) => t("table.seat." + seat), (seat) => game.like({ seat })),
    box(t("table.practice"), settings.practice, () => game.like({ practice: !settings.practice })),
  ];
}
