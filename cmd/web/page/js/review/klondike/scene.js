// The table of the review: the position as the player saw it, or with open cards.

import { deck } from "../../cards.js";
import { gesturesOf, positionOf } from "../../klondike/scene.js";
import { decisionAt } from "../decisions.js";
import { seen } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {import("./game.js").Review} review @param {() => number} room the height in pixels for the table, 0 for as much as it needs
 * @returns {import("../../klondike/felt.js").Felt} */
export const feltOf = (review, room) => ({ ...gesturesOf(review), room, prefix: "review", ids: deck, scene: () => sceneOf(review.state) });

/** @param {State} s
 * @returns {import("../../klondike/felt.js").Scene | null} */
function sceneOf(s) {
  return s.board && { ...positionOf(s.board, s), game: s.start, face: faces(s), marks: { hinted: best(s), aimed: moving(s.path.moves[s.step]), blamed: blamed(s) } };
}

/** @param {State} s
 * @returns {(card: string) => string} */
function faces(s) {
  const stock = s.board?.stock ?? [];
  const known = seen(s);
  const named = blamed(s); // an explanation turns the cards up that it names
  const covered = new Set((s.board?.columns ?? []).flatMap(({ down, cards }) => cards.slice(0, down)));
  return (card) => (s.open || named.has(card) || !(covered.has(card) || (stock.includes(card) && !known.has(card))) ? card : "");
}

/** The cards of a move, or the stock.
 * @param {import("./state.js").Move | undefined} move
 * @returns {Set<string>} */
const moving = (move) => new Set(move ? (move.move === "@" ? ["@"] : move.cards) : []);

/** The cards of the best move, where the game is about to make another.
 * @param {State} s */
function best(s) {
  const d = s.path.kind === "game" ? decisionAt(s) : undefined;
  const n = d ? d.best.findIndex(({ move }, i) => move !== d.moves[i]?.move) : -1;
  return moving(d && d.loss > 0 && s.step === d.first + n ? d.best[n] : undefined);
}

/** The cards to blame.
 * @param {State} s */
function blamed({ why, report, path, step }) {
  const here = path.kind === "game" && step === report?.lost_at;
  return new Set(here ? why?.lost?.block.cards ?? [] : []);
}
