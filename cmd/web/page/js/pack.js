// Suits for the cards of doudizhu. The solvers know only ranks: 3 … 2, B and R. Suits are a drawing of the deal: each card gets its suit
// here, the same one at the table, where the others' hands are closed, and in a review, where all are open.

const suits = "SHCD";

/** The ranks as a hand shows them, from the big joker on the left to the threes on the right; F is the flower. */
export const order = "RBF2AKQJT9876543";

/** A pack whose cards are taken one by one. */
export class Pack {
  /** The suits not taken yet, by rank. @type {Record<string, string[]>} */
  #left;

  /** @param {Iterable<string>} [dealt] the ranks of a hand, which shuffle the suits of each rank */
  constructor(dealt = "") {
    const random = randomBy([...dealt].toSorted().join(""));
    this.#left = Object.fromEntries([...order].map((rank) => [rank, shuffled(suits, random)]));
  }

  /** Takes cards of the ranks, from the front of the pack or from its end.
   * @param {Iterable<string>} ranks @param {boolean} [end] @returns {string[]} names as in cards.js, in the order of a hand */
  take(ranks, end = false) {
    return inOrder([...ranks].map((rank) => ("BRF".includes(rank) ? rank : rank + ((end ? this.#left[rank]?.pop() : this.#left[rank]?.shift()) ?? "S"))));
  }
}

/** Whole numbers below n at random, always the same for the same text (the hash FNV-1a, then a linear congruential generator).
 * @param {string} text @returns {(n: number) => number} */
function randomBy(text) {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return (n) => {
    state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) >>> 0;
    return Math.floor(state / 2 ** 32 * n);
  };
}

/** @param {string} all @param {(n: number) => number} random */
function shuffled(all, random) {
  const rest = [...all];
  return [...all].flatMap(() => rest.splice(random(rest.length), 1));
}

/** A game as far as it is known: the ranks of the cards dealt to chair 0, of the bottom cards, of each move, and those that each chair still holds.
 * @typedef {{dealt: string[], bottom: string[], landlord: number | null, moves: {chair: number, play: {cards: string[]}}[], rest: string[][]}} Known
 * The same cards by their names.
 * @typedef {{dealt: string[], bottom: string[], moves: string[][], rest: string[][]}} Drawn */

/** Gives each card of a game its name. The suits follow from the cards dealt to chair 0. Of each rank chair 0's cards come first in the pack, then the bottom
 * cards, then chair 1's in the order in which they are laid; chair 2's come from the end. So closed hands change nothing.
 * @param {Known} game @param {readonly string[]} spent the names of chair 0's cards already played, as far as known; those of another game are ignored
 * @returns {Drawn} */
export function drawn({ dealt: ranks, bottom: shown, landlord, moves, rest }, spent) {
  const pack = new Pack(ranks);
  const dealt = pack.take(ranks), bottom = pack.take(shown);
  const hands = [dealt, [], []].map((hand, chair) => (chair === landlord ? [...hand, ...bottom] : [...hand]));
  const remembered = spent.every((card) => hands[0]?.includes(card)) ? [...spent] : [];
  const lay = (/** @type {number} */ chair, /** @type {string[]} */ cards) => cards.map((rank) =>
    claim(hands[chair] ?? [], chair === 0 ? remembered : [], rank) ?? pack.take([rank], chair === 2)[0] ?? rank);
  return { dealt, bottom, moves: moves.map(({ chair, play }) => lay(chair, play.cards)), rest: rest.map((cards, chair) => inOrder(lay(chair, cards))) };
}

/** Takes a card of a rank from a hand: the card known to be played, if any.
 * @param {string[]} hand @param {string[]} remembered @param {string} rank */
function claim(hand, remembered, rank) {
  const known = remembered.findIndex((card) => card[0] === rank);
  const card = known < 0 ? hand.find((c) => c[0] === rank) : remembered.splice(known, 1)[0];
  if (card) hand.splice(hand.indexOf(card), 1);
  return card;
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

/** The places of cards of these ranks in a hand, as far as the hand has such cards: from the first places named, then from the left.
 * @param {string[]} hand @param {Iterable<string>} ranks @param {number[]} [first] @returns {number[]} in ascending order */
export function placesOf(hand, ranks, first = []) {
  const wanted = [...ranks];
  return [...new Set([...first, ...hand.keys()])].filter((i) => {
    const at = wanted.indexOf(hand[i]?.slice(0, 1) ?? "");
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  }).toSorted((a, b) => a - b);
}

/** The ranks of cards, in their order. @param {string[]} cards */
export function ranksOf(cards) {
  return cards.map((card) => card.slice(0, 1)).join("");
}
