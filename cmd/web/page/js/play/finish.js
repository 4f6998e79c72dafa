// The end of a game when no decision is left, and moves to the foundations that can do no harm.

import { faceUp, legalMoves, played, won } from "./rules.js";

/** @typedef {import("./rules.js").Position} Position
 * @typedef {import("./rules.js").Move} Move
 * @typedef {import("./rules.js").Rules} Rules */

const isRise = (/** @type {Move} */ m) => /[CDHS]/.test(m.to);

/** The moves that bring all cards up, if the player knows that such moves exist: all columns lie open, and
 * the stock is known or turned card by card without end. Null if a decision is left.
 * @param {Position} p @param {Rules} rules @param {ReadonlySet<string>} seen
 * @returns {string[] | null} */
export function finishing(p, rules, seen) {
  const endless = rules.draw === 1 && rules.redeals < 0;
  if (won(p) || p.columns.some(({ down }) => down > 0) || (!endless && p.stock.some((card) => !seen.has(card)))) return null;
  const moves = [];
  for (let at = p, turns = 0; !won(at);) {
    const legal = legalMoves(at, rules);
    const move = legal.find(isRise) ?? legal.find((m) => m.move === "@");
    turns = move && isRise(move) ? 0 : turns + 1;
    if (!move || turns > 2 * (at.stock.length + at.waste.length) + 2) return null;
    moves.push(move.move);
    at = played(at, move, rules);
  }
  return moves;
}

/** A move to a foundation that costs no open card a place it may need: both foundations of the other colour are at most two behind, and the other of
 * the same colour at most three (Keller's rule). "" if there is none.
 * @param {Position} p @param {readonly Move[]} legal */
export function safeRise(p, legal) {
  const height = (/** @type {string} */ suit) => p.foundations["CDHS".indexOf(suit)] ?? 0;
  const safe = legal.find((m) => {
    const next = height(m.to) + 1;
    const [others, twin] = /[CS]/.test(m.to) ? ["DH", m.to === "C" ? "S" : "C"] : ["CS", m.to === "D" ? "H" : "D"];
    return isRise(m) && next <= Math.min(...[...others].map(height)) + 2 && next <= height(twin) + 3;
  });
  return safe?.move ?? "";
}

/** The cards that a player has seen after a move, given the cards seen before.
 * @param {ReadonlySet<string>} before @param {Position} p */
export function alsoSeen(before, p) {
  const fresh = faceUp(p).filter((card) => !before.has(card));
  return fresh.length > 0 ? new Set([...before, ...fresh]) : before;
}
