// The view of a run: the tree on its canvas, a small map of it, and the hint what the wheel does.
// It keeps what doesn't change from one picture to the next.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { Canvas } from "./canvas.js";
import { Follower } from "./follow.js";
import { Layouts } from "./layouts.js";
import { examined, freshNodes } from "./lists.js";
import { SmallMap } from "./map.js";
import { proofOf } from "./strategy.js";
import { bornAt, stepAt } from "./structure.js";

/** @typedef {import("./state.js").State} State
 * @typedef {Pick<State, "run" | "selected" | "settle" | "turned" | "links" | "camera" | "follow" | "keep">} Looks how a run is looked at */

/** What of a moment takes time linear in the nodes.
 * @typedef {object} Moment
 * @property {import("./status.js").Status} status
 * @property {number} moment
 * @property {number} born
 * @property {ReturnType<typeof proofOf>} proof
 * @property {Set<number>} fresh
 * @property {number} now the node that is examined, or -1 */

/** How long the hint stays, in milliseconds. */
const READ = 2500;

export class View {
  #layouts = new Layouts();
  #follower = new Follower();
  /** @type {Moment | null} */
  #moment = null;
  #layout = this.#layouts.of(/** @type {any} */ ({ run: null }), { nodes: new Set() });
  #fading = 0;

  /** @param {Omit<import("./canvas.js").Viewer, "wheeled">} viewer */
  constructor(viewer) {
    this.canvas = new Canvas({ set: (change) => viewer.set(change), fold: (n) => viewer.fold(n), wheeled: () => this.#hint(), label: viewer.label });
    this.map = new SmallMap((camera) => viewer.set({ camera }));
    this.hint = h("p", { class: "tree-hint", "aria-hidden": "true" });
    this.element = h("div", { class: "tree-view" }, this.canvas.element, this.map.element, this.hint);
  }

  get layout() {
    return this.#layout;
  }

  /** How many nodes there are at the moment that is shown. */
  get born() {
    return this.#moment?.born ?? 0;
  }

  /** Lays out a run, and looks where there is something to see.
   * @template {Looks} L @param {L} looks @returns {L} */
  settle(looks) {
    this.#moment = looks.run ? momentOf(looks.run.status, this.#moment) : null;
    if (!this.#moment) return looks;
    const { born, proof, now } = this.#moment;
    this.#layout = this.#layouts.of(looks, proof);
    const camera = this.#follower.settle(looks.camera, { layout: this.#layout, born, selected: looks.selected, now: looks.follow ? now : -1, size: this.canvas.size });
    return camera === looks.camera ? looks : { ...looks, camera };
  }

  /** Draws what is settled. @param {Looks} looks */
  render({ selected, links, camera }) {
    if (!this.#moment) return;
    const { status, born, proof, now, fresh } = this.#moment;
    this.canvas.render({ status, layout: this.#layout, born, proof, now, fresh, selected, links }, camera);
    if (this.canvas.scene) this.map.render(this.canvas.scene, this.#moment);
  }

  /** Says for a while what the wheel does. */
  #hint() {
    this.hint.textContent = t("tree.wheel");
    this.hint.classList.add("shown");
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.hint.classList.remove("shown"), READ);
  }
}

/** The moment of a status; the last one, if it is that.
 * @param {import("./status.js").Status} status @param {Moment | null} last @returns {Moment} */
function momentOf(status, last) {
  const { structure, moment } = status;
  if (last?.status === status && last.moment === moment) return last;
  return { status, moment, born: bornAt(structure, moment), proof: proofOf(status), fresh: freshNodes(status), now: examined(structure, stepAt(structure, moment)) };
}
