// The seal on a kept game: a text that shows no card, not even by accident. The seal is
// no encryption, because the page is public; it keeps players from reading hidden cards by chance.

import { Random } from "./deal.js";

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
function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
