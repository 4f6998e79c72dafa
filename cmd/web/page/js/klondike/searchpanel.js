// The search: which strategy, and what it is doing, as live counters. The space for
// them is always there.

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { heeds } from "./search.js";

/** @typedef {import("./state.js").State} State */

const strategies = ["fast", "astar", "wastar", "greedy", "bfs", "dfs", "idastar", "beam"];
const scores = ["dig", "pile1", "pile2", "length", "none"];
const openLists = ["heap", "bucket", "lazy"];
const reparents = ["reopen", "propagate", "keep"];
const counters = ["expanded", "tree", "open", "depth", "duplicates", "seconds"];

/** @param {import("./game.js").Game} game
 * @returns {import("./dealbar.js").Part} */
export function searchPanel(game) {
  const list = (/** @type {string} */ id, /** @type {(string | number)[]} */ values, /** @type {(v: any) => string} */ name) =>
    h("select", { id: "k-" + id }, ...values.map((v) => h("option", { value: v }, name(v))));
  const strategy = list("strategy", strategies, (v) => t("k.strategy." + v));
  const score = list("score", scores, (v) => t("k.score." + v));
  const open = list("open-list", openLists, (v) => t("k.open." + v));
  const reparent = list("reparent", reparents, (v) => t("k.reparent." + v));
  const seconds = list("seconds", [1, 10, 60, 600], (v) => t("k.seconds", v));
  const change = () => game.set({ how: { strategy: strategy.value, score: score.value, openList: open.value, reparent: reparent.value, seconds: Number(seconds.value) } });
  const outcome = h("p", { class: "note", id: "k-outcome" });
  const cells = counters.map((name) => h("dd", { class: "number", id: "k-count-" + name }, "–"));
  const fields = { score, openList: open, reparent };
  const element = h("section", { class: "panel stack k-search", "aria-label": t("k.search") },
    h("h2", {}, t("k.search")),
    h("div", { class: "k-how", onchange: change },
      ...[["strategy", strategy], ["score", score], ["openList", open], ["reparent", reparent], ["limit", seconds]].map(([name, field]) =>
        h("label", {}, h("span", {}, t("k.how." + name)), field ?? null))),
    h("dl", { class: "k-counters" }, ...counters.map((name, i) => h("div", {}, h("dt", {}, t("k.counter." + name)), cells[i] ?? null))),
    outcome);
  return {
    element,
    render(s) {
      strategy.value = s.how.strategy;
      [score.value, open.value, reparent.value, seconds.value] = [s.how.score, s.how.openList, s.how.reparent, String(s.how.seconds)];
      for (const [name, field] of Object.entries(fields)) {
        field.disabled = !heeds[/** @type {keyof typeof heeds} */ (name)].includes(s.how.strategy);
      }
      counters.forEach((name, i) => fill(/** @type {HTMLElement} */ (cells[i]), figure(name, s.search?.counters[name])));
      fill(outcome, outcomeText(s));
    },
  };
}

/** @param {string} name @param {number | undefined} value */
function figure(name, value) {
  if (value === undefined) {
    return "–";
  }
  return name === "seconds" ? (value < 1 ? (value * 1000).toFixed(value < .01 ? 2 : 0) + " ms" : value.toFixed(1) + " s") : value.toLocaleString("en");
}

/** @param {State} s */
function outcomeText({ search }) {
  if (!search) {
    return t("k.searchHelp");
  }
  if (search.running) {
    return t("k.searching");
  }
  if (search.outcome === "solved") {
    return t("k.foundSteps", search.steps);
  }
  return t("k.outcome." + search.outcome) + (search.reason ? t("k.because", search.reason) : "");
}
