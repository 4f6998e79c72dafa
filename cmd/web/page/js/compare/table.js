// The cost of each strategy of a comparison: a table of numbers at this step and at its end, and the curve of the open list: a
// line for each strategy, by the positions examined, and where the clock is.

import { fill, h, set, svg } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { Column } from "../tree/status.js";
import { Code } from "../tree/trace.js";
import { names } from "./counts.js";
import { endOf, lastOf, marks, nameOf, outcomeOf, stepOf } from "./state.js";

/** @typedef {import("./state.js").Entrant} Entrant */

/** Makes the table. @returns {import("../store.js").Part<import("./state.js").State>} */
export function makeTable() {
  const element = h("div", { class: "versus-table", role: "region", tabindex: 0, "aria-label": t("compare.table") });
  return {
    element,
    draw({ entrants, step }) {
      element.hidden = entrants.length === 0;
      refill(element, h("table", {}, h("caption", { class: "unseen" }, t("compare.table")), head(entrants), h("tbody", {}, rows(entrants, step))));
    },
  };
}

/** @param {Entrant[]} entrants @param {number} step */
function rows(entrants, step) {
  const inGame = entrants.some((e) => e.run.structure.trace.game === "doudizhu");
  const timed = entrants.some((e) => e.run.structure.trace.end.stats.seconds !== undefined);
  return [
    ...names.filter((name) => !inGame || name !== "rescored") // in a game no path gets cheaper
      .map((name) => row(name, entrants.map((e) => e.counts[name][stepOf(e, step)]), entrants.map((e) => e.counts[name][lastOf(e)]))),
    !inGame && line("path", entrants.map((e) => path(e, step))),
    timed && line("time", entrants.map(time)),
    line("verdict", entrants.map((e) => (ended(e, step) ? outcomeOf(e) : "…"))),
  ];
}

/** @param {Entrant[]} entrants */
function head(entrants) {
  return h("thead", {}, h("tr", {}, h("td", {}), entrants.map(({ spec }, i) => h("th", { scope: "col" }, h("b", { class: `versus-mark versus-${i}` }, marks[i]), h("span", {}, nameOf(spec))))));
}

/** A row of numbers at the step and, for numbers that still grow, at the end; the least stands out.
 * @param {typeof names[number]} name @param {number[]} now @param {number[]} end */
function row(name, now, end) {
  const least = Math.min(...end);
  const look = (/** @type {number} */ i) => (end[i] === least && end.some((n) => n !== least) ? "least" : "");
  const inTheEnd = (/** @type {number} */ i) => h("small", { class: look(i) }, `/ ${end[i].toLocaleString("en")}`);
  return line(name, now.map((n, i) => {
    const text = n.toLocaleString("en");
    if (name === "open") return text;
    return n === end[i] ? h("span", { class: look(i) }, text) : [text, " ", inTheEnd(i)];
  }));
}

/** @param {string} name @param {import("../dom.js").Child[]} cells */
function line(name, cells) {
  return h("tr", { "data-row": name }, h("th", { scope: "row", title: t(`compare.row.${name}.why`) }, t("compare.row." + name)), cells.map((cell) => h("td", { class: "number" }, cell)));
}

/** Whether a strategy has ended by a step. @param {Entrant} entrant @param {number} step */
const ended = (entrant, step) => step >= lastOf(entrant);

/** The cost of the path that was found, and its moves.
 * @param {Entrant} entrant @param {number} step */
function path(entrant, step) {
  const { structure, status } = entrant.run;
  const { events, width } = structure.trace;
  if (!ended(entrant, step)) return "…";
  const last = events.length - width;
  if (events[last] !== Code.found) return "–";
  let moves = 0;
  for (let n = events[last + 1]; n > 0; n = status.columns[Column.parent][n]) moves++;
  return t("compare.path", events[last + 4], moves);
}

/** The time of a run in milliseconds. @param {Entrant} entrant */
function time({ run }) {
  const { seconds } = run.structure.trace.end.stats;
  return seconds === undefined ? "–" : (seconds * 1000).toLocaleString("en", { maximumSignificantDigits: 2 });
}

/** The picture, in its own units, and the room for the numbers next to it. */
const [WIDE, HIGH, LEFT, LOW, EDGE] = [400, 170, 38, 24, 10];
/** The most points of a line. */
const POINTS = 400;

/** Makes the curve.
 * @param {(step: number) => void} go goes to the step that is pressed @returns {import("../store.js").Part<import("./state.js").State>} */
export function makeCurve(go) {
  const lines = svg("g", {});
  const clock = svg("line", { class: "versus-clock", y1: EDGE, y2: HIGH - LOW });
  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "versus-curve", role: "img", "aria-label": t("compare.curve") }, lines, clock);
  let end = 0;
  /** @type {Entrant[] | null} */
  let drawn = null;
  const press = (/** @type {PointerEvent} */ e) => {
    if (e.type === "pointermove" && e.buttons === 0) return;
    const { left, width } = picture.getBoundingClientRect();
    go(Math.round((((e.clientX - left) / width) * WIDE - LEFT) / (WIDE - LEFT - EDGE) * end));
  };
  for (const type of ["pointerdown", "pointermove"]) picture.addEventListener(type, /** @type {any} */ (press));
  return {
    element: h("figure", { class: "versus-figure" }, h("figcaption", {}, t("compare.curve")), picture),
    draw(state) {
      end = endOf(state);
      const { entrants } = state;
      const same = drawn?.length === entrants.length && drawn.every((e, i) => e.counts === entrants[i].counts); // however the reader looks at the trees
      if (!same) fill(lines, ...drawLines(entrants, end));
      drawn = entrants;
      const x = across(state.step, end);
      set(clock, { x1: x, x2: x });
    },
  };
}

/** @param {number} step @param {number} end */
const across = (step, end) => LEFT + (end === 0 ? 0 : step / end) * (WIDE - LEFT - EDGE);

/** @param {Entrant[]} entrants @param {number} end */
function drawLines(entrants, end) {
  const most = Math.max(1, ...entrants.map((e) => e.counts.peak[lastOf(e)]));
  const y = (/** @type {number} */ open) => HIGH - LOW - (open / most) * (HIGH - LOW - EDGE);
  const axis = svg("path", { class: "versus-axis", d: `M${LEFT} ${EDGE}V${HIGH - LOW}H${WIDE - EDGE}` });
  const number = (/** @type {number} */ n, /** @type {number} */ at, /** @type {number} */ up, /** @type {string} */ anchor) => svg("text", { x: at, y: up, "text-anchor": anchor }, n.toLocaleString("en"));
  return [
    axis, number(most, LEFT - 5, EDGE + 5, "end"), number(0, LEFT - 5, HIGH - LOW, "end"), number(end, WIDE - EDGE, HIGH - LOW + 16, "end"), number(0, LEFT, HIGH - LOW + 16, "start"),
    ...entrants.map((entrant, i) => {
      const last = lastOf(entrant);
      const [x, up] = [across(last, end), y(entrant.counts.open[last])];
      return svg("g", { class: `versus-line versus-${i}` }, svg("polyline", { points: points(entrant, end, y) }), svg("circle", { cx: x, cy: up, r: 3 }),
        svg("text", { x: Math.min(x + 5, WIDE - 6), y: Math.max(up - 5, 10), "text-anchor": "middle" }, marks[i]));
    }),
  ];
}

/** The points of a line; where steps are too close to each other, the longest open list among them.
 * @param {Entrant} entrant @param {number} end @param {(open: number) => number} y */
function points(entrant, end, y) {
  const last = lastOf(entrant);
  const apart = Math.max(1, Math.ceil((last + 1) / POINTS));
  const list = [];
  for (let step = 0; step <= last; step += apart) {
    const open = Math.max(...entrant.counts.open.subarray(step, step + apart));
    list.push(`${across(Math.min(step, last), end).toFixed(1)},${y(open).toFixed(1)}`);
  }
  return list.join(" ");
}
