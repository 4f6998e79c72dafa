// Getting a deal: at random, by its number, as text, or from the editor; and the rules.

import { mini, signOf } from "../cards.js";
import { fill, h, set } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./game.js").Game} Game
 * @typedef {import("./state.js").State} State
 * A part of the page: an element and how to bring it up to date.
 * @typedef {{element: HTMLElement, render: (s: State) => void}} Part */

/** @param {Game} game
 * @returns {Part} */
export function dealBar(game) {
  const seed = h("input", { id: "k-seed", inputmode: "numeric", size: 8, autocomplete: "off", "aria-describedby": "k-fault" });
  const paste = h("button", { type: "button", id: "k-paste", onclick: () => game.set({ pasting: !game.state.pasting, fault: null }) }, t("k.paste"));
  const field = pasteField(game);
  const fault = h("div", { id: "k-fault", class: "fault row", role: "alert" });
  const rules = rulesFields(game);
  const element = h("section", { class: "panel stack k-deal", "aria-label": t("k.deal") },
    h("div", { class: "row spread" },
      h("form", { class: "row", onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); game.open({ seed: seed.value.trim() }); } },
        h("button", { type: "button", class: "main", id: "k-random", onclick: () => game.open({}) }, t("k.random")),
        h("label", {}, t("k.seed"), seed),
        h("button", { type: "submit", id: "k-open-seed" }, t("k.openSeed")),
        paste,
        h("button", { type: "button", id: "k-edit", onclick: () => game.editor.begin(false) }, t("k.edit")),
        h("button", { type: "button", id: "k-empty", onclick: () => game.editor.begin(true) }, t("k.empty"))),
      rules.element),
    field.element, fault);
  let shownSeed = "";
  return {
    element,
    render(s) {
      if (s.seed !== shownSeed) {
        seed.value = shownSeed = s.seed;
      }
      set(paste, { "aria-expanded": String(s.pasting) });
      field.render(s);
      rules.render(s);
      fill(fault, ...faultText(s.fault));
      fault.hidden = s.fault === null;
    },
  };
}

/** The field for a text, with the place of its fault selected.
 * @param {Game} game
 * @returns {Part} */
function pasteField(game) {
  const text = h("textarea", { id: "k-text", rows: 9, spellcheck: "false", "aria-label": t("k.pasteLabel"), "aria-describedby": "k-fault", placeholder: t("k.pasteHelp") });
  const open = async () => {
    game.state.pasted = text.value;
    if (!(await game.open({ deal: text.value }))) {
      select(text, game.state.fault);
    }
  };
  const element = h("form", { class: "stack", onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); open(); } },
    text, h("div", { class: "row" }, h("button", { type: "submit", class: "main", id: "k-open-text" }, t("k.openText"))));
  return {
    element,
    render(s) {
      if (element.hidden && s.pasting) {
        text.value = s.pasted || s.deal;
      }
      element.hidden = !s.pasting;
    },
  };
}

/** Selects the word at a fault's line and column.
 * @param {HTMLTextAreaElement} text @param {import("./state.js").Fault | null} fault */
function select(text, fault) {
  if (!fault || fault.line === 0) {
    return;
  }
  const lines = text.value.split("\n").slice(0, fault.line - 1);
  const start = lines.reduce((sum, l) => sum + l.length + 1, 0) + Math.max(0, fault.column - 1);
  const word = /^\S*/.exec(text.value.slice(start))?.[0] ?? "";
  text.focus();
  text.setSelectionRange(start, start + Math.max(1, word.length));
}

/** A fault in words, and the cards concerned as cards.
 * @param {import("./state.js").Fault | null} fault
 * @returns {import("../dom.js").Leaf[]} */
export function faultText(fault) {
  if (!fault) {
    return [];
  }
  const chip = (/** @type {string} */ card, /** @type {string} */ what) =>
    h("span", { class: "chip-card" }, mini(card), h("span", { class: "unseen" }, signOf(card)), " ", t(what));
  return [
    h("span", {}, (fault.line > 0 ? t("k.at", fault.line, fault.column) + " " : "") + t("k.fault", fault)),
    ...fault.twice.map((c) => chip(c, "k.twice")),
    ...fault.missing.slice(0, 8).map((c) => chip(c, "k.missing")),
  ];
}

/** Draw count, redeals and worrying back. New rules begin the deal anew.
 * @param {Game} game
 * @returns {Part} */
function rulesFields(game) {
  const draw = h("select", { id: "k-draw" }, ...[1, 2, 3, 4, 5].map((n) => h("option", { value: n }, n)));
  const redeals = h("select", { id: "k-redeals" }, h("option", { value: -1 }, t("k.unlimited")), ...[0, 1, 2, 3, 4, 5].map((n) => h("option", { value: n }, n)));
  const back = h("input", { type: "checkbox", id: "k-back" });
  const change = () => {
    const rules = { draw: Number(draw.value), redeals: Number(redeals.value), back: back.checked };
    game.state.edit ? game.set({ rules }) : game.open({ deal: game.state.deal, rules, ...(game.state.seed ? { deal: undefined, seed: game.state.seed } : {}) });
  };
  const element = h("div", { class: "row", role: "group", "aria-label": t("k.rules"), onchange: change },
    h("label", {}, t("k.draw"), draw), h("label", {}, t("k.redeals"), redeals), h("label", { title: t("k.backHelp") }, back, t("k.back")));
  return {
    element,
    render({ rules }) {
      offer(draw, rules.draw);
      offer(redeals, rules.redeals);
      back.checked = rules.back;
    },
  };
}

/** Chooses a number, which a link may have brought from beyond the list.
 * @param {HTMLSelectElement} list @param {number} n */
function offer(list, n) {
  if (![...list.options].some((o) => o.value === String(n))) {
    list.append(h("option", { value: n }, n));
  }
  list.value = String(n);
}
