// Searching: verdicts after each move, solutions, hints, explanations. Ending a request
// stops its search.

import { Question } from "../client.js";
import { t } from "../i18n.js";
import { isFounding, justLost, keyOf, verdictAt } from "./state.js";

/** @import { Search, Verdict } from "./state.js" */

/** How many reports a search keeps, the latest. */
const mostReports = 500;

export class Searcher {
  /** @param {import("./game.js").Game} game */
  constructor(game) {
    const question = () => new Question((fault) => game.fail(fault));
    this.game = game;
    this.verdict = question();
    this.solution = question();
    this.hints = question();
    this.why = question();
    this.proof = question();
  }

  /** Leaves the position: drops the request for its verdict, and, if another position follows,
   * the request for its solution.
   * @param {boolean} away */
  leave(away) {
    this.verdict.stop();
    if (away) this.solution.stop();
  }

  /** Ends all requests about a game. */
  stop() {
    this.leave(true);
    this.why.stop();
    this.proof.stop();
  }

  /** Returns a key of the position shown and a check that it is still shown. */
  #here() {
    const { start } = this.game.state;
    const key = keyOf(this.game.state);
    return { key, start, holds: () => this.game.state.start === start && keyOf(this.game.state) === key };
  }

  /** Notes the verdict on a position, and on others if there are any.
   * @param {string} key @param {Verdict} verdict @param {Record<string, Verdict>} [others]
   * @returns {Record<string, Verdict>} */
  #learned(key, { verdict, reason }, others = {}) {
    return { ...this.game.state.verdicts, [key]: { verdict, reason }, ...others };
  }

  /** Finds out whether the position shown can still be won, unless the verdict is known. */
  async judge() {
    const { game } = this;
    this.verdict.stop();
    if (!game.state.judging || verdictAt(game.state) || game.state.edit) return;
    const { key } = this.#here();
    const r = await this.verdict.ask({ op: "k.winnable", ...game.position(), limits: { seconds: 5 } });
    if (!r) return;
    game.set({ verdicts: this.#learned(key, r) });
    game.announce(justLost(game.state) ? t("k.lostBy") : t("k.verdict." + r.verdict));
  }

  /** Searches from the position shown. A solution becomes the rest of the line. */
  async solve() {
    const { game } = this;
    const { search, won, board } = game.state;
    if (search?.running || won || !board) return;
    game.player.pause();
    this.verdict.stop();
    const here = this.#here();
    /** @type {Search} */
    const said = { running: true, counters: {}, outcome: "", reason: "", steps: 0, log: [], path: "" };
    game.set({ search: said });
    const r = await this.solution.ask(this.#request(), (event) => {
      if (event.event !== "reached") game.set({ search: { ...said, counters: Object.assign(said.counters, event) } });
      else if (said.log.push(/** @type {any} */ (event)) > mostReports) said.log.shift();
    });
    if (r) {
      this.#found(here, said, r);
    } else if (here.start === game.state.start) {
      game.set({ search: { ...said, running: false, outcome: r === null ? "stopped" : "failed" } });
      if (r === null) game.announce(t("k.stopped"));
    }
  }

  /** The strategy with those settings that it uses. */
  #request() {
    const { how: { strategy, seconds, ...rest }, known } = this.game.state;
    const heeded = Object.entries(rest).filter(([name]) => known.heeds[/** @type {keyof typeof rest} */ (name)].includes(strategy))
      .map(([name, value]) => `:${name.replace("_", "-")}=${value}`).join("");
    return { op: "k.solve", ...this.game.position(), strategy: strategy + heeded, pinyin: isFounding(this.game.state), limits: { seconds: Number(seconds) } };
  }

  /** @param {{key: string, holds: () => boolean}} here the position where the search began @param {Search} said @param {any} r */
  #found({ key, holds }, said, { verdict, reason, solution, stats, moves }) {
    const { game } = this;
    const steps = solution.length;
    const counters = { ...said.counters, ...stats, tree: stats.states, open: stats.open_peak };
    const search = { ...said, running: false, counters, outcome: verdict, reason, steps, path: moves.join(" ") };
    game.set({ search, verdicts: verdict === "undecided" ? game.state.verdicts : this.#learned(key, { verdict, reason }) });
    if (verdict === "solved" && holds()) {
      const s = { ...game.state, line: [...game.state.line.slice(0, game.state.step), ...solution] };
      const all = s.line.slice(s.step).map((_, i) => [keyOf(s, s.step + i + 1), { verdict, reason: "" }]);
      game.set({ line: s.line, verdicts: this.#learned(key, { verdict, reason: "" }, Object.fromEntries(all)), note: t("k.foundSteps", steps) });
    }
    game.announce(t("k.verdict." + verdict) + (verdict === "solved" ? " " + t("k.foundSteps", steps) : ""));
  }

  /** Asks for the verdicts of all legal moves. */
  async hint() {
    const { game } = this;
    const { key, holds } = this.#here();
    const r = await this.hints.ask({ op: "k.hint", ...game.position() });
    if (!r || !holds() || r.over === "won") return;
    const [best] = r.moves, at = r.lost_at;
    const lost = at > 0 ? t("k.lastWinnable", at - 1) : t(at === 0 ? "k.dealVerdict.unsolvable" : "k.verdict.unsolvable");
    const note = r.verdict === "unsolvable" ? lost : t(r.verdict === "solved" ? "k.hint" : "k.maybeHint", t("k.words", best));
    const before = at > 0 ? { [keyOf(game.state, at - 1)]: { verdict: /** @type {const} */ ("solved"), reason: "" } } : {};
    game.set({ hints: r.moves, note, verdicts: { ...this.#learned(key, { verdict: r.verdict, reason: "" }, before), ...game.state.verdicts } });
    game.announce(note);
  }

  /** Explains the position shown; at the end of a won game, the game. The solution of
   * an explanation becomes the rest of the line. */
  async explain() {
    const { game } = this;
    const { why, edit, board, won, step, line } = game.state;
    if (why?.running || edit || !board) return;
    const { key, start, holds } = this.#here();
    const from = won ? 0 : step;
    game.set({ why: { running: true, key, from, answer: null } });
    const answer = await this.why.ask({ op: "k.explain", ...game.position() });
    const moves = answer?.won && !won ? [...line.slice(0, from).map((m) => m.move), ...answer.won.moves] : null;
    const r = answer && moves ? await this.why.ask({ op: "k.board", deal: start.deal, ...game.fields(), moves }) : { played: line };
    if (answer && r && holds()) {
      const { verdict } = answer;
      const verdicts = verdict === "undecided" ? game.state.verdicts : this.#learned(key, { verdict, reason: "" });
      game.set({ why: { running: false, key, from, answer }, line: moves ? r.played : game.state.line, verdicts });
      game.announce(t("k.dealVerdict." + verdict));
    } else if (start === game.state.start) {
      game.set({ why: null });
      if (answer === null) game.announce(t("k.stopped"));
    }
  }

  /** Asks for the proof of the verdict on the position shown. */
  async prove() {
    const { game } = this;
    const { proof, edit, board } = game.state;
    if (proof?.running || edit || !board) return;
    const { key, start, holds } = this.#here();
    game.set({ proof: { running: true, key, answer: null } });
    const answer = await this.proof.ask({ op: "k.proof", ...game.position() });
    if (answer && holds()) {
      const { verdict, reason } = answer;
      game.set({ proof: { running: false, key, answer }, verdicts: verdict === "undecided" ? game.state.verdicts : this.#learned(key, { verdict, reason: "" }) });
      game.announce(reason ? t("k.unproved") : t("k.proved." + verdict, answer.bytes || answer.moves));
    } else if (start === game.state.start) {
      game.set({ proof: null });
      if (answer === null) game.announce(t("k.stopped"));
    }
  }
}
