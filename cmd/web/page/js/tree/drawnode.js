// Drawing one node: circle or square, filled by its label or its list, with rings
// for what is going on there and the move that leads to it.

import { across, COLUMN, high, left } from "./camera.js";
import { shortMove } from "./describe.js";
import { Column, Label, Place } from "./status.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {{fill: string, line: string, sign: string, on: string}} Look */

/** Scale from which moves are written beside the nodes, and signs into them. */
const [WRITTEN, SIGNED] = [0.5, 0.62];

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} n */
export function drawNode(ctx, scene, n) {
  const { camera, layout, status, palette, proof } = scene;
  const [x, y] = [left(camera, layout.depth[n]), high(camera, layout.row[n])];
  const r = radius(camera);
  const thin = Math.min(1, r / 8);
  const square = status.structure.trace.kinds[n] === 1;
  const look = lookOf(scene, n);
  ctx.fillStyle = look.fill;
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 2 * thin;
  if (status.columns[Column.place][n] === Place.gone) ctx.setLineDash([2, 2]);
  shape(ctx, square, x, y, r);
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
  if (proof.nodes.has(n)) ring(ctx, square, x, y, r + 1.5 * thin, palette.proof, 3 * thin);
  if (scene.fresh.has(n)) ring(ctx, square, x, y, r + 3.5 * thin, palette.now, 1.5 * thin);
  if (scene.now === n) ring(ctx, square, x, y, r + 4, palette.now, 3);
  if (scene.selected === n) ring(ctx, square, x, y, r + 7, palette.chosen, 2.5);
  if (camera.scale >= SIGNED) sign(ctx, look, x, y, r);
  if (camera.scale >= WRITTEN) write(ctx, scene, n, x + r + 10, y);
}

/** The radius of nodes, in pixels.
 * @param {import("./camera.js").Camera} camera */
export function radius({ scale }) {
  return Math.min(Math.max(9 * scale, 3), 13);
}

/** How a node looks by its label or, without one, by its place.
 * @param {Scene} scene @param {number} n @returns {Look} */
function lookOf({ status, palette }, n) {
  const plain = { fill: palette.none, line: palette.none, sign: "", on: palette.paper };
  const label = status.columns[Column.label][n];
  if (label === Label.won) return { fill: palette.won, line: palette.won, sign: "✓", on: palette.onLabel };
  if (label === Label.lost) return { fill: palette.lost, line: palette.lost, sign: "✗", on: palette.onLabel };
  switch (status.columns[Column.place][n]) {
    case Place.open: return { fill: palette.paper, line: palette.open, sign: "", on: palette.open };
    case Place.gone: return { fill: palette.paper, line: palette.none, sign: "", on: palette.none };
    case Place.dead: return { ...plain, sign: "×" };
    case Place.cut: return { ...plain, sign: "–" };
    case Place.goal: return { fill: palette.won, line: palette.won, sign: "★", on: palette.onLabel };
  }
  return plain;
}

/** @param {CanvasRenderingContext2D} ctx @param {boolean} square @param {number} x @param {number} y @param {number} r */
function shape(ctx, square, x, y, r) {
  ctx.beginPath();
  if (square) ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  else ctx.arc(x, y, r, 0, 2 * Math.PI);
}

/** @param {CanvasRenderingContext2D} ctx @param {boolean} square @param {number} x @param {number} y
 * @param {number} r @param {string} colour @param {number} width */
function ring(ctx, square, x, y, r, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  shape(ctx, square, x, y, r);
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {Look} look @param {number} x @param {number} y @param {number} r */
function sign(ctx, look, x, y, r) {
  ctx.fillStyle = look.on;
  ctx.font = `bold ${Math.round(r * 1.35)}px sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(look.sign, x, y + 0.5);
}

/** Writes the move that leads to a node and, if it is folded, how much it hides.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} n @param {number} x @param {number} y */
function write(ctx, { status, layout, camera, palette }, n, x, y) {
  const folded = layout.below[n] > 0 && layout.deepest[n] === layout.depth[n];
  const text = shortMove(status, n) + (folded ? `  +${layout.below[n]}` : "");
  ctx.font = `${Math.round(Math.min(13, 12 * Math.max(camera.scale, 0.8)))}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.lineWidth = 4;
  ctx.strokeStyle = palette.paper;
  ctx.fillStyle = palette.ink;
  const room = COLUMN * across(camera) - 30;
  ctx.strokeText(text, x, y, room);
  ctx.fillText(text, x, y, room);
}
