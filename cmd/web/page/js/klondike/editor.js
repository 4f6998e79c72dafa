// The editor: a board is put together card by card. It knows where cards lie and no
// rule: whether the board is a deal, the solvers say after each change.

import { deck, rankOf, suitOf, suits } from "../cards.js";
import { cardsOf, faultOf, pileNames, runFrom } from "./state.js";

/** @typedef {import("./state.js").Board} Board */

/** A board without cards.
 * @returns {Board} */
function emptyBoard() {
  return { foundations: [0, 0, 0, 0], waste: [], stock: [], columns: Array.from({ length: 7 }, () => ({ down: 0, cards: [] })), redealt: 0 };
}

export class Editor {
  #asked = 0;

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Begins to edit: the position shown, or nothing at all.
   * @param {boolean} empty */
  begin(empty) {
    const { state } = this.game;
    this.game.replay.pause();
    this.game.searcher.stop();
    const board = empty || !state.board ? emptyBoard() : structuredClone(state.board);
    this.game.set({ edit: { board, pile: "1", past: [], future: [], fault: null, ready: false }, picked: "", note: "", fault: null, pasting: false });
    this.#check();
  }

  /** Ends editing without a deal. */
  cancel() {
    this.game.set({ edit: null, picked: "" });
  }

  /** Takes the board as the deal to play. */
  async finish() {
    const { edit } = this.game.state;
    if (edit?.ready) {
      await this.game.open({ board: edit.board });
    }
  }

  /** The cards that lie nowhere yet. */
  left() {
    const { edit } = this.game.state;
    const used = new Set(edit ? pileNames.flatMap((p) => cardsOf(edit.board, p)) : deck);
    return deck.filter((c) => !used.has(c));
  }

  /** Chooses the pile that cards go to.
   * @param {string} pile */
  aim(pile) {
    const { edit } = this.game.state;
    if (edit && pile !== "P") {
      edit.pile = pile;
      this.game.changed();
    }
  }

  /** Lays a card, with what lies on it in its column, on a pile; "P" takes it away.
   * @param {string} card @param {string} pile
   * @returns {boolean} whether it may lie there */
  drop(card, pile) {
    const suit = suits.indexOf(pile);
    if (suit >= 0 && pile !== suitOf(card)) {
      return false;
    }
    this.#change((board) => {
      const run = suit >= 0 ? suitsBelow(card) : orOne(runFrom(board, card), card);
      run.forEach((c) => take(board, c));
      lay(board, run, pile, card);
    });
    return true;
  }

  /** Lays a card on the pile aimed at; the aim moves on as in dealing.
   * @param {string} card */
  put(card) {
    const { edit } = this.game.state;
    if (!edit) {
      return;
    }
    const home = suits.includes(edit.pile) ? suitOf(card) : edit.pile;
    this.drop(card, home);
    const i = Number(home);
    if (i && cardsOf(this.#board(), home).length === i) {
      this.aim(i === 7 ? "@" : String(i + 1));
    }
  }

  #board() {
    return this.game.state.edit?.board ?? emptyBoard();
  }

  /** Turns the cards of a column face down up to a card, or, if it lies face down,
   * face up from it on.
   * @param {string} card */
  flip(card) {
    this.#change((board) => {
      for (const column of board.columns) {
        const at = column.cards.indexOf(card);
        if (at >= 0) {
          column.down = at < column.down ? at : at + 1;
        }
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

  /** @param {(board: Board) => void} change */
  #change(change) {
    const { edit } = this.game.state;
    if (edit) {
      edit.past.push(edit.board);
      edit.future = [];
      edit.board = structuredClone(edit.board);
      change(edit.board);
      this.#changed();
    }
  }

  undo() {
    this.#swap("past", "future");
  }

  redo() {
    this.#swap("future", "past");
  }

  /** @param {"past" | "future"} from @param {"past" | "future"} to */
  #swap(from, to) {
    const { edit } = this.game.state;
    const board = edit?.[from].pop();
    if (edit && board) {
      edit[to].push(edit.board);
      edit.board = board;
      this.#changed();
    }
  }

  #changed() {
    this.game.state.picked = "";
    this.game.changed();
    this.#check();
  }

  /** Asks whether the board is a deal by now. */
  async #check() {
    const { edit } = this.game.state;
    const asked = ++this.#asked;
    if (!edit) {
      return;
    }
    /** @type {import("./state.js").Fault | null} */
    let fault = null;
    try {
      await this.game.ctx.call({ op: "k.board", board: edit.board, ...this.game.fields() });
    } catch (error) {
      fault = faultOf(error);
    }
    if (asked === this.#asked) {
      Object.assign(edit, { fault, ready: fault === null });
      this.game.changed();
    }
  }
}

/** What a foundation holds when a card is its top.
 * @param {string} card */
function suitsBelow(card) {
  return deck.filter((c) => suitOf(c) === suitOf(card) && rankOf(c) <= rankOf(card));
}

/** @param {string[]} run @param {string} card */
function orOne(run, card) {
  return run.length > 0 ? run : [card];
}

/** Takes a card away from where it lies; from a foundation, those above it too.
 * @param {Board} board @param {string} card */
function take(board, card) {
  const without = (/** @type {string[]} */ cards) => cards.filter((c) => c !== card);
  board.stock = without(board.stock);
  board.waste = without(board.waste);
  for (const column of board.columns) {
    column.cards = without(column.cards);
    column.down = Math.max(0, Math.min(column.down, column.cards.length - 1));
  }
  const suit = suits.indexOf(suitOf(card));
  if ((board.foundations[suit] ?? 0) >= rankOf(card)) {
    board.foundations[suit] = rankOf(card) - 1;
  }
}

/** Lays cards on a pile. A column that is being dealt has its last card face up.
 * @param {Board} board @param {string[]} run @param {string} pile @param {string} card the head of the run */
function lay(board, run, pile, card) {
  const suit = suits.indexOf(pile);
  const column = board.columns[Number(pile) - 1];
  if (suit >= 0) {
    board.foundations[suit] = rankOf(card);
  } else if (pile === "@") {
    board.stock.push(...run);
  } else if (pile === "W") {
    board.waste.push(...run);
  } else if (column) {
    column.cards.push(...run);
    if (run.length === 1 && column.cards.length <= Number(pile)) {
      column.down = column.cards.length - 1;
    }
  }
}
