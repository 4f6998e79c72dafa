// Searching: verdicts after each move, solutions, hints. A search is stopped by
// ending its request.

import { isAbort } from "../client.js";
import { t } from "../i18n.js";
import { faultOf, keyOf, verdictAt } from "./state.js";

/** What a strategy heeds besides the position. */
export const heeds = {
  score: ["astar", "wastar", "greedy", "beam", "bfs", "dfs"], // idastar wants a lower bound, which it chooses itself
  openList: ["astar", "wastar", "greedy"],
  reparent: ["astar", "wastar", "greedy"],
};

export class Searcher {
  /** @type {AbortController | null} of the search with counters */
  #search = null;
  /** @type {AbortController | null} of the question whether the position can be won */
  #question = null;

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Finds out whether the position shown can still be won, unless that is known.
   * @returns {Promise<void>} */
  async judge() {
    const { game } = this;
    const s = game.state;
    this.doubt();
    if (!s.tell || verdictAt(s) || s.edit) {
      return;
    }
    const key = keyOf(s);
    const asking = (this.#question = new AbortController());
    try {
      const r = await game.ctx.call({ op: "k.winnable", ...game.position(), limits: { seconds: 5 } }, { signal: asking.signal });
      this.#learn(s, key, r);
    } catch (error) {
      game.fail(error);
    }
  }

  /** Takes the question back. */
  doubt() {
    this.#question?.abort();
    this.#question = null;
  }

  /** @param {import("./state.js").State} s the game it belongs to @param {string} key @param {any} r */
  #learn(s, key, r) {
    s.verdicts[key] = { verdict: r.verdict, reason: r.reason };
    if (s === this.game.state && keyOf(s) === key) {
      this.game.changed();
      this.game.ctx.announce(this.game.justLost() ? t("k.lostBy") : t("k.verdict." + r.verdict));
    }
  }

  /** Searches from the position shown. A solution becomes the rest of the line.
   * @returns {Promise<void>} */
  async solve() {
    const { game } = this;
    const s = game.state;
    if (s.search?.running || s.won || !s.board) {
      return;
    }
    this.doubt();
    game.replay.pause();
    const key = keyOf(s);
    const searching = (this.#search = new AbortController());
    s.search = { running: true, strategy: s.how.strategy, counters: {}, outcome: "", reason: "", steps: 0 };
    game.changed();
    try {
      const r = await game.ctx.call(this.#request(), { signal: searching.signal, onProgress: (event) => this.#count(s, event) });
      this.#found(s, key, r);
    } catch (error) {
      this.#failed(s, error);
    }
    game.changed();
  }

  #request() {
    const { state } = this.game;
    const { strategy, score, openList, reparent, seconds } = state.how;
    return {
      op: "k.solve", ...this.game.position(), strategy, limits: { seconds },
      ...(heeds.score.includes(strategy) ? { score } : {}),
      ...(heeds.openList.includes(strategy) ? { open_list: openList } : {}),
      ...(heeds.reparent.includes(strategy) ? { reparent } : {}),
    };
  }

  /** @param {import("./state.js").State} s @param {any} event */
  #count(s, event) {
    if (s.search?.running && s === this.game.state) {
      Object.assign(s.search.counters, event);
      this.game.changed();
    }
  }

  /** @param {import("./state.js").State} s @param {string} key where the search began @param {any} r */
  #found(s, key, r) {
    const { stats, length } = r;
    const steps = length.moves + length.turns + length.redeals;
    const counters = { ...s.search?.counters, ...stats, tree: stats.states, open: stats.open_peak };
    s.search = { running: false, strategy: r.strategy, counters, outcome: r.verdict, reason: r.reason, steps };
    if (r.verdict !== "undecided") {
      s.verdicts[key] = { verdict: r.verdict, reason: r.reason };
    }
    if (r.verdict === "solved" && keyOf(s) === key) {
      s.line = [...s.line.slice(0, s.step), ...r.solution];
      for (let n = s.step; n <= s.line.length; n++) {
        s.verdicts[keyOf(s, n)] = { verdict: "solved", reason: "" };
      }
      s.note = t("k.foundSteps", steps);
    }
    this.game.ctx.announce(t("k.verdict." + r.verdict) + (r.verdict === "solved" ? " " + t("k.foundSteps", steps) : ""));
  }

  /** @param {import("./state.js").State} s @param {unknown} error */
  #failed(s, error) {
    const outcome = isAbort(error) ? "stopped" : "failed";
    s.search = { running: false, strategy: s.how.strategy, counters: s.search?.counters ?? {}, outcome, reason: "", steps: 0 };
    s.fault = isAbort(error) ? s.fault : faultOf(error);
    this.game.ctx.announce(isAbort(error) ? t("k.stopped") : (s.fault?.message ?? ""));
  }

  /** Ends the search. */
  stop() {
    this.#search?.abort();
    this.#search = null;
  }

  /** Asks for the verdicts of all legal moves.
   * @returns {Promise<void>} */
  async hint() {
    const { game } = this;
    const s = game.state;
    const key = keyOf(s);
    try {
      const r = await game.ctx.call({ op: "k.hint", ...game.position() });
      if (s !== game.state || keyOf(s) !== key) {
        return;
      }
      s.verdicts[key] ??= { verdict: r.verdict, reason: "" };
      const [best] = r.moves;
      s.note = best?.verdict === "solved" ? t("k.hint", t("k.words", best)) : t("k.noHint");
      game.set({ hints: r.moves });
      game.ctx.announce(s.note);
    } catch (error) {
      game.fail(error);
    }
  }
}
