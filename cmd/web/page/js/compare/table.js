// The table of a comparison: what each strategy has cost at this step, and in the end.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { refill } from "../parts.js";
import { Column } from "../tree/status.js";
import { Code } from "../tree/trace.js";
import { lastOf, stepOf } from "./state.js";
import { marks, nameOf, verdictOf } from "./telling.js";

/** @typedef {import("./state.js").Entrant} Entrant */

/** The rows that have a number at each step. */
const counted = /** @type {const} */ (["expanded", "again", "generated", "rescored", "open", "peak"]);

/** Makes the table. @returns {import("../store.js").Part<import("./state.js").State>} */
export function makeTable() {
  const element = h("div", { class: "versus-table", role: "region", tabindex: 0, "aria-label": t("compare.table") });
  return {
    element,
    draw({ entrants, step }) {
      refill(element, entrants.length > 0 && h("table", {}, h("caption", { class: "unseen" }, t("compare.table")), head(entrants), h("tbody", {},
        counted.map((name) => row(name, entrants.map((e) => e.counts[name][stepOf(e, step)]), entrants.map((e) => e.counts[name][lastOf(e)]))),
        line("path", entrants.map((e) => path(e, step))), line("time", entrants.map(time)), line("verdict", entrants.map((e) => (ended(e, step) ? verdictOf(e) : t("compare.works")))))));
    },
  };
}

/** @param {Entrant[]} entrants */
function head(entrants) {
  return h("thead", {}, h("tr", {}, h("td", {}), entrants.map(({ spec }, i) => h("th", { scope: "col" }, h("b", { class: `versus-mark versus-${i}` }, marks[i]), " ", nameOf(spec)))));
}

/** A row of numbers now and, behind them, in the end, of which the least stands out.
 * @param {typeof counted[number]} name @param {number[]} now @param {number[]} end */
function row(name, now, end) {
  const least = Math.min(...end);
  const best = name !== "open" && end.some((n) => n !== least);
  return line(name, now.map((n, i) => [n.toLocaleString("en"), name !== "open" && h("small", { class: best && end[i] === least ? "least" : "" }, ` / ${end[i].toLocaleString("en")}`)]));
}

/** @param {string} name @param {import("../dom.js").Child[]} cells */
function line(name, cells) {
  return h("tr", { "data-row": name }, h("th", { scope: "row", title: t(`compare.row.${name}.why`) }, t("compare.row." + name)), cells.map((cell) => h("td", { class: "number" }, cell)));
}

/** Whether a strategy has ended by a step. @param {Entrant} entrant @param {number} step */
const ended = (entrant, step) => step >= lastOf(entrant);

/** What has been found: the cost of the path and its moves, or the positions of the proof.
 * @param {Entrant} entrant @param {number} step */
function path(entrant, step) {
  const { structure, status } = entrant.run;
  const { events, width, game } = structure.trace;
  if (!ended(entrant, step)) return "…";
  if (game === "doudizhu") return "–";
  const last = events.length - width;
  if (events[last] !== Code.found) return "–";
  let moves = 0;
  for (let n = events[last + 1]; n > 0; n = status.columns[Column.parent][n]) moves++;
  return t("compare.path", events[last + 4], moves);
}

/** The time of a run that was recorded, in milliseconds. @param {Entrant} entrant */
function time({ run }) {
  const { seconds } = run.structure.trace.end.stats;
  return seconds === undefined ? "–" : t("compare.ms", (seconds * 1000).toLocaleString("en", { maximumSignificantDigits: 2 }));
}
