// The game: a gesture changes the record and requests the new position; the answers become
// states. A later question ends an earlier search.

import { call, Question, warmUp } from "../client.js";
import { t } from "../i18n.js";
import { placesOf, ranksOf } from "../pack.js";
import { placeIn, Store } from "../store.js";
import { named } from "./cards.js";
import { keepSolved } from "./ladder.js";
import { cardsOf, endgame, initial, owns, playsOf, seatsOf } from "./state.js";

/** @import { Play, State } from "./state.js" */

/** @extends {Store<State>} */
export class Game extends Store {
  #question = new Question((fault) => this.#fail(fault));
  #why = new Question((fault) => this.#fail(fault));
  /** Settles once the last gesture's answer is shown. */
  #raising = Promise.resolve();

  /** Shows a fault. An endgame that can't be parsed has no board.
   * @param {import("../client.js").Fault} fault */
  #fail(fault) {
    const unread = fault.field !== "" && fault.field !== "plays";
    this.set({ fault, search: null, board: unread ? null : this.state.board });
    this.announce(fault.message);
  }

  /** Asks the solver about the position, and shows the counters of the search.
   * @param {string} op */
  #search(op) {
    this.set({ search: { expanded: 0, seconds: 0 } });
    return this.#question.ask({ op, ...endgame(this.state) }, ({ expanded, seconds }) => this.set({ search: { expanded, seconds } }));
  }

  /** Asks for the position after the plays made, then takes the next step. */
  async refresh() {
    this.set({ judged: null, search: null, stopped: false, up: [], refused: "", hinted: null });
    const board = await this.#question.ask({ op: "d.board", ...endgame(this.state) });
    if (!board) return;
    this.set({ board, fault: null });
    await this.#goOn();
  }

  /** Announces the winner, judges the reader's plays, or plays for the others: the play
   * that was taken back, if there was one. */
  async #goOn() {
    const { board, asked, line, step } = this.state;
    if (!board || !asked) return;
    if (board.winner) {
      this.#finish(board.winner);
    } else if (owns(this.state, board.position.lead)) {
      await this.#judge();
    } else if (step < line.length) {
      await this.#put({ step: step + 1 });
    } else {
      await this.#reply();
    }
  }

  /** The game is over. A puzzle counts as solved if the reader has won.
   * @param {import("./state.js").Seat} winner */
  #finish(winner) {
    const { task, ladder } = this.state;
    if (task && owns(this.state, winner)) this.set({ ladder: { ...ladder, done: keepSolved({ ...ladder.done, [task.puzzle.id]: Math.max(ladder.done[task.puzzle.id] ?? 0, task.helped ? 1 : 2) }) } });
    this.announce(t("doudizhu.over", t("doudizhu.side." + winner)));
  }

  async #judge() {
    warmUp("apart"); // for the cards that the reader raises meanwhile
    const judged = await this.#search("d.solve");
    if (!judged) return;
    this.set({ judged, search: null });
    if (this.state.marks) this.announce(t("doudizhu.verdict." + judged.verdict, t("doudizhu.reason." + judged.reason)));
  }

  /** The solver's choice; undefined if the search was stopped or another question has come.
   * @returns {Promise<Play | undefined>} */
  async #chosen() {
    const answer = await this.#search("d.reply");
    if (answer) this.set({ search: null });
    return answer?.play;
  }

  async #reply() {
    const play = await this.#chosen();
    if (!play) return;
    this.announce(t("doudizhu.plays", t("doudizhu.seat." + play.seat), named(play)));
    const plays = [...playsOf(this.state), play.parts];
    await this.#put({ line: plays, step: plays.length });
  }

  /** Changes the record, and requests the new position.
   * @param {Partial<State>} change */
  #put(change) {
    this.set(change);
    return this.refresh();
  }

  /** Changes the endgame, which takes the plays back.
   * @param {Partial<import("./state.js").Setup>} patch */
  edit(patch) {
    return this.#put({ setup: { ...this.state.setup, ...patch }, line: [], step: 0, chosen: {}, asked: false, slip: null, task: null });
  }

  /** Asks the solver to judge this position and all later ones. */
  solve() {
    return this.#put({ asked: true, setting: false });
  }

  /** Opens a puzzle: the reader plays the side to move, without marks. The reader's own endgame waits.
   * @param {import("./state.js").Puzzle} puzzle @param {string} [day] whose puzzle it is */
  sit(puzzle, day = "") {
    const { task, aside, setup, line, step, asked, marks, me, ladder } = this.state;
    const three = puzzle.down !== undefined;
    const none = { landlord: "", peasant: "", down: "", up: "" };
    const hands = Object.fromEntries(seatsOf({ three }).map((seat) => [seat, puzzle[seat] ?? ""]));
    return this.#put({
      room: "puzzles", aside: task ? aside : { setup, line, step, asked, marks, me }, task: { puzzle, day, helped: false },
      setup: { ...initial().setup, three, hands: { ...none, ...hands }, lead: puzzle.lead, rules: puzzle.rules },
      line: [], step: 0, chosen: {}, board: null, asked: true, marks: false, slip: null, me: puzzle.lead === "landlord" ? "landlord" : "peasants",
      ladder: { ...ladder, level: day === "" && puzzle.level || ladder.level },
    });
  }

  /** Makes the plays that an address gives for a puzzle.
   * @param {string[]} line @param {number} step */
  resume(line, step) {
    return this.#put({ line, step });
  }

  /** Leaves the puzzle: the reader's own endgame comes back. */
  leave() {
    this.stop();
    this.set({ task: null, aside: null, board: null, slip: null, chosen: {}, why: null, ...this.state.aside });
  }

  /** Notes that the reader was helped: the puzzle then gets no star.
   * @param {Partial<State>} [change] what else changes */
  #help(change = {}) {
    const { task } = this.state;
    this.set({ ...change, task: task && { ...task, helped: true } });
  }

  /** Makes a play, unless it belongs to an earlier position.
   * @param {Play} play */
  lay(play) {
    const { judged, board, step, slip, chosen } = this.state;
    if (board?.played.length !== step) return;
    const slipped = judged && givesAway(judged.moves, play) ? { play, at: step } : null;
    if (slipped && this.state.marks) this.announce(t("doudizhu.slip", named(play)));
    const plays = [...playsOf(this.state), play.parts];
    this.#put({ line: plays, step: plays.length, asked: true, slip: slipped ?? (this.state.task && slip), chosen: { ...chosen, [step]: this.#raised() } });
  }

  /** The hand of the side to move, card by card. */
  #hand() {
    const { board, chosen } = this.state;
    return board ? cardsOf(board, chosen).hands[board.position.lead] : [];
  }

  /** The raised cards. */
  #raised() {
    const hand = this.#hand();
    return this.state.up.flatMap((at) => hand[at] ?? []);
  }

  /** Raises cards by a gesture: those that stay up, and of those touched what the service leaves.
   * @param {readonly number[]} up @param {number[]} [touched] */
  raise(up, touched = []) {
    const all = [...up, ...touched];
    this.set({ up: all, refused: "" });
    if (all.length > 0) this.#raising = this.#settle(up, touched, this.state.up);
  }

  /** @param {readonly number[]} up @param {number[]} touched @param {readonly number[]} all the places before the answer: after another gesture it is late */
  async #settle(up, touched, all) {
    const hand = this.#hand();
    const ranks = (/** @type {readonly number[]} */ places) => [...ranksOf(places.flatMap((at) => hand[at] ?? []))];
    const answer = await call({ op: "d.plays", ...endgame(this.state), cards: ranks(up), touched: ranks(touched) }).catch(() => null);
    if (answer && this.state.up === all) this.set({ up: touched.length > 0 ? placesOf(hand, answer.cards, [...touched, ...up]) : all, refused: answer.why });
  }

  /** The legal plays of exactly the raised cards. */
  fits() {
    const cards = ranksOf(this.#raised());
    return (this.state.board?.legal ?? []).filter((p) => cards && p.cards.length === cards.length && holds(p, cards));
  }

  /** Plays the raised cards. If the cards form several plays, the list offers these. */
  async layRaised() {
    await this.#raising;
    const [only, ...others] = this.fits(), { up, refused } = this.state;
    if (only && others.length === 0) this.lay(only);
    else if (up.length > 0) this.announce(only ? t("doudizhu.several") : t("doudizhu.refused." + (refused || "no play")));
  }

  /** Passes, where that is allowed. */
  pass() {
    const pass = this.state.board?.legal.find((p) => p.parts === "-");
    if (pass) this.lay(pass);
  }

  /** Raises the cards of the play that the solver would make; the next call raises another one that wins as well. */
  async hint() {
    if (!this.state.judged) await this.solve();
    const { judged, hinted } = this.state;
    if (!judged) return;
    const first = hinted ?? await this.#chosen();
    if (!first) return;
    const best = ["won", "undecided", "lost"].map((outcome) => judged.moves.filter((m) => m.outcome === outcome)).find((list) => list.length > 0) ?? [];
    const next = best[(best.findIndex((m) => m.parts === first.parts) + (hinted ? 1 : 0)) % best.length] ?? best[0];
    if (!next) return;
    this.#help({ hinted: next });
    this.raise(placesOf(this.#hand(), next.cards));
    this.announce(t("doudizhu.hinted", named(next), t("doudizhu.outcome." + next.outcome)));
  }

  /** Raises one more card of a rank, if the hand has it.
   * @param {string} rank */
  pickUp(rank) {
    const { up } = this.state;
    const at = this.#hand().findIndex((card, i) => card.startsWith(rank) && !up.includes(i));
    if (at >= 0) this.raise([...up, at]);
  }

  /** Goes to the position after the first n of all plays, those taken back included.
   * @param {number} n */
  goTo(n) {
    const { slip, step } = this.state;
    if (n < step) this.#help();
    return this.#put({ step: placeIn(this.state, n), slip: slip && slip.at < n ? slip : null });
  }

  /** Takes back the reader's last play and all plays after it. */
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
    this.#help({ judged: null, stopped: false });
    return this.#reply();
  }

  /** Shows or hides who wins with each play. */
  mark() {
    this.#help({ marks: !this.state.marks });
  }

  /** Ends the search; the legal plays stay available. */
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
    this.#help({ why: { running: true, of, answer: null } });
    const answer = await this.#why.ask({ op: "d.explain", ...endgame(this.state) });
    this.set({ why: answer ? { running: false, of, answer } : null });
    if (answer) this.announce(t("doudizhu.verdict." + answer.verdict, t("doudizhu.reason." + answer.reason)));
    else if (answer === null) this.announce(t("doudizhu.stopped"));
  }

  stopExplaining() {
    this.#why.stop();
  }
}

/** Whether a play contains all cards of the given ranks.
 * @param {Play} p @param {string} ranks */
export function holds(p, ranks) {
  return placesOf(p.cards, ranks).length === ranks.length;
}

/** Whether a play loses where another wins.
 * @param {Play[]} moves @param {Play} play */
function givesAway(moves, play) {
  const lost = moves.find((m) => m.parts === play.parts)?.outcome === "lost";
  return lost && moves.some((m) => m.outcome === "won");
}
