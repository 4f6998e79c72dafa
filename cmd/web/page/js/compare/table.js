// The table of a comparison: the cost of each strategy at this step and at its end.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { Column } from "../tree/status.js";
import { Code } from "../tree/trace.js";
import { lastOf, stepOf } from "./state.js";
import { marks, nameOf, verdictOf } from "./wording.js";

/** @typedef {import("./state.js").Entrant} Entrant */

/** The rows that have a number at each step; in a game no path gets cheaper. */
const counted = /** @type {const} */ (["expanded", "again", "generated", "rescored", "open", "peak"]);

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
    ...counted.filter((name) => !inGame || name !== "rescored")
      .map((name) => row(name, entrants.map((e) => e.counts[name][stepOf(e, step)]), entrants.map((e) => e.counts[name][lastOf(e)]))),
    !inGame && line("path", entrants.map((e) => path(e, step))),
    timed && line("time", entrants.map(time)),
    line("verdict", entrants.map((e) => (ended(e, step) ? verdictOf(e) : "…"))),
  ];
}

/** @param {Entrant[]} entrants */
function head(entrants) {
  return h("thead", {}, h("tr", {}, h("td", {}), entrants.map(({ spec }, i) => h("th", { scope: "col" }, h("b", { class: `versus-mark versus-${i}` }, marks[i]), h("span", {}, nameOf(spec))))));
}

/** A row of numbers at the step and, for numbers that still grow, at the end; the least stands out.
 * @param {typeof counted[number]} name @param {number[]} now @param {number[]} end */
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
