// The gestures of a game: each changes the record and asks about where it leads.

import { t } from "../i18n.js";
import { named } from "./cards.js";
import { solver } from "./solver.js";
import { owns } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play
 * @typedef {import("./solver.js").Store} Store */

/** @param {Store} store @param {import("../main.js").Context} ctx */
export function game(store, ctx) {
  const { refresh, put, stop, auto } = solver(store, ctx);
  const { get } = store;

  return {
    refresh, stop, auto,

    /** Changes the endgame, which takes the plays back.
     * @param {Partial<import("./state.js").Setup>} patch */
    edit: (patch) => put([], { setup: { ...get().setup, ...patch }, asked: false, slip: null, undone: [], puzzles: { ...get().puzzles, at: -1 } }),

    /** Judges the position, and all that follow. */
    solve: () => put(get().plays, { asked: true }),

    /** Makes a play, unless it is of a position that is past.
     * @param {Play} play */
    lay(play) {
      const { judged, board } = get();
      if (board?.played.length !== get().plays.length) {
        return;
      }
      const slip = judged && givesAway(judged.moves, play) ? play : null;
      if (slip) {
        ctx.announce(t("doudizhu.slip", named(slip)));
      }
      put([...get().plays, play.parts], { asked: true, undone: [], slip });
    },

    /** Goes to the position after the first n of all plays, those taken back included.
     * @param {number} n */
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
  };
}

/** Whether a play loses where another wins.
 * @param {Play[]} moves @param {Play} play */
function givesAway(moves, play) {
  const lost = moves.find((m) => m.parts === play.parts)?.outcome === "lost";
  return lost && moves.some((m) => m.outcome === "won");
}

/** @typedef {ReturnType<typeof game>} Game */
