// The verdict in a sentence, and the progress of the review.

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { costliest, judgedTo, sums } from "./decisions.js";
import { wordIn } from "./list.js";

/** @typedef {import("./decisions.js").State} State
 * @typedef {import("./view.js").Kind<any>} Kind */

/** @template {State} S
 * @param {import("./reviewing.js").Reviewing<S>} review @param {Kind} kind @param {() => void} close leaves the review
 * @returns {import("../store.js").Part<S>} */
export function head(review, { words, fact, deciding }, close) {
  const certain = h("p", { class: "review-verdict", id: "review-fact" });
  const verdict = h("p", { class: "review-verdict", id: "review-verdict" });
  let step = 0;
  const lead = h("button", { type: "button", class: "main", id: "review-deciding", onclick: () => review.toGame(step) });
  const progress = h("progress", { id: "review-progress", "aria-label": t("review.progress") });
  const stop = h("button", { type: "button", id: "review-stop", onclick: () => review.stop() }, t("k.stop"));
  const again = h("button", { type: "button", id: "review-again", onclick: () => review.review() }, t("review.again"));
  const fault = h("p", { class: "fault", id: "review-fault", role: "alert" });
  const peeked = h("p", { class: "note", id: "review-peeked" });
  const running = h("div", { class: "row review-running" }, progress, stop);
  return {
    element: h("header", { class: "panel review-head" },
      h("div", { class: "row spread" }, h("h2", {}, t("review.title")),
        h("div", { class: "row" },
          h("button", { type: "button", id: "review-other", onclick: () => review.put({ pasting: !review.state.pasting, fault: "" }) }, t("review.other")),
          h("button", { type: "button", id: "review-close", onclick: close }, t("review.close")))),
      certain, verdict, lead, peeked, running, again, fault),
    draw(s) {
      const told = s.report && fact?.(s);
      fill(certain, told);
      certain.hidden = !told;
      verdict.classList.toggle("review-verdict", !told);
      fill(verdict, said(s, words));
      const decided = s.report ? deciding(s) : undefined;
      lead.hidden = decided === undefined;
      step = decided ?? 0;
      fill(lead, t(wordIn(words, "toStep"), step + 1));
      const { undos = 0, open_hints = 0, verdicts = 0 } = s.aids ?? {};
      peeked.hidden = undos + open_hints + verdicts === 0;
      fill(peeked, t("review.peeked", { undos, open_hints, verdicts }));
      running.hidden = !s.running;
      again.hidden = s.running || s.report !== null || s.start === null;
      progress.max = Math.max(1, s.game.length);
      progress.value = judgedTo(s);
      fill(fault, s.fault);
      fault.hidden = s.fault === "";
    },
  };
}

/** @param {State} s @param {string} words */
function said(s, words) {
  const all = sums(s);
  if (!s.start) return t("review.help");
  if (!all) return t(s.running ? "review.reading" : "review.stopped");
  if (!s.report) return t(wordIn(words, "soFar"), { ...all, step: judgedTo(s), steps: s.game.length });
  return t(words + "verdict", { ...s.report, worst: costliest(s) });
}
