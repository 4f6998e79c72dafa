// Drawing links: the edges of the graph that aren't edges of the tree, because
// their node stands under another parent.

import { high, left } from "./camera.js";
import { radius } from "./drawnode.js";
import { Column } from "./status.js";

/** @typedef {import("./draw.js").Scene} Scene */

/** A proof of more edges than this has faint links, so that the tree stays visible; more links than this have no arrowheads. */
const DENSE = 150;

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function drawLinks(ctx, scene) {
  const { status, proof, palette, selected } = scene;
  const { edges } = status.structure;
  ctx.setLineDash([5, 4]);
  if (scene.links) stroke(ctx, scene, edges.shared, palette.soft, 1);
  if (scene.links && edges.shared.length <= DENSE) heads(ctx, scene, [...edges.shared], palette.soft);
  const dense = proof.edges.size > DENSE;
  ctx.globalAlpha = dense ? 0.3 : 1;
  stroke(ctx, scene, proof.edges, palette.proof, dense ? 1 : 2.5);
  ctx.globalAlpha = 1;
  if (!dense) heads(ctx, scene, [...proof.edges], palette.proof);
  if (selected >= 0) {
    const out = edges.out.subarray(edges.outFirst[selected], edges.outFirst[selected + 1]);
    const into = edges.into.subarray(edges.intoFirst[selected], edges.intoFirst[selected + 1]);
    stroke(ctx, scene, [...out, ...into], palette.chosen, 1.5);
    heads(ctx, scene, [...out, ...into], palette.chosen);
  }
  ctx.setLineDash([]);
}

/** The length of an arrowhead, and half its width. */
const [LONG, HALF] = [9, 4.5];

/** Arrowheads where links arrive, turned as the curves arrive there.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} list @param {string} colour */
function heads(ctx, scene, list, colour) {
  const { camera, layout } = scene;
  const { from, to } = scene.status.structure.edges;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const e of list.filter((l) => drawn(scene, l))) {
    const [x, y] = [left(camera, layout.depth[to[e]]), high(camera, layout.row[to[e]])];
    const side = Math.sign(left(camera, layout.depth[from[e]]) - x) || -1; // the side from which the curve comes
    const tip = x + side * (radius(camera) + 1);
    ctx.moveTo(tip, y);
    ctx.lineTo(tip + side * LONG, y - HALF);
    ctx.lineTo(tip + side * LONG, y + HALF);
  }
  ctx.fill();
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {Iterable<number>} list
 * @param {string} colour @param {number} width */
function stroke(ctx, scene, list, colour, width) {
  const { from, to } = scene.status.structure.edges;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const e of list) {
    if (drawn(scene, e)) bend(ctx, scene, from[e], to[e]);
  }
  ctx.stroke();
}

/** Whether an edge is a link at this moment, and in the picture.
 * @param {Scene} scene @param {number} e */
function drawn(scene, e) {
  const { from, to, at } = scene.status.structure.edges;
  return at[e] < scene.status.moment && scene.status.columns[Column.parent][to[e]] !== from[e] && shown(scene, from[e], to[e]);
}

/** Whether both ends of a link are shown, and part of it is in the picture.
 * @param {Scene} scene @param {number} a @param {number} b */
function shown({ layout, camera, size }, a, b) {
  if (layout.hidden[a] || layout.hidden[b]) return false;
  const [y1, y2] = [high(camera, layout.row[a]), high(camera, layout.row[b])];
  if (Math.max(y1, y2) < 0 || Math.min(y1, y2) > size.height) return false;
  const [x1, x2] = [left(camera, layout.depth[a]), left(camera, layout.depth[b])];
  return Math.max(x1, x2) >= 0 && Math.min(x1, x2) <= size.width;
}

/** A curve from one node to another.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} a @param {number} b */
export function bend(ctx, { camera, layout }, a, b) {
  const [x1, y1] = [left(camera, layout.depth[a]), high(camera, layout.row[a])];
  const [x2, y2] = [left(camera, layout.depth[b]), high(camera, layout.row[b])];
  const wide = x2 - x1;
  ctx.moveTo(x1, y1);
  ctx.bezierCurveTo(x1 + wide * 0.45, y1, x1 + wide * 0.25, y2, x2, y2);
}
