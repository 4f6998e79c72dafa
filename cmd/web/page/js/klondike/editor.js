// The editor: a board is put together card by card. The editor knows where cards lie, but no
// rule: after each change the solvers say whether the board is a deal.

import { deck, suitOf, suits } from "../cards.js";
import { Question } from "../client.js";
import { extended, placeIn } from "../store.js";
import { cardsOf, emptyBoard, isUnseen, lay, runFrom, shut, suitsBelow, take, told, unseen } from "./board.js";
import { pileNames } from "./felt.js";
import { boardOf } from "./state.js";

/** @typedef {import("./board.js").Board} Board */

export class Editor {
  #check = new Question((fault) => this.#showFault(fault));

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Begins to edit: the position shown, or an empty board.
   * @param {boolean} empty */
  begin(empty) {
    const { game } = this;
    const board = empty || !game.state.board ? emptyBoard() : structuredClone(game.state.board);
    game.player.pause();
    game.searcher.leave(true);
    game.set({ edit: { line: [board], step: 1, pile: "1", fault: null, ready: false }, picked: "", note: "", fault: null, pasting: false });
    this.check();
  }

  /** Ends editing without a deal. */
  cancel() {
    this.stop();
    this.game.set({ edit: null, picked: "" });
  }

  /** Ends the running request. */
  stop() {
    this.#check.stop();
  }

  /** Takes the board as the deal to play, unless it has unseen cards.
   * @param {(from: import("./text.js").Known) => any} advise shows the ways to continue from a board with unseen cards */
  async finish(advise) {
    if (!this.game.state.edit?.ready) return;
    const board = told(this.#board());
    await (this.placed().some(isUnseen) ? advise({ board }) : this.game.open({ board }));
  }

  #board() {
    return boardOf(this.game.state) ?? emptyBoard();
  }

  /** The cards that lie somewhere. */
  placed() {
    return pileNames.flatMap((p) => cardsOf(this.#board(), p));
  }

  /** The cards that lie nowhere yet. */
  left() {
    const used = new Set(this.placed());
    return this.game.state.edit ? deck.filter((c) => !used.has(c)) : [];
  }

  /** The pile that a card lies on; for a pile, the pile itself.
   * @param {string} name */
  pileOf(name) {
    return pileNames.find((p) => cardsOf(this.#board(), p).includes(name)) ?? name;
  }

  /** Chooses the pile that cards go to.
   * @param {string} pile */
  aim(pile) {
    const { edit } = this.game.state;
    if (edit && pile !== "P") this.game.set({ edit: { ...edit, pile } });
  }

  /** Lays a card, with what lies on it in its column, on a pile; "P" takes it away.
   * @param {string} card @param {string} pile @returns {boolean} whether it may lie there */
  drop(card, pile) {
    const home = suits.includes(pile);
    if (home && pile !== suitOf(card)) return false;
    this.#change((board) => {
      const lying = runFrom(board, card);
      const run = home ? suitsBelow(card) : lying.length > 0 ? lying : [card];
      run.forEach((c) => take(board, c));
      lay(board, run, pile, card);
    });
    return true;
  }

  /** Lays a card on the pile aimed at; then aims at the next pile in the order of dealing.
   * @param {string} card */
  put(card) {
    const { edit } = this.game.state;
    if (!edit) return;
    const home = suits.includes(edit.pile) ? suitOf(card) : edit.pile;
    this.drop(card, home);
    const i = Number(home);
    if (i && cardsOf(this.#board(), home).length === i) this.aim(i === 7 ? "@" : String(i + 1));
  }

  /** Lays another unseen card on the pile aimed at, unless the pile is a foundation. */
  putUnseen() {
    const placed = this.placed();
    const card = unseen.find((c) => !placed.includes(c));
    if (card && !suits.includes(this.game.state.edit?.pile ?? "")) this.put(card);
  }

  /** Turns the cards of a column face down up to a card, or, if the card lies face down,
   * turns the cards from there on face up.
   * @param {string} card */
  flip(card) {
    this.#change((board) => {
      for (const column of board.columns) {
        const at = column.cards.indexOf(card);
        if (at >= 0) shut(column, at < column.down ? at : at + 1);
      }
    });
  }

  /** @param {number} n redeals used */
  setRedealt(n) {
    this.#change((board) => { board.redealt = n; });
  }

  clear() {
    this.#change((board) => Object.assign(board, emptyBoard()));
    this.aim("1");
  }

  /** Makes the next board of the line.
   * @param {(board: Board) => void} change */
  #change(change) {
    const { edit } = this.game.state;
    if (!edit) return;
    const board = structuredClone(this.#board());
    change(board);
    this.#show(extended(edit, board));
  }

  /** Takes the last change back, or makes it again.
   * @param {1 | -1} steps */
  step(steps) {
    const { edit } = this.game.state;
    if (edit) this.#show({ step: Math.max(1, placeIn(edit, edit.step + steps)) });
  }

  /** @param {Partial<import("../store.js").Line<Board>>} change */
  #show(change) {
    const { edit } = this.game.state;
    if (edit) this.game.set({ edit: { ...edit, ...change }, picked: "" });
    this.check();
  }

  /** Asks the solvers whether the board is a deal. */
  async check() {
    const op = this.placed().some(isUnseen) ? { op: "k.advice", iterations: 1 } : { op: "k.board" };
    if (await this.#check.ask({ ...op, board: told(this.#board()), ...this.game.fields() })) this.#showFault(null);
  }

  /** @param {import("../client.js").Fault | null} fault */
  #showFault(fault) {
    const { edit } = this.game.state;
    if (edit) this.game.set({ edit: { ...edit, fault, ready: fault === null } });
  }
}
