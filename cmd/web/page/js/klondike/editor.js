// The editor: a board is put together card by card. The editor knows where cards lie, but no
// rule: after each change the solvers say whether the board is a deal. A game with unseen cards is played on in the
// editor: the solvers advise, and the player says which cards turn up.

import { deck, suitOf, suits } from "../cards.js";
import { Question } from "../client.js";
import { bestOf } from "../play/advice.js";
import { shuffled } from "../play/deal.js";
import { extended, placeIn } from "../store.js";
import { cardsOf, emptyBoard, fillUp, isUnseen, lay, make, nameOpen, renamed, runFrom, shut, suitsBelow, take, told, unnamed, unseen, untold } from "./board.js";
import { pileNames } from "./felt.js";
import { boardOf } from "./state.js";

/** @typedef {import("./board.js").Board} Board
 * @typedef {import("./state.js").Way} Way */

export class Editor {
  #check = new Question((fault) => this.#found(fault));
  #text = new Question((fault) => this.game.fail(fault));

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Begins to edit a board, or to play on from it.
   * @param {Board} board @param {boolean} [playing] */
  begin(board, playing = false) {
    const { game } = this;
    game.player.pause();
    game.searcher.leave(true);
    game.set({ edit: { line: [structuredClone(board)], step: 1, pile: "1", fault: null, ready: false, playing, ways: null }, picked: "", note: "", fault: null, pasting: false });
    this.check();
  }

  /** Takes the deal of a text of any form; with unseen cards, to play on from it here.
   * @param {string} deal @returns {Promise<boolean>} whether the text can be read */
  async read(deal) {
    const answer = await this.#text.ask({ op: "k.read", deal, ...this.game.fields() });
    if (!answer) return false;
    const board = untold(answer.board);
    if (!this.placed(board).some(isUnseen)) return this.game.open({ board: answer.board });
    this.begin(board, true);
    return true;
  }

  /** Ends editing without a deal. */
  cancel() {
    this.stop();
    this.game.set({ edit: null, picked: "" });
  }

  /** Ends the running request. */
  stop() {
    this.#check.stop();
    this.#text.stop();
  }

  /** Takes the board as the deal to play; with unseen cards, here. */
  finish() {
    const { edit } = this.game.state;
    if (!edit?.ready) return;
    this.game.set({ edit: { ...edit, playing: true }, picked: "" });
    this.check();
  }

  /** Goes back from playing to editing. */
  resume() {
    const { edit } = this.game.state;
    if (edit) this.game.set({ edit: { ...edit, playing: false, ways: null } });
    this.check();
  }

  /** Makes moves, up to the next card that turns up.
   * @param {import("./state.js").Move[]} moves */
  play(moves) {
    this.#change((board) => moves.forEach((move) => make(board, move)));
  }

  /** Turns the stock, or the waste over. */
  turn() {
    const { stock, waste } = this.#board();
    const move = { move: "@", words: "", card: "", from: "@", to: "W", cards: stock.slice(0, this.game.state.rules.draw), redeal: stock.length === 0 };
    if (stock.length + waste.length > 0) this.play([move]);
  }

  /** The pile whose unseen card has turned up in play, so that the player has to say which card it is; "" if there is none. */
  toName() {
    return this.game.state.edit?.playing ? unnamed(this.#board()) : "";
  }

  #board() {
    return boardOf(this.game.state) ?? emptyBoard();
  }

  /** The cards that lie somewhere.
   * @param {Board} [board] */
  placed(board = this.#board()) {
    return pileNames.flatMap((p) => cardsOf(board, p));
  }

  /** The cards that lie nowhere yet. */
  left() {
    const used = new Set(this.placed());
    return this.game.state.edit ? deck.filter((c) => !used.has(c)) : [];
  }

  /** How many cards have no place yet, not even as unseen ones. */
  lacking() {
    return 52 - this.placed().length;
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
    if (edit) this.game.set({ edit: { ...edit, pile } });
  }

  /** Lays a card, with what lies on it in its column, on a pile.
   * @param {string} card @param {string} pile @returns {boolean} whether it may lie there */
  drop(card, pile) {
    const home = suits.includes(pile);
    if (home && pile !== suitOf(card)) return false;
    const mixed = isUnseen(card) || this.placed().some(isUnseen);
    this.#change((board) => {
      const lying = runFrom(board, card);
      const run = home ? suitsBelow(card) : lying.length > 0 ? lying : [card];
      run.forEach((c) => take(board, c));
      lay(board, run, pile, card, lying.length === 0 && !mixed);
    });
    return true;
  }

  /** Takes a card away, with what lies on it in its column.
   * @param {string} card */
  remove(card) {
    const run = runFrom(this.#board(), card);
    if (run.length > 0) this.#change((board) => run.forEach((c) => take(board, c)));
  }

  /** Lays a card on the pile aimed at; then aims at the next pile in the order of dealing. In play the card is the one that has turned up.
   * @param {string} card */
  put(card) {
    const { edit } = this.game.state;
    if (!edit) return;
    const open = this.toName();
    if (open) return this.#change((board) => nameOpen(board, open, card));
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

  /** Lays the cards that lie nowhere as unseen ones where a deal lacks cards. The first column without an open card is aimed at. */
  fillUnseen() {
    this.#change((board) => void fillUp(board, this.#spare()));
    const bare = this.#board().columns.findIndex(({ cards, down }) => cards.length === down);
    if (bare >= 0) this.aim(String(bare + 1));
  }

  /** Deals the cards that lie nowhere at random: for unseen cards, and where a deal lacks cards. */
  shuffle() {
    const left = shuffled(this.left(), { below: (n) => Math.floor(Math.random() * n) });
    this.#change((board) => {
      fillUp(board, this.#spare());
      for (const [i, column] of board.columns.entries()) {
        if (column.cards.length === column.down && column.cards.length <= i) column.cards.push(...this.#spare(board).slice(0, 1));
      }
      Object.assign(board, renamed(board, (c) => (isUnseen(c) ? (left.pop() ?? c) : c)));
      board.columns.forEach((column) => { column.down = Math.max(0, Math.min(column.down, column.cards.length - 1)); });
    });
  }

  /** Names of unseen cards for the cards that lie nowhere.
   * @param {Board} [board] */
  #spare(board = this.#board()) {
    const placed = this.placed(board);
    return unseen.filter((c) => !placed.includes(c)).slice(0, 52 - placed.length);
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
    this.#change((board) => void Object.assign(board, emptyBoard()));
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
    if (edit) this.game.set({ edit: { ...edit, ...change, ways: null }, picked: "" });
    this.check();
  }

  /** Asks the solvers whether the board is a deal; in play, for the ways to continue. Once all cards are known, the board is opened as a deal. */
  async check() {
    const { game } = this, { edit } = game.state, board = told(this.#board());
    const open = this.toName();
    if (open) {
      this.stop();
      return this.#found(null, { pile: open });
    }
    const known = !this.placed().some(isUnseen);
    if (known && edit?.playing && await game.open({ board })) return;
    const op = known ? { op: "k.board" } : { op: "k.advice", ...(edit?.playing ? {} : { iterations: 1 }) };
    const answer = await this.#check.ask({ ...op, board, ...game.fields() });
    if (answer) this.#found(null, { ways: edit?.playing && !known ? this.#cut(answer.ways) : null });
  }

  /** The ways, each up to its first move that turns an unseen card up.
   * @param {Way[]} ways */
  #cut(ways) {
    return bestOf(ways.map((way) => ({ ...way, moves: this.#upToUnseen(way.moves) })), ({ moves }) => String(moves.map(({ move }) => move)));
  }

  /** The moves up to the first that turns an unseen card up.
   * @param {Way["moves"]} moves */
  #upToUnseen(moves) {
    const board = structuredClone(this.#board());
    const at = moves.findIndex((move) => {
      make(board, move);
      return unnamed(board) !== "";
    });
    return at < 0 ? moves : moves.slice(0, at + 1);
  }

  /** @param {import("../client.js").Fault | null} fault @param {Partial<import("./state.js").Edit>} [more] */
  #found(fault, more) {
    const { edit } = this.game.state;
    if (edit) this.game.set({ edit: { ...edit, fault, ready: fault === null, ...more } });
  }
}
