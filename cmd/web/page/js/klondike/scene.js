// The table of this tab: it calls cards by their names; only the editor has unseen cards.

import { deck, signOf } from "../cards.js";
import { cardsOf, isUnseen, unseen } from "./board.js";
import { bestPlace, pileNames } from "./felt.js";
import { blamed, boardOf, targets } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game */

/** All cards that may lie on the table. */
const cards = [...deck, ...unseen];

/** @param {Game} game @returns {import("./felt.js").Felt} */
export function feltOf(game) {
  return {
    prefix: "k", ids: cards,
    scene: () => sceneOf(game.state, game.editor.left()),
    targets: (id) => targets(game.state, id),
    drop: (id, pile) => game.drop(id, pile),
    tap: (name) => tap(game, name),
    up: (id) => game.drop(id, bestPlace(targets(game.state, id))),
    pick: (id) => game.pick(id),
    turn: () => game.turn(),
    room: () => (innerHeight < 480 && innerWidth > innerHeight ? innerHeight - 12 : 0), // a low screen holds the whole table
    key: (key, name) => game.state.edit !== null && inEditor(game.editor, key, name),
  };
}

/** @param {State} s @param {string[]} left cards that lie nowhere yet
 * @returns {import("./felt.js").Scene | null} */
function sceneOf(s, left) {
  const board = boardOf(s);
  if (!board) return null;
  const piles = new Map(pileNames.map((p) => [p, { cards: cardsOf(board, p), down: board.columns[Number(p) - 1]?.down ?? 0 }]));
  if (s.edit) piles.set("P", { cards: left, down: 0 });
  const turn = s.legal.find((m) => m.move === "@");
  return {
    game: s.start, deal: false, piles, face: (id) => (isUnseen(id) ? "" : id), picked: s.picked, editing: s.edit !== null,
    movable: new Set(s.edit ? cards : s.legal.map((m) => m.card)), turn: turn ? (turn.redeal ? "redeal" : "draw") : "",
    marks: { hinted: hinted(s), blamed: blamed(s), wrong: wrong(s), aimed: new Set(s.edit ? [s.edit.pile] : []) },
  };
}

/** @param {State} s */
function hinted({ hints }) {
  const best = hints?.find((m) => m.verdict === "solved");
  return new Set(best ? (best.move === "@" ? ["@"] : best.cards) : []);
}

/** The cards because of which the edited board isn't a deal.
 * @param {State} s */
function wrong({ edit }) {
  const fault = edit?.fault;
  return new Set(fault ? deck.filter((c) => fault.twice.includes(c) || (fault.missing.length === 0 && fault.message.includes(signOf(c)))) : []);
}

/** A tap picks a card up, and a second one lays it where it may go. In the editor it
 * chooses a pile, or lays one of the remaining cards on it.
 * @param {Game} game @param {string} name
 * @returns {boolean} whether it makes a move */
function tap(game, name) {
  const { edit, picked } = game.state;
  if (edit) return tapInEditor(game, name);
  if (picked === name) return game.drop(name, bestPlace(targets(game.state, name)));
  game.pick(targets(game.state, name).length > 0 ? name : "");
  return false;
}

/** @param {Game} game @param {string} name */
function tapInEditor(game, name) {
  const { editor } = game;
  if (editor.left().includes(name)) {
    editor.put(name);
    return true;
  }
  const pile = editor.pileOf(name);
  editor.aim(pile);
  game.pick(game.state.picked === name || name === pile ? "" : name);
  return true;
}

/** @param {import("./editor.js").Editor} editor @param {string} key @param {string} name
 * @returns {boolean} whether the key means something in the editor */
function inEditor(editor, key, name) {
  if (key === "Delete" || key === "Backspace") return cards.includes(name) && editor.drop(name, "P");
  if (key === "f" || key === "F") editor.flip(name);
  else if (/^[0-7]$/.test(key)) editor.aim(key === "0" ? "@" : key);
  else return false;
  return true;
}
