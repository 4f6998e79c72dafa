// The verdict, first of all, and what a player can do about it. All buttons are
// always there, so that nothing moves when the verdict changes.

import { enable, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { lastWinnable, verdictAt } from "./state.js";

/** @typedef {import("./game.js").Game} Game
 * @typedef {import("./state.js").State} State */

/** @param {Game} game
 * @returns {import("./dealbar.js").Part} */
export function statusBar(game) {
  const verdict = h("p", { class: "verdict", id: "k-verdict" });
  const note = h("p", { class: "note", id: "k-note" });
  const button = (/** @type {string} */ id, /** @type {() => any} */ onclick) => h("button", { type: "button", id: "k-" + id, onclick }, t("k." + id));
  const undo = button("undo", () => game.undo());
  const redo = button("redo", () => game.replay.to(game.goal + 1));
  const hint = button("hintButton", () => game.searcher.hint());
  const rescue = button("rescue", () => game.backToWinnable());
  const solve = h("button", { type: "button", class: "main", id: "k-solve", onclick: () => game.searcher.solve() }, t("k.solve"));
  const stop = button("stop", () => game.searcher.stop());
  const element = h("section", { class: "k-status", "aria-label": t("k.verdictLabel") },
    h("div", { class: "k-say" }, verdict, note),
    h("div", { class: "row" }, solve, stop, hint, undo, redo, rescue));
  return {
    element,
    render(s) {
      const { text, mood } = verdictText(s);
      verdict.className = "verdict " + mood;
      fill(verdict, text);
      fill(note, s.note || defaultNote(game, s));
      const last = lastWinnable(s);
      enable(undo, s.step > 0);
      undo.textContent = game.justLost() ? t("k.takeBack") : t("k.undo");
      undo.classList.toggle("main", game.justLost());
      enable(redo, s.step < s.line.length);
      enable(rescue, s.tell && last >= 0 && last < s.step);
      enable(hint, !s.won && s.legal.length > 0);
      enable(solve, !s.won && !s.search?.running && s.board !== null);
      enable(stop, s.search?.running === true);
    },
  };
}

/** @param {State} s
 * @returns {{text: string, mood: string}} */
function verdictText(s) {
  const v = verdictAt(s);
  if (s.won) {
    return { text: t("k.won"), mood: "good" };
  }
  if (s.search?.running) {
    return { text: t("k.searching"), mood: "" };
  }
  if (!v || (!s.tell && s.search?.outcome !== v.verdict)) {
    return { text: s.tell ? t("k.judging") : t("k.silent"), mood: "" };
  }
  const mood = { solved: "good", unsolvable: "bad", undecided: "unsure" }[v.verdict];
  const where = s.step === 0 ? "k.dealVerdict." : "k.verdict.";
  return { text: t(where + v.verdict) + (v.reason ? t("k.because", v.reason) : ""), mood };
}

/** What to say when nothing else is to be said.
 * @param {Game} game @param {State} s */
function defaultNote(game, s) {
  if (s.tell && game.justLost()) {
    return t("k.lostBy");
  }
  const last = lastWinnable(s);
  if (s.tell && verdictAt(s)?.verdict === "unsolvable" && last >= 0) {
    return t("k.lastWinnable", last);
  }
  const next = s.line[s.step];
  return next ? t("k.next", s.step + 1, t("k.words", next)) : s.won ? t("k.wonIn", s.line.length) : t("k.yourMove", s.legal.length);
}
