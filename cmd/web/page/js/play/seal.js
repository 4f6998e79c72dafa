// The seal on what is kept of a game: a text that shows no card, not even by accident. It is
// no secret, for the page is none; it keeps players from reading the hidden cards.

import { Random } from "./deal.js";

const key = 0x6e6f2070656570n; // "no peep" in ASCII

/** Seals a text. Two seals of one text differ.
 * @param {string} text @returns {string} small hexadecimal digits, in which no card's name can stand */
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
function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds a row of random bytes, which the nonce names.
 * @param {Uint8Array} bytes @param {Uint8Array} nonce */
function masked(bytes, nonce) {
  const random = new Random(BigInt("0x" + hexOf(nonce)), key);
  let mask = 0n;
  return Array.from(bytes, (byte, i) => {
    if (i % 8 === 0) mask = random.next();
    return byte ^ Number((mask >> BigInt(8 * (i % 8))) & 255n);
  });
}
