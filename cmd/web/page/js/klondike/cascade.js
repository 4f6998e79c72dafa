// The cascade after a win: from the kings down the cards jump off the foundations, bounce
// over the table and leave their traces.

import { calm, h } from "../dom.js";
import { shapesOf, size } from "../drawings.js";
import { suits } from "../cards.js";

/** @typedef {import("./table.js").Table} Table
 * A card on its way, in pixels and milliseconds.
 * @typedef {{picture: HTMLCanvasElement, element: HTMLElement, start: number, x: number, y: number, vx: number, vy: number}} Flight */

const apart = 45; // milliseconds between two cards
const longest = 2800; // milliseconds of the whole cascade
const gravity = .0026; // pixels per millisecond squared, for a card of a hundred pixels
const skips = ["keydown", "pointerdown"]; // what ends the cascade at once
const spring = .82; // the part of the speed that is left after a bounce

/** Lets the cards of a won game cascade. A key, a tap or the last card ends the cascade; it
 * doesn't begin for readers who want little motion, or if no card lies on a foundation.
 * @param {Table} table @returns {Promise<void>} resolves when the cascade has ended */
export function cascade(table) {
  const { layout } = table;
  if (!layout || calm()) return Promise.resolve();
  const canvas = h("canvas", { class: "cascade", "aria-hidden": "true" });
  const flights = flightsOf(table, layout);
  return new Promise((done) => {
    const finish = () => {
      for (const kind of skips) removeEventListener(kind, skip, true);
      canvas.remove();
      table.element.classList.remove("cascading");
      for (const { element } of flights) element.classList.remove("flown");
      done();
    };
    const skip = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
      finish();
    };
    for (const kind of skips) addEventListener(kind, skip, true);
    table.element.append(canvas);
    table.element.classList.add("cascading");
    run(canvas, flights, layout.cardWidth, finish);
  });
}

/** All cards that lie on foundations, the highest first, suit after suit.
 * @param {Table} table @param {import("./layout.js").Layout} layout @returns {Flight[]} */
function flightsOf({ felt, cards }, { cards: places, cardWidth, cardHeight, plain }) {
  const up = [...places].filter(([, p]) => suits.includes(p.pile)).sort(([, a], [, b]) => b.index - a.index || a.x - b.x);
  return up.flatMap(([id, { x, y }], i) => {
    const element = cards.get(id);
    const speed = cardWidth / 100 * (.12 + .3 * Math.random()) * (Math.random() < .7 ? -1 : 1);
    return element ? [{ picture: picture(element, felt.scene()?.face(id) ?? "", plain, cardWidth, cardHeight), element, start: i * apart, x, y, vx: speed, vy: 0 }] : [];
  });
}

/** @param {HTMLCanvasElement} canvas @param {Flight[]} flights @param {number} cardWidth @param {() => void} finish */
function run(canvas, flights, cardWidth, finish) {
  const context = fit(canvas, canvas.clientWidth, canvas.clientHeight);
  const [width, floor, pull] = [canvas.clientWidth, canvas.clientHeight, gravity * cardWidth / 100];
  let begun = 0;
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    if (!canvas.isConnected || !context) {
      finish();
      return;
    }
    begun ||= now;
    const time = Math.min(40, now - (last || now));
    last = now;
    const flying = flights.filter((f) => f.x > -cardWidth && f.x < width);
    for (const f of flying) if (now - begun >= f.start) fly(context, f, time, floor, pull, cardWidth);
    if (flying.length > 0 && now - begun < longest) requestAnimationFrame(frame);
    else finish();
  };
  requestAnimationFrame(frame);
}

/** Moves a card along for some milliseconds, in small steps, so that the traces are even.
 * @param {CanvasRenderingContext2D} context @param {Flight} f @param {number} time @param {number} floor @param {number} pull @param {number} width */
function fly(context, f, time, floor, pull, width) {
  const height = width * size.height / size.width;
  f.element.classList.add("flown");
  for (let left = time; left > 0; left -= 12) {
    const dt = Math.min(12, left);
    f.vy += pull * dt;
    f.x += f.vx * dt;
    f.y += f.vy * dt;
    if (f.y > floor - height) [f.y, f.vy] = [floor - height, -f.vy * spring];
    context.drawImage(f.picture, f.x, f.y, width, height);
  }
}

/** Makes a canvas with the screen's resolution.
 * @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
function fit(canvas, width, height) {
  [canvas.width, canvas.height] = [width * devicePixelRatio, height * devicePixelRatio];
  const context = canvas.getContext("2d");
  context?.scale(devicePixelRatio, devicePixelRatio);
  return context;
}

/** A card as a picture, in the colours of its element.
 * @param {HTMLElement} element @param {string} card @param {boolean} plain @param {number} width @param {number} height */
function picture(element, card, plain, width, height) {
  const canvas = document.createElement("canvas");
  const context = fit(canvas, width, height);
  if (!context) return canvas;
  const style = getComputedStyle(element.querySelector(".face") ?? element);
  const colour = (/** @type {string} */ name) => style.getPropertyValue("--" + name);
  context.scale(width / size.width, width / size.width);
  const paper = new Path2D();
  paper.roundRect(.4, .4, size.width - .8, size.height - .8, 4.8);
  context.fillStyle = colour("card");
  context.strokeStyle = colour("card-edge");
  context.fill(paper);
  context.stroke(paper);
  for (const s of shapesOf(card, plain)) draw(context, s, colour);
  return canvas;
}

/** @param {CanvasRenderingContext2D} context @param {import("../drawings.js").Shape} shape @param {(name: string) => string} colour */
function draw(context, { d, ink, x, y, scale, turned }, colour) {
  const path = new Path2D(d);
  context.save();
  context.translate(x, y);
  context.rotate(turned ? Math.PI : 0);
  context.scale(scale, scale);
  [context.fillStyle, context.strokeStyle] = [colour(ink === "gold" || ink === "skin" ? ink : "suit"), colour("suit")];
  [context.lineCap, context.lineJoin, context.lineWidth] = ["round", "round", ink === "rank" ? 2.6 : .6];
  if (ink === "frame") context.globalAlpha = .05;
  if (ink !== "rank") context.fill(path);
  if (ink === "frame") context.globalAlpha = .4;
  if (ink !== "suit" && ink !== "gold") context.stroke(path);
  context.restore();
}
