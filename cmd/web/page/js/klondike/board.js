// Boards: which card lies where. The editor's changes to them know no rule.

import { deck, rankOf, suitOf, suits } from "../cards.js";
import { isColumn, pileNames } from "./felt.js";

/** The piles as the solvers name them.
 * @typedef {{foundations: number[], waste: string[], stock: string[], columns: {down: number, cards: string[]}[], redealt: number}} Board */

/** Names for unseen cards: like other cards, each lies in one place at most. */
export const unseen = deck.map((_, i) => "#" + (i + 1));

/** Whether a card is unseen.
 * @param {string} card */
export const isUnseen = (card) => card.startsWith("#");

/** The board as the solvers read it, where an unseen card is ??.
 * @param {Board} board @returns {Board} */
export function told(board) {
  const named = (/** @type {string[]} */ cards) => cards.map((c) => (isUnseen(c) ? "??" : c));
  return {
    ...board, stock: named(board.stock), waste: named(board.waste),
    columns: board.columns.map(({ down, cards }) => ({ down, cards: named(cards) })),
  };
}

/** Turns the first cards of a column face down, including the last unseen card.
 * @param {Board["columns"][number]} column @param {number} down how many */
export function shut(column, down) {
  column.down = Math.max(down, column.cards.findLastIndex(isUnseen) + 1);
}

/** A board without cards.
 * @returns {Board} */
export const emptyBoard = () => ({ foundations: [0, 0, 0, 0], waste: [], stock: [], columns: Array.from({ length: 7 }, () => ({ down: 0, cards: [] })), redealt: 0 });

/** The cards of a pile, the deepest first.
 * @param {Board} board @param {string} pile @returns {string[]} */
export function cardsOf(board, pile) {
  const suit = suits.indexOf(pile);
  if (suit >= 0) return deck.filter((c) => suitOf(c) === pile && rankOf(c) <= (board.foundations[suit] ?? 0));
  switch (pile) {
    case "@": return board.stock;
    case "W": return board.waste;
    default: return board.columns[Number(pile) - 1]?.cards ?? [];
  }
}

/** The cards from a given card to the end of its pile; no cards if it lies nowhere. Outside
 * the columns a card goes alone.
 * @param {Board} board @param {string} card */
export function runFrom(board, card) {
  for (const pile of pileNames) {
    const cards = cardsOf(board, pile);
    const at = cards.indexOf(card);
    if (at >= 0) return isColumn(pile) ? cards.slice(at) : [card];
  }
  return [];
}

/** What a foundation holds when a card is its top.
 * @param {string} card */
export const suitsBelow = (card) => deck.filter((c) => suitOf(c) === suitOf(card) && rankOf(c) <= rankOf(card));

/** Takes a card away from where it lies; from a foundation, the cards above it too.
 * @param {Board} board @param {string} card */
export function take(board, card) {
  const without = (/** @type {string[]} */ cards) => cards.filter((c) => c !== card);
  board.stock = without(board.stock);
  board.waste = without(board.waste);
  for (const column of board.columns) {
    column.cards = without(column.cards);
    shut(column, Math.min(column.down, column.cards.length - 1));
  }
  const suit = suits.indexOf(suitOf(card));
  if ((board.foundations[suit] ?? -1) >= rankOf(card)) board.foundations[suit] = rankOf(card) - 1;
}

/** Lays cards on a pile. While the reader deals a column, its last card is face up.
 * @param {Board} board @param {string[]} run @param {string} pile @param {string} card the head of the run */
export function lay(board, run, pile, card) {
  const suit = suits.indexOf(pile);
  const column = board.columns[Number(pile) - 1];
  if (suit >= 0) {
    board.foundations[suit] = rankOf(card);
  } else if (pile === "@") {
    board.stock.push(...run);
  } else if (pile === "W") {
    board.waste.push(...run);
  } else if (column) {
    column.cards.push(...run);
    shut(column, run.length === 1 && column.cards.length <= Number(pile) ? column.cards.length - 1 : column.down);
  }
}
