// Suits for the cards on the table: the solvers know only ranks, and each card keeps its suit from the deal to the last play.

import { inParts, Pack, placesOf } from "../pack.js";
import { seatsOf } from "./state.js";

/** The cards that each player still holds, the cards of each play made, and the cards of the play that the endgame began with.
 * @param {import("./state.js").Board} board @param {Readonly<Record<number, string[]>>} chosen the cards that a player raised for a play, where that is known */
export function cardsOf(board, chosen) {
  const pack = new Pack();
  const seats = seatsOf({ three: "down" in board.start });
  const hands = /** @type {Record<import("./state.js").Seat, string[]>} */ (Object.fromEntries(seats.map((seat) => [seat, pack.take(board.start[seat] ?? "")])));
  const first = pack.take((board.start.last ?? "").replace("+", ""));
  const laid = board.played.map((play, i) => {
    const hand = hands[play.seat];
    const cards = raised(chosen[i], hand, play.cards) ?? placesOf(hand, play.cards).flatMap((at) => hand[at] ?? []);
    hands[play.seat] = hand.filter((card) => !cards.includes(card));
    return inParts([...cards], play.parts);
  });
  return { hands, laid, first: inParts(first, board.start.last ?? "") };
}

/** The raised cards, if the hand has these cards and their ranks are those of the play.
 * @param {string[] | undefined} cards @param {string[]} hand @param {string[]} ranks */
function raised(cards, hand, ranks) {
  return cards?.length === ranks.length && placesOf(cards, ranks).length === ranks.length && cards.every((card) => hand.includes(card)) ? cards : null;
}
