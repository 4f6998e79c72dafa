// The player's turn: the buttons to bid, to double, to play; and the keys: Space plays, P passes, H hints, R lowers all cards, 0 to 3
// bid, letters and digits raise a card of their rank.

import { enable, h } from "../dom.js";
import { kindName, letters } from "../doudizhu/cards.js";
import { withReason } from "../fan.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { callWords, doubled, sceneOf } from "./scene.js";
import { asked } from "./state.js";

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
    return [s.view, stage, stage === "playing" && s.fits.length === 1, stage === "playing" && s.raised.size > 0, readings, s.late, s.raised.size > 0 ? s.why : "none"];
  }, (view, stage, fits, raised, readings, late, why) => {
    if (stage === "auto") return [late > 1 && h("p", { class: "tt-advice", id: "tt-overtime" }, t("table.overtime")), view?.stage !== "over" && h("button", { type: "button", class: "main", "data-key": "auto", id: "tt-auto-off", onclick: () => game.toggleAuto() }, t("table.autoOffButton"))];
    if (!view || stage === "") return [];
    if (stage === "calling") return calls(game, view);
    if (stage === "doubling") return (view.doubles ?? [1, 2]).map((times) => answer(game, doubled(times), t("table.double." + doubled(times)), times === 2));
    return plays(game, view, fits, raised, readings, why);
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

/** @param {Game} game @param {import("./state.js").View} view @param {boolean} fits @param {boolean} raised @param {import("./state.js").Play[] | null} readings
 * @param {string} why the cards can't be played */
function plays(game, view, fits, raised, readings, why) {
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
      onclick: () => game.lay(play) }, h("small", {}, kindName(play.kind)), " ", letters(play.parts))) : [withReason(button("play", () => game.lay(), fits, true), view.beats && !fits ? why : "")]),
  ];
}

/** @param {Game} game
 * @returns {(key: string, event: KeyboardEvent) => (() => any) | undefined} the action of a key: before cards are played, digits bid */
export function meaningOf(game) {
  /** @type {Record<string, () => any>} */
  const always = {
    h: () => game.raising.hint(), u: () => game.undo(), undo: () => game.undo(), m: () => game.open("menu"), p: () => game.pass(), r: () => game.raising.raise([]),
    " ": () => game.lay(), Enter: () => game.lay(),
  };
  return (key, { repeat }) => {
    const { view, shown } = game.state;
    if (!view || repeat) return undefined;
    const act = always[key.length === 1 ? key.toLowerCase() : key];
    if (shown.over) return key === " " || key === "Enter" ? () => game.next() : act;
    if (["playing", "over"].includes(view.stage)) return act ?? raising(game, key);
    return /^[0-3]$/.test(key) && asked(game.state) ? bidding(game, view, key) : act;
  };
}

/** @param {Game} game @param {import("./state.js").View} view @param {string} key a digit */
function bidding(game, view, key) {
  if (view.stage === "calling" && view.auction === "bids") return view.bids.includes(Number(key)) ? () => game.answer(key) : undefined;
  if (key === "2" && view.stage === "doubling") return view.doubles?.includes(4) ? () => game.answer("super") : undefined;
  return () => game.answer(Number(key) > 0 ? "yes" : "no");
}

/** Raises one card more of a rank, or lowers all of them once all are raised. The jokers are S and B, small and big.
 * @param {Game} game @param {string} key */
function raising(game, key) {
  const rank = { 1: "T", 0: "T", s: "B", b: "R" }[key.toLowerCase()] ?? key.toUpperCase();
  const { raised } = game.state;
  const held = (sceneOf(game.state)?.hand ?? []).filter((card) => card[0] === rank);
  if (held.length === 0 || key.length !== 1) return undefined;
  const next = [...held].reverse().find((card) => !raised.has(card));
  const others = [...raised].filter((card) => card[0] !== rank);
  return () => game.raising.raise(next ? [...raised, next] : others);
}
