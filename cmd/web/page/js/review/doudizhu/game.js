// The review of a game of doudizhu, for one chair: the reader can try other plays, and continue the game at the table.

import { named } from "../../doudizhu/cards.js";
import { pathOf } from "../decisions.js";
import { Reviewing } from "../reviewing.js";
import { blank, ownChair } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play */

/** @extends {Reviewing<State>} */
export class Review extends Reviewing {
  #read = this.question();
  #legal = this.question();

  /** @param {(text: string) => void} announce speaks to a screen reader @param {(record: string) => void} opened told of each text that has a game
   * @param {(answer: any) => void} playOn takes the answer of t.from to the table @param {readonly string[]} spent */
  constructor(announce, opened, playOn, spent) {
    super({ ...blank(), spent }, announce, 1);
    this.opened = opened;
    this.playOn = playOn;
  }

  /** Reads games from a text, and begins to review the last one.
   * @param {string} text */
  async open(text) {
    const answer = await this.#read.ask({ op: "t.read", record: text });
    if (!answer) return;
    this.opened(text);
    this.set({ games: answer.games });
    this.begin(answer.games.at(-1));
  }

  /** Reviews one of the games, for a chair: by default the person's, or else the landlord's.
   * @param {import("./state.js").Shown | null | undefined} start @param {number} [chair] */
  begin(start, chair) {
    if (!start) return;
    this.stop();
    this.set({ ...blank(), games: this.state.games, spent: this.state.spent, start, game: start.moves, path: pathOf(start.moves), chair: chair ?? ownChair(start) });
    this.review();
  }

  stop() {
    super.stop();
    this.#legal.stop();
  }

  request() {
    return this.#at("t.review", { chair: this.state.chair });
  }

  /** A request about the game.
   * @param {string} op @param {object} fields */
  #at(op, fields) {
    return { op, record: this.state.start?.record, ...fields };
  }

  async review() {
    const report = await super.review();
    if (report) this.set({ decisions: this.#until(this.state.game.length - 1) });
    if (report !== null && this.state.legal === null) this.#ask();
    return report;
  }

  /** The moves of a decision begin at 1; the decision before it ends there, and the last one with the game.
   * @param {any} d */
  take(d) {
    const first = d.move - 1;
    const { game, chair } = this.state;
    const next = game.findIndex((move, i) => i > first && move.chair === chair);
    this.set({ decisions: [...this.#until(first - 1), { ...d, first, last: (next < 0 ? game.length : next) - 1, before: d.best_chance }] });
  }

  /** The decisions, with the end of the last one. @param {number} last */
  #until(last) {
    return this.state.decisions.map((d, i, all) => (i === all.length - 1 ? { ...d, last } : d));
  }

  /** @param {number} step */
  async go(step) {
    this.set({ step: Math.max(0, Math.min(step, this.state.game.length)), legal: null });
    await this.#ask();
  }

  /** Asks for the legal plays at the step, once the review is complete, because the request would wait for the review. */
  async #ask() {
    const { step, game, running } = this.state;
    this.#legal.stop();
    if (running || step >= game.length) return;
    const legal = await this.#legal.ask(this.#at("t.legal", { at: step }));
    if (legal && this.state.step === step) this.set({ legal });
  }

  /** Asks for the value of another play.
   * @param {Play} play */
  try(play) {
    const { step } = this.state;
    return this.judge(`${step} ${play.parts}`, this.#at("t.judge", { at: step, play: play.parts }), named(play));
  }

  /** Continues the game from the step at the table, with the same cards. */
  async goOn() {
    this.player.pause();
    const answer = await this.#legal.ask(this.#at("t.from", { at: this.state.step }));
    if (answer) this.playOn(answer);
  }
}
