// The sums of the game: the curve, accuracy, calls compared with the landlord index, and facts that only open cards show.

import { letters } from "../../doudizhu/cards.js";
import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { part } from "../../parts.js";
import { decisionAt } from "../decisions.js";
import { accuracyPart, panel } from "../stage.js";
import { nameOf } from "./parts.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Report} Report */

/** @param {State} s @returns {import("../chart.js").Chart | null} */
export function chartOf(s) {
  const { start, decisions, report, game, step } = s;
  if (!start || game.length === 0) return null;
  return {
    at: Array.from({ length: game.length + 1 }, (_, i) => i / game.length), decisions, result: report?.result ?? null,
    strip: (report?.open ?? []).slice(0, game.length).map((winner, i) => ({ from: i, to: i + 1, verdict: verdictOf(s, winner) })), tried: null,
    cursor: { at: step, chance: chanceAt(s, step) },
  };
}

/** The colour of the strip for a winner with open cards. @param {State} s @param {import("./state.js").Winner} winner */
function verdictOf({ start, chair }, winner) {
  if (winner === "undecided") return "undecided";
  return (winner === "landlord") === (start?.landlord === chair) ? "solved" : "unsolvable";
}

/** The chance on the curve. @param {State} s @param {number} step */
function chanceAt(s, step) {
  const d = decisionAt(s, step);
  return d && d.first === step ? d.before : step === s.game.length ? s.report?.result : undefined;
}

/** @returns {Part} */
export function accuracy() {
  return accuracyPart("treview.", h("div", { id: "review-accuracy" }), (/** @type {Report | null} */ report) => [
    h("p", {}, report === null ? "…" : report.accuracy === null ? t("treview.tooFew", report.accuracy_decisions) : [h("b", { class: "number" }, t("review.accuracyIs", report.accuracy)), " ", t("treview.counted", report.accuracy_decisions)])]);
}

/** The calls and doubles, with the landlord index. @returns {Part} */
export function calls() {
  const inside = part(h("ul", { class: "treview-calls", id: "treview-calls" }), (/** @type {State} */ s) => [s.report, s.start], (report, start) =>
    (report?.calls ?? []).map((said) => h("li", { class: said.said === said.advised ? "same" : "other" }, t("treview.said", start ? nameOf(start, report?.chair ?? 0) : "", said, start?.game === "standard"))));
  const element = panel(t("treview.calls"), inside.element);
  return { element, draw(s) { element.hidden = (s.report?.calls.length ?? 0) === 0; inside.draw(s); } };
}

/** Facts that the player couldn't know: the plays after which the other side would have won with open cards.
 * @param {import("./game.js").Review} review @returns {Part} */
export function hindsight(review) {
  const inside = part(h("div", { class: "stack", id: "review-hindsight" }), (/** @type {State} */ s) => [s.report, s.game], (report, game) => {
    if (!report) return [h("p", {}, "…")];
    const open = report.open.filter((winner) => winner === "undecided").length;
    return [
      h("p", {}, t("treview.open", report.turnings.length, open, report.open.length)),
      report.turnings.length > 0 && h("ul", { class: "review-list treview-turnings" }, report.turnings.map((x) => h("li", {}, h("button", { type: "button", class: "plain", "data-key": x.move, onclick: () => review.toGame(x.move - 1) },
        h("span", { class: "review-step" }, t("treview.stepIs", x.move)), h("span", { class: "review-name" }, letters(game[x.move - 1]?.play.parts ?? "-")), h("span", { class: "review-told" }, t("treview.fault." + x.fault)))))),
    ];
  });
  return { element: panel(t("treview.hindsight"), inside.element), draw: inside.draw };
}
