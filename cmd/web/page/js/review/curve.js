// The curve: the chance to win over the game. What a decision gave away is a drop, what the cards did then a slope. Below it a strip
// shows whether the game could still be won with all cards known.

import { fill, h, set, svg } from "../dom.js";
import { t } from "../i18n.js";
import { decisionAt, isCostly, keyOf, placeInGame } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Decision} Decision */

/** Sizes in pixels: room at the sides, the height of the curve, the strip's and where it begins. */
const size = { left: 34, right: 12, top: 12, curve: 150, strip: 14, stripAt: 170, height: 204 };

/** How wide a turn of the stock is beside a move of a card: most games have many, that decide nothing. */
const turn = .12;

/** Where steps are from left to right, from 0 to 1.
 * @param {import("./state.js").Move[]} game @returns {number[]} */
function places(game) {
  const ends = game.reduce((/** @type {number[]} */ sums, m) => [...sums, (sums.at(-1) ?? 0) + (m.move === "@" ? turn : 1)], [0]);
  return ends.map((sum) => sum / (ends.at(-1) || 1));
}

/** Where things are in a drawing of some width.
 * @typedef {{width: number, x: (step: number) => number, y: (chance: number) => number}} Scale */

/** @param {import("./review.js").Review} review
 * @returns {import("./state.js").Part} */
export function curvePart(review) {
  const drawing = svg("svg", { class: "review-curve", id: "review-curve", role: "img", height: size.height });
  const legend = h("p", { class: "review-legend note", "aria-hidden": "true" }, ...["drop", "luck", "band", "won", "lost"].map((name) =>
    h("span", {}, h("i", { class: "review-key " + name }), t("review.legend." + name))));
  const element = h("section", { class: "panel review-chart", "aria-label": t("review.curve") }, drawing, legend);
  const draw = () => drawCurve(drawing, review.state);
  new ResizeObserver(draw).observe(drawing);
  const seek = (/** @type {PointerEvent} */ event) => review.toGame(placeAt(review.state, drawing, event.clientX));
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
      const now = [s.decisions, s.report, s.step, s.path, s.judged, s.start];
      if (now.some((value, i) => value !== last[i])) draw();
      last = now;
    },
  };
}

/** The decision nearest to a place on the drawing, or the end; before there is any decision, the step.
 * @param {State} s @param {SVGSVGElement} drawing @param {number} clientX */
function placeAt({ decisions, game }, drawing, clientX) {
  const { left, width } = drawing.getBoundingClientRect();
  const [at, goal] = [places(game), (clientX - left - size.left) / (width - size.left - size.right)];
  const away = (/** @type {number} */ step) => Math.abs((at[step] ?? 1) - goal);
  const steps = decisions.length > 0 ? [...decisions.map((d) => d.first), game.length] : at.keys();
  return [...steps].reduce((best, step) => (away(step) < away(best) ? step : best), 0);
}

/** @param {SVGSVGElement} drawing @param {State} s */
function drawCurve(drawing, s) {
  const width = drawing.clientWidth;
  if (width === 0 || !s.start) return;
  const at = places(s.game);
  /** @type {Scale} */
  const scale = {
    width,
    x: (step) => size.left + (at[step] ?? 1) * (width - size.left - size.right),
    y: (chance) => size.top + (1 - Math.max(0, Math.min(1, chance))) * (size.curve - size.top),
  };
  set(drawing, { viewBox: `0 0 ${width} ${size.height}`, "aria-label": t("review.curveSays", s.decisions.length) });
  fill(drawing, grid(scale, s.game.length), band(scale, s.decisions), line(scale, s), drops(scale, s.decisions), strip(scale, s),
    marks(scale, s.decisions), tried(scale, s), cursor(scale, s));
}

/** @param {Scale} scale @param {number} reach */
function grid({ width, x, y }, reach) {
  const tens = Array.from({ length: Math.floor(reach / 10) + 1 }, (_, i) => 10 * i);
  const steps = tens.reduce((/** @type {number[]} */ told, n) => (told.length > 0 && x(n) - x(told.at(-1) ?? 0) < 34 ? told : [...told, n]), []);
  return svg("g", { class: "grid" },
    [0, .25, .5, .75, 1].map((c) => svg("line", { x1: size.left, x2: width - size.right, y1: y(c), y2: y(c) })),
    [0, .5, 1].map((c) => svg("text", { x: size.left - 6, y: y(c) + 4, "text-anchor": "end" }, String(100 * c))),
    steps.map((n) => svg("text", { x: x(n), y: size.height - 4, "text-anchor": "middle" }, String(n))));
}

/** Twice the standard deviation of what each decision gave away, around the line from it to what the cards did then.
 * @param {Scale} scale @param {Decision[]} decisions */
function band({ x, y }, decisions) {
  const around = (/** @type {Decision} */ { first, last, played_chance: from, luck, error }) => {
    const [x1, x2, to, room] = [x(first), x(Math.max(first, last + 1)), from + luck, 2 * error];
    return `M${x1} ${y(from + room)}L${x2} ${y(to + room)}V${y(to - room)}L${x1} ${y(from - room)}Z`;
  };
  return svg("path", { class: "band", d: decisions.map(around).join("") });
}

/** The line as a whole: before each decision, after it, and after the cards that came up, to the game's end.
 * @param {Scale} scale @param {State} s */
function line({ x, y }, { decisions, report, game }) {
  const points = decisions.flatMap((d) => [
    [d.first, d.before], [d.first, d.played_chance], [Math.max(d.first, d.last + 1), d.played_chance + d.luck]]);
  if (report) points.push([game.length, report.result]);
  return points.length > 0 && svg("path", { class: "line", d: "M" + points.map(([step = 0, chance = 0]) => `${x(step)} ${y(chance)}`).join("L") });
}

/** @param {Scale} scale @param {Decision[]} decisions */
function drops({ x, y }, decisions) {
  return svg("g", { class: "drops" }, decisions.filter((d) => d.loss > 0).map((d) =>
    svg("line", { class: d.label || "slight", x1: x(d.first), x2: x(d.first), y1: y(d.before), y2: y(d.played_chance) })));
}

/** Marks of decisions with a name: full if that is sure, hollow if it is likely.
 * @param {Scale} scale @param {Decision[]} decisions */
function marks({ x, y }, decisions) {
  const radius = { inaccuracy: 4, mistake: 5, blunder: 6.5 };
  return svg("g", { class: "marks" }, decisions.filter(isCostly).map((d) => svg("circle", {
    class: `${d.label} ${d.probably ? "probably" : "sure"}`, cx: x(d.first), cy: y(d.played_chance), r: radius[/** @type {"mistake"} */ (d.label)] })));
}

/** With all cards known: won, lost, or not decided.
 * @param {Scale} scale @param {State} s */
function strip({ x }, { decisions, report, game }) {
  const from = (/** @type {number} */ i) => decisions[i - 1]?.winnable ?? (report?.lost_at === 0 ? "unsolvable" : decisions[0]?.winnable ?? "undecided");
  const parts = decisions.map((d, i) => ({ x1: x(d.first), x2: x(decisions[i + 1]?.first ?? (report ? game.length : Math.max(d.first, d.last + 1))), verdict: i === 0 ? from(0) : from(i) }));
  return svg("g", { class: "strip" }, parts.map((p) => svg("rect", { class: p.verdict, x: p.x1, width: Math.max(.5, p.x2 - p.x1 + .3), y: size.stripAt, height: size.strip })));
}

/** The other moves that were tried at the place of the game that is shown.
 * @param {Scale} scale @param {State} s */
function tried({ x, y }, s) {
  const { path, judged } = s;
  const move = path.kind === "own" ? path.moves[path.from] : undefined;
  const answer = move && judged[keyOf(s, move.move, path.from)];
  if (!answer) return null;
  const [cx, cy] = [x(path.from), y(answer.chance)];
  return svg("path", { class: "tried", d: `M${cx} ${cy - 6}l6 6l-6 6l-6-6Z` });
}

/** @param {Scale} scale @param {State} s */
function cursor({ x, y }, s) {
  if (s.path.kind === "shortest") return null;
  const at = placeInGame(s);
  const d = decisionAt(s, at);
  const chance = d ? d.before : s.report && at === s.game.length ? s.report.result : undefined;
  return svg("g", { class: "cursor" }, svg("line", { x1: x(at), x2: x(at), y1: size.top - 6, y2: size.stripAt + size.strip }),
    chance !== undefined && svg("circle", { cx: x(at), cy: y(chance), r: 4.5 }));
}
