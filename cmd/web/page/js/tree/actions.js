// The reader's actions: each makes a new state from the old one, which is drawn.

import { oneOf } from "../address.js";
import { faultOf, Question } from "../client.js";
import { t } from "../i18n.js";
import { Player } from "../player.js";
import { Store } from "../store.js";
import { sentences } from "./describe.js";
import { exampleProblem, freshState, loaded, problemOf, requestOf } from "./state.js";
import { problemIn, traceAt } from "./filespanel.js";
import { Status } from "./status.js";
import { stepAt, structureOf } from "./structure.js";
import { tourName, tourOf, tourPlace, tourProblem } from "./tour.js";
import { Collector, seenBy, sights } from "./trace.js";

/** @typedef {import("./filespanel.js").TraceFile} TraceFile */

/** @extends {Store<import("./state.js").State>} */
export class Actions extends Store {
  #run = new Question((fault) => this.#fail(fault));
  #file = new Question((fault) => this.#fail(fault, this.state.running));
  /** @type {Promise<TraceFile> | null} the file to show next */
  #coming = null;

  /** @param {import("../main.js").Context} ctx */
  constructor(ctx) {
    super(freshState(exampleProblem("doudizhu", 1)));
    this.ctx = ctx;
    this.player = new Player({
      at: () => this.#step(), last: () => this.#last(), to: (step) => this.#goTo(step),
      speed: () => this.state.speed, report: (playing) => this.set({ playing }), say: () => this.#say(),
    });
  }

  // The problem

  /** @param {import("./trace.js").Game} game @param {number} number of an example */
  example(game, number) {
    this.set({ problem: exampleProblem(game, number), tour: null });
    this.run();
  }

  /** @param {string} engine */
  engine(engine) {
    this.set({ problem: { ...this.state.problem, engine }, tour: null });
    this.run();
  }

  /** Takes a problem of the reader's own. @param {Record<string, string>} fields */
  fields(fields) {
    const { problem } = this.state;
    this.set({ problem: { ...problem, example: "", fields: { ...problem.fields, ...fields } } });
    this.leave();
  }

  /** Leaves the tour; the run stays. */
  leave() {
    this.set({ tour: null });
    this.see(this.state.sight);
  }

  /** Chooses who proves in AND/OR runs, from the run shown on. @param {import("./trace.js").Sight} sight */
  see(sight) {
    const { run } = this.state;
    this.set({ sight });
    const trace = run && this.#seen(run.structure.trace);
    if (!trace || trace === run.structure.trace) return;
    const structure = { ...run.structure, trace };
    const status = new Status(structure);
    status.go(run.status.moment);
    this.set({ run: { ...run, structure, status } });
    this.#moment(status.moment);
  }

  /** A trace as the reader sees AND/OR runs. The tour, like the founding document, tells of the peasants.
   * @param {import("./trace.js").Trace} trace */
  #seen(trace) {
    return seenBy(trace, this.state.tour ? "peasants" : this.state.sight);
  }

  /** Takes the problem of an address, if it has one. An address without a problem gets the first example.
   * @param {Record<string, string>} params */
  async open(params) {
    const known = await this.ctx.about().catch((error) => this.#fail(faultOf(error)));
    if (!known) return;
    this.set({ known, sight: oneOf(params["prover"], sights, "mover") });
    if (params["trace"]) {
      await this.openTrace(traceAt(params["trace"]), stepOf(params));
      return;
    }
    const tour = tourOf(params["tour"]);
    if (tour) return this.visit(tour);
    const problem = problemOf(params, this.state.known);
    if (problem) this.set({ problem });
    if (problem || !this.state.run) await this.run(stepOf(params));
  }

  /** Goes to a place of the tour: runs the chapter's search, or the search of a variant, unless it is shown already.
   * @param {import("./tour.js").Tour} tour */
  async visit(tour) {
    const problem = tourProblem(tour);
    this.set({ tour, only: false });
    if (this.#shows(problem)) this.see(this.state.sight);
    else {
      this.set({ problem });
      await this.run();
    }
    if (this.state.tour !== tour || !this.#shows(problem)) return;
    const { step, node } = tourPlace(tour);
    this.player.to(step, true);
    this.set({ selected: node });
  }

  /** Whether the run shown belongs to a problem. @param {import("./state.js").Problem} problem */
  #shows(problem) {
    return JSON.stringify(this.state.run?.problem) === JSON.stringify(problem);
  }

  /** Runs the search, and shows its end, or one of its steps. @param {number} [step] */
  async run(step = Infinity) {
    const { problem, known } = this.state;
    const collector = new Collector(problem.game);
    this.player.pause();
    this.#coming = null;
    this.set({ running: true, progress: 0, fault: null });
    const end = await this.#run.ask(requestOf(problem, known), (event) => this.#came(collector, event));
    if (end) this.#show(collector.finish(end), problem, null, step);
  }

  /** Opens a trace as a run, and shows its end, or one of its steps.
   * @param {Promise<TraceFile>} coming @param {number} [step] */
  async openTrace(coming, step = Infinity) {
    const collector = new Collector(null);
    this.player.pause();
    this.#run.stop();
    this.#coming = coming;
    this.set({ running: true, progress: 0, fault: null, tour: null });
    const file = await coming.catch((error) => this.#coming === coming && this.#fail({ ...faultOf(error), field: "trace" }));
    if (this.#coming !== coming) return; // the reader has requested another run meanwhile
    const end = file && await this.#run.ask({ op: "trace.open", text: file.text }, (event) => this.#came(collector, event));
    if (end) this.#show(collector.finish(end), problemIn(end), file, step);
  }

  /** @param {import("./trace.js").Trace} trace @param {import("./state.js").Problem} problem @param {TraceFile | null} file @param {number} step */
  #show(trace, problem, file, step) {
    const structure = structureOf(this.#seen(trace));
    this.set(loaded({ structure, status: new Status(structure), problem, file }));
    this.#goTo(step);
    this.ctx.announce(t("tree.ready", structure.size, structure.steps.length - 1));
  }

  /** The text of the run as a trace: the file opened, or a file that the service writes.
   * @returns {Promise<string | undefined>} */
  async traceText() {
    const { run, known } = this.state;
    if (!run || run.file) return run?.file?.text;
    const request = requestOf(run.problem, known);
    /** @type {string[]} */
    const pieces = [];
    const end = await this.#file.ask({ ...request, op: request.op + ".file" }, (event) => event.event === "file" && pieces.push(event["text"]));
    return end && pieces.join("");
  }

  /** @param {Collector} collector @param {import("../client.js").Event} event */
  #came(collector, event) {
    if (event.event !== "trace") return;
    collector.add(/** @type {any} */ (event));
    this.set({ progress: collector.texts.length });
  }

  /** @param {import("../client.js").Fault} fault @param {boolean} [running] whether a search still runs */
  #fail(fault, running = false) {
    this.set({ running, fault });
    this.ctx.announce(fault.message);
  }

  /** Ends the running search. */
  stop() {
    this.#run.stop();
    this.#coming = null;
    this.set({ running: false });
  }

  // The moment

  #step() {
    const { run } = this.state;
    return run ? stepAt(run.structure, run.status.moment) : 0;
  }

  #last() {
    return (this.state.run?.structure.steps.length ?? 1) - 1;
  }

  /** Goes to a step, or to the nearest step that exists. @param {number} step */
  #goTo(step) {
    const { run } = this.state;
    if (run) this.#moment(run.structure.steps[Math.min(Math.max(step, 0), this.#last())]);
  }

  /** @param {number} moment */
  #moment(moment) {
    const { run } = this.state;
    if (!run) return;
    run.status.go(Math.min(Math.max(moment, run.structure.steps[0]), run.structure.length));
    const { game, engine, fields } = run.problem;
    const prover = this.state.sight === sights[0] ? "" : this.state.sight;
    if (run.file) this.ctx.remember(run.file.link ? { trace: run.file.link, step: String(this.#step()), prover } : {});
    else this.ctx.remember({ ...fields, game, engine, step: String(this.#step()), tour: tourName(this.state.tour), prover });
    this.set({});
  }

  /** Goes a number of events forward or back. @param {number} events */
  event(events) {
    this.player.pause();
    if (this.state.run) this.#moment(this.state.run.status.moment + events);
    this.#say();
  }

  /** Announces what the step did. */
  #say() {
    const { run } = this.state;
    if (run) this.ctx.announce(sentences(run.status).join(" "));
  }

  /** Folds the subtree of a node, or unfolds it. @param {number} n */
  fold(n) {
    const turned = new Set(this.state.turned);
    if (!turned.delete(n)) turned.add(n);
    this.set({ turned });
  }

  /** Shows all subtrees. */
  unfold() {
    this.set({ settle: false, turned: new Set() });
  }
}

/** The step of an address; without one, the last.
 * @param {Record<string, string>} params */
function stepOf({ step }) {
  return step === undefined ? Infinity : Math.floor(Number(step)) || 0;
}
