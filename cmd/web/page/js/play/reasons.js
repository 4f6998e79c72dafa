// Why a card can't move, and what a move gains, for a sentence: by the cards that the player sees.

import { advised } from "./state.js";

/** @import { View } from "./session.js"
 * @import { State } from "./state.js" */

const ranks = "A23456789TJQK", suits = "CDHS";

/** The reason why a tap on a card makes no move. `place` is the rank and the colour of the cards that it could lie on, "" for an ace;
 * `below` the card that goes up before it, "" if others lie on it or it lies up already.
 * @typedef {{kind: "down" | "up" | "fixed" | "place", card: string, rank: string, red: boolean, below: string}} Reason */

/** @param {View} view @param {string} id of a card without a move @returns {Reason} */
export function reasonOf(view, id) {
  const token = Number(id.slice(1)), card = view.faces[token] ?? "";
  const column = view.columns.find(({ cards }) => cards.includes(token));
  const reason = { kind: /** @type {Reason["kind"]} */ ("place"), card, rank: ranks[ranks.indexOf(card.charAt(0)) + 1] ?? "", red: /[CS]/.test(card), below: "" };
  if (column && column.cards.indexOf(token) < column.down) return { ...reason, kind: "down" };
  if (view.foundations.some((cards) => cards.includes(token))) return { ...reason, kind: view.back ? "up" : "fixed" };
  const free = !column || column.cards.at(-1) === token, height = view.foundations[suits.indexOf(card.charAt(1))]?.length ?? 0;
  return { ...reason, below: free ? (ranks[height] ?? "") + card.charAt(1) : "" };
}

/** What the first move of the hint shown gains: a card that turns up, an empty column; "" if neither.
 * @param {State} s @returns {"" | "flips" | "empties"} */
export function gainOf(s) {
  const move = advised(s), column = s.view?.columns[Number(move?.from) - 1];
  if (!move || !column || column.cards.indexOf(move.cards[0] ?? -1) !== column.down) return "";
  return column.down > 0 ? "flips" : "empties";
}
