// How a deal comes to the table: at random, by its number, as text, or through the editor; and its rules.

import { mini, signOf } from "../cards.js";
import { fill, h, set } from "../dom.js";
import { t } from "../i18n.js";
import { choices } from "../parts.js";
import { emptyBoard } from "./board.js";
import { button } from "./icons.js";
import { boardOf, isFounding } from "./state.js";
import { form, textField } from "./text.js";

/** @import { Game } from "./game.js"
 * @import { Fault, Part } from "./state.js" */

/** @param {Game} game @returns {Part} */
export function dealBar(game) {
  const seed = h("input", { id: "k-seed", size: 8, autocomplete: "off", autocapitalize: "off", title: t("play.numberLabel"), "aria-describedby": "k-fault" });
  const paste = button("paste", () => game.set({ pasting: !game.state.pasting, fault: null }));
  const founding = button("founding", () => game.set({ how: { ...game.state.how, strategy: isFounding(game.state) ? "fast" : "document" } }));
  const field = textField(game);
  const fault = h("div", { id: "k-fault", class: "fault row", role: "alert" });
  const rules = rulesFields(game);
  let shown = "";
  /** @type {Fault | null} */
  let told = null;
  return {
    element: h("section", { class: "panel stack k-deal", "aria-label": t("k.deal") },
      h("div", { class: "row spread" },
        form("row", () => game.open({ seed: seed.value.trim() }),
          button("random", () => game.open({}), { class: "main" }),
          h("label", {}, t("k.seed"), seed),
          h("button", { type: "submit", id: "k-open-seed" }, t("k.openSeed")),
          paste,
          button("edit", () => game.editor.begin(boardOf(game.state) ?? emptyBoard())),
          button("empty", () => game.editor.begin(emptyBoard())),
          founding),
        rules.element),
      fault, field.element),
    draw(s) {
      if (s.start.seed !== shown) seed.value = shown = s.start.seed;
      set(paste, { "aria-expanded": String(s.pasting) });
      set(founding, { "aria-pressed": String(isFounding(s)) });
      field.draw(s);
      rules.draw(s);
      fill(fault, ...faultText(s.fault));
      fault.hidden = s.fault === null;
      if (s.fault && s.fault !== told) fault.scrollIntoView({ block: "nearest" });
      told = s.fault;
    },
  };
}

/** A fault in words, and the cards concerned as cards.
 * @param {Fault | null} fault @returns {import("../dom.js").Leaf[]} */
export function faultText(fault) {
  if (!fault) return [];
  const chip = (/** @type {string} */ card, /** @type {string} */ what) =>
    h("span", { class: "chip-card" }, mini(card), h("span", { class: "unseen" }, signOf(card)), " ", t(what));
  return [
    h("span", {}, (fault.line > 0 ? t("k.at", fault.line, fault.column) + " " : "") + fault.message),
    ...fault.twice.map((c) => chip(c, "k.twice")),
    ...fault.missing.slice(0, 8).map((c) => chip(c, "k.missing")),
  ];
}

/** Draw count, redeals and worrying back. New rules begin the deal again.
 * @param {Game} game @returns {Part} */
function rulesFields(game) {
  const draw = choices({ id: "k-draw" });
  const redeals = choices({ id: "k-redeals" });
  const back = h("input", { type: "checkbox", id: "k-back" });
  const change = () => {
    const rules = { draw: Number(draw.element.value), redeals: Number(redeals.element.value), back: back.checked };
    const { edit, start: { deal, seed } } = game.state;
    if (edit) {
      game.set({ rules });
      game.editor.check();
    } else {
      game.open({ rules, ...(seed ? { seed } : { deal }) });
    }
  };
  return {
    element: h("div", { class: "row", role: "group", "aria-label": t("k.rules"), onchange: change },
      h("label", {}, t("k.draw"), draw.element), h("label", {}, t("k.redeals"), redeals.element), h("label", { title: t("k.backHelp") }, back, t("k.back"))),
    draw({ rules }) {
      draw.draw(String(rules.draw), [1, 2, 3, 4, 5], (n) => n);
      redeals.draw(String(rules.redeals), [-1, 0, 1, 2, 3, 4, 5], (n) => (n === "-1" ? t("k.unlimited") : n));
      back.checked = rules.back;
    },
  };
}
