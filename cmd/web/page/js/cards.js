// Cards: their names in letters, in words and in signs, and as elements. The names
// are those of the solvers: AC, TD, 7H, KS. Colours come from css/cards.css.

import { svg } from "./dom.js";
import { outlines, shapesOf, size, strokes } from "./drawings.js";
import { t } from "./i18n.js";

/** The suits in the solvers' order, and the ranks from the ace up. */
export const suits = "CDHS";
export const ranks = "A23456789TJQK";

/** All cards of a deck, suit by suit. */
export const deck = [...suits].flatMap((s) => [...ranks].map((r) => r + s));

/** @param {string} card */
export const suitOf = (card) => card.slice(1, 2);

/** The rank as a number: 1 for the ace, 13 for the king. @param {string} card */
export const rankOf = (card) => ranks.indexOf(card.slice(0, 1)) + 1;

/** The rank as it is printed on the card. @param {string} card */
export const indexOf = (card) => (card.startsWith("T") ? "10" : card.slice(0, 1));

/** The card's name in the reader's language: "queen of spades". @param {string} card */
export const nameOf = (card) => t("card", card.slice(0, 1), suitOf(card));

/** The card as a sign: "Q♠". @param {string} card */
export const signOf = (card) => indexOf(card) + signs[suitOf(card)];

/** The signs of the suits.
 * @type {Record<string, string>} */
const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A text with the signs of suits in the names of its cards: 7H as 7♥.
 * @param {string} text */
export const suited = (text) => text.replace(/([A2-9TJQK])([CDHS])/g, (_, rank, suit) => rank + signs[suit]);

/** A text with cards in words instead of signs, for a voice: "7♥" as "seven of hearts".
 * @param {string} text */
export const voiced = (text) => text.replace(/(10|[A2-9TJQK])([♣♦♥♠])/g, (_, rank, sign) => nameOf(rank.replace("10", "T") + suits["♣♦♥♠".indexOf(sign)]));

/** A rank as a drawing at x, y, of a height.
 * @param {string} card @param {number} x @param {number} y @param {number} height */
function index(card, x, y, height) {
  return svg("path", { class: "ink-rank " + colourOf(card), d: strokes[card.slice(0, 1)] ?? "", transform: `translate(${x} ${y}) scale(${height / 16})` });
}

/** A suit as a drawing at x, y, of a size.
 * @param {string} suit @param {number} x @param {number} y @param {number} size */
export function pip(suit, x, y, size) {
  return svg("path", { class: "ink-suit suit-" + suit.toLowerCase(), d: outlines[suit] ?? "", transform: `translate(${x} ${y}) scale(${size / 20})` });
}

/** The class that gives a card its colour: the suit's, red for the big joker and the flower, or black.
 * @param {string} card */
const colourOf = (card) => "suit-" + (suitOf(card) || (card === "R" || card === "F" ? "H" : "S")).toLowerCase();

/** The face of a card, which fills the element that holds it. In games without suits a card is its rank
 * alone, B the small joker and R the big one. A plain face is clearer where cards are small, a held face
 * where cards overlap from left to right.
 * @param {string} card @param {boolean} [plain] @param {boolean} [held] @returns {SVGSVGElement} */
export function face(card, plain = false, held = false) {
  return svg("svg", { class: "face " + colourOf(card), viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true" },
    shapesOf(card, plain, held).map((s) => svg("path", { class: "ink-" + s.ink, d: s.d, transform: placed(s) })));
}

/** @param {import("./drawings.js").Shape} shape */
const placed = ({ x, y, scale, turned }) => `translate(${x} ${y})${turned ? " rotate(180)" : ""}${scale === 1 ? "" : ` scale(${scale})`}`;

/** A small card for running text and lists.
 * @param {string} card @returns {SVGSVGElement} */
export function mini(card) {
  const suit = suitOf(card);
  return svg("svg", { class: "mini", viewBox: "0 0 34 24", role: "img", "aria-label": nameOf(card) },
    svg("rect", { class: "paper", x: .5, y: .5, width: 33, height: 23, rx: 4 }),
    index(card, card.startsWith("T") ? 3.5 : 5, 5.5, 13),
    pip(suit, 17.5, 5.5, 13));
}
