// The decisions: those that matter, or all, each a step to go to.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { region } from "../parts.js";
import { decisionAt, judgedTo, listed } from "./decisions.js";

/** @typedef {import("./decisions.js").Decision} Decision
 * @typedef {import("./view.js").Kind<any>} Kind */

const choices = /** @type {const} */ (["costly", "luck", "all"]);

/** @template {import("./decisions.js").State} S
 * @param {import("./reviewing.js").Reviewing<S>} review @param {Kind} kind
 * @returns {import("../store.js").Part<S>} */
export function decisionList(review, kind) {
  const list = h("ol", { class: "review-list", id: "review-list" });
  const tabs = choices.map((name) => h("button", { type: "button", id: "review-list-" + name, onclick: () => review.put({ listed: name }) }, t("review.list." + name)));
  const draw = region(list, (/** @type {Decision[]} */ _, /** @type {string} */ which, /** @type {boolean} */ more, /** @type {Decision | undefined} */ here) => {
    const rows = listed(review.state).map((d) => row(review, kind, d, d === here, which === "luck"));
    return rows.length > 0 ? rows : [h("li", { class: "note" }, more ? t("review.waiting") : t(wordIn(kind.words, "none." + which)))];
  });
  return {
    element: h("section", { class: "panel stack review-decisions", "aria-label": t("review.decisions") },
      h("div", { class: "review-segments", role: "group", "aria-label": t("review.decisions") }, tabs), list),
    draw(s) {
      tabs.forEach((tab, i) => tab.setAttribute("aria-pressed", String(choices[i] === s.listed)));
      draw(s.decisions, s.listed, s.running && judgedTo(s) < s.game.length, s.path.kind === "game" ? decisionAt(s) : undefined);
    },
  };
}

/** The key of a game's own phrase, or of the common one. @param {string} words the beginning of the keys of the game's words @param {string} key */
export const wordIn = (words, key) => (knows(words + key) ? words : "review.") + key;

/** @param {import("./reviewing.js").Reviewing<any>} review @param {Kind} kind @param {Decision} d @param {boolean} here @param {boolean} luck */
function row(review, { words: own, short, long }, d, here, luck) {
  const words = long(d);
  const told = luck ? t(d.luck > 0 ? "review.lucky" : "review.unlucky", d.luck, d.error) : t("review.fromTo", d);
  return h("li", {}, h("button", { type: "button", class: "plain", "data-key": d.first, "aria-current": here && "step", title: words, onclick: () => review.toGame(d.first) },
    h("span", { class: "review-step" }, t(wordIn(own, "stepIs"), d.first + 1, d.last + 1)), h("span", { class: "review-name" }, short(d), h("span", { class: "unseen" }, t("review.comma"), words)),
    h("span", { class: "review-told number" }, told), !luck && labelOf(d)));
}

/** The label of a decision, if it has one.
 * @param {Decision} d */
export function labelOf({ label, probably }) {
  return label !== "" && h("span", { class: `review-label ${label}` }, t("review.label." + label, probably));
}
