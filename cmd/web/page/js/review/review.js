// The review: decisions arrive while the reader steps through the game; the reader can try other moves, and see why the game was lost. The
// solvers decide which moves are legal, and judge them.

import { nameOf } from "../cards.js";
import { call, Question } from "../client.js";
import { t } from "../i18n.js";
import { shortName } from "../klondike/moves.js";
import { Player } from "../player.js";
import { Store } from "../store.js";
import { costliest, nextCostly } from "./decisions.js";
import { blank, keyOf, made, pathOf, placeOn, withMove } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Move} Move
 * @typedef {import("./record.js").Game} Game */

/** The strategy that finds the shortest solution, counting moves, turns and redeals, and its time limit in seconds. */
const [inSteps, proving] = ["minimal:metric=moves+turns+redeals", 30];

/** @extends {Store<State>} */
export class Review extends Store {
  /** Answers of k.board by position. @type {Map<string, {board: import("./state.js").Board, legal: Move[]}>} */
  #boards = new Map();
  #board = this.#question();
  #decisions = this.#question();
  #why = this.#question();
  #shortest = new Question(() => {}); // if the search fails, the solution found stays
  /** The step asked for last, which the state reaches when the answer arrives. */
  #goal = 0;

  /** @param {(text: string) => void} announce speaks to a screen reader */
  constructor(announce) {
    super(blank());
    this.announce = announce;
    this.player = new Player({
      at: () => this.#goal, last: () => this.state.path.moves.length, to: (step) => this.#go(step),
      speed: () => 2, report: (playing) => this.set({ playing }),
    });
  }

  #question() {
    return new Question(({ message }) => this.fail(message));
  }

  /** Shows a fault.
   * @param {string} fault */
  fail(fault) {
    this.set({ fault });
    this.announce(fault);
  }

  /** Takes a game, and begins to review it.
   * @param {Game} game
   * @returns {Promise<boolean>} whether it could be read */
  async open({ deal, seed, rules, moves, aids = {}, peeks = [] }) {
    const from = deal === undefined ? { seed } : { deal };
    const r = await this.#board.ask({ op: "k.board", ...from, ...fieldsOf(rules), moves });
    if (!r) return false;
    if (r.played.length === 0) {
      this.fail(t("review.noMoves"));
      return false;
    }
    this.stop();
    this.#boards.clear();
    this.state = { ...blank(), start: { deal: r.deal, rules }, aids, peeks, game: r.played, path: pathOf(r.played) };
    await this.#go(0);
    this.review();
    return true;
  }

  /** Ends all running requests. */
  stop() {
    this.player.pause();
    for (const question of [this.#decisions, this.#why, this.#shortest]) question.stop();
    this.set({ running: false, shortening: false, why: this.state.why?.running ? null : this.state.why });
  }

  /** The game with its rules after some moves, in the form of requests.
   * @param {string[]} moves */
  #request(moves) {
    const { start } = this.state;
    return { deal: start?.deal ?? "", ...(start ? fieldsOf(start.rules) : {}), moves };
  }

  /** Asks the solvers to judge the decisions, from the first one. */
  async review() {
    this.set({ decisions: [], report: null, running: true, fault: "" });
    const moves = this.state.game.map((m) => m.move);
    const report = await this.#decisions.ask({ op: "k.review", ...this.#request(moves), peeks: this.state.peeks }, (event) => {
      const d = /** @type {any} */ (event);
      if (d.event === "decision") this.set({ decisions: [...this.state.decisions, d] });
    });
    if (report === null) return;
    this.set({ running: false, report: report ?? null });
    const worst = costliest(this.state);
    if (report && worst && this.state.path.kind === "game" && this.state.step === 0) await this.#go(worst.first);
    if (!report) return;
    this.announce(t("review.done"));
    if (report.shortest && !report.shortest.proved) await this.#shorten(report);
  }

  /** Looks for the shortest solution, and for the proof that none is shorter.
   * @param {import("./state.js").Report} report */
  async #shorten(report) {
    this.set({ shortening: true });
    const answer = await this.#shortest.ask({ op: "k.solve", strategy: inSteps, limits: { seconds: proving }, ...this.#request([]) });
    if (this.state.report !== report) return;
    const [{ proved = false } = {}, moves] = [answer?.shortest ?? {}, answer?.solution ?? []];
    const better = moves.length > 0 && (proved || moves.length < (report.shortest?.steps ?? 0));
    this.set({ shortening: false, report: better ? { ...report, shortest: { steps: moves.length, proved, moves } } : report });
  }

  /** Goes to a place on the path.
   * @param {number} step */
  async #go(step) {
    const n = placeOn(this.state, step);
    this.#goal = n;
    this.#board.stop();
    const key = made(this.state, n).join(" ");
    if (!this.#boards.has(key)) {
      const r = await this.#board.ask({ op: "k.board", ...this.#request(made(this.state, n)) });
      if (!r) return;
      this.#boards.set(key, r);
    }
    const { board, legal } = /** @type {{board: import("./state.js").Board, legal: Move[]}} */ (this.#boards.get(key));
    this.set({ step: n, picked: "", board, legal });
  }

  /** Goes to a place in the game, from any place on the path.
   * @param {number} step */
  async toGame(step) {
    this.player.pause();
    this.state = { ...this.state, path: pathOf(this.state.game) };
    await this.#go(step);
  }

  /** Goes back to where a variation or a solution left the game. */
  back() {
    const { path } = this.state;
    return this.toGame(path.kind === "own" ? path.from : 0);
  }

  /** Goes to the next costly decision, or to the one before.
   * @param {1 | -1} way */
  async toCostly(way) {
    const next = nextCostly(this.state, way, this.state.path.kind === "game" ? this.#goal : undefined);
    if (next) await this.toGame(next.first);
  }

  /** Shows the short solution, from its start. */
  async toShortest() {
    const moves = this.state.report?.shortest?.moves;
    if (!moves) return;
    this.player.pause();
    /** @type {import("./state.js").Path} */
    const path = { kind: "shortest", moves, from: 0 };
    this.state = { ...this.state, path };
    await this.#go(0);
  }

  // Variations

  /** Makes a move, and asks for its value if the game went another way.
   * @param {Move} move */
  async play(move) {
    this.player.pause();
    const [before, key] = [made(this.state), keyOf(this.state, move.move)];
    this.state = { ...this.state, ...withMove(this.state, move) };
    this.announce(t("k.words", move));
    await this.#go(this.state.step);
    if (this.state.path.kind === "own") await this.#judge(before, move, key);
  }

  /** @param {string[]} before @param {Move} move @param {string} key */
  async #judge(before, move, key) {
    if (key in this.state.judged) return;
    const [start, judged] = [this.state.start, (/** @type {any} */ answer) => ({ judged: { ...this.state.judged, [key]: answer } })];
    this.set(judged(null));
    try {
      const answer = await call({ op: "k.judge", ...this.#request(before), peeks: this.state.peeks, at: before.length, move: move.move });
      if (this.state.start !== start) return;
      this.set(judged(answer));
      this.announce(t("review.judged", shortName(move), answer));
    } catch (error) {
      const { [key]: _, ...others } = this.state.judged;
      if (this.state.start === start) this.set({ judged: others, fault: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Lays a card on a pile.
   * @param {string} card @param {string} pile
   * @returns {boolean} whether it may lie there */
  drop(card, pile) {
    const move = this.state.legal.find((m) => m.card === card && m.to === pile);
    if (move) this.play(move);
    return move !== undefined;
  }

  /** Turns the stock, if the rules allow it. */
  turn() {
    const move = this.state.legal.find((m) => m.move === "@");
    if (move) this.play(move);
  }

  /** Picks a card up, or lays it back with "".
   * @param {string} card */
  pick(card) {
    if (card === this.state.picked) return;
    this.set({ picked: card });
    if (card) this.announce(t("k.pickedUp", nameOf(card), this.state.legal.filter((m) => m.card === card).map((m) => t("k.pile", m.to))));
  }

  // The loss

  /** Explains why the game was lost, at the place where the player lost it, and shows that place. */
  async explain() {
    const { report, start } = this.state;
    const at = report?.lost_at ?? null;
    if (at === null) return;
    await this.toGame(at);
    this.set({ why: { running: true, lost: null, reason: "" } });
    const answer = await this.#why.ask({ op: "k.explain", ...this.#request(made(this.state, at)) });
    if (answer === null || this.state.start !== start) return;
    this.set({ why: answer ? { running: false, lost: answer.lost ?? null, reason: answer.reason } : null });
  }
}

/** The rules in the form of requests.
 * @param {import("./state.js").Rules} rules */
function fieldsOf({ draw, redeals, back }) {
  return { draw, redeals, no_worrying_back: !back };
}
