// The line over the table: the bottom cards, the multipliers, the points so far; and the tools.

import { enable, h, set } from "../dom.js";
import { row } from "../fan.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { toolsOf } from "../sheet.js";
import { spoken } from "../doudizhu/cards.js";
import { sceneOf } from "./scene.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("../store.js").Part<State>} Part */

/** @returns {Part} */
export function statusLine() {
  const element = h("div", { class: "tt-line", role: "group", "aria-label": t("table.state") });
  const inside = part(element, (/** @type {State} */ s) => {
    const scene = sceneOf(s);
    return [scene?.bottom.join(" ") ?? "", scene?.hidden ?? 0, scene?.landlord ?? null, s.shown.multiplier, scene?.stake ?? 0, scene?.total.points ?? 0, scene?.total.games ?? 0, s.shown.over, s.mode === "daily" ? s.date : s.view?.seed ?? ""];
  }, (bottom, hidden, landlord, multiplier, stake, total, games, over, deal) => [
    h("span", { class: "tt-bottom", id: "tt-bottom" }, bottom !== "" ? row(bottom.split(" "), t("table.bottomIs", spoken(bottom.split(" ").map((c) => c[0] ?? "")))) :
      h("span", { class: "fan", role: "img", "aria-label": t("table.bottomHidden", hidden) }, Array.from({ length: hidden }, () => h("span", { class: "fan-slot" }, h("span", { class: "fan-card tt-reverse" }))))),
    h("span", { class: "tt-role tt-mine" + (landlord === 0 ? " landlord" : ""), id: "tt-role", hidden: landlord === null }, t("table.youAre", landlord === 0)),
    h("span", { class: "number tt-times", id: "tt-times" }, t("table.times", multiplier)),
    stake > 0 && !over && h("span", { class: "number tt-stake" }, t("table.stake", stake)),
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
  const menu = tool("menu", () => game.open("menu"), { "aria-haspopup": "dialog" });
  return {
    element: h("div", { class: "tt-tools", role: "toolbar", "aria-label": t("table.tools") }, undo, counter, auto, menu),
    draw({ view, settings, auto: on, busy, shown }) {
      undo.hidden = !view?.practice;
      for (const button of [counter, auto]) button.hidden = view === null;
      enable(undo, Boolean(view?.undo) && !busy);
      enable(auto, view !== null && !shown.over);
      set(auto, { "aria-pressed": String(on) });
      set(counter, { "aria-pressed": String(settings.counter) });
    },
  };
}
