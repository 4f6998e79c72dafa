// Deals by their numbers, the same as those of the solvers: kedou's by random numbers of PCG-DXSM (O'Neill 2014) with the
// shuffle of Fisher and Yates as Durstenfeld gave it (1964), Green Felt's and Klondike-Solver's by theirs; and the seal on a kept
// game: a text that shows no card, not even by accident. The seal is no encryption, because the page is public; it keeps players
// from reading hidden cards by chance.

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
  for (let i = list.length - 1; i > 0; i--) swap(list, i, random.below(i + 1));
  return list;
}

/** The sorted deck with Green Felt's shuffle: seven passes by Lehmer's generator, dealt from the end.
 * @param {bigint} number */
function greenFelt(number) {
  const cards = [...deck];
  let x = Number(number);
  for (let i = 0; i < 7 * 52; i++) {
    x = (16807 * x) % 0x7fffffff;
    swap(cards, i % 52, x % 52);
  }
  return cards.reverse();
}

/** The deck, sorted as clubs, diamonds, spades, hearts, with Klondike-Solver's 269 swaps.
 * @param {bigint} number */
function klondikeSolver(number) {
  const cards = [...deck.slice(0, 26), ...deck.slice(39), ...deck.slice(26, 39)];
  const n = Number(number);
  let [v, m, t] = [n, 51651237, 895213268];
  const next = () => {
    const y = ((t - m) | 0) ^ t ^ v ^ m;
    m ^= t ^ v;
    v ^= (t - m) | 0;
    t ^= v ^ y;
    v ^= (t << 7) ^ (m >> 16) ^ (y << 8);
    return v & 0x7fffffff;
  };
  for (let i = 0; i < 50; i++) next();
  v = 0x9417b3af ^ n ^ (n >> 15);
  for (let i = 0; i < 950; i++) next();
  for (let i = 0; i < 269; i++) swap(cards, next() % 52, next() % 52);
  return cards;
}

/** Swaps two entries.
 * @template T @param {T[]} list @param {number} i @param {number} j */
function swap(list, i, j) {
  [list[i], list[j]] = [/** @type {T} */ (list[j]), /** @type {T} */ (list[i])];
}

/** Cards dealt row by row, as a list column by column.
 * @param {string[]} cards */
function byColumns(cards) {
  const columns = Array.from({ length: 7 }, () => /** @type {string[]} */ ([]));
  let i = 0;
  for (let row = 0; row < 7; row++) for (const column of columns.slice(row)) column.push(cards[i++] ?? "");
  return [...columns.flat(), ...cards.slice(i)];
}

/** How programs number their deals: the first number, the last, and the cards column by column, then the stock.
 * @type {Record<string, {first: bigint, last: bigint, cards: (n: bigint) => string[]} | undefined>} */
const numberings = {
  kedou: { first: 0n, last: word, cards: (n) => shuffled([...deck], new Random(n)) },
  greenfelt: { first: 1n, last: 0x7ffffffen, cards: (n) => byColumns(greenFelt(n)) },
  "klondike-solver": { first: 0n, last: 0x7fffffffn, cards: (n) => byColumns(klondikeSolver(n)) },
};

/** Reads a number, such as 31 or greenfelt:4.
 * @param {string} text */
function read(text) {
  const [, given = "kedou", digits = ""] = /^\s*(?:([a-z-]+)\s*:\s*)?(\d{1,40})\s*$/i.exec(text) ?? [];
  const name = given.toLowerCase() === "game" ? "klondike-solver" : given.toLowerCase();
  const numbering = Object.hasOwn(numberings, name) && digits !== "" ? numberings[name] : undefined;
  const n = BigInt(digits);
  return numbering && n >= numbering.first && n <= numbering.last ? { name, n, numbering } : null;
}

/** The deal with a number, laid out.
 * @param {string} seed as seedOf gives it */
export function newDeal(seed) {
  const is = read(seed);
  if (!is) throw new RangeError(seed);
  return layOut(is.numbering.cards(is.n));
}

/** The number of a deal as it is best written, so that 007 is 7; null if the text isn't one.
 * @param {string} text */
export function seedOf(text) {
  const is = read(text);
  return is && (is.name === "kedou" ? "" : is.name + ":") + is.n;
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
