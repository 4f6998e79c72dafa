// The table of the review: the position as the player saw it, or with open cards.

import { deck } from "../cards.js";
import { cardsOf } from "../klondike/board.js";
import { bestPlace, pileNames } from "../klondike/felt.js";
import { decisionAt } from "./decisions.js";
import { seen } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./review.js").Review} Review */

/** @param {Review} review
 * @returns {import("../klondike/felt.js").Felt} */
export function feltOf(review) {
  const targets = (/** @type {string} */ card) => review.state.legal.filter((m) => m.card === card).map((m) => ({ to: m.to, cards: m.cards }));
  return {
    prefix: "review", ids: deck, targets,
    scene: () => sceneOf(review.state),
    drop: (card, pile) => review.drop(card, pile),
    tap(name) {
      if (review.state.picked === name) review.drop(name, bestPlace(targets(name)));
      else review.pick(targets(name).length > 0 ? name : "");
    },
    up: (card) => { review.drop(card, bestPlace(targets(card))); },
    pick: (card) => review.pick(card),
    turn: () => review.turn(),
  };
}

/** @param {State} s
 * @returns {import("../klondike/felt.js").Scene | null} */
function sceneOf(s) {
  const { board } = s;
  if (!board) return null;
  const piles = new Map(pileNames.map((p) => [p, { cards: cardsOf(board, p), down: board.columns[Number(p) - 1]?.down ?? 0 }]));
  const turn = s.legal.find((m) => m.move === "@");
  return {
    game: s.start, deal: false, piles, face: faces(s), picked: s.picked, editing: false,
    movable: new Set(s.legal.map((m) => m.card)), turn: turn ? (turn.redeal ? "redeal" : "draw") : "",
    marks: { hinted: best(s), aimed: next(s), blamed: blamed(s) },
  };
}

/** @param {State} s
 * @returns {(card: string) => string} */
function faces(s) {
  const stock = s.board?.stock ?? [];
  const known = seen(s);
  const covered = new Set((s.board?.columns ?? []).flatMap(({ down, cards }) => cards.slice(0, down)));
  return (card) => (s.open || !(covered.has(card) || (stock.includes(card) && !known.has(card))) ? card : "");
}

/** The cards of a move, or the stock.
 * @param {import("./state.js").Move | undefined} move
 * @returns {Set<string>} */
function moving(move) {
  return new Set(move ? (move.move === "@" ? ["@"] : move.cards) : []);
}

/** The cards of the best move, where the game is about to make another.
 * @param {State} s */
function best(s) {
  const d = s.path.kind === "game" ? decisionAt(s) : undefined;
  return moving(d && d.first === s.step && d.loss > 0 ? d.best[0] : undefined);
}

/** The cards of the game's next move.
 * @param {State} s */
function next({ path, step }) {
  return moving(path.moves[step]);
}

/** The cards to blame.
 * @param {State} s */
function blamed({ why, report, path, step }) {
  const here = path.kind === "game" && step === report?.lost_at;
  return new Set(here ? why?.lost?.block.cards ?? [] : []);
}
