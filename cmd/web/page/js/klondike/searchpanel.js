// The search: the choice of the strategy, and live counters. The space for
// the counters is always reserved.

import { fill, h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { choices } from "../parts.js";

/** @typedef {import("./state.js").State} State */

/** The choices by their names: the element's id, the values to choose from, and the
 * words for a value.
 * @type {Record<keyof State["how"], [id: string, values: (known: State["known"]) => readonly (string | number)[], words: (value: string) => string]>} */
const fields = {
  strategy: ["k-strategy", (known) => known.strategies, (v) => named("k.strategy.", v)],
  score: ["k-score", (known) => known.scores, (v) => t("k.score." + v)],
  open_list: ["k-open-list", (known) => known.open_lists, (v) => named("k.open.", v)],
  reparent: ["k-reparent", (known) => known.reparent, (v) => t("k.reparent." + v)],
  seconds: ["k-seconds", () => [1, 10, 60, 600], (v) => t("k.seconds", Number(v))],
};
/** @param {string} words @param {string} name shown itself where it has no words */
const named = (words, name) => (knows(words + name) ? t(words + name) : name);
const labels = { strategy: "k.how.strategy", score: "k.how.score", open_list: "k.how.openList", reparent: "k.how.reparent", seconds: "k.how.limit" };
const counters = ["expanded", "tree", "open", "depth", "duplicates", "seconds"];

/** @param {import("./game.js").Game} game
 * @returns {import("./state.js").Part} */
export function searchPanel(game) {
  const lists = Object.entries(fields).map(([key, [id, values, words]]) => {
    const name = /** @type {keyof State["how"]} */ (key);
    const list = choices({ id, onchange: () => game.set({ how: { ...game.state.how, [name]: list.element.value } }) });
    return {
      element: h("label", {}, h("span", {}, t(labels[name])), list.element),
      draw(/** @type {State} */ { how, known }) {
        const heeding = known.heeds[/** @type {"score"} */ (name)];
        list.draw(how[name], values(known), words);
        list.element.disabled = heeding !== undefined && !heeding.includes(how.strategy);
      },
    };
  });
  const outcome = h("p", { class: "note", id: "k-outcome" });
  const cells = counters.map((name) => h("dd", { class: "number", id: "k-count-" + name }, "–"));
  return {
    element: h("section", { class: "panel stack k-search", "aria-label": t("k.search") }, h("h2", {}, t("k.search")),
      h("div", { class: "k-how" }, lists.map((list) => list.element)),
      h("dl", { class: "k-counters" }, ...counters.map((name, i) => h("div", {}, h("dt", {}, t("k.counter." + name)), cells[i] ?? null))), outcome),
    draw(s) {
      lists.forEach((list) => list.draw(s));
      cells.forEach((cell, i) => fill(cell, figure(counters[i] ?? "", s.search?.counters[counters[i] ?? ""])));
      fill(outcome, outcomeText(s.search));
    },
  };
}

/** @param {string} name @param {number | undefined} value */
function figure(name, value) {
  if (value === undefined) return "–";
  if (name !== "seconds") return value.toLocaleString("en");
  return value < 1 ? (value * 1000).toFixed(value < .01 ? 2 : 0) + " ms" : value.toFixed(1) + " s";
}

/** @param {State["search"]} search */
function outcomeText(search) {
  if (!search) return t("k.searchHelp");
  if (search.running) return t("k.searching");
  if (search.outcome === "solved") return t("k.foundSteps", search.steps);
  return t("k.outcome." + search.outcome) + (search.reason ? t("k.because", search.reason) : "");
}
