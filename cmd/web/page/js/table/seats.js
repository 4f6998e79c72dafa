// The places at the table: each player's name, number of cards, and last play or bid; and the line over the table with its tools.

import { enable, h, set, svg } from "../dom.js";
import { kindName, letters, spoken } from "../doudizhu/cards.js";
import { row } from "../fan.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { toolsOf } from "../sheet.js";
import { doubled as answerOf, sceneOf } from "./scene.js";
import { asked } from "./state.js";
import { callOf } from "./talk.js";

/** @import { Game } from "./game.js" */

/** @typedef {import("./state.js").State} State
 * @typedef {import("../store.js").Part<State>} Part */

/** The seat of a player: a portrait, the name, the role, the number of cards.
 * @param {1 | 2} chair @returns {Part} */
export function seat(chair) {
  const element = h("div", { class: "tt-seat tt-seat-" + chair, role: "group", "data-chair": chair });
  const inside = part(element, (/** @type {State} */ s) => {
    const scene = sceneOf(s);
    return [s.view?.bots[chair - 1] ?? "", scene?.left[chair] ?? 0, roleIn(scene?.landlord, chair), scene?.doubled[chair] ?? 0, scene?.turn === chair];
  }, (bot, left, role, doubled, turn) => sitting(t("table.chair." + chair), t("table.bot." + bot.split(":")[0]), role, left, turn, doubled));
  return {
    element,
    draw(s) {
      element.hidden = s.view === null;
      element.setAttribute("aria-label", t("table.chair." + chair));
      inside.draw(s);
    },
  };
}

/** What stands at a seat.
 * @param {string} name @param {string} more about the player @param {Role} role @param {number} left @param {boolean} turn @param {number} [doubled] 2 or 4 for a player who has doubled */
export function sitting(name, more, role, left, turn, doubled = 0) {
  return [
    h("span", { class: "tt-face" + (turn ? " turn" : "") }, picture(role)),
    h("span", { class: "tt-who" }, h("b", {}, name), more !== "" && h("small", {}, more), badge(role), doubler(doubled)),
    h("span", { class: "tt-left" + (left <= 2 ? " few" : ""), title: t("table.cards", left) }, h("span", { class: "tt-back", "aria-hidden": "true" }), h("b", { class: "number" }, left),
      h("span", { class: "unseen" }, t("table.cards", left) + (turn ? t("table.thinks") : ""))),
  ];
}

/** The part of a player: "" before the auction has ended. @typedef {"" | "landlord" | "peasant"} Role
 * @param {number | null | undefined} landlord @param {number} chair @returns {Role} */
export const roleIn = (landlord, chair) => (landlord == null ? "" : landlord === chair ? "landlord" : "peasant");

/** @param {Role} role */
export const badge = (role) => role !== "" && h("span", { class: "tt-role " + role }, t("table." + role));

/** Outlines of the hats that tell the roles, over a head in a square of 40. */
export const hats = {
  landlord: "M9 15c0-8 4-10 11-10s11 2 11 10zM6 15h28v3H6zM17 5a3 3 0 1 1 6 0z",
  peasant: "M2 18C10 16 14 6 20 6s10 10 18 12c-8 3-28 3-36 0z",
};

/** Says that a player has doubled. @param {number} times 0 or 1 for a player who hasn't */
export const doubler = (times) => times > 1 && h("span", { class: "tt-role tt-doubled" }, t("table.doubler", answerOf(times), times));

/** A player's portrait: the landlord's cap, or the hat of a peasant.
 * @param {string} role */
function picture(role) {
  const hat = role === "landlord" || role === "peasant" ? hats[role] : "";
  return svg("svg", { viewBox: "0 0 40 40", "aria-hidden": "true", class: "tt-head " + role },
    svg("path", { class: "ink-skin", d: "M10 18h20v6c0 7-4 11-10 11s-10-4-10-11z" }),
    svg("path", { class: "tt-eyes", d: "M15.500 23a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3zM24.500 23a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3zM16 29.500c2 2 6 2 8 0l-.7-.8c-2 1.500-4.600 1.500-6.600 0z" }),
    hat ? svg("path", { class: "tt-hat", d: hat }) : svg("path", { class: "tt-hair", d: "M9 20c-1-9 4-13 11-13s12 4 11 13c-2-3-4-5-5-6c-4 2-8 2-12 0c-1 1-3 3-5 6z" }));
}

/** The last play or bid of a player, in front of the seat.
 * @param {0 | 1 | 2} chair @returns {Part} */
export function before(chair) {
  const element = h("div", { class: "tt-before tt-before-" + chair });
  const inside = part(element, (/** @type {State} */ s) => {
    const scene = sceneOf(s);
    const { cards = [], play = null, words = null } = scene?.before[chair] ?? {};
    const rest = scene?.rest[chair] ?? [];
    const spring = s.shown.over && s.view?.stakes.spring && s.view.winner === chair ? t(chair === s.view.landlord ? "table.spring" : "table.antispring") : "";
    return [cards.join(" "), play?.parts ?? "", play?.kind ?? "", words ? t(words.key, ...words.args) : spring || callOf(play, scene?.left[chair] ?? 0), rest.join(" ")];
  }, (cards, parts, kind, words, rest) => {
    if (rest !== "") return [h("div", { class: "tt-laid tt-rest" }, row(rest.split(" "), t("table.held", spoken(ranks(rest)))))];
    const bubble = words !== "" && said(words);
    return cards === "" ? [bubble] : [...lying(cards.split(" "), { kind, parts }), bubble];
  });
  return {
    element,
    draw(s) {
      element.classList.toggle("quiet", asked(s)); // on low screens the buttons stand there
      inside.draw(s);
    },
  };
}

/** @param {string} words */
export const said = (words) => h("span", { class: "tt-bubble" }, words);

/** A play that lies on the table. @param {string[]} cards @param {Pick<import("./state.js").Play, "kind" | "parts">} play */
export function lying(cards, { kind, parts }) {
  const wild = cards.includes("F") && parts !== "F"; // the flower stands for another card, so that the reading needs a word
  return [h("div", { class: "tt-laid" + (kind === "bomb" || kind === "rocket" ? " strong" : "") }, row(cards, t("doudizhu.named", kindName(kind), spoken(ranks(cards.join(" ")))))),
    wild && h("span", { class: "tt-reading" }, letters(parts))];
}

/** @param {string} cards */
const ranks = (cards) => cards.split(" ").map((card) => card[0] ?? "");

/** @param {Game} game @returns {Part} */
export function statusLine(game) {
  const element = h("div", { class: "tt-line", role: "group", "aria-label": t("table.state") });
  const inside = part(element, (/** @type {State} */ s) => {
    const scene = sceneOf(s);
    return [scene?.bottom.join(" ") ?? "", scene?.hidden ?? 0, scene?.landlord ?? null, scene?.doubled[0] ?? 0, s.shown.stakes.times[0] ?? 1, scene?.total.points ?? 0, scene?.total.games ?? 0, s.mode === "daily" ? s.date : s.view?.seed ?? ""];
  }, (bottom, hidden, landlord, doubled, times, total, games, deal) => [
    h("span", { class: "tt-bottom", id: "tt-bottom" }, bottom !== "" ? row(bottom.split(" "), t("table.bottomIs", spoken(bottom.split(" ").map((c) => c[0] ?? "")))) :
      h("span", { class: "fan", role: "img", "aria-label": t("table.bottomHidden", hidden) }, Array.from({ length: hidden }, () => h("span", { class: "fan-slot" }, h("span", { class: "fan-card tt-reverse" }))))),
    badge(roleIn(landlord, 0)), doubler(doubled),
    h("button", { type: "button", class: "number tt-times", id: "tt-times", "data-key": "times", "aria-haspopup": "dialog", title: t("table.sheet.stakes"), onclick: () => game.open("stakes") }, t("table.times", times)),
    h("span", { class: "number tt-total", id: "tt-total" }, t("table.total", total, games)),
    h("span", { class: "number tt-deal" }, t("table.deal", deal)),
  ]);
  return { element, draw(s) { element.hidden = s.view === null; inside.draw(s); } };
}

/** The tools: help, and the menu.
 * @param {import("./game.js").Game} game @returns {Part} */
export function toolRow(game) {
  const tool = toolsOf("tt-", "table.");
  const undo = tool("undo", () => game.undo());
  const counter = tool("counter", () => game.like({ counter: !game.state.settings.counter }));
  const auto = tool("auto", () => game.toggleAuto());
  const full = tool("full", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
  const menu = tool("menu", () => game.open("menu"), { "aria-haspopup": "dialog" });
  return {
    element: h("div", { class: "tt-tools", role: "toolbar", "aria-label": t("table.tools") }, undo, counter, auto, document.fullscreenEnabled && full, menu),
    draw({ view, settings, auto: on, busy, shown }) {
      undo.hidden = !view?.practice;
      for (const button of [counter, auto]) button.hidden = view === null;
      enable(undo, Boolean(view?.undo) && !busy);
      enable(auto, view !== null && !shown.over);
      set(auto, { "aria-pressed": String(on) });
      set(full, { "aria-pressed": String(document.fullscreenElement !== null) });
      set(counter, { "aria-pressed": String(settings.counter) });
    },
  };
}
