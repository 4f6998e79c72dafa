// The reader's actions on a comparison: each makes a new state from the old one.

import { count } from "../address.js";
import { faultOf, Question } from "../client.js";
import { t } from "../i18n.js";
import { Player } from "../player.js";
import { Store } from "../store.js";
import { loaded, requestOf } from "../tree/state.js";
import { Status } from "../tree/status.js";
import { structureOf } from "../tree/structure.js";
import { Collector, seenBy } from "../tree/trace.js";
import { countsOf } from "./counts.js";
import { comparisonOf, FEWEST, MOST, paramsOf, presets, recordedRuns, specsOf } from "./presets.js";
import { endOf, freshState, lookedAt, saidOf, shiftAfter, stepOf } from "./state.js";

/** @typedef {import("./state.js").Entrant} Entrant
 * @typedef {import("./presets.js").Comparison} Comparison */

/** A strategy with its run, whose tree is seen as a whole.
 * @param {string} spec @param {import("../tree/state.js").Run} run @returns {Entrant} */
function enteredBy(spec, run) {
  const { camera, settle, turned, keep } = /** @type {import("../tree/state.js").State} */ (loaded(run));
  const numbers = new Map(run.structure.trace.texts.map((text, n) => [text, n]));
  return { spec, run, counts: countsOf(run.structure), numbers, sight: { camera, settle, turned, keep, selected: -1 } };
}

/** @extends {Store<import("./state.js").State>} */
export class Actions extends Store {
  #run = new Question((fault) => this.#fail(fault));
  #asked = {}; // the fields of the last comparison requested

  /** @param {import("../main.js").Context} ctx */
  constructor(ctx) {
    super(freshState(presets[0]));
    this.ctx = ctx;
    this.player = new Player({
      at: () => this.state.step, last: () => endOf(this.state), to: (step) => this.#goTo(step),
      speed: () => this.state.speed, report: (playing) => this.set({ playing }), say: () => this.ctx.announce(saidOf(this.state)),
    });
  }

  /** Takes the comparison of an address. @param {Record<string, string>} params */
  async open(params) {
    const known = await this.ctx.about().catch((error) => this.#fail(faultOf(error)));
    if (!known) return;
    this.set({ known });
    await this.compare(comparisonOf(params, known), count(params["step"], Infinity));
  }

  /** @param {string} name */
  preset(name) {
    const preset = presets.find((p) => p.name === name);
    if (preset) this.compare(preset);
  }

  /** Replaces a strategy of the comparison by another. @param {number} i @param {string} spec */
  replace(i, spec) {
    const { comparison } = this.state;
    this.compare({ ...comparison, specs: comparison.specs.with(i, spec) }, this.#step());
  }

  /** Adds to the comparison the first strategy that isn't in it yet. */
  add() {
    const { comparison, known } = this.state;
    const spec = specsOf(known, comparison).find((s) => !comparison.specs.includes(s));
    if (spec && comparison.specs.length < MOST) this.compare({ ...comparison, specs: [...comparison.specs, spec] }, this.#step());
  }

  /** Leaves a strategy out. @param {number} i */
  remove(i) {
    const { comparison } = this.state;
    if (comparison.specs.length > FEWEST) this.compare({ ...comparison, specs: comparison.specs.toSpliced(i, 1) }, this.#step());
  }

  /** The step that is shown, or the last if none is. */
  #step() {
    return this.state.entrants.length > 0 ? this.state.step : Infinity;
  }

  /** Takes a problem of the reader's own. @param {Record<string, string>} fields */
  fields(fields) {
    const { comparison } = this.state;
    this.set({ comparison: { ...comparison, name: "", fields: { ...comparison.fields, ...fields } } });
  }

  /** Has each strategy solve the problem, one after the other, and shows all runs at a step, or where the comparison opens.
   * @param {Comparison} [comparison] @param {number} [step] */
  async compare(comparison = this.state.comparison, step = Infinity) {
    this.player.pause();
    this.#run.stop();
    const asked = (this.#asked = {});
    /** @type {Entrant[]} */
    const entrants = [];
    for (const spec of comparison.specs) {
      this.set({ comparison, running: entrants.length, fault: null });
      const entrant = await this.#enter(comparison, spec).catch((error) => asked === this.#asked && this.#fail(faultOf(error)));
      if (!entrant || asked !== this.#asked) return;
      entrants.push(entrant);
    }
    this.set({ entrants, running: -1 });
    this.#goTo(step < Infinity || !comparison.moved ? step : shiftAfter(entrants, 0) ?? step);
    this.ctx.announce(saidOf(this.state));
  }

  /** Has a strategy solve the problem. Returns nothing if the service refuses, or the reader asks for another comparison meanwhile.
   * @param {Comparison} comparison @param {string} spec @returns {Promise<Entrant | undefined>} */
  async #enter({ name, game, fields, recorded }, spec) {
    const problem = { game, engine: spec, example: "", fields };
    const structure = recorded ? await this.#recorded(name, spec) : await this.#solved(problem);
    return structure && enteredBy(spec, { structure, status: new Status(structure), problem });
  }

  /** @param {string} name @param {string} spec */
  async #recorded(name, spec) {
    const run = (await recordedRuns(name)).get(spec);
    if (!run) throw new Error(t("compare.unrecorded", spec));
    return run;
  }

  /** @param {import("../tree/state.js").Problem} problem */
  async #solved(problem) {
    const collector = new Collector(problem.game);
    const end = await this.#run.ask(requestOf(problem, this.state.known), (event) => event.event === "trace" && collector.add(/** @type {any} */ (event)));
    return end ? structureOf(seenBy(collector.finish(end), "mover")) : undefined;
  }

  /** Shows the fault of a comparison, and drops the runs of the comparison before.
   * @param {import("../client.js").Fault} fault */
  #fail(fault) {
    this.set({ running: -1, fault, entrants: [], step: 0 });
    this.ctx.announce(fault.message);
  }

  /** Ends the running comparison, and shows none. */
  stop() {
    this.#run.stop();
    this.#asked = {};
    this.set({ running: -1, entrants: [], step: 0 });
  }

  /** Writes the state into the address again. */
  remember() {
    this.ctx.remember({ room: "compare", ...paramsOf(this.state.comparison), step: String(this.state.step) });
  }

  /** Goes to a step of the common clock, or to the nearest step that exists. @param {number} step */
  #goTo(step) {
    const { entrants } = this.state;
    const now = Math.min(Math.max(step, 0), endOf(this.state));
    for (const entrant of entrants) entrant.run.status.go(entrant.run.structure.steps[stepOf(entrant, now)]);
    this.set({ step: now });
    this.remember();
  }

  /** Changes the view of an entrant's tree. @param {number} i @param {Partial<import("./state.js").Sight>} change */
  look(i, change) {
    this.set({ entrants: lookedAt(this.state.entrants, i, change) });
  }

  /** Selects a node of an entrant's tree, and the same position in the others. @param {number} i @param {number} n */
  select(i, n) {
    const text = this.state.entrants[i]?.run.structure.trace.texts[n] ?? "";
    this.set({ entrants: this.state.entrants.map((e, k) => ({ ...e, sight: { ...e.sight, selected: k === i ? n : (e.numbers.get(text) ?? -1) } })) });
  }

  /** Folds the subtree of a node, or unfolds it. @param {number} i @param {number} n */
  fold(i, n) {
    const turned = new Set(this.state.entrants[i]?.sight.turned);
    if (!turned.delete(n)) turned.add(n);
    this.look(i, { turned });
  }
}
