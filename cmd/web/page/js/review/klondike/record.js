// Games from outside: from an address, from the line that `klondike play` writes, or from a deal with its moves.

import { fromParams } from "../../klondike/state.js";
import { rules as schemas } from "../../play/state.js";
import { jsonOf, line, maybe, object, text, truth, valueOf, whole } from "../../schema.js";

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

/** A move as kedou or Klondike-Solver writes it. */
const move = /^(@|[A2-9TJQK][CDHS]:[WCDHS1-7]>[CDHS1-7]|DR\d+|NEW|F[1-7]|[WCDHS1-7][CDHS1-7](-\d+)?)$/i;
/** Words between moves: the number of a step, which may be a move of Klondike-Solver if all numbers may be, and the sign of a redeal. */
const between = /^(\d+\.|redeal)$/, pair = /^[1-7]{2}$/, number = /^\d{1,4}$/;

/** Reads a game: JSON lines, of which the first game counts, or a deal with its moves.
 * @param {string} text @param {import("../../klondike/state.js").Rules} rules for a game without rules
 * @returns {{game: Game | null, lost: string[]}} the game is null if the text has none; lost are the fields at fault */
export function gameIn(text, rules) {
  if (!text.trim().startsWith("{")) return { game: fromText(text, rules), lost: [] };
  const found = text.split("\n").map(jsonOf).find((v) => v?.deal !== undefined && v.moves !== undefined);
  const { value, lost } = found ? valueOf(found, record) : { value: null, lost: [] };
  if (!value) return { game: null, lost };
  const { deal, draw, redeals, no_worrying_back, moves, peeks, aids: { undos, restarts, ...aids } } = value;
  return { game: { deal, rules: { draw, redeals, back: !no_worrying_back }, moves, peeks, aids: { undos: undos + restarts, ...aids } }, lost }; // a restart takes moves back
}

const times = maybe(whole(0, 1e9), 0), some = text(/./);

/** A line of JSON as `klondike play` writes it. */
const record = object({
  deal: some, draw: maybe(schemas.draw, 3), redeals: maybe(schemas.redeals, -1), no_worrying_back: maybe(truth, false), moves: line(some, 5000),
  peeks: maybe(line(object({ at: whole(0, 5000), cards: text(/^[A2-9TJQKCDHS ]+$/) }), 52), []),
  aids: maybe(object({ undos: times, restarts: times, open_hints: times, verdicts: times }), { undos: 0, restarts: 0, open_hints: 0, verdicts: 0 }),
});

/** A deal, or its number, above the moves.
 * @param {string} text @param {import("../../klondike/state.js").Rules} rules
 * @returns {Game | null} */
function fromText(text, rules) {
  const lines = text.trim().split("\n").map((line) => line.split(/[\s,]+/).filter((word) => word !== "" && !between.test(word)));
  const numbered = lines.slice(1).flat().some((word) => number.test(word) && !pair.test(word));
  const moves = lines.map((words) => words.filter((word) => !numbered || !number.test(word)));
  const first = Math.max(1, moves.findLastIndex((words) => !words.every((word) => move.test(word))) + 1); // a deal may have lines like moves, but its last has the stock
  const deal = text.trim().split("\n").slice(0, first).join("\n").trim(), played = moves.slice(first).flat();
  if (played.length === 0) return null;
  return { ...(/^\d+$/.test(deal) ? { seed: deal } : { deal }), rules, moves: played };
}
