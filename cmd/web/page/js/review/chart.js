// The curve: the chance to win over the game. The chance that a decision gave away is a drop, the luck after it a slope. Below it a strip
// shows who would win with open cards.

import { fill, h, set, svg } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/review.en.js";
import { zh } from "../words/review.zh.js";
import { isCostly } from "./decisions.js";
import { wordIn } from "./list.js";

addWords({ en, zh });

/** @typedef {Omit<import("./decisions.js").Decision, "choices">} Decision */

/** The data of a drawing: the positions of the game's steps from left to right, from 0 to 1, and of its end; the chance at the end, once it is known; the
 * verdicts with open cards on places of the game, null for no strip; another way on, tried at a place; and the place shown.
 * @typedef {{at: number[], decisions: Decision[], result: number | null, strip: {from: number, to: number, verdict: "solved" | "unsolvable" | "undecided"}[] | null,
 *   tried: {at: number, chance: number} | null, cursor: {at: number, chance: number | undefined} | null}} Chart */

/** Sizes in pixels: room at the sides and above, the height of the strip, and the foot with the strip, and without. */
const size = { left: 34, right: 12, top: 12, strip: 14, foot: 54, without: 26 };

/** The height of the curve: low on a phone's screen, where the table stays on the screen, and lower on a phone that lies on its side. */
const lowest = () => (matchMedia("(max-height: 500px)").matches ? 44 : matchMedia("(max-width: 960px)").matches ? 66 : 150);

/** A chart with the coordinates of a drawing of a given width; low is the place of the chance 0.
 * @typedef {Chart & {width: number, height: number, low: number, x: (step: number) => number, y: (chance: number) => number}} Scaled */

/** A curve that is drawn again when its values have changed; a press on the curve goes to the nearest decision.
 * @template S
 * @param {{state: S, toGame: (step: number) => unknown}} review @param {string} words the beginning of the legend's keys
 * @param {(state: S) => unknown[]} shows the values that the curve depends on @param {(state: S) => Chart | null} chart null: there is nothing to draw
 * @param {string[]} [legend] the signs that it explains
 * @returns {import("../store.js").Part<S>} */
export function chartPart(review, words, shows, chart, legend = ["drop", "luck", "band", "won", "lost"]) {
  const drawing = svg("svg", { class: "review-curve", id: "review-curve", role: "img", "aria-label": t("review.curve"), height: 150 + size.foot });
  const keys = h("p", { class: "review-legend note", "aria-hidden": "true" },
    legend.map((sign) => h("span", {}, h("i", { class: "review-key " + sign }), t(wordIn(words, "legend." + sign)))));
  const element = h("section", { class: "panel review-chart", "aria-label": t("review.curve") }, drawing, keys);
  const draw = () => drawChart(drawing, chart(review.state));
  new ResizeObserver(draw).observe(drawing);
  const seek = (/** @type {PointerEvent} */ event) => {
    const now = chart(review.state);
    if (now) review.toGame(placeAt(now, drawing, event.clientX));
  };
  drawing.addEventListener("pointerdown", (event) => {
    drawing.setPointerCapture(event.pointerId);
    seek(event);
  });
  drawing.addEventListener("pointermove", (event) => drawing.hasPointerCapture(event.pointerId) && seek(event));
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    draw(s) {
      const now = shows(s);
      if (now.some((value, i) => value !== last[i])) draw();
      last = now;
    },
  };
}

/** The decision nearest to a place on the drawing, or the end; the nearest step while there is no decision.
 * @param {Chart} chart @param {SVGSVGElement} drawing @param {number} clientX */
function placeAt({ decisions, at }, drawing, clientX) {
  const { left, width } = drawing.getBoundingClientRect();
  const goal = (clientX - left - size.left) / (width - size.left - size.right);
  const away = (/** @type {number} */ step) => Math.abs((at[step] ?? 1) - goal);
  const steps = decisions.length > 0 ? [...decisions.map((d) => d.first), at.length - 1] : at.keys();
  return [...steps].reduce((best, step) => (away(step) < away(best) ? step : best), 0);
}

/** @param {SVGSVGElement} drawing @param {Chart | null} chart */
function drawChart(drawing, chart) {
  const width = drawing.clientWidth;
  if (width === 0 || !chart) return;
  const low = lowest();
  /** @type {Scaled} */
  const scaled = {
    ...chart, width, low, height: low + (chart.strip ? size.foot : size.without),
    x: (step) => size.left + (chart.at[step] ?? 1) * (width - size.left - size.right),
    y: (chance) => size.top + (1 - Math.max(0, Math.min(1, chance))) * (low - size.top),
  };
  set(drawing, { viewBox: `0 0 ${width} ${scaled.height}`, height: scaled.height, "aria-label": t("review.curveSays", chart.decisions.length) });
  fill(drawing, [grid, band, line, drops, strip, marks, tried, cursor].map((part) => part(scaled)));
}

/** @param {Scaled} chart */
function grid({ width, height, at, x, y }) {
  const tens = Array.from({ length: Math.floor((at.length - 1) / 10) + 1 }, (_, i) => 10 * i);
  const steps = tens.reduce((/** @type {number[]} */ told, n) => (told.length > 0 && x(n) - x(told.at(-1) ?? 0) < 34 ? told : [...told, n]), []);
  return svg("g", { class: "grid" },
    [0, .25, .5, .75, 1].map((c) => svg("line", { x1: size.left, x2: width - size.right, y1: y(c), y2: y(c) })),
    [0, .5, 1].map((c) => svg("text", { x: size.left - 6, y: y(c) + 4, "text-anchor": "end" }, String(100 * c))),
    steps.map((n) => svg("text", { x: x(n), y: height - 4, "text-anchor": "middle" }, String(n))));
}

/** The band around the line: twice the standard deviation of the chance that each decision gave away. @param {Scaled} chart */
function band({ decisions, x, y }) {
  const around = (/** @type {Decision} */ { first, last, played_chance: from, luck, error }) => {
    const [x1, x2, to, room] = [x(first), x(Math.max(first, last + 1)), from + luck, 2 * error];
    return `M${x1} ${y(from + room)}L${x2} ${y(to + room)}V${y(to - room)}L${x1} ${y(from - room)}Z`;
  };
  return svg("path", { class: "band", d: decisions.map(around).join("") });
}

/** The whole line: the chance before each decision, after the decision, and after the luck that followed, to the game's end. @param {Scaled} chart */
function line({ decisions, result, at, x, y }) {
  const points = decisions.flatMap((d) => [
    [d.first, d.before], [d.first, d.played_chance], [Math.max(d.first, d.last + 1), d.played_chance + d.luck]]);
  if (result !== null) points.push([at.length - 1, result]);
  return points.length > 0 && svg("path", { class: "line", d: "M" + points.map(([step = 0, chance = 0]) => `${x(step)} ${y(chance)}`).join("L") });
}

/** @param {Scaled} chart */
function drops({ decisions, x, y }) {
  return svg("g", { class: "drops" }, decisions.filter((d) => d.loss > 0).map((d) =>
    svg("line", { class: d.label || "slight", x1: x(d.first), x2: x(d.first), y1: y(d.before), y2: y(d.played_chance) })));
}

/** Marks of decisions with a name: full if the name is certain, hollow if it is probable. @param {Scaled} chart */
function marks({ decisions, x, y }) {
  const radius = { inaccuracy: 4, mistake: 5, blunder: 6.5 };
  return svg("g", { class: "marks" }, decisions.filter(isCostly).map((d) => svg("circle", {
    class: `${d.label} ${d.probably ? "probably" : "sure"}`, cx: x(d.first), cy: y(d.played_chance), r: radius[/** @type {"mistake"} */ (d.label)] })));
}

/** @param {Scaled} chart */
function strip({ strip: places, low, x }) {
  return svg("g", { class: "strip" }, places?.map(({ from, to, verdict }) =>
    svg("rect", { class: verdict, x: x(from), width: Math.max(.5, x(to) - x(from) + .3), y: low + 20, height: size.strip })));
}

/** @param {Scaled} chart */
function tried({ tried: other, x, y }) {
  return other && svg("path", { class: "tried", d: `M${x(other.at)} ${y(other.chance) - 6}l6 6l-6 6l-6-6Z` });
}

/** @param {Scaled} chart */
function cursor({ cursor: place, low, x, y }) {
  return place && svg("g", { class: "cursor" }, svg("line", { x1: x(place.at), x2: x(place.at), y1: size.top - 6, y2: low + 20 + size.strip }),
    place.chance !== undefined && svg("circle", { cx: x(place.at), cy: y(place.chance), r: 4.5 }));
}
