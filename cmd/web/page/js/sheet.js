// Sheets: choices and texts over a table, in one dialog with a title and a button to close it.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { choices, looks, setLooks } from "./looks.js";
import { region } from "./parts.js";
import { sign } from "./signs.js";

/** The sheets of a game.
 * @template {{sheet: string}} S @template {import("./store.js").Store<S> & {shut: () => void}} G @template D
 * @param {string} id of the dialog @param {G} game @param {D} doors the ways out of the game
 * @param {Record<string, (game: G, s: S, doors: D) => import("./dom.js").Child[]>} sheets by their names @param {(s: S) => string} title
 * @param {(keyof S)[]} shows what of the state the sheets show
 * @returns {import("./store.js").Part<S>} */
export function sheetPart(id, game, doors, sheets, title, shows) {
  const heading = h("h2", { id: id + "-title" });
  const body = h("div", { class: "play-sheet-body stack" });
  const shut = h("button", { type: "button", class: "plain play-shut", "aria-label": t("shut"), onclick: () => game.shut() }, sign("shut"));
  const element = h("dialog", { class: "play-sheet", id, "aria-labelledby": id + "-title" }, h("div", { class: "play-sheet-head" }, heading, shut), body);
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    game.shut();
  });
  element.addEventListener("click", (event) => event.target === element && game.shut()); // a press outside of the sheet
  const draw = region(body, (/** @type {string} */ sheet, /** @type {any[]} */ ..._) => sheets[sheet]?.(game, game.state, doors) ?? []);
  return {
    element,
    draw(s) {
      const on = s.sheet !== "";
      if (on) heading.textContent = title(s);
      draw(s.sheet, ...(on ? shows.map((name) => s[name]) : []));
      if (on && !element.open && element.isConnected) element.showModal(); // another view may have taken the place of the table
      if (!on && element.open) element.close();
    },
  };
}

/** A row of buttons of which one is chosen.
 * @template {string | number} V
 * @param {string} label @param {readonly V[]} values @param {V} now @param {(value: V) => string} name @param {(value: V) => void} choose */
export function segments(label, values, now, name, choose) {
  return h("div", { class: "play-row", role: "group", "aria-label": label }, h("span", {}, label), h("span", { class: "play-segments" },
    values.map((v) => h("button", { type: "button", "data-key": label + v, "aria-pressed": String(v === now), onclick: () => choose(v) }, name(v)))));
}

/** A box to check.
 * @param {string} label @param {boolean} checked @param {() => void} onchange @param {import("./dom.js").Attributes} [attributes] */
export function box(label, checked, onchange, attributes = {}) {
  return h("label", { class: "play-row" }, label, h("input", { type: "checkbox", "data-key": label, checked, onchange, ...attributes }));
}

/** The choices how cards look on all tables.
 * @param {(keyof import("./looks.js").Looks)[]} names @param {() => void} changed */
export function lookRows(names, changed) {
  return names.map((name) => segments(t("look." + name), choices[name], looks()[name], (v) => t(`look.${name}.${v}`), (v) => {
    setLooks({ [name]: v });
    changed();
  }));
}

/** Figures with their names.
 * @param {[name: string, figure: string][]} list */
export function figures(list) {
  return h("dl", { class: "play-figures" }, list.map(([name, figure]) => h("div", {}, h("dt", {}, name), h("dd", { class: "number" }, figure))));
}

/** The line for a note over or under a table.
 * @template S
 * @param {string} look its class and id @param {(s: S) => string} note "" for none @param {() => void} shut
 * @returns {import("./store.js").Part<S>} */
export function noteLine(look, note, shut) {
  const text = h("p", { id: look + "-text" });
  const element = h("div", { class: look, id: look }, text, h("button", { type: "button", class: "plain", "aria-label": t("hideNote"), onclick: shut }, "×"));
  return {
    element,
    draw(s) {
      const said = note(s);
      element.hidden = said === "";
      if (text.textContent !== said) text.textContent = said;
    },
  };
}
