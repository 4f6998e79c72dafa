// Cards as drawings: suits and ranks are paths, suits told apart by their shapes;
// colours come from the style sheet. Cards are named as the solvers name them: AC, TD, 7H, KS.

import { svg } from "./dom.js";
import { t } from "./i18n.js";

/** The suits in the solvers' order, and the ranks from the ace up. */
export const suits = "CDHS";
export const ranks = "A23456789TJQK";

/** All cards of a deck, suit by suit. */
export const deck = [...suits].flatMap((s) => [...ranks].map((r) => r + s));

/** The outlines of the suits, in a square of 20.
 * @type {Record<string, string>} */
const outlines = {
  C: "M10 1.5a3.9 3.9 0 0 1 3 6.4a3.9 3.9 0 1 1-2.2 6.6c.2 1.7.9 3 2.2 4h-6c1.3-1 2-2.3 2.2-4a3.9 3.9 0 1 1-2.2-6.6a3.9 3.9 0 0 1 3-6.4Z",
  D: "M10 1L16.6 10L10 19L3.4 10Z",
  H: "M10 18C4 13.4 1.4 10.2 1.4 6.7A4.4 4.4 0 0 1 10 5.3A4.4 4.4 0 0 1 18.6 6.7C18.6 10.2 16 13.4 10 18Z",
  S: "M10 1.5C13 6 17.9 8.6 17.9 12.4a3.7 3.7 0 0 1-6.9 1.9c.2 1.8.8 3.1 2 4.2h-6c1.2-1.1 1.8-2.4 2-4.2a3.7 3.7 0 0 1-6.9-1.9C2.1 8.6 7 6 10 1.5Z",
};

/** The ranks as strokes, in a box of 12 by 16; the ten is 14 wide.
 * @type {Record<string, string>} */
const strokes = {
  A: "M1 15L6 1L11 15M3 10.5H9",
  2: "M1.5 4.5C1.5 2.3 3.3 1 6 1C8.8 1 10.5 2.5 10.5 4.8C10.5 8.5 1.5 10.5 1.5 15H11",
  3: "M1.5 1H10.5L6 6.5C9 6.5 11 8 11 10.7C11 13.5 9 15 6 15C3.5 15 1.8 13.9 1.2 11.8",
  4: "M8.5 15V1L1 10.8H11.5",
  5: "M10.3 1H2.6L2 7.2C3.2 6.3 4.5 6 6 6C9 6 11 7.8 11 10.5C11 13.3 9 15 6 15C3.6 15 1.9 14 1.2 12.2",
  6: "M9.8 2.2C8.8 1.4 7.8 1 6.5 1C3 1 1.2 4 1.2 9C1.2 13 3 15 6 15C9 15 10.9 13.2 10.9 10.5C10.9 7.8 9 6.3 6.3 6.3C3.8 6.3 1.9 7.5 1.2 9.5",
  7: "M1 1H11L5 15",
  8: "M6 1C3.5 1 1.9 2.3 1.9 4.3C1.9 6.3 3.5 7.5 6 7.5C8.5 7.5 10.1 6.3 10.1 4.3C10.1 2.3 8.5 1 6 1ZM6 7.5C3 7.5 1.2 9 1.2 11.3C1.2 13.6 3 15 6 15C9 15 10.8 13.6 10.8 11.3C10.8 9 9 7.5 6 7.5Z",
  9: "M2.2 13.8C3.2 14.6 4.2 15 5.5 15C9 15 10.8 12 10.8 7C10.8 3 9 1 6 1C3 1 1.1 2.8 1.1 5.5C1.1 8.2 3 9.7 5.7 9.7C8.2 9.7 10.1 8.5 10.8 6.5",
  T: "M.8 3.5L3 1V15M9.8 1C7.6 1 6.5 3.5 6.5 8C6.5 12.5 7.6 15 9.8 15C12 15 13.1 12.5 13.1 8C13.1 3.5 12 1 9.8 1Z",
  J: "M9 1V10.8C9 13.5 7.6 15 5.3 15C3 15 1.6 13.6 1.5 11",
  Q: "M6 1C2.8 1 1 3.5 1 8C1 12.5 2.8 15 6 15C9.2 15 11 12.5 11 8C11 3.5 9.2 1 6 1ZM7.2 11L11 15.3",
  K: "M1.8 1V15M10.5 1L1.8 9.5M4.8 6.8L11 15",
};

/** @param {string} card */
export function suitOf(card) {
  return card.slice(1, 2);
}

/** The rank as a number: 1 for the ace, 13 for the king.
 * @param {string} card */
export function rankOf(card) {
  return ranks.indexOf(card.slice(0, 1)) + 1;
}

/** The rank as it is printed on the card.
 * @param {string} card */
export function indexOf(card) {
  return card.startsWith("T") ? "10" : card.slice(0, 1);
}

/** The card's name in the reader's language: "queen of spades".
 * @param {string} card */
export function nameOf(card) {
  return t("card", card.slice(0, 1), suitOf(card));
}

/** The card as a sign: "Q♠".
 * @param {string} card */
export function signOf(card) {
  return indexOf(card) + signs[suitOf(card)];
}

/** The signs of the suits.
 * @type {Record<string, string>} */
const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A text with the signs of suits in the names of its cards: 7H as 7♥.
 * @param {string} text */
export function suited(text) {
  return text.replace(/([A2-9TJQK])([CDHS])/g, (_, rank, suit) => rank + signs[suit]);
}

/** A rank as a drawing at x, y, of a height.
 * @param {string} card @param {number} x @param {number} y @param {number} height */
function index(card, x, y, height) {
  return svg("path", { class: "rank suit-" + suitOf(card).toLowerCase(), d: strokes[card.slice(0, 1)] ?? "", transform: `translate(${x} ${y}) scale(${height / 16})` });
}

/** A suit as a drawing at x, y, of a size.
 * @param {string} suit @param {number} x @param {number} y @param {number} size */
export function pip(suit, x, y, size) {
  return svg("path", { class: "suit suit-" + suit.toLowerCase(), d: outlines[suit] ?? "", transform: `translate(${x} ${y}) scale(${size / 20})` });
}

/** The face of a card, which fills the element that holds it. The index stands in
 * the strip that stays visible in a fan.
 * @param {string} card
 * @returns {SVGSVGElement} */
export function face(card) {
  const suit = suitOf(card);
  const court = rankOf(card) > 10;
  return svg("svg", { class: "face", viewBox: "0 0 64 90", "aria-hidden": "true" },
    index(card, 5, 2.5, 13.5),
    pip(suit, 46, 2.5, 13.5),
    pip(suit, 5.5, 22, 11),
    court && svg("rect", { class: "court", x: 20, y: 27, width: 37, height: 56, rx: 5 }),
    pip(suit, court ? 25 : 20, court ? 42 : 40, court ? 27 : 36));
}

/** A small card for running text and lists.
 * @param {string} card
 * @returns {SVGSVGElement} */
export function mini(card) {
  const suit = suitOf(card);
  return svg("svg", { class: "mini", viewBox: "0 0 34 24", role: "img", "aria-label": nameOf(card) },
    svg("rect", { class: "paper", x: .5, y: .5, width: 33, height: 23, rx: 4 }),
    index(card, card.startsWith("T") ? 3.5 : 5, 5.5, 13),
    pip(suit, 17.5, 5.5, 13));
}
