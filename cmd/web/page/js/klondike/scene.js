// The table of this tab: it calls cards by their names; only the editor has unseen cards.

import { deck, nameOf, signOf } from "../cards.js";
import { t } from "../i18n.js";
import { cardsOf, isUnseen, unseen } from "./board.js";
import { bestPlace, pileNames } from "./felt.js";
import { blamed, boardOf, targets, targetsOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game */

/** All cards that may lie on the table. */
const cards = [...deck, ...unseen];

/** @param {Game} game @returns {import("./felt.js").Felt} */
export function feltOf(game) {
  const { editor } = game;
  const made = gesturesOf(game, (id) => targets(game.state, id));
  return {
    ...made, prefix: "k", ids: cards,
    scene: () => sceneOf(game),
    drop: (id, pile) => (game.state.edit ? editor.drop(id, pile) : made.drop(id, pile)),
    tap: (name) => (game.state.edit ? tapInEditor(game, name) : made.tap(name)),
    up: (id) => (game.state.edit ? editor.drop(id, bestPlace(targets(game.state, id))) : made.up(id)),
    pick: (id) => (game.state.edit ? game.set({ picked: id }) : made.pick(id)),
    room: () => (innerHeight < 480 && innerWidth > innerHeight ? innerHeight - 12 : 0), // a low screen holds the whole table
    key: (key, name) => game.state.edit !== null && inEditor(editor, key, name),
  };
}

/** The gestures that make the legal moves of a position.
 * @param {{state: {legal: import("./state.js").Move[], picked: string}, play: (move: import("./state.js").Move) => unknown, set: (change: {picked: string}) => void, announce: (text: string) => void}} game
 * @param {(id: string) => import("./felt.js").Target[]} goals where a card can go */
export function gesturesOf(game, goals = (id) => targetsOf(game.state, id)) {
  const drop = (/** @type {string} */ id, /** @type {string} */ pile) => {
    const move = game.state.legal.find((m) => m.card === id && m.to === pile);
    if (move) game.play(move);
    return move !== undefined;
  };
  const pick = (/** @type {string} */ id) => {
    if (id === game.state.picked) return;
    game.set({ picked: id });
    if (id) game.announce(t("k.pickedUp", nameOf(id), goals(id).map((g) => t("k.pile", g.to))));
  };
  return {
    targets: goals, drop, pick,
    tap(/** @type {string} */ name) {
      if (game.state.picked === name) return drop(name, bestPlace(goals(name)));
      pick(goals(name).length > 0 ? name : "");
      return false;
    },
    up: (/** @type {string} */ id) => drop(id, bestPlace(goals(id))),
    turn() {
      const move = game.state.legal.find((m) => m.move === "@");
      if (move) game.play(move);
    },
  };
}

/** The cards and moves of a position, in the form of a scene.
 * @param {import("./board.js").Board} board @param {{picked: string, legal: import("./state.js").Move[]}} s */
export function positionOf(board, { picked, legal }) {
  const turn = legal.find((m) => m.move === "@");
  return {
    deal: false, editing: false, picked, piles: new Map(pileNames.map((p) => [p, { cards: cardsOf(board, p), down: board.columns[Number(p) - 1]?.down ?? 0 }])),
    movable: new Set(legal.map((m) => m.card)), turn: /** @type {"redeal" | "draw" | ""} */ (turn ? (turn.redeal ? "redeal" : "draw") : ""),
  };
}

/** @param {Game} game @returns {import("./felt.js").Scene | null} */
function sceneOf({ state: s, editor }) {
  const board = boardOf(s);
  if (!board) return null;
  const at = positionOf(board, s);
  return {
    ...at, game: s.start, face: (id) => (isUnseen(id) ? "" : id), editing: s.edit !== null, movable: s.edit ? new Set(cards) : at.movable,
    marks: { hinted: hinted(s), blamed: blamed(s), wrong: wrong(s), aimed: aimed(s.edit, editor.toName(), board) },
  };
}

/** The pile that gets the next card; in play the card to be named.
 * @param {State["edit"]} edit @param {string} open the pile to be named @param {import("./board.js").Board} board */
const aimed = (edit, open, board) => new Set(edit && (open ? cardsOf(board, open).slice(-1) : edit.playing ? [] : [edit.pile]));

/** @param {State} s */
function hinted({ hints, edit }) {
  const best = edit ? edit.ways?.[0]?.moves[0] : hints?.find((m) => m.verdict === "solved");
  return new Set(best ? (best.move === "@" ? ["@"] : best.cards) : []);
}

/** The cards because of which the edited board isn't a deal.
 * @param {State} s */
function wrong({ edit }) {
  const fault = edit?.fault;
  return new Set(fault ? deck.filter((c) => fault.twice.includes(c) || (fault.missing.length === 0 && fault.message.includes(signOf(c)))) : []);
}

/** A tap in the editor chooses a pile; in play it turns the stock.
 * @param {Game} game @param {string} name */
function tapInEditor(game, name) {
  const { editor } = game;
  const pile = editor.pileOf(name);
  if (game.state.edit?.playing && pile === "@") {
    editor.turn();
    return true;
  }
  editor.aim(pile);
  game.set({ picked: game.state.picked === name || name === pile ? "" : name });
  return true;
}

/** @param {import("./editor.js").Editor} editor @param {string} key @param {string} name
 * @returns {boolean} whether the key means something in the editor */
function inEditor(editor, key, name) {
  if (key === "Delete" || key === "Backspace") editor.remove(name);
  else if (key === "f" || key === "F") editor.flip(name);
  else if (/^[0-7]$/.test(key)) editor.aim(key === "0" ? "@" : key);
  else return false;
  return true;
}
