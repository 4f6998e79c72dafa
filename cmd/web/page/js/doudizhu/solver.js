// What is asked about an endgame, and what becomes of the answers: it is read, judged
// and played on. A later question ends an earlier search.

import { CallError, isAbort } from "../client.js";
import { t } from "../i18n.js";
import { named } from "./cards.js";
import { endgame, owns } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {{get: () => State, set: (patch: Partial<State>) => void, remember: () => void}} Store */

/** @param {Store} store @param {import("../main.js").Context} ctx */
export function solver(store, ctx) {
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

  /** Says who has won, judges the plays of the reader, or plays for the others: what
   * was played before it was taken back, if anything.
   * @param {AbortSignal} signal */
  async function goOn(signal) {
    const { board, asked, plays, undone } = get();
    const again = undone.at(-1);
    if (!board || !asked) {
      return;
    }
    if (board.winner) {
      ctx.announce(t("doudizhu.over", t("doudizhu.side." + board.winner)));
    } else if (owns(get(), board.position.lead)) {
      await judge(signal);
    } else if (again !== undefined) {
      put([...plays, again], { undone: undone.slice(0, -1) });
    } else {
      await reply(signal);
    }
  }

  /** @param {AbortSignal} signal */
  async function judge(signal) {
    const judged = await search("d.solve", signal);
    set({ judged, search: null });
    ctx.announce(t("doudizhu.verdict." + judged.verdict, t("doudizhu.reason." + judged.reason)));
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
    set({ fault, search: null, board: event?.kind === "input" && event.field !== "plays" ? null : get().board });
    ctx.announce(t("doudizhu.message", fault.message));
  }

  /** Goes to the position after plays, and asks about it.
   * @param {string[]} plays @param {Partial<State>} [more] */
  function put(plays, more = {}) {
    set({ ...more, plays });
    store.remember();
    return refresh();
  }

  return {
    refresh,
    put,

    /** Ends the search; the plays stay on offer. */
    stop() {
      job.abort();
      if (get().search) {
        set({ search: null, stopped: true });
        ctx.announce(t("doudizhu.stopped"));
      }
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
