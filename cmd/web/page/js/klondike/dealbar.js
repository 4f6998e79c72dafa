// The forms for a deal: at random, by its number, as text, or from the editor; and the rules.

import { mini, signOf } from "../cards.js";
import { fill, h, set } from "../dom.js";
import { t } from "../i18n.js";
import { choices } from "../parts.js";
import { button } from "./icons.js";
import { hasUnseen, waysList } from "./ways.js";

/** @typedef {import("./game.js").Game} Game
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Fault} Fault */

/** @param {Game} game
 * @returns {Part} */
export function dealBar(game) {
  const seed = h("input", { id: "k-seed", inputmode: "numeric", size: 8, autocomplete: "off", "aria-describedby": "k-fault" });
  const paste = button("paste", () => game.set({ pasting: !game.state.pasting, fault: null }));
  const field = pasteField(game);
  const fault = h("div", { id: "k-fault", class: "fault row", role: "alert" });
  const rules = rulesFields(game);
  let shown = "";
  return {
    element: h("section", { class: "panel stack k-deal", "aria-label": t("k.deal") },
      h("div", { class: "row spread" },
        form("row", () => game.open({ seed: seed.value.trim() }),
          button("random", () => game.open({}), { class: "main" }),
          h("label", {}, t("k.seed"), seed),
          h("button", { type: "submit", id: "k-open-seed" }, t("k.openSeed")),
          paste,
          button("edit", () => game.editor.begin(false)),
          button("empty", () => game.editor.begin(true))),
        rules.element),
      field.element, fault),
    draw(s) {
      if (s.start.seed !== shown) seed.value = shown = s.start.seed;
      set(paste, { "aria-expanded": String(s.pasting) });
      field.draw(s);
      rules.draw(s);
      fill(fault, ...faultText(s.fault));
      fault.hidden = s.fault === null;
    },
  };
}

/** @param {string} look @param {() => void} submit @param {...import("../dom.js").Child} children */
function form(look, submit, ...children) {
  return h("form", { class: look, onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); submit(); } }, ...children);
}

/** The field for a text, with the place of its fault selected. For a game with unseen cards it lists the ways to continue.
 * @param {Game} game
 * @returns {Part} */
function pasteField(game) {
  const text = h("textarea", { id: "k-text", rows: 9, spellcheck: "false", "aria-label": t("k.pasteLabel"), "aria-describedby": "k-fault", placeholder: t("k.pasteHelp") });
  const ways = waysList(game, "k-ways");
  const open = async () => {
    game.set({ pasted: text.value });
    ways.hide();
    const taken = hasUnseen(text.value) ? await ways.ask({ deal: text.value }) : await game.open({ deal: text.value });
    if (!taken) select(text, game.state.fault);
  };
  const element = form("stack", open, text, h("div", { class: "row" }, h("button", { type: "submit", class: "main", id: "k-open-text" }, t("k.openText"))), ways.element);
  return {
    element,
    draw(s) {
      if (element.hidden && s.pasting) text.value = s.pasted || s.start.deal;
      element.hidden = !s.pasting;
    },
  };
}

/** Selects the word at a fault's line and column.
 * @param {HTMLTextAreaElement} text @param {Fault | null} fault */
function select(text, fault) {
  if (!fault || fault.line === 0) return;
  const lines = text.value.split("\n").slice(0, fault.line - 1);
  const start = lines.reduce((sum, l) => sum + l.length + 1, 0) + Math.max(0, fault.column - 1);
  const word = /^\S*/.exec(text.value.slice(start))?.[0] ?? "";
  text.focus();
  text.setSelectionRange(start, start + Math.max(1, word.length));
}

/** A fault in words, and the cards concerned as cards.
 * @param {Fault | null} fault
 * @returns {import("../dom.js").Leaf[]} */
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
 * @param {Game} game
 * @returns {Part} */
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
      draw.draw(String(rules.draw), [1, 2, 3, 4, 5], asItIs);
      redeals.draw(String(rules.redeals), [-1, 0, 1, 2, 3, 4, 5], redealName);
      back.checked = rules.back;
    },
  };
}

const asItIs = (/** @type {string} */ n) => n;
const redealName = (/** @type {string} */ n) => (n === "-1" ? t("k.unlimited") : n);
