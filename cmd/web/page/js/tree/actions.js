// What the reader can do: each action makes a new state from the old one and asks
// for it to be drawn.

import { CallError, isAbort } from "../client.js";
import { t } from "../i18n.js";
import { sentences } from "./describe.js";
import { engines, exampleOf, exampleProblem } from "./examples.js";
import { deedsAt } from "./lists.js";
import { loadRun } from "./load.js";
import { loaded } from "./state.js";
import { stepAt } from "./structure.js";

/** @typedef {import("./state.js").State} State */

/** Pictures a second when playing fast: more steps are taken at once. */
const PICTURES = 30;

export class Actions {
  #stopper = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {State} state
   * @param {import("../main.js").Context} ctx
   * @param {() => void} changed asks for the state to be drawn */
  constructor(state, ctx, changed) {
    this.state = state;
    this.ctx = ctx;
    this.changed = changed;
  }

  /** @param {Partial<State>} change */
  #set(change) {
    this.state = { ...this.state, ...change };
    this.changed();
  }

  // The problem

  /** @param {import("./trace.js").Game} game @param {number} number of an example */
  example(game, number) {
    this.#set({ problem: exampleProblem(game, number) });
  }

  /** @param {string} engine */
  engine(engine) {
    this.#set({ problem: { ...this.state.problem, engine } });
  }

  /** Takes a problem of the reader's own.
   * @param {Record<string, string>} fields */
  fields(fields) {
    this.#set({ problem: { ...this.state.problem, example: "", fields: { ...this.state.problem.fields, ...fields } } });
  }

  /** Takes the problem of an address, if it has one.
   * @param {Record<string, string>} params */
  open({ game, engine, step, ...fields }) {
    if (game !== "klondike" && game !== "doudizhu") return;
    const chosen = engines[game].includes(engine) ? engine : engines[game][0];
    this.#set({ problem: { game, engine: chosen, example: exampleOf(game, fields), fields } });
    this.run(step === undefined ? Infinity : Number(step) || 0);
  }

  /** Runs the search, and shows what it came to, or one of its steps.
   * @param {number} [step] */
  async run(step = Infinity) {
    const { problem } = this.state;
    this.stop();
    this.#stopper = new AbortController();
    const { signal } = this.#stopper;
    this.#set({ phase: "running", progress: 0, error: null, playing: false });
    try {
      const run = await loadRun(this.ctx, problem, signal, (progress) => this.#set({ progress }));
      const { structure } = run;
      this.state = loaded(this.state, run);
      this.#moment(structure.steps[Math.min(step, structure.steps.length - 1)]);
      this.ctx.announce(t("tree.ready", structure.size, structure.steps.length - 1));
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** @param {unknown} error @param {AbortSignal} signal */
  #fail(error, signal) {
    const phase = this.state.run ? "ready" : "empty";
    if (isAbort(error)) {
      if (signal === this.#stopper.signal) this.#set({ phase });
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    this.#set({ phase, error: { field: error instanceof CallError ? (error.event.field ?? "") : "", message } });
    this.ctx.announce(message);
    if (!(error instanceof CallError)) throw error;
  }

  /** Ends a search that is running. */
  stop() {
    this.#stopper.abort();
  }

  // The moment

  /** @param {number} moment */
  #moment(moment) {
    const { run } = this.state;
    if (!run) return;
    run.status.go(Math.min(Math.max(moment, run.structure.steps[0]), run.structure.length));
    this.#remember();
    this.changed();
  }

  /** Goes some steps on, or back. @param {number} steps */
  step(steps) {
    const { run } = this.state;
    if (!run) return;
    const now = stepAt(run.structure, run.status.moment);
    this.goToStep(now + steps);
    this.#say();
  }

  /** @param {number} step */
  goToStep(step) {
    const { run } = this.state;
    if (!run) return;
    const last = run.structure.steps.length - 1;
    this.#moment(run.structure.steps[Math.min(Math.max(step, 0), last)]);
  }

  /** Goes some events on, or back. @param {number} events */
  event(events) {
    if (this.state.run) this.#moment(this.state.run.status.moment + events);
    this.#say();
  }

  home() {
    this.goToStep(0);
    this.#say();
  }

  end() {
    this.goToStep(Infinity);
    this.#say();
  }

  /** Says what the step did. */
  #say() {
    const { run } = this.state;
    if (run) this.ctx.announce(sentences(deedsAt(run.structure, run.status.moment), run.structure.trace.game).join(" "));
  }

  /** Plays from here, or from the start if this is the end; or pauses. */
  play() {
    const { run, playing } = this.state;
    clearTimeout(this.#timer);
    if (!run) return;
    if (!playing && run.status.moment >= run.structure.length) this.goToStep(0);
    this.#set({ playing: !playing });
    if (!playing) this.#tick();
  }

  #tick() {
    const { speed } = this.state;
    this.#timer = setTimeout(() => {
      const { run, playing } = this.state;
      if (!run || !playing) return;
      this.goToStep(stepAt(run.structure, run.status.moment) + Math.max(1, Math.round(speed / PICTURES)));
      if (run.status.moment >= run.structure.length) this.pause();
      else this.#tick();
    }, 1000 / Math.min(speed, PICTURES));
  }

  pause() {
    clearTimeout(this.#timer);
    if (this.state.playing) this.#set({ playing: false });
  }

  /** Puts problem and step into the address. */
  #remember() {
    const { run } = this.state;
    if (!run) return;
    const { game, engine, fields } = run.problem;
    this.ctx.remember({ ...fields, game, engine, step: String(stepAt(run.structure, run.status.moment)) });
  }

  // The picture

  /** @param {number} selected */
  select(selected) {
    this.#set({ selected });
  }

  /** Folds the subtree of a node, or unfolds it. @param {number} n */
  fold(n) {
    const folded = new Set(this.state.folded);
    if (!folded.delete(n)) folded.add(n);
    this.#set({ folded });
  }

  /** Takes what the reader has chosen for the picture or the player.
   * @param {Partial<Pick<State, "follow" | "keep" | "folded" | "camera" | "speed">>} choice */
  choose(choice) {
    this.#set(choice);
  }
}
