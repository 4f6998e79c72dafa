// The sums of the game: accuracy compared with other players, facts that only open cards show, and a short solution.

import { enable, fill, h } from "../../dom.js";
import { t } from "../../i18n.js";
import { lost } from "../../klondike/why.js";
import { region } from "../../parts.js";
import { accuracyPart, panel } from "../stage.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Report} Report */

/** The player's accuracy, and other players'.
 * @returns {Part} */
export function accuracy() {
  return accuracyPart("review.", h("dl", { class: "review-figures", id: "review-accuracy" }), (/** @type {Report | null} */ report) =>
    (report ? players(report) : [h("div", {}, h("dt", {}, t("review.you")), h("dd", {}, "…"))]));
}

/** @param {Report} report */
function players(report) {
  const all = [{ player: "you", won: report.result === 1, steps: report.steps, accuracy: report.accuracy }, ...report.others];
  return all.map(({ player, won, steps, accuracy }) => h("div", { class: player === "you" && "you" },
    h("dt", {}, t("review." + player)),
    h("dd", {}, h("b", { class: "number" }, accuracy === null ? t("review.tooFew") : t("review.accuracyIs", accuracy)), h("span", { class: "note" }, t("review.end", won, steps)))));
}

/** Facts that the player couldn't know: the solvers saw all cards.
 * @param {import("./game.js").Review} review
 * @returns {Part} */
export function hindsight(review) {
  const solution = h("p", { id: "review-solution" });
  const shortest = h("button", { type: "button", id: "review-shortest", onclick: () => review.toShortest() }, t("review.showShortest"));
  const element = panel(t("review.hindsight"), solution, h("div", { class: "row" }, shortest));
  return {
    element,
    draw(s) {
      const { report } = s;
      element.hidden = !report?.shortest;
      fill(solution, report?.shortest ? t("review.shortest", { ...report.shortest, yours: report.steps, won: report.result === 1, looking: s.shortening }) : "");
    },
  };
}

/** Why the game was lost, at the place where it was lost.
 * @param {import("./game.js").Review} review
 * @returns {Part} */
export function whyLost(review) {
  const explain = h("button", { type: "button", id: "review-explain", onclick: () => review.explain() }, t("review.explain"));
  const why = h("div", { class: "stack k-why", id: "review-why" });
  const drawWhy = region(why, explained);
  const element = h("section", { class: "panel stack review-lost", "aria-label": t("review.explain") }, h("div", { class: "row" }, explain), why);
  return {
    element,
    draw({ report, why: w }) {
      element.hidden = (report?.lost_at ?? null) === null;
      enable(explain, !w?.running);
      why.hidden = w === null;
      drawWhy(w);
    },
  };
}

/** @param {State["why"]} why @returns {import("../../dom.js").Child[]} */
function explained(why) {
  if (!why) return [];
  if (why.running) return [h("p", { class: "note" }, t("k.explaining"))];
  return why.lost ? lost(why.lost) : [h("p", {}, t("k.notExplained"))];
}
