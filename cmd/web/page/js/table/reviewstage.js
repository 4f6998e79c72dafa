// All hands at a step of the game, the play made, the better play, and the other legal plays.

import { letters, named, spoken } from "../doudizhu/cards.js";
import { h, set } from "../dom.js";
import { row } from "../fan.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { costlyBar } from "../review/bar.js";
import { decisionAt } from "../review/decisions.js";
import { endgameAt, keyOf, roleOf, sceneAt } from "./reviewstate.js";

/** @typedef {import("./reviewing.js").Reviewing} Reviewing
 * @typedef {import("./reviewstate.js").State} State
 * @typedef {import("./reviewstate.js").Part} Part
 * @typedef {import("./reviewstate.js").Play} Play
 * @typedef {import("./reviewstate.js").Decision} Decision */

/** @param {Reviewing} review @param {import("../main.js").Context} ctx @returns {Part} */
export function stage(review, ctx) {
  const parts = [costlyBar(review), detail(review), hands(), others(review, ctx)];
  return { element: h("section", { class: "review-stage stack", "aria-label": t("review.stage") }, parts.map((part) => part.element)), draw: (s) => parts.forEach((part) => part.draw(s)) };
}

/** Three hands: the others' hands above, the reviewed player's below, each with its last play.
 * @returns {Part} */
function hands() {
  const element = h("div", { class: "felt treview-felt", id: "treview-hands" });
  const draw = region(element, (/** @type {State["start"]} */ start, /** @type {number} */ step, /** @type {number} */ chair) => {
    if (!start) return [];
    const scene = sceneAt(start, step);
    return [2, 1, 0].map((place) => {
      const at = (chair + place) % 3;
      const [cards, laid, next] = [scene.hands[at] ?? [], scene.laid[at], start.moves[step]?.chair === at];
      return h("div", { class: `treview-hand${next ? " turn" : ""}`, "data-chair": at },
        h("p", { class: "treview-who" }, h("b", {}, nameOf(start, at)), " ", h("span", { class: `tt-role ${roleOf(start, at)}` }, t("treview.role." + roleOf(start, at))), " ", h("span", { class: "number" }, t("treview.left", cards.length))),
        cards.length > 0 && row(cards, t("treview.holds", nameOf(start, at), spoken(cards.map((card) => card[0] ?? "")))),
        h("p", { class: "treview-laid" }, laid && (laid.cards.length > 0 ? row(laid.cards, t("treview.laid", named(laid.play))) : t("doudizhu.pass"))));
    });
  });
  return { element, draw: (s) => draw(s.start, s.step, s.chair) };
}

/** The name of a chair's player. @param {import("./reviewstate.js").Shown} game @param {number} chair */
export function nameOf({ names }, chair) {
  const name = names[chair] ?? "";
  if (name === "human") return t("table.chair.0");
  return name === "" ? t("treview.chair", chair) : names.filter((other) => other === name).length > 1 ? `${name} #${chair}` : name;
}

/** The text about the step. @param {Reviewing} review @returns {Part} */
function detail(review) {
  const element = h("div", { class: "review-detail", id: "review-detail", role: "status" });
  const draw = region(element, (/** @type {State["start"]} */ start, /** @type {number} */ _step, /** @type {State["decisions"]} */ _, /** @type {State["report"]} */ report) => {
    const s = review.state;
    const move = s.game[s.step];
    if (!start || !move) return [h("p", {}, report ? t("treview.atEnd", report) : "")];
    const d = decisionAt(s);
    const turning = report?.turnings.find((x) => x.move === s.step + 1);
    return [
      h("p", {}, h("span", { class: "review-step" }, t("review.stepIs", s.step + 1)), " ", nameOf(start, move.chair), ": ", h("b", { title: named(move.play) }, letters(move.play.parts)),
        d?.first === s.step && [t("review.wins", d.played_chance), d.label !== "" && h("span", { class: `review-label ${d.label}` }, t("review.label." + d.label, d.probably))]),
      d?.first === s.step && worth(d),
      turning && h("p", { class: "review-turning" }, t("treview.turning." + turning.fault, turning.better && letters(turning.better.parts))),
    ].flat();
  });
  return { element, draw: (s) => draw(s.start, s.step, s.decisions, s.report) };
}

/** The value of a decision. @param {Decision} d */
function worth(d) {
  const best = h("b", { title: named(d.best) }, letters(d.best.parts));
  const gains = -d.points > 2 * d.points_error && d.points_error > 0;
  return [
    d.loss > 0 && h("p", { class: "review-best" }, t("treview.better"), best, t("review.wins", d.before), t("review.gaveAway", d), gains && t("treview.gains", -d.points)),
    h("p", { class: "note" }, d.loss <= 0 && t("treview.asGood") + " ", t("treview.luckWas", d.luck)),
  ];
}

/** The legal plays, to try them, and the links to the table and to the solver of endgames.
 * @param {Reviewing} review @param {import("../main.js").Context} ctx @returns {Part} */
function others(review, ctx) {
  const list = h("div", { class: "review-moves", id: "review-moves", role: "group", "aria-label": t("treview.tryOther") });
  const draw = region(list, (/** @type {State["legal"]} */ legal, /** @type {State["judged"]} */ _judged, /** @type {State["decisions"]} */ _) => (legal?.plays ?? []).map((play) => other(review, play)));
  const goOn = h("button", { type: "button", id: "treview-go-on", onclick: () => review.goOn() }, t("treview.goOn"));
  const solve = h("a", { class: "button review-link", id: "treview-solve" }, t("treview.solve"));
  const element = h("div", { class: "review-others stack" }, h("h2", {}, t("treview.tryOther")), list, h("div", { class: "row" }, goOn, solve));
  return {
    element,
    draw(s) {
      element.hidden = s.legal === null;
      goOn.hidden = review.playOn === null || s.legal?.chair !== 0;
      const place = endgameAt(s);
      solve.hidden = place === null;
      set(solve, { href: place && ctx.link(place) });
      draw(s.legal, s.judged, s.decisions);
    },
  };
}

/** A play with its chance, as far as it is known. @param {Reviewing} review @param {Play} play */
function other(review, play) {
  const s = review.state;
  const [chance, played] = [chanceOf(s, play), s.game[s.step]?.play.parts === play.parts];
  const told = chance === undefined ? "" : chance === null ? " …" : " " + t("review.percent", chance);
  return h("button", { type: "button", class: played && "played", "data-key": play.parts, "data-play": play.parts, title: named(play),
    "aria-label": letters(play.parts) + told + (played ? t("review.comma") + t("review.wasPlayed") : ""), onclick: () => review.judge(play) }, letters(play.parts), told !== "" && h("span", { class: "number" }, told));
}

/** The chance of a play for the player who makes it; null while it is being judged, undefined if nothing is known.
 * @param {State} s @param {Play} play */
function chanceOf(s, play) {
  const d = s.decisions.find((x) => x.first === s.step);
  if (d?.play.parts === play.parts) return d.played_chance;
  if (d?.best.parts === play.parts) return d.before;
  const key = keyOf(s.step, play);
  return key in s.judged ? s.judged[key]?.chance ?? null : undefined;
}
