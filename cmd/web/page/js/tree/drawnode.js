// Drawing nodes: circle or square, with a fill for its label or list, rings
// for its part in the search, and the move that leads to it.

import { across, COLUMN, high, left } from "./camera.js";
import { shortMove } from "./describe.js";
import { Column, Label, Place } from "./status.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {{fill: string, line: string, sign: string, on: string}} Look */

/** Scale from which moves are written next to the nodes, and signs into them. */
export const [WRITTEN, SIGNED] = [0.5, 0.62];

/** Draws nodes: first the shapes, grouped by look, then rings, then text.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes */
export function drawNodes(ctx, scene, nodes) {
  const r = radius(scene.camera);
  for (const alike of alikes(scene, nodes)) paint(ctx, scene, alike, r);
  rings(ctx, scene, nodes, r);
  if (scene.camera.scale >= SIGNED) for (const alike of alikes(scene, nodes)) signs(ctx, scene, alike, r);
  if (scene.camera.scale >= WRITTEN) write(ctx, scene, nodes, r + 10);
}

/** Nodes by their looks, which follow from shape, label and place.
 * @param {Scene} scene @param {number[]} nodes @returns {Iterable<number[]>} */
function alikes({ status }, nodes) {
  const [label, place, kinds] = [status.columns[Column.label], status.columns[Column.place], status.structure.trace.kinds];
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  for (const n of nodes) {
    const look = kinds[n] + 2 * label[n] + 8 * place[n];
    const group = groups.get(look);
    if (group) group.push(n);
    else groups.set(look, [n]);
  }
  return groups.values();
}

/** Paints nodes that look alike.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function paint(ctx, scene, nodes, r) {
  const look = lookOf(scene, nodes[0]);
  ctx.fillStyle = look.fill;
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 2 * thinness(r);
  if (scene.status.columns[Column.place][nodes[0]] === Place.gone) ctx.setLineDash([2, 2]);
  shapes(ctx, scene, nodes, r);
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Lines are thin on small nodes. @param {number} r */
const thinness = (r) => Math.min(1, r / 8);

/** The rings: of proof nodes, new nodes, the node examined, the selected node.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function rings(ctx, scene, nodes, r) {
  const { palette, proof, fresh, now, selected } = scene;
  const thin = thinness(r);
  ring(ctx, scene, proof.nodes.size > 0 ? nodes.filter((n) => proof.nodes.has(n)) : [], r + 1.5 * thin, palette.proof, 3 * thin);
  ring(ctx, scene, fresh.size > 0 ? nodes.filter((n) => fresh.has(n)) : [], r + 3.5 * thin, palette.now, 1.5 * thin);
  ring(ctx, scene, nodes.filter((n) => n === now), r + 4, palette.now, 3);
  ring(ctx, scene, nodes.filter((n) => n === selected), r + 7, palette.chosen, 2.5);
}

/** The radius of nodes, in pixels.
 * @param {import("./camera.js").Camera} camera */
export function radius({ scale }) {
  return Math.min(Math.max(9 * scale, 3), 13);
}

/** The look of a node by its label, or by its place if it has no label.
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

/** The outlines of nodes: squares where the refuter chooses, else circles.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function shapes(ctx, { camera, layout, status }, nodes, r) {
  const { kinds } = status.structure.trace;
  ctx.beginPath();
  for (const n of nodes) {
    const [x, y] = [left(camera, layout.depth[n]), high(camera, layout.row[n])];
    if (kinds[n] === 1) {
      ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
    } else {
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 2 * Math.PI);
    }
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes
 * @param {number} r @param {string} colour @param {number} width */
function ring(ctx, scene, nodes, r, colour, width) {
  if (nodes.length === 0) return;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  shapes(ctx, scene, nodes, r);
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function signs(ctx, scene, nodes, r) {
  const { camera, layout } = scene;
  const look = lookOf(scene, nodes[0]);
  if (look.sign === "") return;
  ctx.fillStyle = look.on;
  ctx.font = `bold ${Math.round(r * 1.35)}px sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const n of nodes) ctx.fillText(look.sign, left(camera, layout.depth[n]), high(camera, layout.row[n]) + 0.5);
}

/** Writes the moves that lead to nodes and, at folded nodes, the number of hidden nodes. The
 * background keeps the text apart from the edges, and is faster than outlined letters.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} away distance from their places */
function write(ctx, { status, layout, camera, palette }, nodes, away) {
  const size = Math.round(Math.min(13, 12 * Math.max(camera.scale, 0.8)));
  const room = COLUMN * across(camera) - 30;
  ctx.font = `${size}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const texts = nodes.map((n) => {
    const folded = layout.below[n] > 0 && layout.deepest[n] === layout.depth[n];
    return shortMove(status, n) + (folded ? `  +${layout.below[n]}` : "");
  });
  const place = (/** @type {number} */ n) => /** @type {const} */ ([left(camera, layout.depth[n]) + away, high(camera, layout.row[n])]);
  ctx.fillStyle = palette.paper;
  ctx.beginPath();
  nodes.forEach((n, i) => {
    const [x, y] = place(n);
    ctx.rect(x - 2, y - size * 0.6, Math.min(widthOf(ctx, texts[i]), room) + 4, size * 1.2);
  });
  ctx.fill();
  ctx.fillStyle = palette.ink;
  nodes.forEach((n, i) => ctx.fillText(texts[i], ...place(n), room));
}

/** Widths of texts by font and text; measuring takes longer than drawing.
 * @type {Map<string, number>} */
const widths = new Map();
/** At this many widths the cache is emptied. */
const KEPT = 20_000;

/** @param {CanvasRenderingContext2D} ctx @param {string} text */
function widthOf(ctx, text) {
  const name = ctx.font + text;
  const known = widths.get(name) ?? ctx.measureText(text).width;
  if (widths.size > KEPT) widths.clear();
  widths.set(name, known);
  return known;
}
