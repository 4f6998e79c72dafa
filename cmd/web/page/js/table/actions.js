// The buttons of the player's turn: to bid, to double, to play.

import { letters, kindName } from "../doudizhu/cards.js";
import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { asked } from "./state.js";
import { callWords, doubled } from "./scene.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("../store.js").Part<State>} Part */

/** @param {Game} game @returns {Part} */
export function actionRow(game) {
  const element = h("div", { class: "tt-actions", role: "group", "aria-label": t("table.yourTurn") });
  const inside = part(element, (/** @type {State} */ s) => {
    const on = asked(s);
    const stage = s.auto ? "auto" : on ? s.view?.stage ?? "" : "";
    const readings = stage === "playing" && s.fits.length > 1 ? s.fits : null;
    return [s.view, stage, stage === "playing" && s.fits.length === 1, stage === "playing" && s.raised.size > 0, readings];
  }, (view, stage, fits, raised, readings) => {
    if (stage === "auto") return [view?.stage !== "over" && h("button", { type: "button", class: "main", "data-key": "auto", id: "tt-auto-off", onclick: () => game.toggleAuto() }, t("table.autoOffButton"))];
    if (!view || stage === "") return [];
    if (stage === "calling") return calls(game, view);
    if (stage === "doubling") return (view.doubles ?? [1, 2]).map((times) => answer(game, doubled(times), t("table.double." + doubled(times)), times === 2));
    return plays(game, view, fits, raised, readings);
  });
  return { element, draw: inside.draw };
}

/** @param {Game} game @param {import("./state.js").View} view */
function calls(game, view) {
  const after = view.calls.some((c) => c.bid > 0);
  return view.bids.map((bid) => {
    const { key, args } = callWords(view.auction, bid, after);
    return answer(game, view.auction === "bids" ? String(bid) : bid > 0 ? "yes" : "no", t(key, ...args), bid === Math.max(...view.bids));
  });
}

/** @param {Game} game @param {string} word @param {string} text @param {boolean} [main] */
function answer(game, word, text, main = false) {
  return h("button", { type: "button", class: main ? "main" : "", "data-key": word, "data-answer": word, onclick: () => game.answer(word) }, text);
}

/** @param {Game} game @param {import("./state.js").View} view @param {boolean} fits @param {boolean} raised @param {import("./state.js").Play[] | null} readings */
function plays(game, view, fits, raised, readings) {
  const button = (/** @type {string} */ name, /** @type {() => any} */ onclick, on = true, main = false, word = name) => {
    const b = h("button", { type: "button", class: main ? "main" : "", id: "tt-" + name, "data-key": name, onclick }, t("table." + word));
    enable(b, on);
    return b;
  };
  return [
    button("pass", () => game.pass(), view.pass, !view.beats && view.pass, view.beats ? "pass" : "cannotBeat"),
    button("again", () => game.raising.raise([]), raised),
    button("hint", () => game.raising.hint(), true),
    ...(readings ? readings.slice(0, 4).map((play) => h("button", { type: "button", class: "main", "data-key": play.parts, "data-reading": play.parts,
      onclick: () => game.lay(play) }, h("small", {}, kindName(play.kind)), " ", letters(play.parts))) : [button("play", () => game.lay(), fits, true)]),
  ];
}
