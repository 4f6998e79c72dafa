// What stands around the table: the verdict, its buttons, the stock as a list, the replay and the search. All buttons are
// always there, so that nothing moves when the verdict changes.

import { mini } from "../cards.js";
import { enable, fill, h } from "../dom.js";
import { named, t } from "../i18n.js";
import { choices, part } from "../parts.js";
import { playerBar, speedList } from "../player.js";
import { button, stepping } from "./icons.js";
import { blamed, justLost, lastWinnable, verdictAt } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function statusBar(game) {
  const verdict = h("p", { class: "verdict", id: "k-verdict" });
  const note = h("p", { class: "note", id: "k-note" });
  const solve = button("solve", () => game.searcher.solve(), { class: "main" });
  const stop = button("stop", () => game.searcher.solution.stop());
  const hint = button("hintButton", () => game.searcher.hint());
  const undo = button("undo", () => game.player.step(-1));
  const redo = button("redo", () => game.player.step(1));
  const rescue = button("rescue", () => game.player.to(lastWinnable(game.state)));
  return {
    element: h("section", { class: "k-status", "aria-label": t("k.verdictLabel") },
      h("div", { class: "k-say" }, verdict, note), h("div", { class: "row" }, solve, stop, hint, undo, redo, rescue)),
    draw(s) {
      const { text, mood } = verdictText(s);
      verdict.className = "verdict " + mood;
      fill(verdict, text);
      fill(note, s.note || defaultNote(s));
      const last = lastWinnable(s);
      enable(undo, s.step > 0);
      undo.textContent = t(justLost(s) ? "k.takeBack" : "k.undo");
      undo.classList.toggle("main", justLost(s));
      enable(redo, s.step < s.line.length);
      enable(rescue, s.judging && last >= 0 && last < s.step);
      enable(hint, !s.won && s.legal.length > 0);
      enable(solve, !s.won && !s.search?.running && s.board !== null);
      enable(stop, s.search?.running === true);
    },
  };
}

/** @param {State} s @returns {{text: string, mood: string}} */
function verdictText(s) {
  if (s.board === null) return { text: s.fault ? "" : t("k.awaiting"), mood: "" };
  const v = verdictAt(s);
  if (s.won) return { text: t("k.won"), mood: "good" };
  if (s.search?.running) return { text: t("k.searching"), mood: "" };
  if (!v || (!s.judging && s.search?.outcome !== v.verdict)) return { text: t(s.judging ? "k.judging" : "k.silent"), mood: "" };
  const mood = { solved: "good", unsolvable: "bad", undecided: "unsure" }[v.verdict];
  const where = s.step === 0 ? "k.dealVerdict." : "k.verdict.";
  return { text: t(where + v.verdict) + (v.reason ? t("k.because", v.reason) : ""), mood };
}

/** The text when there is no verdict, search or fault to show.
 * @param {State} s */
function defaultNote(s) {
  if (s.board === null) return "";
  if (s.judging && justLost(s)) return t("k.lostBy");
  const last = lastWinnable(s);
  if (s.judging && verdictAt(s)?.verdict === "unsolvable" && last >= 0) return t("k.lastWinnable", last);
  const next = s.line[s.step];
  return next ? t("k.next", s.step + 1, t("k.words", next)) : s.won ? t("k.wonIn", s.line.length) : t("k.yourMove", s.legal.length);
}

/** @returns {import("./state.js").Part} */
export function talon() {
  const list = h("ol", { class: "k-talon", id: "k-talon", "aria-label": t("k.talon") });
  const title = h("span", { class: "note", "aria-hidden": "true" });
  const element = h("div", { class: "k-coming" }, title, list);
  const turns = part(list, (/** @type {import("./state.js").State} */ s) => [s.rules.draw, s.board?.stock.join(" ") ?? "", [...blamed(s)].join(" ")], (draw, stock, blame) =>
    stock.split(" ").flatMap((_, i, all) => (stock && i % draw === 0 ? [all.slice(i, i + draw)] : [])).map((cards) => h("li", {}, cards.map((c) => h("span", { class: blame.includes(c) && "blamed" }, mini(c))))));
  return {
    element,
    draw(s) {
      element.hidden = s.edit !== null;
      if (s.board) fill(title, t("k.talonTitle", s.board.stock.length));
      turns.draw(s);
    },
  };
}

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function replayBar(game) {
  const count = h("output", { class: "number k-count", id: "k-count" });
  const speed = speedList([0.5, 1, 2, 4, 8], "k.speed", "k.perSecond", (n) => game.set({ speed: n }));
  const bar = playerBar(game.player, stepping, { class: "k-controls row", id: "k-controls", role: "toolbar", "aria-label": t("k.replay") },
    count, h("label", { class: "note" }, h("span", { class: "wide" }, t("k.speed")), speed));
  bar.play.id = "k-play";
  bar.slider.id = "k-place";
  return {
    element: bar.element,
    draw({ step, line, playing, speed: now }) {
      bar.draw(step, line.length, playing);
      fill(count, `${step} / ${line.length}`);
      speed.value = String(now);
    },
  };
}

/** The choices by their names: the element's id, the values to choose from, and the
 * words for a value.
 * @type {Record<keyof State["how"], [id: string, values: (known: State["known"]) => readonly (string | number)[], words: (value: string) => string]>} */
const fields = {
  strategy: ["k-strategy", (known) => known.strategies, (v) => named("k.strategy.", v)],
  score: ["k-score", (known) => known.scores, (v) => named("k.score.", v)],
  open_list: ["k-open-list", (known) => known.open_lists, (v) => named("k.open.", v)],
  reparent: ["k-reparent", (known) => known.reparent, (v) => named("k.reparent.", v)],
  seconds: ["k-seconds", () => [1, 10, 60, 600], (v) => t("k.seconds", Number(v))],
};
const labels = { strategy: "k.how.strategy", score: "k.how.score", open_list: "k.how.openList", reparent: "k.how.reparent", seconds: "k.how.limit" };
const counters = ["expanded", "tree", "open", "depth", "duplicates", "seconds"];

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
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
    element: h("details", { class: "panel k-search", open: matchMedia("(min-width: 961px)").matches }, h("summary", {}, t("k.search")), h("div", { class: "stack" },
      h("p", { class: "note" }, t("k.searchTerms")),
      h("div", { class: "k-how" }, lists.map((list) => list.element)),
      h("dl", { class: "k-counters" }, ...counters.map((name, i) => h("div", {}, h("dt", {}, t("k.counter." + name)), cells[i] ?? null))), outcome)),
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
