// Drawing the tree on a canvas: only the visible nodes; subtrees too small
// to distinguish are single strokes. Drawing changes only the canvas.

import { across, COLUMN, high, left, ROW } from "./camera.js";
import { drawNodes, drawTags, radius } from "./drawnode.js";
import { lowIn, sightOf, STROKE } from "./sight.js";
import { Column, Label } from "./status.js";
import { edgeBetween } from "./structure.js";

/** The data of a picture.
 * @typedef {object} Scene
 * @property {import("./state.js").Run} run
 * @property {import("./status.js").Status} status
 * @property {import("./layout.js").Layout} layout
 * @property {import("./camera.js").Camera} camera
 * @property {import("./camera.js").Size} size
 * @property {import("./canvas.js").Palette} palette
 * @property {{nodes: Set<number>, edges: Set<number>}} proof
 * @property {number} born nodes from this number on don't exist yet
 * @property {number} now the node examined, or -1
 * @property {number} selected
 * @property {number[]} tagged nodes with a tag: the selected node, nodes that the text of the tour names, nodes that got a cheaper path
 * @property {Set<number>} fresh nodes of the step
 * @property {import("./shifts.js").Shift[]} shifts nodes that got a cheaper path in this step or in the steps before
 * @property {boolean} links whether all links are drawn, or only the links of the proof and of the selected node */

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @returns {number} how many nodes were drawn one by one */
export function draw(ctx, scene) {
  const { size, palette, layout } = scene;
  ctx.fillStyle = palette.paper;
  ctx.fillRect(0, 0, size.width, size.height);
  if (layout.count === 0 || scene.born === 0) return 0;
  const sight = sightOf(layout, scene.camera, size, scene.born);
  strokes(ctx, scene, sight.small);
  edges(ctx, scene, sight.edges);
  drawLinks(ctx, scene);
  drawShifts(ctx, scene);
  drawNodes(ctx, scene, [...sight.nodes, ...marked(scene)]);
  drawTags(ctx, scene, sight.nodes, radius(scene.camera));
  return sight.nodes.length;
}

/** Nodes that are always drawn: the node examined, the node selected, and nodes that the tour names.
 * @param {Scene} scene */
function marked({ layout, camera, born, now, selected, tagged }) {
  const low = lowIn(layout, camera);
  return [...new Set([now, selected, ...tagged])].filter((n) => n >= 0 && n < born && !layout.hidden[n] && low(n));
}

/** Small subtrees as lines from their root to their deepest node.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} roots */
function strokes(ctx, { status, layout, camera, palette, proof }, roots) {
  const step = COLUMN * across(camera);
  for (const [colour, only] of groups(palette)) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(1, Math.min(STROKE, ROW * camera.scale));
    ctx.beginPath();
    for (const n of roots) {
      if (only(proof.nodes.has(n) ? 3 : status.columns[Column.label][n])) {
        const y = high(camera, layout.row[n]);
        ctx.moveTo(left(camera, layout.depth[n]) - step / 2, y);
        ctx.lineTo(left(camera, layout.deepest[n]) + 4, y);
      }
    }
    ctx.stroke();
  }
}

/** The colours of strokes, with the nodes drawn in each: by label, or 3 for the proof.
 * @param {import("./canvas.js").Palette} p @returns {[string, (what: number) => boolean][]} */
function groups(p) {
  return [
    [p.soft, (what) => what === Label.none], [p.won, (what) => what === Label.won],
    [p.lost, (what) => what === Label.lost], [p.proof, (what) => what === 3],
  ];
}

/** The edges of the tree, the proof's edges last and broad.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes */
function edges(ctx, scene, nodes) {
  const { status, palette, proof, camera, layout: { parents: parent } } = scene;
  const proved = (/** @type {number} */ n) => proof.nodes.has(n) && proof.edges.has(edgeBetween(status.structure.edges, parent[n], n));
  const [plain, firm] = [nodes.filter((n) => !proved(n)), nodes.filter(proved)];
  ctx.lineCap = "round";
  for (const [colour, width, some] of /** @type {[string, number, number[]][]} */ ([[palette.soft, 1, plain], [palette.proof, 3.5, firm]])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * Math.min(1, Math.max(camera.scale, 0.4));
    ctx.beginPath();
    for (const n of some) bend(ctx, scene, parent[n], n);
    ctx.stroke();
  }
}

/** A proof of more edges than this has faint links, so that the tree stays visible; more links than this have no arrowheads. */
const DENSE = 150;

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
function drawLinks(ctx, scene) {
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

/** How visible an old edge is, by the steps since its node was moved. */
const FADING = [0.9, 0.5, 0.25];

/** The edges of nodes with a cheaper path: the old edge dashed, fading from step to step, and the new one bold.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
function drawShifts(ctx, scene) {
  ctx.strokeStyle = scene.palette.now;
  for (const { node, from, to, age } of scene.shifts.filter((s) => s.from !== s.to)) {
    for (const parent of age === 0 ? [from, to] : [from]) {
      [ctx.lineWidth, ctx.globalAlpha] = parent === from ? [2, FADING[age]] : [3.5, 1];
      ctx.setLineDash(parent === from ? [6, 5] : []);
      ctx.beginPath();
      if (shown(scene, parent, node)) bend(ctx, scene, parent, node);
      ctx.stroke();
    }
  }
  ctx.globalAlpha = 1;
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
  return at[e] < scene.status.moment && scene.layout.parents[to[e]] !== from[e] && shown(scene, from[e], to[e]);
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

/** How far an edge bows that skips columns along a row, in pixels, so that it doesn't run through the nodes between. */
const BOW = 34;

/** A curve from one node to another.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} a @param {number} b */
function bend(ctx, { camera, layout }, a, b) {
  const [x1, y1] = [left(camera, layout.depth[a]), high(camera, layout.row[a])];
  const [x2, y2] = [left(camera, layout.depth[b]), high(camera, layout.row[b])];
  const wide = x2 - x1;
  const bow = Math.abs(layout.depth[b] - layout.depth[a]) !== 1 && Math.abs(y2 - y1) < BOW / 2 ? BOW : 0;
  ctx.moveTo(x1, y1);
  ctx.bezierCurveTo(x1 + wide * 0.45, y1 + bow, x1 + wide * (bow > 0 ? 0.7 : 0.25), y2 + bow, x2, y2);
}
