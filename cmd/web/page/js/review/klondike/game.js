// The review of a game of Klondike: the reader can try other moves, see a short solution, and why the game was lost.

import { Question } from "../../client.js";
import { t } from "../../i18n.js";
import { Boards, fieldsOf } from "../../klondike/boards.js";
import { shortName } from "../../klondike/moves.js";
import { placeIn } from "../../store.js";
import { pathOf } from "../decisions.js";
import { Reviewing } from "../reviewing.js";
import { blank, keyOf, made, withMove } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Move} Move */

/** The strategy that finds the shortest solution, counting moves, turns and redeals, and its time limit in seconds. */
const [inSteps, proving] = ["minimal:metric=moves+turns+redeals", 30];

/** @extends {Reviewing<State>} */
export class Review extends Reviewing {
  #boards = new Boards(({ message }) => this.fail(message));
  #why = this.question();
  #shortest = new Question(() => {}); // if the search fails, the solution found stays
  #goal = 0;

  /** @param {(text: string) => void} announce speaks to a screen reader @param {(game: import("./record.js").Game) => void} opened told of each game taken */
  constructor(announce, opened) {
    super(blank(), announce, 2);
    this.opened = opened;
  }

  get at() {
    return this.#goal;
  }

  /** Takes a game, and begins to review it.
   * @param {import("./record.js").Game} game */
  async open(game) {
    const { deal, seed, rules, moves, aids = {}, peeks = [] } = game;
    const r = await this.#boards.open({ ...(deal === undefined ? { seed } : { deal }), ...fieldsOf(rules), moves });
    if (!r) return;
    if (r.played.length === 0) {
      this.fail(t("review.noMoves"));
      return;
    }
    this.stop();
    this.opened(game);
    this.state = { ...blank(), start: { deal: r.deal, rules }, aids, peeks, game: r.played, path: pathOf(r.played) };
    await this.go(0);
    this.review();
  }

  stop() {
    super.stop();
    this.#why.stop();
    this.#shortest.stop();
    this.set({ shortening: false, why: this.state.why?.running ? null : this.state.why });
  }

  /** The game with its rules after some moves, in the form of requests.
   * @param {string[]} moves */
  #position(moves) {
    const { start } = this.state;
    return { deal: start?.deal ?? "", ...(start ? fieldsOf(start.rules) : {}), moves };
  }

  request() {
    return { op: "k.review", ...this.#position(this.state.game.map((m) => m.move)), peeks: this.state.peeks };
  }

  async review() {
    const report = await super.review();
    if (report?.shortest && !report.shortest.proved) await this.#shorten(report);
    return report;
  }

  /** Looks for the shortest solution, and for the proof that none is shorter.
   * @param {import("./state.js").Report} report */
  async #shorten(report) {
    this.set({ shortening: true });
    const answer = await this.#shortest.ask({ op: "k.solve", strategy: inSteps, limits: { seconds: proving }, ...this.#position([]) });
    if (this.state.report !== report) return;
    const [{ proved = false } = {}, moves] = [answer?.shortest ?? {}, answer?.solution ?? []];
    const better = moves.length > 0 && (proved || moves.length < (report.shortest?.steps ?? 0));
    this.set({ shortening: false, report: better ? { ...report, shortest: { steps: moves.length, proved, moves } } : report });
  }

  /** @param {number} step */
  async go(step) {
    const n = placeIn({ line: this.state.path.moves, step }, step);
    this.#goal = n;
    const r = await this.#boards.at(this.#position(made(this.state, n)));
    if (r) this.set({ step: n, picked: "", board: r.board, legal: r.legal });
  }

  /** Goes back to where a variation or a solution left the game. */
  back() {
    const { path } = this.state;
    return this.toGame(path.kind === "own" ? path.from : 0);
  }

  /** Shows the short solution, from its start. */
  async toShortest() {
    const moves = this.state.report?.shortest?.moves;
    if (!moves) return;
    this.player.pause();
    this.state = { ...this.state, path: { kind: /** @type {const} */ ("shortest"), moves, from: 0 } };
    await this.go(0);
  }

  /** Makes a move, and asks for its value if the game went another way.
   * @param {Move} move */
  async play(move) {
    this.player.pause();
    const [before, key] = [made(this.state), keyOf(this.state, move.move)];
    this.state = { ...this.state, ...withMove(this.state, move) };
    this.announce(t("k.words", move));
    await this.go(this.state.step);
    const request = { op: "k.judge", ...this.#position(before), peeks: this.state.peeks, at: before.length, move: move.move };
    if (this.state.path.kind === "own") await this.judge(key, request, shortName(move));
  }

  /** Explains why the game was lost, at the place where the player lost it, and shows that place. */
  async explain() {
    const { report, start } = this.state;
    const at = report?.lost_at ?? null;
    if (at === null) return;
    await this.toGame(at);
    this.set({ why: { running: true, lost: null } });
    const answer = await this.#why.ask({ op: "k.explain", ...this.#position(made(this.state, at)) });
    if (answer === null || this.state.start !== start) return;
    this.set({ why: answer ? { running: false, lost: answer.lost ?? null } : null });
  }
}
