// Cards as drawings: suits are paths, told apart by their shapes; colours come from
// the style sheet. Cards are named as the solvers name them: AC, TD, 7H, KS.

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
  return indexOf(card) + { C: "♣", D: "♦", H: "♥", S: "♠" }[suitOf(card)];
}

/** The class of the card's colour.
 * @param {string} suit */
function colour(suit) {
  return "suit suit-" + suit.toLowerCase();
}

/** A suit as a drawing at x, y, of a size.
 * @param {string} suit @param {number} x @param {number} y @param {number} size */
export function pip(suit, x, y, size) {
  return svg("path", { class: colour(suit), d: outlines[suit] ?? "", transform: `translate(${x} ${y}) scale(${size / 20})` });
}

/** The face of a card, which fills the element that holds it. The index stands in
 * the strip that stays visible in a fan.
 * @param {string} card
 * @returns {SVGSVGElement} */
export function face(card) {
  const suit = suitOf(card);
  const court = rankOf(card) > 10;
  return svg("svg", { class: "face", viewBox: "0 0 64 90", "aria-hidden": "true" },
    svg("text", { class: colour(suit), x: 5, y: 17, "font-size": 18, "font-weight": 700, textLength: card.startsWith("T") ? 20 : null,
      lengthAdjust: card.startsWith("T") ? "spacingAndGlyphs" : null }, indexOf(card)),
    pip(suit, 44, 3.5, 15),
    court && svg("rect", { class: "court", x: 9, y: 27, width: 46, height: 56, rx: 5 }),
    pip(suit, court ? 18 : 14, court ? 41 : 37, court ? 28 : 36));
}

/** A small card for running text and lists.
 * @param {string} card
 * @returns {SVGSVGElement} */
export function mini(card) {
  const suit = suitOf(card);
  return svg("svg", { class: "mini", viewBox: "0 0 34 24", role: "img", "aria-label": nameOf(card) },
    svg("rect", { class: "paper", x: .5, y: .5, width: 33, height: 23, rx: 4 }),
    svg("text", { class: colour(suit), x: 10, y: 17.5, "font-size": 15, "font-weight": 700, "text-anchor": "middle",
      textLength: card.startsWith("T") ? 15 : null, lengthAdjust: card.startsWith("T") ? "spacingAndGlyphs" : null }, indexOf(card)),
    pip(suit, 18, 5, 13));
}
