// The decisions: those that matter, or all, each a step to go to.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { inShort, inWords } from "./moves.js";
import { decisionAt, listed } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review */

const choices = /** @type {const} */ (["costly", "luck", "all"]);

/** @param {Review} review
 * @returns {import("./state.js").Part} */
export function decisionList(review) {
  const list = h("ol", { class: "review-list", id: "review-list" });
  const tabs = choices.map((name) => h("button", { type: "button", id: "review-list-" + name, onclick: () => review.set({ listed: name }) }, t("review.list." + name)));
  const draw = region(list, (/** @type {State["decisions"]} */ _, /** @type {string} */ which, /** @type {boolean} */ running, /** @type {Decision | undefined} */ here) => {
    const rows = listed(review.state).map((d) => row(review, d, d === here, which === "luck"));
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

/** @param {Review} review @param {Decision} d @param {boolean} here @param {boolean} luck */
function row(review, d, here, luck) {
  const name = d.given_up ? t("review.givenUp") : inShort(d.moves, 3);
  const told = luck ? t(d.luck > 0 ? "review.lucky" : "review.unlucky", d.luck) : t("review.fromTo", d);
  const label = d.label === "" || luck ? null : h("span", { class: `review-label ${d.label}` }, t("review.label." + d.label, d.probably));
  return h("li", {}, h("button", { type: "button", class: "plain", "data-key": d.first, "aria-current": here && "step", title: inWords(d.moves), onclick: () => review.toGame(d.first) },
    h("span", { class: "review-step" }, t("review.stepIs", d.first + 1)), h("span", { class: "review-name" }, name, h("span", { class: "unseen" }, t("review.comma"), inWords(d.moves))),
    h("span", { class: "review-told number" }, told), label));
}
