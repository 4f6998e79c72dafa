// Random numbers by a seed, PCG-DXSM (O'Neill 2014), for deals by their numbers, the same as those of the solvers, with the
// shuffle of Fisher and Yates as Durstenfeld gave it (1964); and for the seal on a kept game: a text that shows no card, not
// even by accident. The seal is no encryption, because the page is public; it keeps players from reading hidden cards by chance.

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
export const newDeal = (seed) => layOut(shuffled([...deck], new Random(seed)));

/** Parses a number of 64 bits; null if the text isn't one.
 * @param {string} text */
export function seedOf(text) {
  if (!/^\d{1,20}$/.test(text)) return null;
  const seed = BigInt(text);
  return seed <= word ? seed : null;
}

const key = 0x6e6f2070656570n; // "no peep" in ASCII

/** Seals a text. Two seals of one text differ.
 * @param {string} text @returns {string} small hexadecimal digits, which can't spell a card's name */
export function seal(text) {
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  return hexOf([...nonce, ...masked(new TextEncoder().encode(text), nonce)]);
}

/** Opens a seal; null if it is damaged beyond reading.
 * @param {string} sealed */
export function unseal(sealed) {
  if (!/^([0-9a-f]{2}){9,}$/.test(sealed)) return null;
  const bytes = Uint8Array.from(sealed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(masked(bytes.slice(8), bytes.slice(0, 8))));
  } catch {
    return null;
  }
}

/** @param {Iterable<number>} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Adds the random bytes that follow from the nonce.
 * @param {Uint8Array} bytes @param {Uint8Array} nonce */
function masked(bytes, nonce) {
  const random = new Random(BigInt("0x" + hexOf(nonce)), key);
  let mask = 0n;
  return Array.from(bytes, (byte, i) => {
    if (i % 8 === 0) mask = random.next();
    return byte ^ Number((mask >> BigInt(8 * (i % 8))) & 255n);
  });
}
