// The editor: a board is put together card by card. It knows where cards lie and no
// rule: whether the board is a deal, the solvers say after each change.

import { deck, suitOf, suits } from "../cards.js";
import { cardsOf, emptyBoard, lay, pileNames, runFrom, suitsBelow, take } from "./board.js";
import { faultOf } from "./state.js";

/** @typedef {import("./board.js").Board} Board */

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
      const lying = runFrom(board, card);
      const run = suit >= 0 ? suitsBelow(card) : lying.length > 0 ? lying : [card];
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
