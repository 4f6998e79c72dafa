// Help at the table: the card counter, the chances of plays, advice for calls, the first game's lessons, and notes.

import { h, svg } from "../dom.js";
import { face, kindName, letters, spoken } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { dismissed, wordsOf } from "../kept.js";
import { part } from "../parts.js";
import { noteLine } from "../sheet.js";
import { asked } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Play, State, View } from "./state.js" */

/** @typedef {import("../store.js").Part<State>} Part */

const ranks = [..."RB2AKQJT9876543"];

/** The card counter: how many cards of each rank the player hasn't seen.
 * @returns {Part} */
export function counterPanel() {
  const element = h("div", { class: "tt-counter", id: "tt-counter", role: "group", "aria-label": t("table.counter") });
  const inside = part(element, (/** @type {State} */ s) => [s.view?.unseen ?? null, s.view?.game ?? ""], (unseen, name) => {
    const shown = name === "yuncheng" ? ["F", ...ranks] : ranks;
    return [h("dl", { class: "tt-counts" }, shown.map((rank) => h("div", { class: (unseen?.[rank] ?? 0) > 0 ? "" : "none" }, h("dt", {}, face(rank)), h("dd", { class: "number" }, unseen?.[rank] ?? 0))))];
  });
  return {
    element,
    draw(s) {
      element.hidden = !s.settings.counter || s.view === null || s.shown.over;
      if (!s.busy) inside.draw(s); // the counter waits until the others' plays have been shown
    },
  };
}

/** Advice for the turn: chances, the landlord index, the lesson.
 * @param {Game} game @returns {Part} */
export function aidRow(game) {
  const element = h("div", { class: "tt-aid", "aria-live": "polite" });
  const inside = part(element, (/** @type {State} */ s) => {
    const on = asked(s);
    return [on ? s.view : null, s.mode === "lesson", on && s.settings.chances ? s.chances : null, on ? s.advice : null, s.settings.chances, on ? s.hints?.list ?? null : null];
  }, (view, lesson, chances, advice, wanted, hints) => {
    if (!view) return [];
    if (lesson) return [h("p", { class: "tt-lesson", id: "tt-lesson" }, lessonFor(view, hints, advice))];
    if (advice && wanted) return [h("p", { class: "tt-advice", id: "tt-advice" }, t("table.advice", advice, view.stage, view.auction))];
    if (chances && chances.length < 2 && chances[0]?.chance !== 1) return [];
    if (chances) return [h("div", { class: "tt-chances", id: "tt-chances", role: "group", "aria-label": t("table.chances"), title: t("table.chances") }, chances.slice(0, 4).map((c) => chance(game, c)))];
    return [wanted && view.stage === "playing" && h("p", { class: "tt-advice" }, t("table.thinking"))];
  });
  return { element, draw: inside.draw };
}

/** @param {Game} game @param {import("./state.js").Chance} c */
function chance(game, c) {
  const share = c.chance === null ? "" : t("table.chance", c.chance, c.error ?? 0);
  const name = c.play === "-" ? t("table.pass") : letters(c.parts);
  return h("button", { type: "button", "data-key": c.parts, "aria-label": c.play === "-" ? `${name} ${share}` : `${name} ${share}, ${kindName(c.kind)} ${spoken(c.cards)}`, onclick: () => game.raising.raisePlay(c) }, h("b", {}, name), " ", share);
}

/** The figures of strong plays, in a square of 64. @type {Record<string, string>} */
const figures = {
  plane: "M62 32c0-3-6-5-11-5H41L26 5h-6l8 22H14l-6-8H3l4 13-4 13h5l6-8h14l-8 22h6l15-22h10c5 0 11-2 11-5z",
  bomb: "M32 1L37 14L48 5L48 16L59 16L50 27L63 32L53 38L59 47L45 45L48 59L38 53L32 63L27 50L17 59L16 48L5 48L14 37L1 32L11 26L5 16L19 19L16 5L26 11z",
  rocket: "M32 1c10 9 13 20 11 34l9 11v10l-12-7H24l-12 7V46l9-11C19 21 22 10 32 1zM26 52h12l-6 12z",
  spring: "M32.0 4.0a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM46.3 14.4a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM40.8 31.1a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM23.2 31.1a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM17.7 14.4a13 13 0 1 1 0 26a13 13 0 1 1 0-26z",
};

/** The large words of an event, for a moment, with its figure.
 * @returns {Part} */
export function flashLine() {
  return part(h("div", { class: "tt-flash", "aria-hidden": "true" }), (/** @type {State} */ s) => [s.flash], (flash) => flash ? [
    flash.figure !== "" && svg("svg", { viewBox: "0 0 64 64", class: "tt-moment " + flash.figure }, svg("path", { d: figures[flash.figure] ?? "" })),
    h("span", { class: flash.figure }, flash.words),
  ] : []);
}

/** The note to show, until the next answer.
 * @param {Game} game @returns {Part} */
export const notePart = (game) => noteLine("tt-note", ({ note, fault }) => note || wordsOf(fault), () => game.set({ note: "", fault: dismissed(game.state) }));

/** The text at a decision.
 * @param {View} view @param {Play[] | null} hints @param {import("./state.js").Advice | null} advice */
function lessonFor(view, hints, advice) {
  if (view.stage === "calling") return t("table.lesson.call", advice ? t("table.advice", advice, view.stage, view.auction) : "");
  if (view.stage === "doubling") return t("table.lesson.double", advice ? t("table.advice", advice, view.stage, view.auction) : "");
  const best = hints?.find((play) => play.play !== "-");
  const named = best ? t("table.hintNamed", kindName(best.kind), spoken(best.cards)) : "";
  const own = view.moves.filter((m) => m.chair === 0).length;
  if (!view.last) return t(own === 0 ? "table.lesson.first" : "table.lesson.lead", named);
  const partner = view.landlord !== 0 && view.owner !== null && view.owner !== view.landlord;
  const last = t("table.hintNamed", kindName(view.last.kind), spoken(view.last.cards));
  if (!view.beats) return t("table.lesson.nothing", last);
  return t(partner ? "table.lesson.partner" : hints?.[0]?.play === "-" ? "table.lesson.spare" : "table.lesson.beat", last, named);
}
