// The review of a game of doudizhu: decisions arrive while the reader steps through the game and tries other plays. The service
// decides which plays are legal, and judges them.

import { named } from "../doudizhu/cards.js";
import { call, Question } from "../client.js";
import { t } from "../i18n.js";
import { Player } from "../player.js";
import { costliest, nextCostly } from "../review/decisions.js";
import { Store } from "../store.js";
import { blank, keyOf } from "./reviewstate.js";

/** @typedef {import("./reviewstate.js").State} State
 * @typedef {import("./reviewstate.js").Play} Play */

/** @extends {Store<State>} */
export class Reviewing extends Store {
  #read = this.#question();
  #decisions = this.#question();
  #legal = this.#question();

  /** @param {(text: string) => void} announce speaks to a screen reader
   * @param {((answer: any) => void) | null} playOn takes a game to the table; null if the game can't be continued */
  constructor(announce, playOn) {
    super(blank());
    this.announce = announce;
    this.playOn = playOn;
    this.player = new Player({
      at: () => this.state.step, last: () => this.state.game.length, to: (step) => this.#go(step), speed: () => 1, report: (playing) => this.set({ playing }),
    });
  }

  #question() {
    return new Question(({ message }) => this.fail(message));
  }

  /** Shows a fault. @param {string} fault */
  fail(fault) {
    this.set({ fault });
    this.announce(fault);
  }

  /** Reads games from a text, and begins to review the last one.
   * @param {string} text @param {number} [chair] */
  async open(text, chair) {
    const answer = await this.#read.ask({ op: "t.read", record: text });
    if (!answer) return;
    this.set({ games: answer.games });
    this.take(answer.games.length - 1, chair);
  }

  /** Reviews one of the games, for a chair: by default the person's, or else the landlord's.
   * @param {number} place @param {number} [chair] */
  take(place, chair) {
    const start = this.state.games[place];
    if (!start) return;
    this.stop();
    const own = start.names.indexOf("human");
    const path = { kind: "game", moves: start.moves, from: start.moves.length };
    this.set({ ...blank(), games: this.state.games, start, game: start.moves, path, chair: chair ?? (own >= 0 ? own : start.landlord ?? 0) });
    this.review();
  }

  /** Reviews the same game for another chair. @param {number} chair */
  seat(chair) {
    this.take(this.state.games.indexOf(/** @type {any} */ (this.state.start)), chair);
  }

  /** Ends all running requests. */
  stop() {
    this.player.pause();
    this.#decisions.stop();
    this.#legal.stop();
    this.set({ running: false });
  }

  /** Asks the service to judge the plays, from the first one. */
  async review() {
    const { start, chair } = this.state;
    if (!start) return;
    this.set({ decisions: [], report: null, running: true, fault: "" });
    const report = await this.#decisions.ask({ op: "t.review", record: start.record, chair }, (event) => {
      if (/** @type {any} */ (event).event === "decision") this.#add(/** @type {any} */ (event));
    });
    if (report === null) return;
    this.set({ running: false, report: report ?? null });
    const worst = costliest(this.state);
    if (report && worst && this.state.step === 0) this.#go(worst.first);
    else this.#ask();
    if (report) this.announce(t("review.done"));
  }

  /** Takes a decision, whose move numbers begin at 1; the decision before it ends there. @param {any} d */
  #add(d) {
    const first = d.move - 1;
    const before = this.state.decisions.map((x, i, all) => (i === all.length - 1 ? { ...x, last: first - 1 } : x));
    this.set({ decisions: [...before, { ...d, first, last: this.state.game.length - 1, before: d.best_chance }] });
  }

  /** @param {number} step */
  async #go(step) {
    this.set({ step: Math.max(0, Math.min(step, this.state.game.length)), legal: null });
    await this.#ask();
  }

  /** Asks for the legal plays at the step, once the review is complete, because the request would wait for the review. */
  async #ask() {
    const { start, step, game, running } = this.state;
    this.#legal.stop();
    if (!start || running || step >= game.length) return;
    const legal = await this.#legal.ask({ op: "t.legal", record: start.record, at: step });
    if (legal && this.state.step === step) this.set({ legal });
  }

  /** Goes to a place in the game. @param {number} step */
  async toGame(step) {
    this.player.pause();
    await this.#go(step);
  }

  /** Goes to the next costly decision, or to the one before. @param {1 | -1} way */
  async toCostly(way) {
    const next = nextCostly(this.state, way);
    if (next) await this.toGame(next.first);
  }

  /** Asks the service to judge another play. @param {Play} play */
  async judge(play) {
    const { start, step } = this.state;
    const key = keyOf(step, play);
    if (!start || key in this.state.judged) return;
    const judged = (/** @type {any} */ answer) => ({ judged: { ...this.state.judged, [key]: answer } });
    this.set(judged(null));
    try {
      const answer = await call({ op: "t.judge", record: start.record, at: step, play: play.parts });
      if (this.state.start !== start) return;
      this.set(judged(answer));
      this.announce(t("treview.judged", named(play), answer.chance));
    } catch (error) {
      const { [key]: _, ...others } = this.state.judged;
      if (this.state.start === start) this.set({ judged: others, fault: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Continues the game from the step at the table, with the same cards. */
  async goOn() {
    const { start, step } = this.state;
    if (!start || !this.playOn) return;
    this.player.pause();
    const answer = await this.#legal.ask({ op: "t.from", record: start.record, at: step });
    if (answer) this.playOn(answer);
  }
}
