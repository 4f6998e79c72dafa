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
  return renamed(board, (c) => (isUnseen(c) ? "??" : c));
}

/** A board as the solvers write it, where each ?? gets a name of its own.
 * @param {Board} board @returns {Board} */
export function untold(board) {
  const names = [...unseen];
  return renamed(board, (c) => (c === "??" ? (names.shift() ?? c) : c));
}

/** The board with other names for its cards.
 * @param {Board} board @param {(card: string) => string} name @returns {Board} */
export const renamed = (board, name) => ({
  ...board, stock: board.stock.map(name), waste: board.waste.map(name),
  columns: board.columns.map(({ down, cards }) => ({ down, cards: cards.map(name) })),
});

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

/** Lays cards on a pile. While the reader deals a column whose cards are all known, its last card is face up.
 * @param {Board} board @param {string[]} run @param {string} pile @param {string} card the head of the run @param {boolean} [dealing] */
export function lay(board, run, pile, card, dealing = false) {
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
    shut(column, dealing && column.cards.length <= Number(pile) ? column.cards.length - 1 : column.down);
  }
}

/** Makes a move of the game. A known card that lies face down at the end of a column turns up.
 * @param {Board} board @param {import("./state.js").Move} move */
export function make(board, { from, to, cards, redeal }) {
  if (redeal) {
    Object.assign(board, { stock: board.waste, waste: [], redealt: board.redealt + 1 });
    return;
  }
  const n = cards.length;
  const run = from === "@" ? board.stock.slice(0, n) : suits.includes(from) ? cards : cardsOf(board, from).slice(-n);
  run.forEach((c) => take(board, c));
  lay(board, run, to, run[0] ?? "");
}

/** The pile whose open card is unseen, so that the game can't go on; "" if none is.
 * @param {Board} board */
export const unnamed = (board) => ["W", "1", "2", "3", "4", "5", "6", "7"].find((pile) => isUnseen(cardsOf(board, pile).at(-1) ?? "")) ?? "";

/** Says which card the open one of a pile is.
 * @param {Board} board @param {string} pile @param {string} card */
export function nameOpen(board, pile, card) {
  const cards = cardsOf(board, pile);
  cards[cards.length - 1] = card;
  const column = board.columns[Number(pile) - 1];
  if (column) column.down = cards.length - 1;
}

/** Lays unseen cards where a deal lacks cards: first in the stock, which holds 24 with the waste, then under the open cards of the columns, if
 * what is left is enough for all of them, because it is unknown otherwise how many lie in which.
 * @param {Board} board @param {string[]} rest names for the cards that lie nowhere @returns {number} how many cards still lie nowhere */
export function fillUp(board, rest) {
  const lack = board.columns.map(({ cards, down }, i) => Math.max(0, i - (cards.some((c) => !isUnseen(c)) ? down : cards.length)));
  const free = Math.max(0, Math.min(rest.length, 24 - board.stock.length - board.waste.length));
  const under = rest.slice(free);
  board.stock.push(...rest.slice(0, free));
  if (under.length < lack.reduce((a, b) => a + b, 0)) return under.length;
  board.columns.forEach((column, i) => {
    column.cards.unshift(...under.splice(0, lack[i]));
    shut(column, column.down + (lack[i] ?? 0));
  });
  return under.length;
}
