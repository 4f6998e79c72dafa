// Fields of the forms: texts, choices, the grid of ranks, the rules. A field is built once: rebuilding a field while the
// reader types would lose the cursor, and a half-typed Chinese word.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { choices, region } from "../parts.js";
import { card, deck, face, kindName, rankName } from "./cards.js";

/** @typedef {import("../client.js").Fault} Fault */

/** A line of text with its label and its fault.
 * @param {string} label
 * @param {{hint?: string, input: (text: string) => void, enter: () => void, focus?: () => void}} on
 * @returns {{element: HTMLElement, draw: (value: string, fault: Fault | null) => void}} */
export function textField(label, { hint = "", input, enter, focus = () => {} }) {
  const id = `dz-${++fields}`;
  const field = h("input", {
    id, type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", placeholder: hint, "aria-describedby": id + "-fault",
    onfocus: focus,
    oninput: () => input(field.value),
    onkeydown: (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && !e.isComposing && enter(),
  });
  const fault = h("p", { id: id + "-fault", class: "note fault" });
  const drawFault = region(fault, faultText);
  return {
    element: h("div", { class: "dz-field" }, h("label", { for: id }, label), field, fault),
    draw(value, wrong) {
      if (field.value !== value) field.value = value;
      field.toggleAttribute("aria-invalid", wrong !== null);
      drawFault(wrong);
    },
  };
}

let fields = 0;

/** The fault in words, with its place.
 * @param {Fault | null} fault */
export function faultText(fault) {
  if (!fault) return [];
  return [t("doudizhu.fault", fault.column), fault.message];
}

/** A list to choose from with its label.
 * @param {string} label @param {(value: string) => void} change */
export function choice(label, change) {
  const list = choices({ onchange: () => change(list.element.value) });
  return { element: h("label", { class: "dz-choice" }, h("span", {}, label), list.element), draw: list.draw };
}

/** A grid that changes a hand.
 * @param {(cards: string) => void} change
 * @returns {{element: HTMLElement, draw: (cards: string | null, others: string) => void}}
 *   draw takes the hand in plain letters, null if it can't be read, and the cards that others hold */
export function picker(change) {
  const element = h("div", { class: "dz-grid", role: "group", "aria-label": t("doudizhu.grid") });
  return {
    element,
    draw: region(element, (/** @type {string | null} */ cards, /** @type {string} */ others) =>
      deck.map(([rank, all]) => cell(rank, cards ?? "", all - count(others, rank), cards === null ? () => {} : change))),
  };
}

/** A rank: how many cards of it the hand has, and buttons for one more and one less.
 * @param {string} rank @param {string} cards @param {number} most @param {(cards: string) => void} change */
function cell(rank, cards, most, change) {
  const n = count(cards, rank);
  const name = rankName(rank);
  return h("div", { class: n > 0 ? "dz-cell some" : "dz-cell" },
    h("button", {
      type: "button", class: "dz-add", "data-key": "+" + rank, "aria-disabled": String(n >= most),
      "aria-label": t("doudizhu.add", name, n, Math.max(0, most - n)),
      onclick: () => n < most && change(written(cards + rank)),
    }, card(rank), h("span", { class: "dz-dots", "data-dots": "●".repeat(n) + "○".repeat(Math.max(0, most - n)) })),
    h("button", {
      type: "button", class: "dz-less", "data-key": "-" + rank, "aria-label": t("doudizhu.remove", name), "aria-disabled": String(n === 0),
      onclick: () => n > 0 && change(written(cards.replace(rank, ""))),
    }, "−"));
}

/** @param {string} cards @param {string} rank */
const count = (cards, rank) => [...cards].filter((c) => c === rank).length;

/** @param {string} cards */
const sorted = (cards) => deck.map(([rank]) => rank.repeat(count(cards, rank))).join("");

/** A hand as people write it, the ten as 10: 33410JQ小大.
 * @param {string} cards in plain letters */
export const written = (cards) => [...sorted(cards)].map(face).join("");

/** Converts a hand, written in plain letters or as people write cards, in any order, to plain letters.
 * @param {string} text @returns {string | null} */
export function plain(text) {
  const letters = text.replace(/10|0/g, "T").replace(/小王?/g, "B").replace(/大王?/g, "R").replace(/[\s,，、]/g, "").toUpperCase();
  return /^[3-9TJQKA2BR]*$/.test(letters) ? sorted(letters) : null;
}

/** @typedef {{rules: string, bans: string[]}} Rules */

/** @param {(patch: Partial<Rules>) => void} change */
export function rulesForm(change) {
  const set = choice(t("doudizhu.rules"), (rules) => change({ rules }));
  const meaning = h("p", { class: "note" });
  const switches = h("div", { class: "dz-switches" });
  const summary = h("summary", {});
  const drawMeaning = region(meaning, (/** @type {string} */ rules) => [t("doudizhu.rules." + rules)]);
  const drawSummary = region(summary, (/** @type {number} */ n) => [t("doudizhu.bans", n)]);
  const drawSwitches = region(switches, (/** @type {string[]} */ bans, /** @type {import("./state.js").State["known"]["bans"]} */ known) =>
    known.map((ban) => banSwitch(ban, bans, change)));
  return {
    element: h("div", { class: "stack dz-rules" }, set.element, meaning,
      h("details", {}, summary, h("p", { class: "note" }, t("doudizhu.bansMean")), switches)),
    /** @param {Rules} rules @param {import("./state.js").State["known"]} known */
    draw({ rules, bans }, known) {
      set.draw(rules, known.rules, setName);
      drawMeaning(rules);
      drawSummary(bans.length);
      drawSwitches(bans, known.bans);
    },
  };
}

/** @param {string} set */
export const setName = (set) => t(`doudizhu.rules.${set}.name`);

/** @param {{ban: string, kind: string}} ban @param {string[]} bans @param {(patch: Partial<Rules>) => void} change */
function banSwitch({ ban, kind }, bans, change) {
  return h("label", {}, h("input", {
    type: "checkbox", "data-key": ban, checked: bans.includes(ban),
    onchange: () => change({ bans: bans.includes(ban) ? bans.filter((b) => b !== ban) : [...bans, ban] }),
  }), kindName(kind) + (ban === kind ? "" : ` (${ban})`));
}
