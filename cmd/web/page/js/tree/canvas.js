// The canvas: it draws the state, and turns gestures into actions.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { columnAt, fit, middle, pan, ROW, rowAt, zoom } from "./camera.js";
import { draw } from "./draw.js";
import { listen } from "./input.js";
import { nodeAt } from "./layout.js";

/** @typedef {import("./draw.js").Scene} Scene */

/** The listener to gestures: a new camera, a node selected, a node to fold, a wheel that
 * moves the page; set without a change asks for a new picture.
 * @typedef {object} Viewer
 * @property {(change: {camera?: import("./camera.js").Camera | null, selected?: number}) => void} set
 * @property {(n: number) => void} fold
 * @property {() => void} wheeled
 * @property {(born: number) => string} [label] the words for screen readers on a tree with this many nodes */

/** The reach of a finger or a pointer, in pixels. */
const REACH = 16;
/** The scale at which the text of a node is readable. */
const NEAR = 0.9;
/** The smallest scale, compared with the scale at which the whole tree fits. */
const FURTHEST = 0.7;

export class Canvas {
  /** @type {Scene | null} the scene drawn last */
  scene = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.element = h("canvas", { class: "tree-canvas", tabindex: 0, role: "img", "aria-label": t("tree.canvas", 0) });
    this.context = /** @type {CanvasRenderingContext2D} */ (this.element.getContext("2d"));
    this.size = { width: 0, height: 0 };
    this.palette = paletteOf(document.documentElement);
    new ResizeObserver(() => this.#resize()).observe(this.element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolour());
    listen(this.element, this);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0) return;
    const dense = devicePixelRatio || 1;
    this.size = { width, height };
    [this.element.width, this.element.height] = [Math.round(width * dense), Math.round(height * dense)];
    this.context.setTransform(dense, 0, 0, dense, 0, 0);
    this.recolour();
  }

  /** Reads colours and letters from the style sheet again. */
  recolour() {
    this.palette = paletteOf(this.element);
    this.viewer.set({});
  }

  /** Draws a scene. @param {Scene} scene */
  render(scene) {
    const label = this.viewer.label?.(scene.born) ?? t("tree.canvas", scene.born);
    if (this.element.getAttribute("aria-label") !== label) this.element.setAttribute("aria-label", label);
    if (this.size.width === 0) return;
    this.scene = scene;
    draw(this.context, scene);
  }

  // Gestures, in pixels of the canvas.

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x = this.size.width / 2, y = this.size.height / 2) {
    if (!this.scene) return;
    const { camera, layout } = this.scene;
    this.viewer.set({ camera: zoom(camera, factor, x, y, fit(layout, this.size).scale * FURTHEST) });
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (this.scene) this.viewer.set({ camera: pan(this.scene.camera, dx, dy) });
  }

  /** The node drawn at a place, or -1. @param {number} x @param {number} y */
  #at(x, y) {
    if (!this.scene) return -1;
    const { layout, camera, born } = this.scene;
    return nodeAt(layout, columnAt(camera, x), rowAt(camera, y), REACH / (ROW * camera.scale), (n) => n < born);
  }

  /** @param {number} x @param {number} y */
  tap(x, y) {
    const n = this.#at(x, y);
    if (n >= 0) this.viewer.set({ selected: n });
  }

  /** @param {number} x @param {number} y */
  doubleTap(x, y) {
    const n = this.#at(x, y);
    if (n >= 0) this.viewer.fold(n);
  }

  /** Brings a node into the middle, large enough to read it. @param {number} n */
  centre(n) {
    if (!this.scene || this.scene.layout.hidden[n]) return;
    const { layout, camera } = this.scene;
    const near = camera.scale < NEAR ? zoom(camera, NEAR / camera.scale, 0, 0) : camera;
    this.viewer.set({ camera: middle(near, layout.depth[n], layout.row[n], this.size) });
  }
}

/** The letters and colours of the canvas by their properties in the style sheet, which alone decides on light, dark and high contrast: soft of
 * edges, none of nodes without a label, now of the node that the step examines, chosen of the selected node, onLabel of text on won and lost. */
const properties = /** @type {const} */ ({
  ink: "--ink", soft: "--tree-edge", paper: "--panel", none: "--tree-closed", open: "--tree-open", won: "--tree-won",
  lost: "--tree-lost", proof: "--tree-proof", now: "--tree-now", chosen: "--focus", onLabel: "--tree-on-label",
});

/** The colours, the family of the letters, and the height of labels in pixels.
 * @typedef {Record<keyof typeof properties | "font", string> & {label: number}} Palette */

/** @param {Element} element @returns {Palette} */
function paletteOf(element) {
  const style = getComputedStyle(element);
  const entries = Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return /** @type {Palette} */ ({ ...Object.fromEntries(entries), font: style.fontFamily, label: parseFloat(style.getPropertyValue("--tree-label")) });
}
