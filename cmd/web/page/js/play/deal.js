// Deals by their numbers, the same as those of the solvers: PCG-DXSM (O'Neill 2014), and
// the shuffle of Fisher and Yates as Durstenfeld gave it (1964).

import { deck, layOut } from "./rules.js";

const word = (1n << 64n) - 1n;
const state = (1n << 128n) - 1n;
const multiplier = (2549297995355413924n << 64n) + 4865540595714422341n;
const increment = (6364136223846793005n << 64n) + 1442695040888963407n;
const cheap = 0xda942042e4dd58b5n;
/** The second word of the generator's state: "kedou" in ASCII. */
const stream = 0x6b65646f75n;

/** A generator of random numbers: a seed always yields the same numbers. */
export class Random {
  #state;

  /** @param {bigint} seed 64 bits @param {bigint} [second] word of the seed */
  constructor(seed, second = stream) {
    this.#state = ((seed & word) << 64n) | second;
  }

  /** The next 64 bits. */
  next() {
    this.#state = (this.#state * multiplier + increment) & state;
    let high = this.#state >> 64n;
    high ^= high >> 32n;
    high = (high * cheap) & word;
    high ^= high >> 48n;
    return (high * ((this.#state & word) | 1n)) & word;
  }

  /** A number below n, all equally likely.
   * @param {number} n */
  below(n) {
    const size = BigInt(n);
    if ((size & (size - 1n)) === 0n) return Number(this.next() & (size - 1n));
    const least = (1n << 64n) % size; // lower products would favour some numbers
    let product = this.next() * size;
    while ((product & word) < least) product = this.next() * size;
    return Number(product >> 64n);
  }
}

/** Shuffles a list in place, and returns the list.
 * @template T @param {T[]} list @param {{below: (n: number) => number}} random */
export function shuffled(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [/** @type {T} */ (list[j]), /** @type {T} */ (list[i])];
  }
  return list;
}

/** The deal with a number, laid out.
 * @param {bigint} seed from 0 to 2^64 - 1 */
export function newDeal(seed) {
  return layOut(shuffled([...deck], new Random(seed)));
}

/** Parses a number of 64 bits; null if the text isn't one.
 * @param {string} text */
export function seedOf(text) {
  if (!/^\d{1,20}$/.test(text)) return null;
  const seed = BigInt(text);
  return seed <= word ? seed : null;
}
