// Pointers and keys on the canvas. A finger or a mouse pans, two fingers zoom. The
// wheel zooms with Ctrl, or once the canvas has the focus; else the page scrolls.

import { plainKey } from "../dom.js";

/** @typedef {import("./canvas.js").Canvas} Canvas
 * @typedef {{x: number, y: number}} Point */

/** A pointer that has moved further than this is no tap, in pixels. */
const STILL = 5;

/** Listens to the pointers on a canvas.
 * @param {HTMLCanvasElement} canvas @param {Canvas} target */
export function listen(canvas, target) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  let moved = 0;
  canvas.addEventListener("pointerdown", (e) => {
    canvas.setPointerCapture(e.pointerId);
    canvas.focus({ preventScroll: true });
    down.set(e.pointerId, { x: e.offsetX, y: e.offsetY });
    if (down.size === 1) moved = 0;
  });
  canvas.addEventListener("pointermove", (e) => {
    const before = down.get(e.pointerId);
    if (!before) return;
    const now = { x: e.offsetX, y: e.offsetY };
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
    down.set(e.pointerId, now);
    if (other) pinch(target, before, now, other);
    else if (moved > STILL) target.pan(now.x - before.x, now.y - before.y);
  });
  const up = (/** @type {PointerEvent} */ e) => {
    if (down.delete(e.pointerId) && moved <= STILL && e.type === "pointerup") target.tap(e.offsetX, e.offsetY);
  };
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", up);
  canvas.addEventListener("dblclick", (e) => target.doubleTap(e.offsetX, e.offsetY));
  canvas.addEventListener("wheel", (e) => wheel(e, canvas, target), { passive: false });
}

/** Two fingers: zoom by the change of their distance, around the finger at rest.
 * @param {Canvas} target @param {Point} before @param {Point} now @param {Point} other */
function pinch(target, before, now, other) {
  const distance = (/** @type {Point} */ p) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
  target.zoom(distance(now) / distance(before), other.x, other.y);
}

/** @param {WheelEvent} e @param {HTMLCanvasElement} canvas @param {Canvas} target */
function wheel(e, canvas, target) {
  if (!e.ctrlKey && document.activeElement !== canvas) {
    target.viewer.wheeled();
    return;
  }
  e.preventDefault();
  if (e.shiftKey) target.pan(-e.deltaY - e.deltaX, 0);
  else target.zoom(Math.exp(-Math.max(-120, Math.min(120, e.deltaY)) / 400), e.offsetX, e.offsetY);
}

/** The objects that keys act on: the player and the view of the tree.
 * @typedef {{player: import("../player.js").Player, event: (events: number) => void, fold: (n: number) => void,
 *   set: (change: {camera: null}) => void, state: {selected: number}}} Pressed */

/** Handles keys while the canvas or the player has the focus.
 * @param {KeyboardEvent} e @param {Pressed} actions @param {Canvas} canvas
 * @returns {boolean} whether the key has a meaning */
export function press(e, actions, canvas) {
  const { player } = actions;
  const by = (/** @type {1 | -1} */ n) => () => (e.shiftKey ? actions.event(n) : player.step(n));
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: by(-1), ArrowRight: by(1), Home: () => player.to(0), End: () => player.end(), " ": () => player.toggle(),
    "+": () => canvas.zoom(1.4), "=": () => canvas.zoom(1.4), "-": () => canvas.zoom(1 / 1.4), 0: () => actions.set({ camera: null }),
    ArrowUp: () => canvas.pan(0, 60), ArrowDown: () => canvas.pan(0, -60), f: () => actions.fold(actions.state.selected), c: () => canvas.centre(actions.state.selected),
  };
  const act = keys[plainKey(e)];
  act?.();
  return act !== undefined;
}
