// A review under way: decisions arrive while the reader steps through the game and tries other ways on. The service decides which moves are
// legal, and judges them.

import { call, Question } from "../client.js";
import { t } from "../i18n.js";
import { Player } from "../player.js";
import { Store } from "../store.js";
import { costliest, nextCostly, pathOf } from "./decisions.js";

/** @template {import("./decisions.js").State} S
 * @extends {Store<S>} */
export class Reviewing extends Store {
  #decisions = this.question();

  /** @param {S} blank @param {(text: string) => void} announce speaks to a screen reader @param {number} speed steps a second */
  constructor(blank, announce, speed) {
    super(blank, announce);
    this.player = new Player({
      at: () => this.at, last: () => this.state.path.moves.length, to: (step) => this.go(step), speed: () => speed, report: (playing) => this.put({ playing }),
    });
  }

  /** Changes the common part of the state.
   * @param {Partial<import("./decisions.js").State>} change */
  put(change) {
    this.set(/** @type {Partial<S>} */ (change));
  }

  question() {
    return new Question(({ message }) => this.fail(message));
  }

  /** Shows a fault.
   * @param {string} fault */
  fail(fault) {
    this.put({ fault });
    this.announce(fault);
  }

  /** The step asked for last.
   * @returns {number} */
  get at() {
    return this.state.step;
  }

  /** Ends all running requests. */
  stop() {
    this.player.pause();
    this.#decisions.stop();
    this.put({ running: false });
  }

  /** Asks the service to judge the decisions, from the first one.
   * @returns {Promise<any>} the report; null or undefined without one */
  async review() {
    this.put({ decisions: [], report: null, running: true, fault: "" });
    const report = await this.#decisions.ask(this.request(), (event) => { if (event.event === "decision") this.take(/** @type {any} */ (event)); });
    if (report === null) return null;
    this.put({ running: false, report: report ?? null });
    const worst = costliest(this.state);
    if (report && worst && this.state.path.kind === "game" && this.state.step === 0) await this.go(worst.first);
    if (report) this.announce(t("review.done"));
    return report;
  }

  /** Takes a decision.
   * @param {any} decision as the service sends it */
  take(decision) {
    this.put({ decisions: [...this.state.decisions, decision] });
  }

  /** Goes to a place in the game, from any place on the path.
   * @param {number} step */
  async toGame(step) {
    this.player.pause();
    this.state = { ...this.state, path: pathOf(this.state.game) };
    await this.go(step);
  }

  /** Goes to the next costly decision, or to the one before.
   * @param {1 | -1} way */
  async toCostly(way) {
    const next = nextCostly(this.state, way, this.state.path.kind === "game" ? this.at : undefined);
    if (next) await this.toGame(next.first);
  }

  /** Asks the service to judge another way on, once.
   * @param {string} key @param {import("../client.js").Request} request @param {string} name */
  async judge(key, request, name) {
    if (key in this.state.judged) return;
    const { game } = this.state;
    const judged = (/** @type {any} */ answer) => ({ judged: { ...this.state.judged, [key]: answer } });
    this.put(judged(null));
    try {
      const answer = await call(request);
      if (this.state.game !== game) return;
      this.put(judged(answer));
      this.announce(t("review.judged", name, answer.chance));
    } catch (error) {
      const { [key]: _, ...others } = this.state.judged;
      if (this.state.game === game) this.put({ judged: others, fault: error instanceof Error ? error.message : String(error) });
    }
  }

  // Each kind of game says:

  /** the request for the review,
   * @returns {import("../client.js").Request} */
  request() {
    throw new Error("a kind of game asks for its review");
  }

  /** and how to go to a place on the path.
   * @param {number} step @returns {Promise<void>} */
  async go(step) {
    throw new Error(`a kind of game goes to ${step}`);
  }
}
