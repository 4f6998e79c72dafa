// The game: gestures become requests, answers change the state, and every change is
// drawn. What is legal, won or winnable, the solvers say.

import { nameOf } from "../cards.js";
import { isAbort } from "../client.js";
import { t } from "../i18n.js";
import { Editor } from "./editor.js";
import { Replay } from "./replay.js";
import { Searcher } from "./search.js";
import { blank, faultOf, keyOf, lastWinnable, targets, verdictAt } from "./state.js";
import { Asker } from "./why.js";

/** @typedef {import("./state.js").Move} Move
 * @typedef {import("./board.js").Board} Board
 * @typedef {import("./state.js").Rules} Rules
 * A start: one of deal, board and seed, or none for a random deal; and the moves
 * that were made, and how many of them to show.
 * @typedef {{deal?: string, board?: Board, seed?: string, rules?: Rules, moves?: string[], step?: number}} Start */

export class Game {
  state = blank();
  /** Answers of k.board by position. @type {Map<string, {board: Board, legal: Move[], won: boolean}>} */
  #boards = new Map();
  /** The step asked for last, which the state reaches when the answer is there. */
  goal = 0;
  #asked = 0; // the number of the last question about a board; older answers are late

  /** @param {import("../main.js").Context} ctx
   * @param {() => void} changed draws the state */
  constructor(ctx, changed) {
    this.ctx = ctx;
    this.changed = changed;
    this.editor = new Editor(this);
    this.replay = new Replay(this);
    this.searcher = new Searcher(this);
    this.asker = new Asker(this);
  }

  /** The rules, as the requests tell them.
   * @param {Rules} [rules] */
  fields(rules = this.state.rules) {
    return { draw: rules.draw, redeals: rules.redeals, no_worrying_back: !rules.back };
  }

  /** The position after n moves, as the requests tell it.
   * @param {number} [n] */
  position(n = this.state.step) {
    const { deal, line } = this.state;
    return { deal, ...this.fields(), moves: line.slice(0, n).map((m) => m.move) };
  }

  /** Takes a deal. One that can't be read leaves everything as it was, but for the
   * fault, which is shown.
   * @param {Start} start
   * @returns {Promise<boolean>} whether the deal was taken */
  async open({ rules = this.state.rules, moves = [], step = 0, ...from }) {
    const asked = ++this.#asked;
    try {
      const r = await this.ctx.call({ op: "k.board", ...from, ...this.fields(rules), moves });
      if (asked !== this.#asked) {
        return false;
      }
      this.#take(r, rules);
    } catch (error) {
      this.fail(error);
      return false;
    }
    await this.go(Math.min(step, this.state.line.length));
    return true;
  }

  /** @param {any} r the answer @param {Rules} rules */
  #take(r, rules) {
    this.replay.pause();
    this.searcher.stop();
    this.asker.stop();
    this.#boards.clear();
    const { tell, how, speed, fourColours } = this.state;
    this.state = { ...blank(), tell, how, speed, fourColours, rules };
    Object.assign(this.state, { deal: r.deal, seed: r.seed ?? "", line: r.played });
    this.#boards.set(keyOf(this.state, r.played.length), { board: r.board, legal: r.legal, won: r.won });
  }

  /** Goes to a place in the line.
   * @param {number} step
   * @returns {Promise<void>} */
  async go(step) {
    const s = this.state;
    const n = Math.max(0, Math.min(step, s.line.length));
    const asked = ++this.#asked;
    this.goal = n;
    this.searcher.doubt();
    if (n !== s.step) {
      this.searcher.stop();
    }
    try {
      await this.#load(n);
    } catch (error) {
      this.fail(error);
      return;
    }
    if (asked === this.#asked) {
      this.arrive(n, keyOf(s, n));
      this.#load(n + 1).catch(() => {}); // if it fails now, it will fail again when it is needed
    }
  }

  /** Gets the board after n moves, unless it is there.
   * @param {number} n */
  async #load(n) {
    const s = this.state;
    const key = keyOf(s, n);
    if (n <= s.line.length && !this.#boards.has(key)) {
      const r = await this.ctx.call({ op: "k.board", ...this.position(n) });
      if (s === this.state) {
        this.#boards.set(key, { board: r.board, legal: r.legal, won: r.won });
      }
    }
  }

  /** Shows a position that is known.
   * @param {number} n @param {string} key */
  arrive(n, key) {
    Object.assign(this.state, { step: n, picked: "", hints: null, note: "", fault: null, ...this.#boards.get(key) });
    this.changed();
    this.searcher.judge();
  }

  /** Makes a legal move. If it is the next of the line, the line stays.
   * @param {Move} move */
  async play(move) {
    const s = this.state;
    this.replay.pause();
    if (s.line[s.step]?.move !== move.move) {
      s.line = [...s.line.slice(0, s.step), move];
    }
    this.ctx.announce(t("k.words", move));
    await this.go(s.step + 1);
  }

  /** Lays the card picked up, or any card, on a pile.
   * @param {string} card @param {string} pile
   * @returns {boolean} whether it may lie there */
  drop(card, pile) {
    if (this.state.edit) {
      return this.editor.drop(card, pile);
    }
    const move = this.state.legal.find((m) => m.card === card && m.to === pile);
    if (move) {
      this.play(move);
    }
    return move !== undefined;
  }

  /** Turns the stock, if the rules allow it. */
  turn() {
    const move = this.state.legal.find((m) => m.move === "@");
    if (move) {
      this.play(move);
    }
  }

  /** Picks a card up, or lays it back with "".
   * @param {string} card */
  pick(card) {
    this.state.picked = card;
    this.changed();
    if (card && !this.state.edit) {
      this.ctx.announce(t("k.pickedUp", nameOf(card), targets(this.state, card).map((g) => t("k.pile", g.to))));
    }
  }

  /** Takes the last move back. */
  undo() {
    this.replay.pause();
    return this.go(this.goal - 1);
  }

  /** Goes back to the last position that can be won. */
  backToWinnable() {
    this.replay.pause();
    return this.go(lastWinnable(this.state));
  }

  /** Whether the last move has thrown the game away. */
  justLost() {
    const s = this.state;
    return s.step > 0 && verdictAt(s)?.verdict === "unsolvable" && verdictAt(s, s.step - 1)?.verdict === "solved";
  }

  /** Changes the settings and draws.
   * @param {Partial<import("./state.js").State>} change */
  set(change) {
    Object.assign(this.state, change);
    this.changed();
  }

  /** Shows what is wrong. A search that was stopped is nothing wrong.
   * @param {unknown} error */
  fail(error) {
    if (!isAbort(error)) {
      this.set({ fault: faultOf(error) });
      this.ctx.announce(this.state.fault?.message ?? "");
    }
  }
}
