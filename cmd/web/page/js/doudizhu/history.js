// The plays made, and the buttons of the game.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { letters, titled } from "./cards.js";
import { noPlays, sideNames } from "./state.js";

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function history(game) {
  const list = h("ol", { class: "dz-history", "aria-label": t("doudizhu.history") });
  return part(list, (s) => [s.board?.played ?? noPlays], (played) => played.length === 0 ? [h("li", { class: "note" }, t("doudizhu.noPlays"))] :
    played.map((p, i) => h("li", {}, h("button", {
      type: "button", class: p.seat === "landlord" ? "plain" : "plain peasant", "data-key": String(i),
      "aria-label": t("doudizhu.backTo", i + 1, t("doudizhu.short." + p.seat), titled(p)), onclick: () => game.goTo(i + 1),
    }, h("span", { class: "note" }, t("doudizhu.short." + p.seat)), " ", h("b", {}, letters(p.parts))))));
}

/** Undo, redo, let the solver play; the reader's side, which a puzzle sets; whether marks are shown.
 * @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function controls(game) {
  const element = h("div", { class: "row dz-controls", role: "group", "aria-label": t("doudizhu.controls") });
  return part(element, (s) => [s.step, s.line.length, !s.board || s.board.winner !== "", s.me, s.marks, s.task !== null], (made, all, over, me, marks, task) => [
    button("undo", made === 0, () => game.undo()),
    button("redo", made === all, () => game.redo()),
    button("restart", made === 0, () => game.goTo(0)),
    button("auto", over, () => game.auto()),
    !task && sides(game, me),
    h("label", {}, h("input", { type: "checkbox", "data-key": "marks", checked: marks, onchange: () => game.mark() }), t("doudizhu.marks")),
  ]);
}

/** @param {string} name @param {boolean} off @param {() => void} act */
function button(name, off, act) {
  return h("button", { type: "button", "data-key": name, "aria-disabled": String(off), title: t(`doudizhu.${name}.title`), onclick: () => off || act() }, t("doudizhu." + name));
}

/** @param {import("./game.js").Game} game @param {string} me */
function sides(game, me) {
  const select = h("select", {
    "data-key": "me",
    onchange: () => (game.set({ me: /** @type {import("./state.js").Side} */ (select.value) }), game.refresh()),
  }, sideNames.map((side) => h("option", { value: side, selected: side === me }, t("doudizhu.me." + side))));
  return h("label", {}, t("doudizhu.youPlay"), select);
}
