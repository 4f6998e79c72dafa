// The game: gestures change the record and ask about where they lead; what becomes of
// the answers. A later question ends an earlier search.

import { Question } from "../client.js";
import { t } from "../i18n.js";
import { placeIn, Store } from "../store.js";
import { named } from "./cards.js";
import { endgame, initial, owns, playsOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play */

/** @extends {Store<State>} */
export class Game extends Store {
  #question = new Question((fault) => this.#fail(fault));
  #why = new Question((fault) => this.#fail(fault));

  /** @param {(text: string) => void} announce tells a screen reader */
  constructor(announce) {
    super(initial());
    this.announce = announce;
  }

  /** Shows what is wrong. Of an endgame that can't be read there is no board.
   * @param {import("../client.js").Fault} fault */
  #fail(fault) {
    const unread = fault.field !== "" && fault.field !== "plays";
    this.set({ fault, search: null, board: unread ? null : this.state.board });
    this.announce(t("doudizhu.message", fault.message));
  }

  /** Asks about the position, with the counters of the search on show.
   * @param {string} op */
  #search(op) {
    this.set({ search: { expanded: 0, seconds: 0 } });
    return this.#question.ask({ op, ...endgame(this.state) }, ({ expanded, seconds }) => this.set({ search: { expanded, seconds } }));
  }

  /** Asks for the position after the plays made, and then what comes next. */
  async refresh() {
    this.set({ judged: null, search: null, stopped: false, holding: "" });
    const board = await this.#question.ask({ op: "d.board", ...endgame(this.state) });
    if (!board) return;
    this.set({ board, fault: null });
    await this.#goOn();
  }

  /** Says who has won, judges the plays of the reader, or plays for the others: what
   * was played before it was taken back, if anything. */
  async #goOn() {
    const { board, asked, line, step } = this.state;
    if (!board || !asked) return;
    if (board.winner) {
      this.announce(t("doudizhu.over", t("doudizhu.side." + board.winner)));
    } else if (owns(this.state, board.position.lead)) {
      await this.#judge();
    } else if (step < line.length) {
      await this.#put({ step: step + 1 });
    } else {
      await this.#reply();
    }
  }

  async #judge() {
    const judged = await this.#search("d.solve");
    if (!judged) return;
    this.set({ judged, search: null });
    this.announce(t("doudizhu.verdict." + judged.verdict, t("doudizhu.reason." + judged.reason)));
  }

  async #reply() {
    const answer = await this.#search("d.reply");
    if (!answer) return;
    const { play } = answer;
    this.set({ search: null });
    this.announce(t("doudizhu.plays", t("doudizhu.seat." + play.seat), named(play)));
    const plays = [...playsOf(this.state), play.parts];
    await this.#put({ line: plays, step: plays.length });
  }

  /** Changes the record, and asks about the position to which that leads.
   * @param {Partial<State>} change */
  #put(change) {
    this.set(change);
    return this.refresh();
  }

  /** Changes the endgame, which takes the plays back.
   * @param {Partial<import("./state.js").Setup>} patch */
  edit(patch) {
    const { setup, puzzles } = this.state;
    return this.#put({ setup: { ...setup, ...patch }, line: [], step: 0, asked: false, slip: null, puzzles: { ...puzzles, at: -1 } });
  }

  /** Judges the position, and all that follow. */
  solve() {
    return this.#put({ asked: true });
  }

  /** Makes a play, unless it is of a position that is past.
   * @param {Play} play */
  lay(play) {
    const { judged, board, step } = this.state;
    if (board?.played.length !== step) return;
    const slip = judged && givesAway(judged.moves, play) ? play : null;
    if (slip) this.announce(t("doudizhu.slip", named(slip)));
    const plays = [...playsOf(this.state), play.parts];
    this.#put({ line: plays, step: plays.length, asked: true, slip });
  }

  /** Goes to the position after the first n of all plays, those taken back included.
   * @param {number} n */
  goTo(n) {
    return this.#put({ step: placeIn(this.state, n), slip: null });
  }

  /** Takes back all from the reader's last play on. */
  undo() {
    const { board, step } = this.state;
    const mine = (board?.played ?? []).findLastIndex((p) => owns(this.state, p.seat));
    return this.goTo(mine < 0 ? step - 1 : mine);
  }

  redo() {
    return this.goTo(this.state.step + 1);
  }

  /** Lets the solver choose for the side to move. */
  auto() {
    this.set({ judged: null, stopped: false });
    return this.#reply();
  }

  /** Ends the search; the plays stay on offer. */
  stop() {
    this.#question.stop();
    if (this.state.search) {
      this.set({ search: null, stopped: true });
      this.announce(t("doudizhu.stopped"));
    }
  }

  /** Asks why the position is won or lost. */
  async explain() {
    const of = JSON.stringify(endgame(this.state));
    this.set({ why: { running: true, of, answer: null } });
    const answer = await this.#why.ask({ op: "d.explain", ...endgame(this.state) });
    this.set({ why: answer ? { running: false, of, answer } : null });
    if (answer) this.announce(t("doudizhu.verdict." + answer.verdict, t("doudizhu.reason." + answer.reason)));
    else if (answer === null) this.announce(t("doudizhu.stopped"));
  }

  stopExplaining() {
    this.#why.stop();
  }
}

/** Whether a play loses where another wins.
 * @param {Play[]} moves @param {Play} play */
function givesAway(moves, play) {
  const lost = moves.find((m) => m.parts === play.parts)?.outcome === "lost";
  return lost && moves.some((m) => m.outcome === "won");
}
