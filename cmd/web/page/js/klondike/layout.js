// Where every card lies on the table, in pixels: arithmetic only.

import { ranks, suits, suitOf, rankOf } from "../cards.js";
import { isColumn, pileNames } from "./felt.js";

/** @typedef {import("./felt.js").Scene} Scene
 * @typedef {import("./felt.js").Pile} Pile
 * A card's place: its pile and number there from 0, whether it lies face down,
 * whether cards on top hide it.
 * @typedef {{x: number, y: number, z: number, pile: string, index: number, down: boolean, hidden: boolean}} Place
 * @typedef {{cards: Map<string, Place>, slots: Map<string, {x: number, y: number}>, cardWidth: number, cardHeight: number, height: number}} Layout */

const deep = { play: 10, edit: 7 }; // cards in a column that get the full distance

/** Lays piles out on a table of some width, with cards up to a width; the cards that
 * lie nowhere are laid out under them.
 * @param {Pick<Scene, "piles" | "face">} scene @param {number} width @param {number} widest
 * @returns {Layout} */
export function layOut({ piles, face }, width, widest) {
  const palette = piles.get("P");
  const gap = Math.max(4, Math.min(16, width * .014));
  const w = Math.floor(Math.min(widest, (width - 8 * gap) / 7));
  const h = Math.round(w * 90 / 64);
  const between = Math.max(gap, Math.min(w * .45, (width - 7 * w - 2 * gap) / 6)); // of the columns
  const left = (width - 7 * w - 6 * between) / 2;
  const columnX = (/** @type {number} */ i) => Math.round(left + i * (w + between));
  const top = gap;
  const row = top + h + gap;
  const reach = ((palette ? deep.edit : deep.play) - 1) * fan(w, h).open; // of the columns, under the first card

  /** @type {Layout["slots"]} */
  const slots = new Map();
  for (const [i, pile] of ["@", "W", "", "C", "D", "H", "S"].entries()) {
    slots.set(pile, { x: columnX(i), y: top });
  }
  for (let i = 0; i < 7; i++) {
    slots.set(String(i + 1), { x: columnX(i), y: row });
  }
  slots.delete("");
  /** @type {Layout["cards"]} */
  const cards = new Map();
  for (const pile of pileNames) {
    const at = slots.get(pile) ?? { x: 0, y: 0 };
    place(cards, pile, piles.get(pile) ?? { cards: [], down: 0 }, at, { w, h, reach });
  }
  let height = row + reach + h + gap;
  if (palette) {
    slots.set("P", { x: left, y: height });
    height = placeLeft(cards, palette.cards, face, { left, top: height + gap, w, h, span: 7 * w + 6 * between });
  }
  return { cards, slots, cardWidth: w, cardHeight: h, height: Math.ceil(height) };
}

/** Distances between cards of a column: over open and over face-down ones. Their
 * indices stay visible.
 * @param {number} w @param {number} h */
function fan(w, h) {
  return { open: Math.max(17, h * .24), down: Math.max(15, h * .21), waste: w * .55 };
}

/** @param {Layout["cards"]} places @param {string} pile @param {Pile} lying @param {{x: number, y: number}} at
 * @param {{w: number, h: number, reach: number}} size */
function place(places, pile, { cards, down }, at, { w, h, reach }) {
  const column = isColumn(pile);
  const { open, down: closed, waste } = fan(w, h);
  const wanted = down * closed + (cards.length - 1 - down) * open;
  const squeeze = Math.min(1, reach / Math.max(1, wanted));
  cards.forEach((card, index) => {
    const fromEnd = cards.length - 1 - index;
    let { x, y } = at;
    if (column) {
      y += squeeze * (Math.min(index, down) * closed + Math.max(0, index - down) * open);
    } else if (pile === "W") {
      x += Math.max(0, Math.min(2, cards.length - 1) - fromEnd) * waste;
    }
    const hidden = !column && fromEnd > (pile === "W" ? 2 : 0);
    places.set(card, { x: Math.round(x), y: Math.round(y), z: index + 1, pile, index, down: pile === "@" || (column && index < down), hidden });
  });
}

/** Lays the cards that lie nowhere out by suit and rank, and returns where they end.
 * @param {Layout["cards"]} places @param {string[]} cards @param {Scene["face"]} face
 * @param {{left: number, top: number, w: number, h: number, span: number}} size */
function placeLeft(places, cards, face, { left, top, w, h, span }) {
  const dx = (span - w) / (ranks.length - 1);
  const dy = h * .42;
  for (const card of cards) {
    const row = suits.indexOf(suitOf(face(card)));
    const index = rankOf(face(card)) - 1;
    places.set(card, { x: Math.round(left + index * dx), y: Math.round(top + row * dy), z: row * 13 + index, pile: "P", index, down: false, hidden: false });
  }
  return top + 3 * dy + h + 8;
}
