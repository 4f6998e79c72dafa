// The parts of the review: the choice of game and chair, all hands at a step of the game, the play made, the better play, and the other legal plays.

import { kindName, letters, named, spoken } from "../../doudizhu/cards.js";
import { h, set } from "../../dom.js";
import { row } from "../../fan.js";
import { t } from "../../i18n.js";
import { choices, region } from "../../parts.js";
import { lying, said, sitting } from "../../table/seats.js";
import { decisionAt } from "../decisions.js";
import { detail, moveLine, others, worth } from "../stage.js";
import { endgameAt, ownChair, sceneAt } from "./state.js";

/** @typedef {import("./game.js").Review} Review
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Shown} Shown
 * @typedef {import("./state.js").Play} Play
 * @typedef {import("./state.js").Decision} Decision */

/** The chair, and the game if there are several. @param {Review} review @returns {Part} */
export function choiceRow(review) {
  const game = choices({ id: "treview-game", onchange: () => review.begin(review.state.games[Number(game.element.value)]) });
  const chair = h("select", { id: "treview-chair", onchange: () => review.begin(review.state.start, Number(chair.value)) });
  const drawChairs = region(chair, (/** @type {State["start"]} */ start) =>
    [0, 1, 2].map((c) => start && h("option", { value: c }, t("treview.player", nameOf(start, c), partOf(start, c)))));
  const label = h("label", {}, t("treview.game"), game.element);
  const element = h("div", { class: "row treview-choice" }, h("label", {}, t("treview.chairOf"), chair), label);
  return {
    element,
    draw({ start, games, chair: at }) {
      element.hidden = start === null;
      if (!start) return;
      label.hidden = games.length < 2;
      game.draw(String(games.indexOf(start)), games.map((_, i) => i), (i) => t("treview.gameIs", Number(i) + 1, games[Number(i)]?.seed ?? "–"));
      drawChairs(start);
      chair.value = String(at);
    },
  };
}

/** The table as in play, but with all hands open: the reviewed player below, the next player on the right.
 * @returns {Part} */
export function hands() {
  const element = h("div", { class: "felt tt-felt treview-felt", id: "treview-hands" });
  const draw = region(element, (/** @type {State["start"]} */ start, /** @type {number} */ step, /** @type {number} */ chair, /** @type {readonly string[]} */ spent) => {
    if (!start) return [];
    const scene = sceneAt(start, step, spent);
    return [h("div", { class: "tt-bottom treview-bottom" }, t("treview.bottom"), row(scene.bottom, t("table.bottomIs", spoken(start.bottom)))),
      ...[2, 1, 0].map((place) => chairOf(start, scene, (chair + place) % 3, place, start.moves[step]?.chair))];
  });
  return { element, draw: (s) => draw(s.start, s.step, s.chair, s.spent) };
}

/** A chair: its seat, its hand, and its last play.
 * @param {Shown} start @param {import("./state.js").Scene} scene @param {number} at @param {number} place on the screen @param {number | undefined} turn */
function chairOf(start, { hands, laid }, at, place, turn) {
  const [cards, last] = [hands[at] ?? [], laid[at]];
  return h("div", { class: `treview-chair${turn === at ? " turn" : ""}`, "data-chair": at, "data-place": place },
    h("div", { class: `tt-seat tt-seat-${place}` }, sitting(nameOf(start, at), "", at === start.landlord ? "landlord" : "peasant", cards.length, turn === at)),
    cards.length > 0 && row(cards, t("treview.holds", nameOf(start, at), spoken(cards.map((card) => card[0] ?? "")))),
    h("div", { class: `tt-before tt-before-${place} treview-laid` }, last && (last.cards.length > 0 ? lying(last.cards, last.play) : said(t("table.passes")))));
}

/** The name of a chair's player, as at the table: you, or the next or previous player. @param {Shown} game @param {number} chair */
export const nameOf = (game, chair) => t("table.chair." + (chair - ownChair(game) + 3) % 3);

/** The part of a chair: landlord or peasant. @param {Shown} game @param {number} chair */
const partOf = ({ landlord }, chair) => t(chair === landlord ? "table.landlord" : "table.peasant");

/** The text about the step. @param {Review} review @returns {Part} */
export function told(review) {
  return detail((/** @type {State} */ s) => [s.start, s.step, s.decisions, s.report], () => {
    const { start, step, report } = review.state;
    const move = start?.moves[step];
    if (!start || !move) return [h("p", {}, report ? t("treview.atEnd", report) : "")];
    const d = decisionAt(review.state);
    const here = d?.first === step ? d : undefined;
    const turning = report?.turnings.find((x) => x.move === step + 1);
    return [
      moveLine("treview.", step, [t("treview.by", nameOf(start, move.chair)), h("b", { title: named(move.play) }, letters(move.play.parts))], here), ...(here ? valued(here) : []),
      turning && h("p", { class: "review-turning" }, t("treview.turning." + turning.fault, turning.better && letters(turning.better.parts))),
    ];
  });
}

/** The value of a decision. @param {Decision} d */
function valued(d) {
  const gains = -d.points > 2 * d.points_error && d.points_error > 0;
  return worth("treview.", d, h("b", { title: named(d.best) }, letters(d.best.parts)), gains && t("treview.gains", -d.points));
}

/** How many plays are shown at once. */
const best = 5;

/** The legal plays, to try them: the best as the service advises, and the others by their kinds; and the links to the table and to the solver of endgames.
 * @param {Review} review @param {import("../../main.js").Context} ctx @returns {Part} */
export function alternatives(review, ctx) {
  const goOn = h("button", { type: "button", id: "treview-go-on", onclick: () => review.goOn() }, t("treview.goOn"));
  const solve = h("a", { class: "button review-link", id: "treview-solve" }, t("treview.solve"));
  const { element, draw } = others("treview.", (/** @type {State} */ s) => [s.legal, s.judged, s.decisions], () => (review.state.legal?.plays ?? []).map((play, i) => ({
    key: play.parts, kind: i < best ? "" : kindName(play.kind), name: letters(play.parts), long: named(play), chance: chanceOf(review.state, play),
    played: review.state.game[review.state.step]?.play.parts === play.parts, act: () => review.try(play),
  })), h("div", { class: "row" }, goOn, solve));
  return {
    element,
    draw(s) {
      goOn.hidden = s.legal?.chair !== 0;
      const place = endgameAt(s);
      solve.hidden = place === null;
      set(solve, { href: place && ctx.link(place) });
      draw(s);
    },
  };
}

/** The chance of a play for the player who makes it; null while it is being judged, undefined if nothing is known.
 * @param {State} s @param {Play} play */
function chanceOf({ decisions, step, judged }, play) {
  const d = decisions.find((x) => x.first === step);
  if (d?.play.parts === play.parts) return d.played_chance;
  if (d?.best.parts === play.parts) return d.before;
  const key = `${step} ${play.parts}`;
  return key in judged ? judged[key]?.chance ?? null : undefined;
}
