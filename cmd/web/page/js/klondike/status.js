// The verdict at the top of the tab, and the buttons below it. All buttons are
// always there, so that nothing moves when the verdict changes.

import { enable, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { button } from "./icons.js";
import { justLost, lastWinnable, verdictAt } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {import("./game.js").Game} game
 * @returns {import("./state.js").Part} */
export function statusBar(game) {
  const verdict = h("p", { class: "verdict", id: "k-verdict" });
  const note = h("p", { class: "note", id: "k-note" });
  const solve = button("solve", () => game.searcher.solve(), { class: "main" });
  const stop = button("stop", () => game.searcher.solution.stop());
  const hint = button("hintButton", () => game.searcher.hint());
  const undo = button("undo", () => game.player.step(-1));
  const redo = button("redo", () => game.player.step(1));
  const rescue = button("rescue", () => game.backToWinnable());
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

/** @param {State} s
 * @returns {{text: string, mood: string}} */
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
