// The view of a run: the tree on its canvas, a small map of it, and the hint on the wheel.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { Canvas } from "./canvas.js";
import { SmallMap } from "./map.js";
import { Scenes } from "./scenes.js";

/** @typedef {import("./scenes.js").Looks} Looks */

/** How long the hint stays, in milliseconds. */
const READ = 2500;

export class View {
  #scenes = new Scenes();
  #fading = 0;

  /** @param {Omit<import("./canvas.js").Viewer, "wheeled">} viewer */
  constructor(viewer) {
    this.canvas = new Canvas({ set: (change) => viewer.set(change), fold: (n) => viewer.fold(n), wheeled: () => this.#hint(), label: viewer.label });
    this.map = new SmallMap((camera) => viewer.set({ camera }));
    this.hint = h("p", { class: "tree-hint", "aria-hidden": "true" });
    this.element = h("div", { class: "tree-view" }, this.canvas.element, this.map.element, this.hint);
  }

  get layout() {
    return this.#scenes.layout;
  }

  /** The number of nodes at the moment shown. */
  get born() {
    return this.#scenes.born;
  }

  /** Lays out a run, and points the camera at it.
   * @template {Looks} L @param {L} looks @returns {L} */
  settle(looks) {
    return this.#scenes.settle(looks, this.canvas.size);
  }

  /** Draws the scene that settle has prepared. @param {Looks} looks */
  render(looks) {
    const scene = this.#scenes.scene(looks, this.canvas);
    if (!scene) return;
    this.canvas.render(scene);
    this.map.render(scene, this.#scenes.moment ?? scene);
  }

  /** Shows the hint on the wheel for a while. */
  #hint() {
    this.hint.textContent = t("tree.wheel");
    this.hint.classList.add("shown");
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.hint.classList.remove("shown"), READ);
  }
}
