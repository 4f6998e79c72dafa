// Suits for the cards of doudizhu. The solvers know only ranks: 3 … 2, B and R. A table gives each card
// a suit, always the same, so that the cards look as players know them.

const suits = "SHCD";

/** The ranks as a hand shows them, from the big joker on the left to the threes on the right; F is the flower. */
export const order = "RBF2AKQJT9876543";

/** A pack whose cards are taken one by one. */
export class Pack {
  /** @type {Record<string, number>} how many cards of a rank are taken */
  #out = {};

  /** @param {number} [turn] a number that selects other suits */
  constructor(turn = 0) {
    this.turn = turn;
  }

  /** Takes cards of the ranks, the same suits for the same calls.
   * @param {Iterable<string>} ranks @returns {string[]} names as in cards.js, in the order of a hand */
  take(ranks) {
    return inOrder([...ranks].map((rank) => {
      const n = (this.#out[rank] = (this.#out[rank] ?? 0) + 1);
      return "BRF".includes(rank) ? rank : rank + suits[(n + order.indexOf(rank) * (1 + this.turn) + this.turn) % 4]; // no suit has all cards of short hands
    }));
  }
}

/** Cards in the order of a hand. @param {string[]} cards */
export function inOrder(cards) {
  const place = (/** @type {string} */ card) => order.indexOf(card.slice(0, 1)) * 4 + suits.indexOf(card.slice(1));
  return cards.toSorted((a, b) => place(a) - place(b));
}

/** Takes the cards of a play out of a list, in the order of play: its body first, then its kickers. A flower lies in the part
 * that it completes.
 * @param {string[]} cards @param {string} parts the ranks of the play, "JJJ+QQ" */
export function inParts(cards, parts) {
  return parts.split("+").flatMap((part) => inOrder([...part].flatMap((rank) => {
    const same = cards.findIndex((card) => card.startsWith(rank));
    const at = same < 0 ? cards.indexOf("F") : same;
    return at < 0 ? [] : cards.splice(at, 1);
  })));
}

/** The places of cards of these ranks in a hand, from the left, as far as the hand has such cards.
 * @param {string[]} hand @param {Iterable<string>} ranks @returns {number[]} */
export function placesOf(hand, ranks) {
  const wanted = [...ranks];
  return hand.flatMap((card, i) => {
    const at = wanted.indexOf(card.slice(0, 1));
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0 ? [i] : [];
  });
}

/** The ranks of cards, in their order. @param {string[]} cards */
export function ranksOf(cards) {
  return cards.map((card) => card.slice(0, 1)).join("");
}
