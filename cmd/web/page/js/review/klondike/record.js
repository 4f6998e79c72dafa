// Games from outside: from an address, from the line that `klondike play` writes, or from a deal with its moves.

import { fromParams } from "../../klondike/state.js";

/** What a player saw in moves that were taken back, from a step of the game on; and how often the player has used undo, or help from
 * open cards.
 * @typedef {{at: number, cards: string}} Peek
 * @typedef {{undos?: number, open_hints?: number, verdicts?: number}} Aids
 * A game to review: its deal or the deal's number, its rules, its moves, and the help that its player had.
 * @typedef {{deal?: string, seed?: string, rules: import("../../klondike/state.js").Rules, moves: string[], aids?: Aids, peeks?: Peek[]}} Game */

/** The game of an address; null if it has none.
 * @param {import("../../address.js").Params} params
 * @returns {Game | null} */
export function gameAt(params) {
  const { deal, seed, rules, moves = [] } = fromParams(params);
  return rules && moves.length > 0 ? { ...(deal === undefined ? { seed: seed ?? "" } : { deal }), rules, moves } : null;
}

/** A move as kedou writes it. */
const move = /^(@|[A2-9TJQK][CDHS]:[WCDHS1-7]>[CDHS1-7])$/;
/** Words between moves: the number of a step, and the sign of a redeal. */
const between = /^(\d+\.?|redeal)$/;

/** Reads a game: JSON lines, of which the first game counts, or a deal with its moves; null if the text isn't a game.
 * @param {string} text @param {import("../../klondike/state.js").Rules} rules for a game without rules
 * @returns {Game | null} */
export function gameIn(text, rules) {
  return text.trim().startsWith("{") ? fromJSON(text) : fromText(text, rules);
}

/** @param {string} text @returns {Game | null} */
function fromJSON(text) {
  for (const line of text.trim().split("\n")) {
    try {
      const { deal, draw = 3, redeals = -1, no_worrying_back = false, moves, aids = {}, peeks = [] } = JSON.parse(line);
      if (typeof deal === "string" && Array.isArray(moves)) return { deal, rules: { draw, redeals, back: !no_worrying_back }, moves: moves.map(String), aids: counts(aids), peeks };
    } catch {
      return null;
    }
  }
  return null;
}

/** Reads the counts of aids; other values count as none, and a restart as a takeback.
 * @param {any} aids @returns {Aids} */
function counts(aids) {
  const n = (/** @type {string} */ name) => (Number.isInteger(aids?.[name]) ? aids[name] : 0);
  return { undos: n("undos") + n("restarts"), open_hints: n("open_hints"), verdicts: n("verdicts") };
}

/** A deal, or its number, above the moves.
 * @param {string} text @param {import("../../klondike/state.js").Rules} rules
 * @returns {Game | null} */
function fromText(text, rules) {
  const lines = text.split("\n");
  const wordsOf = (/** @type {string} */ line) => line.trim().split(/\s+/).filter((word) => !between.test(word));
  const first = lines.findIndex((line) => wordsOf(line).length > 0 && wordsOf(line).every((word) => move.test(word)));
  const deal = lines.slice(0, first).join("\n").trim();
  if (first < 0 || deal === "") return null;
  const moves = lines.slice(first).flatMap(wordsOf).filter((word) => word !== "");
  return { ...(/^\d+$/.test(deal) ? { seed: deal } : { deal }), rules, moves };
}
