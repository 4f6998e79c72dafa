// The state of a review of doudizhu, and the cards on the table at each step of the game.

import { drawn, inOrder, inParts, ranksOf } from "../../pack.js";
import { blank as common } from "../decisions.js";

/** @typedef {import("../../table/state.js").Play} Play
 * @typedef {{chair: number, play: Play}} Move */

/** A game with all its cards, as t.read has it.
 * @typedef {{record: string, game: string, seed: string | null, names: string[], hands: string[][], bottom: string[], landlord: number | null, moves: Move[], score: number[] | null}} Shown
 * A decision: last is the place before the next decision. Points are the additional gain of the best play.
 * @typedef {import("../decisions.js").Decision & {play: Play, best: Play, points: number, points_error: number}} Decision
 * @typedef {"landlord" | "peasants" | "undecided"} Winner
 * @typedef {{move: number, better: Play | null, fault: "mistake" | "unclear" | "bad luck" | "partner" | "enemy"}} Turning
 * @typedef {{stage: "calling" | "doubling", said: number, advised: number, chance: number, points: number}} Said
 * The results of the game for the chair.
 * @typedef {import("../decisions.js").Sums & {chair: number, seat: string, calls: Said[], opening: number, over: boolean, known: boolean, open: Winner[], turnings: Turning[]}} Report */

/** @typedef {import("../decisions.js").Reviewed<Move, Report, Decision> & Own} State
 * @typedef {object} Own
 * @property {Shown | null} start null before a game is loaded @property {Shown[]} games the games read, one of which is start
 * @property {number} chair whose plays are reviewed @property {readonly string[]} spent the cards that the player laid in the game at the table
 * @property {{chair: number, plays: Play[]} | null} legal the legal plays at the step; null while unknown */

/** @typedef {import("../../store.js").Part<State>} Part */

/** @returns {State} */
export function blank() {
  return { ...common(), start: null, games: [], chair: 0, spent: [], legal: null };
}

/** The chair of the player who is called you: of a game without him, the landlord's. @param {Shown} game */
export function ownChair({ names, landlord }) {
  const own = names.indexOf("human");
  return own >= 0 ? own : landlord ?? 0;
}

/** The role of a chair. @param {Shown} game @param {number} chair @returns {"landlord" | "down" | "up"} */
export function roleOf({ landlord }, chair) {
  return /** @type {const} */ (["landlord", "down", "up"])[(chair - (landlord ?? 0) + 3) % 3] ?? "landlord";
}

/** The names of all cards of a game. @param {Shown} game @param {readonly string[]} spent */
function drawnIn({ hands, bottom, landlord, moves }, spent) {
  const rest = hands.map((cards, chair) => {
    const held = chair === landlord ? [...cards, ...bottom] : [...cards];
    moves.forEach((m) => m.chair === chair && m.play.cards.forEach((rank) => held.splice(held.indexOf(rank), 1)));
    return held;
  });
  return drawn({ dealt: hands[0] ?? [], bottom, landlord, moves, rest }, spent);
}

/** The cards at a step: each chair's hand, its last play in the trick, and the play to beat, or null.
 * @typedef {{bottom: string[], hands: string[][], laid: ({cards: string[], play: Play} | null)[], last: Move | null}} Scene
 * @param {Shown} game @param {number} step @param {readonly string[]} spent the cards that the player laid in the game at the table @returns {Scene} */
export function sceneAt(game, step, spent) {
  const { bottom, moves, rest } = drawnIn(game, spent);
  const hands = rest.map((cards, chair) => inOrder([...cards, ...moves.slice(step).flatMap((names, i) => (game.moves[step + i]?.chair === chair ? names : []))]));
  /** @type {Scene["laid"]} */
  let laid = [null, null, null];
  /** @type {Scene["last"]} */
  let last = null;
  let passes = 0;
  game.moves.slice(0, step).forEach((move, i) => {
    if (passes === 2) [laid, passes] = [[null, null, null], 0];
    [passes, last] = move.play.cards.length === 0 ? [passes + 1, last] : [0, move];
    laid[move.chair] = { cards: inParts([...moves[i] ?? []], move.play.parts), play: move.play };
  });
  return passes === 2 ? { bottom, hands, laid: [null, null, null], last: null } : { bottom, hands, laid, last };
}

/** The address of a step in the room of endgames, where the solver explains it; null if a flower is in play, or the game is over.
 * @param {State} s @returns {Record<string, string> | null} */
export function endgameAt({ start, step, game, spent }) {
  const move = game[step];
  if (!start || !move) return null;
  const { hands, last } = sceneAt(start, step, spent);
  if (hands.flat().includes("F")) return null;
  const cards = hands.map((hand, chair) => [roleOf(start, chair), ranksOf(hand)]);
  return { room: "endgame", ...Object.fromEntries(cards), lead: roleOf(start, move.chair), ...(last ? { last: last.play.parts, by: roleOf(start, last.chair) } : {}) };
}
