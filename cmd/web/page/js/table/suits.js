// The suits of the cards of a game. The service knows only ranks, so the table chooses suits: for the player's own cards, for the bottom
// cards, and then from the rest for the cards that the others play, in the order of their plays. So suits reveal nothing about cards that
// the player hasn't seen, and a game has the same suits after a reload.
//	hand 3 3 7, the landlord's bottom 3 K 2: 3♠ 3♥ 7♦, then 3♣ K♠ 2♥

import { Pack } from "../pack.js";

/** @typedef {import("./state.js").View} View
 * The cards of a game by their names: the player's own at first, the bottom cards, the cards of each move, and at the end the cards that the others hold.
 * @typedef {{dealt: string[], bottom: string[], moves: string[][], rest: string[][]}} Dressed */

/** Gives names to all cards that a view shows.
 * @param {View} view @param {readonly string[]} spent the names of the player's own cards already played, as far as known
 * @returns {Dressed} */
export function dressed(view, spent) {
  const pack = new Pack(Number(view.seed.slice(-3)) + view.number + view.redeals);
  const laid = view.moves.filter((m) => m.chair === 0).flatMap((m) => m.play.cards);
  const taken = view.landlord === 0 ? [...view.bottom] : [];
  const dealt = pack.take([...view.hand, ...laid].filter((rank) => !drop(taken, rank)));
  const bottom = pack.take(view.bottom);
  const own = [...dealt, ...(view.landlord === 0 ? bottom : [])];
  const remembered = [...spent];
  const open = [...bottom]; // bottom cards that the landlord still holds
  const others = (/** @type {number} */ chair, /** @type {string[]} */ ranks) => ranks.flatMap((rank) => {
    const known = chair === view.landlord ? open.find((card) => card[0] === rank) : undefined;
    if (known) drop(open, known);
    return known ?? pack.take([rank]);
  });
  const moves = view.moves.map(({ chair, play }) => (chair === 0 ? play.cards.map((rank) => claim(own, remembered, rank)) : others(chair, play.cards)));
  const rest = [0, 1, 2].map((chair) => (chair === 0 ? [] : others(chair, view.hands?.[chair] ?? [])));
  return { dealt, bottom, moves, rest };
}

/** Takes a card of a rank from the player's own: the card known to be played, if any.
 * @param {string[]} own @param {string[]} remembered @param {string} rank */
function claim(own, remembered, rank) {
  const at = remembered.findIndex((card) => card[0] === rank && own.includes(card));
  const card = (at < 0 ? own.find((c) => c[0] === rank) : remembered.splice(at, 1)[0]) ?? rank;
  drop(own, card);
  return card;
}

/** Removes one item from a list.
 * @param {string[]} list @param {string} what @returns {boolean} whether the list had it */
function drop(list, what) {
  const at = list.indexOf(what);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
