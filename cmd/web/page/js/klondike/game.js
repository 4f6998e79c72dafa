// The game: gestures become requests, answers make the next state, and every state is
// drawn. The solvers decide what is legal, won or winnable.

import { t } from "../i18n.js";
import { Player } from "../player.js";
import { extended, placeIn, Store } from "../store.js";
import { Boards, fieldsOf } from "./boards.js";
import { Editor } from "./editor.js";
import { Searcher } from "./search.js";
import { blank } from "./state.js";

/** @typedef {import("./board.js").Board} Board
 * @typedef {import("./state.js").Rules} Rules
 * A start: one of deal, board and seed, or none for a random deal; and the moves
 * that were made, how many of them to show, and the strategy to search with.
 * @typedef {{deal?: string, board?: Board, seed?: string, rules?: Rules, moves?: string[], step?: number, strategy?: string}} Start */

/** @extends {Store<import("./state.js").State>} */
export class Game extends Store {
  #boards = new Boards((fault) => this.fail(fault));
  /** The step asked for last, which the state reaches when the answer arrives. */
  #goal = 0;

  editor = new Editor(this);
  searcher = new Searcher(this);
  player = new Player({
    at: () => this.#goal, last: () => this.state.line.length, to: (step) => this.#go(step),
    speed: () => this.state.speed, report: (playing) => this.set({ playing }),
  });

  /** The rules as requests name them.
   * @param {Rules} [rules] */
  fields(rules = this.state.rules) {
    return fieldsOf(rules);
  }

  /** The position after n moves as requests name it.
   * @param {number} [n] */
  position(n = this.state.step) {
    const { start, line } = this.state;
    return { deal: start.deal, ...this.fields(), moves: line.slice(0, n).map((m) => m.move) };
  }

  /** Shows a fault.
   * @param {import("../client.js").Fault} fault */
  fail(fault) {
    this.set({ fault });
    this.announce(fault.message);
  }

  /** Takes a deal. A deal that can't be read leaves everything as it was, except for the
   * fault, which is shown.
   * @param {Start} start @returns {Promise<boolean>} whether the deal was taken */
  async open({ rules = this.state.rules, moves = [], step = 0, strategy, ...from }) {
    const r = await this.#boards.open({ ...from, ...this.fields(rules), moves });
    if (!r) return false;
    this.player.pause();
    this.searcher.stop();
    this.editor.stop();
    const { judging, how, known, speed } = this.state;
    const start = { deal: r.deal, lines: r.pinyin ?? r.deal, seed: r.seed ?? "" };
    this.state = { ...blank(), judging, how: strategy ? { ...how, strategy } : how, known, speed, rules, start, line: r.played };
    await this.#go(step);
    return true;
  }

  /** Goes to a step of the line.
   * @param {number} step */
  async #go(step) {
    const n = placeIn(this.state, step);
    this.#goal = n;
    this.searcher.leave(n !== this.state.step);
    const r = await this.#boards.at(this.position(n));
    if (!r) return;
    const { board, legal, won } = r;
    this.set({ step: n, picked: "", hints: null, note: "", fault: null, board, legal, won });
    this.searcher.judge();
    if (n < this.state.line.length) this.#boards.prepare(this.position(n + 1));
  }

  /** Makes a legal move. If it is the next of the line, the line stays.
   * @param {import("./state.js").Move} move */
  async play(move) {
    this.player.pause();
    const { line, step } = extended(this.state, move, (a, b) => a.move === b.move);
    this.state = { ...this.state, line };
    this.announce(t("k.words", move));
    await this.#go(step);
  }
}
