// Sheets: choices and texts over a table, in one dialog with a title and a button to close it; and the games' signs and buttons.

import { face, pip } from "./cards.js";
import { h, svg } from "./dom.js";
import { t } from "./i18n.js";
import { choices, looks, setLooks } from "./looks.js";
import { region } from "./parts.js";

/** The sheets of a game.
 * @template {{sheet: string}} S @template {import("./store.js").Store<S> & {shut: () => void}} G @template D
 * @param {string} id of the dialog @param {G} game @param {D} doors the ways out of the game
 * @param {Record<string, (game: G, s: S, doors: D) => import("./dom.js").Child[]>} sheets by their names @param {(s: S) => string} title
 * @param {(keyof S)[]} shows what of the state the sheets show @returns {import("./store.js").Part<S>} */
export function sheetPart(id, game, doors, sheets, title, shows) {
  const heading = h("h2", { id: id + "-title", tabindex: -1 });
  const body = h("div", { class: "play-sheet-body stack" });
  const shut = h("button", { type: "button", class: "plain play-shut", "aria-label": t("shut"), onclick: () => game.shut() }, sign("shut"));
  const element = h("dialog", { class: "play-sheet", id, "aria-labelledby": id + "-title" }, h("div", { class: "play-sheet-head" }, heading, shut), body);
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    game.shut();
  });
  element.addEventListener("click", (event) => event.target === element && game.shut()); // a press outside of the sheet
  const draw = region(body, (/** @type {string} */ sheet, /** @type {any[]} */ ..._) => sheets[sheet]?.(game, game.state, doors) ?? []);
  let shown = "";
  return {
    element,
    draw(s) {
      const on = s.sheet !== "", follows = on && element.open && s.sheet !== shown;
      shown = s.sheet;
      if (on) heading.textContent = title(s);
      draw(s.sheet, ...(on ? shows.map((name) => s[name]) : []));
      if (follows) heading.focus(); // a sheet that takes another's place is read from its title on
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

/** The choices how cards look on all tables, as small pictures.
 * @param {(keyof import("./looks.js").Looks)[]} names @param {() => void} changed */
export function lookRows(names, changed) {
  const choose = (/** @type {string} */ name, /** @type {string} */ value) => {
    setLooks({ [name]: value });
    changed();
  };
  return names.map((name) => h("fieldset", { class: "looks" }, h("legend", {}, t("look." + name)), choices[name].map((value) =>
    h("label", { class: "look", title: t(`look.${name}.${value}`) },
      h("input", { type: "radio", name: "look-" + name, value, "data-key": name + value, checked: looks()[name] === value, onchange: () => choose(name, value) }),
      pictureOf(name, value), h("span", { class: ["back", "felt"].includes(name) ? "unseen" : "" }, t(`look.${name}.${value}`))))));
}

/** The picture of a look: a card's back, a felt, a face, the suits; null if words are clearer.
 * @param {keyof import("./looks.js").Looks} name @param {string} value */
function pictureOf(name, value) {
  if (!["back", "felt", "face", "colours"].includes(name)) return null;
  const suits = name === "colours" && svg("svg", { viewBox: "0 0 80 20", "aria-hidden": "true" }, [..."CDHS"].map((suit, i) => pip(suit, 20 * i, 0, 20)));
  return h("span", { class: "look-picture look-" + name, ["data-" + name]: value }, suits, name === "face" && face("9H", value === "large"));
}

/** Figures with their names. @param {[name: string, figure: string][]} list */
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

/** Outlines in a square of 24, as strokes. */
const outlines = {
  deal: "M4 8h10v12H4zM8 8V4h12v12h-6M9 11.500l2.500 2.500L9 16.500 6.500 14z",
  undo: "M9 5L4 10l5 5M4 10h9.500a5.500 5.500 0 0 1 0 11H10",
  restart: "M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500",
  redo: "M15 5l5 5-5 5M20 10h-9.500a5.500 5.500 0 0 0 0 11H14",
  hint: "M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-3.800 11.800c.6.500.8 1 .8 1.700V18h6v-1.500c0-.7.2-1.200.8-1.700A6.500 6.500 0 0 0 12 3z",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  finish: "M5 13l4 4L19 6M5 20h14",
  review: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  counter: "M9 4h11v13H9M4 8h11v12H4zM7 12v4M9.500 12v4M12 12v4",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  auto: "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5M10.500 4.500h3M9 13v1.500M15 13v1.500M3 13v3M21 13v3",
  shut: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof outlines} name */
export function sign(name) {
  return svg("svg", { class: "play-sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: outlines[name] }));
}

/** Returns a function that makes buttons with their signs and words.
 * @param {string} id the beginning of their ids @param {string} words the beginning of their words' keys */
export function toolsOf(id, words) {
  return (/** @type {keyof typeof outlines} */ name, /** @type {() => any} */ onclick, /** @type {import("./dom.js").Attributes} */ attributes = {}) =>
    h("button", { type: "button", id: id + name, title: t(words + name), onclick, ...attributes }, sign(name), h("span", {}, t(words + name)));
}
