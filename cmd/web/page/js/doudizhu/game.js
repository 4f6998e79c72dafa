// What happens to an endgame: it is read, judged and played. Each gesture changes
// the record and asks the solvers again; a later gesture ends an earlier search.

import { CallError, isAbort } from "../client.js";
import { t } from "../i18n.js";
import { named } from "./cards.js";
import { endgame, owns } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play
 * @typedef {{get: () => State, set: (patch: Partial<State>) => void, remember: () => void}} Store */

/** @param {Store} store @param {import("../main.js").Context} ctx */
export function game(store, ctx) {
  let job = new AbortController();
  const { get, set } = store;

  /** Asks for the position after the plays made, and then what comes next. */
  async function refresh() {
    job.abort();
    const { signal } = (job = new AbortController());
    set({ judged: null, search: null, stopped: false, holding: "" });
    try {
      const board = await ctx.call({ op: "d.board", ...endgame(get().setup, get().plays) }, { signal });
      set({ board, fault: null });
      await goOn(signal);
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Says who has won, judges the plays of the reader, or plays for the others.
   * @param {AbortSignal} signal */
  async function goOn(signal) {
    const { board, asked } = get();
    if (!board || !asked) {
      return;
    }
    if (board.winner) {
      ctx.announce(t("doudizhu.over", t("doudizhu.side." + board.winner)));
    } else if (owns(get(), board.position.lead)) {
      await judge(signal);
    } else {
      await reply(signal);
    }
  }

  /** @param {AbortSignal} signal */
  async function judge(signal) {
    const judged = await search("d.solve", signal);
    set({ judged, search: null });
    ctx.announce(t("doudizhu.verdict." + judged.verdict, judged.reason));
  }

  /** @param {AbortSignal} signal */
  async function reply(signal) {
    const { play } = await search("d.reply", signal);
    set({ search: null, undone: [] });
    ctx.announce(t("doudizhu.plays", t("doudizhu.seat." + play.seat), named(play)));
    put([...get().plays, play.parts]);
  }

  /** Asks about the position, with the counters of the search on show.
   * @param {string} op @param {AbortSignal} signal */
  function search(op, signal) {
    set({ search: { expanded: 0, seconds: 0 } });
    return ctx.call({ op, ...endgame(get().setup, get().plays) }, {
      signal,
      onProgress: ({ expanded, seconds }) => !signal.aborted && set({ search: { expanded, seconds } }),
    });
  }

  /** @param {unknown} error @param {AbortSignal} signal */
  function fail(error, signal) {
    if (signal.aborted || isAbort(error)) {
      return;
    }
    const event = error instanceof CallError ? error.event : null;
    const fault = { field: event?.field ?? "", column: event?.column ?? 0, message: error instanceof Error ? error.message : String(error) };
    set({ fault, search: null, board: event?.field === "plays" ? get().board : null });
    ctx.announce(t("doudizhu.message", fault.message));
  }

  /** @param {string[]} plays @param {Partial<State>} [more] */
  function put(plays, more = {}) {
    set({ ...more, plays });
    store.remember();
    return refresh();
  }

  return {
    refresh,

    /** Changes the endgame, which takes the plays back.
     * @param {Partial<import("./state.js").Setup>} patch */
    edit: (patch) => put([], { setup: { ...get().setup, ...patch }, asked: false, slip: null, undone: [], puzzles: { ...get().puzzles, at: -1 } }),

    /** Judges the position, and all that follow. */
    solve: () => put(get().plays, { asked: true }),

    /** Ends the search; the plays stay on offer.*/
    stop() {
      job.abort();
      if (get().search) {
        set({ search: null, stopped: true });
        ctx.announce(t("doudizhu.stopped"));
      }
    },

    /** Makes a play, unless it is of a position that is past.
     * @param {Play} play */
    lay(play) {
      const { judged, board } = get();
      if (board?.played.length !== get().plays.length) {
        return;
      }
      const outcomes = judged?.moves.map((m) => m.outcome) ?? [];
      const lost = judged?.moves.find((m) => m.parts === play.parts)?.outcome === "lost";
      const slip = lost && outcomes.includes("won") ? play : null;
      if (slip) {
        ctx.announce(t("doudizhu.slip", named(slip)));
      }
      put([...get().plays, play.parts], { asked: true, undone: [], slip });
    },

    /** Takes plays back up to the last one of the reader's, or makes one again.
     * @param {number} n how many plays stay */
    goTo(n) {
      const { plays, undone } = get();
      const all = [...plays, ...[...undone].reverse()];
      return put(all.slice(0, n), { undone: all.slice(n).reverse(), slip: null });
    },

    /** Where undo leads: before the reader's last play.
     * @returns {number} */
    before() {
      const { board, plays } = get();
      const mine = (board?.played ?? []).findLastIndex((p) => owns(get(), p.seat));
      return Math.max(0, mine < 0 ? plays.length - 1 : mine);
    },

    /** Lets the solver choose for the side to move. */
    async auto() {
      job.abort();
      const { signal } = (job = new AbortController());
      set({ judged: null, stopped: false });
      await reply(signal).catch((error) => fail(error, signal));
    },
  };
}

/** @typedef {ReturnType<typeof game>} Game */
