// The decisions: those that matter, or all, each a step to go to.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { decisionAt, listed } from "./decisions.js";

/** @typedef {import("./decisions.js").Decision} Decision */

/** The names of decisions, short and in words.
 * @template {Decision} D @typedef {{short: (d: D) => string, long: (d: D) => string}} Naming */

const choices = /** @type {const} */ (["costly", "luck", "all"]);

/** @template {Decision} D @template {import("./decisions.js").Reviewed<D>} S
 * @param {{state: S, set: (change: any) => void, toGame: (step: number) => unknown}} review @param {Naming<D>} naming
 * @returns {import("../store.js").Part<S>} */
export function decisionList(review, naming) {
  const list = h("ol", { class: "review-list", id: "review-list" });
  const tabs = choices.map((name) => h("button", { type: "button", id: "review-list-" + name, onclick: () => review.set({ listed: name }) }, t("review.list." + name)));
  const draw = region(list, (/** @type {D[]} */ _, /** @type {string} */ which, /** @type {boolean} */ running, /** @type {D | undefined} */ here) => {
    const rows = listed(review.state).map((d) => row(review, naming, d, d === here, which === "luck"));
    return rows.length > 0 ? rows : [h("li", { class: "note" }, t(running ? "review.waiting" : "review.none." + which))];
  });
  return {
    element: h("section", { class: "panel stack review-decisions", "aria-label": t("review.decisions") },
      h("div", { class: "review-segments", role: "group", "aria-label": t("review.decisions") }, tabs), list),
    draw(s) {
      tabs.forEach((tab, i) => tab.setAttribute("aria-pressed", String(choices[i] === s.listed)));
      draw(s.decisions, s.listed, s.running, s.path.kind === "game" ? decisionAt(s) : undefined);
    },
  };
}

/** @template {Decision} D
 * @param {{toGame: (step: number) => unknown}} review @param {Naming<D>} naming @param {D} d @param {boolean} here @param {boolean} luck */
function row(review, naming, d, here, luck) {
  const [name, words] = [naming.short(d), naming.long(d)];
  const told = luck ? t(d.luck > 0 ? "review.lucky" : "review.unlucky", d.luck) : t("review.fromTo", d);
  const label = d.label === "" || luck ? null : h("span", { class: `review-label ${d.label}` }, t("review.label." + d.label, d.probably));
  return h("li", {}, h("button", { type: "button", class: "plain", "data-key": d.first, "aria-current": here && "step", title: words, onclick: () => review.toGame(d.first) },
    h("span", { class: "review-step" }, t("review.stepIs", d.first + 1)), h("span", { class: "review-name" }, name, h("span", { class: "unseen" }, t("review.comma"), words)),
    h("span", { class: "review-told number" }, told), label));
}
