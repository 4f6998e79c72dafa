// The grid of ranks: a click puts a card into a hand or takes it out again.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { card, deck, face, rankName } from "./cards.js";

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
function count(cards, rank) {
  return [...cards].filter((c) => c === rank).length;
}

/** @param {string} cards */
function sorted(cards) {
  return deck.map(([rank]) => rank.repeat(count(cards, rank))).join("");
}

/** A hand as people write it, the ten as 10: 33410JQ小大.
 * @param {string} cards in plain letters */
export function written(cards) {
  return [...sorted(cards)].map(face).join("");
}

/** Converts a hand, written in plain letters or as people write cards, in any order, to plain letters.
 * @param {string} text @returns {string | null} */
export function plain(text) {
  const letters = text.replace(/10|0/g, "T").replace(/小王?/g, "B").replace(/大王?/g, "R").replace(/[\s,，、]/g, "").toUpperCase();
  return /^[3-9TJQKA2BR]*$/.test(letters) ? sorted(letters) : null;
}
