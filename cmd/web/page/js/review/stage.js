// The stage of a review: controls, the text about the place shown, other ways on to try; and the panel of a game's accuracy.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { stepping } from "../klondike/icons.js";
import { part, region } from "../parts.js";
import { playerBar } from "../player.js";
import { nextCostly } from "./decisions.js";
import { labelOf, wordIn } from "./list.js";

/** @typedef {import("./decisions.js").State} State
 * @typedef {import("./decisions.js").Decision} Decision
 * @typedef {import("../dom.js").Child} Child */

/** @template S @typedef {import("../store.js").Part<S>} Part */

/** Controls to steps, and to decisions that cost something.
 * @param {import("./reviewing.js").Reviewing<any>} review @returns {Part<State>} */
export function costlyBar(review) {
  const costly = (/** @type {1 | -1} */ way, /** @type {string} */ id) =>
    h("button", { type: "button", id, class: "review-jump", onclick: () => review.toCostly(way) }, t(way > 0 ? "review.nextCostly" : "review.lastCostly"));
  const [last, next] = [costly(-1, "review-last-costly"), costly(1, "review-next-costly")];
  const controls = playerBar(review.player, stepping, { class: "review-controls", role: "toolbar", id: "review-controls", "aria-label": t("k.replay") });
  controls.slider.id = "review-place";
  return {
    element: h("div", { class: "review-bar" }, controls.element, last, next),
    draw(s) {
      controls.draw(s.step, s.path.moves.length, s.playing);
      enable(last, nextCostly(s, -1) !== undefined);
      enable(next, nextCostly(s, 1) !== undefined);
    },
  };
}

/** The text about the place shown.
 * @template S
 * @param {(state: S) => unknown[]} shows the values that it depends on @param {() => Child[]} draw
 * @returns {Part<S>} */
export function detail(shows, draw) {
  return part(h("div", { class: "review-detail", id: "review-detail", role: "status" }), shows, (/** @type {unknown[]} */ ..._) => draw());
}

/** A move made, in a line, with its value if it was decided on.
 * @param {string} words the beginning of the keys of a game's words @param {number} step @param {Child} made @param {Decision | undefined} d */
export function moveLine(words, step, made, d) {
  return h("p", {}, h("span", { class: "review-step" }, t(wordIn(words, "stepIs"), step + 1, d && d.last + 1)), " ", made, d && t("review.wins", d.played_chance, d.error), d && labelOf(d));
}

/** The value of a decision, compared with the best way on.
 * @param {string} words the beginning of the keys of a game's words @param {Decision} d @param {Child} best @param {Child} [more]
 * @returns {Child[]} */
export function worth(words, d, best, more) {
  return [
    d.loss > 0 && h("p", { class: "review-best" }, t(words + "better"), best, t("review.wins", d.before), t("review.gaveAway", d), more),
    h("p", { class: "note" }, d.loss <= 0 && t(words + (d.choices > 1 ? "asGood" : "noChoice")) + " ", t(words + "luckWas", d.luck, d.error)),
  ];
}

/** Another way on: its name, in short and in words; its chance, null while it is being judged and undefined if it is unknown; its kind if it stands behind "more".
 * @typedef {{key: string, kind?: string, name: string, long: string, chance: number | null | undefined, played: boolean, act: () => unknown}} Way */

/** Legal ways on, to try them.
 * @template S
 * @param {string} words the beginning of the keys of a game's words @param {(state: S) => unknown[]} shows the values that they depend on @param {() => Way[]} ways
 * @param {...Child} more below them
 * @returns {Part<S>} */
export function others(words, shows, ways, ...more) {
  const list = h("div", { class: "review-moves", id: "review-moves", role: "group", "aria-label": t(words + "tryOther") });
  const rest = h("div", { class: "stack" });
  const behind = h("details", { id: "review-more" }, h("summary", {}, t("review.more")), rest);
  const element = h("div", { class: "review-others stack" }, h("h2", {}, t(words + "tryOther")), list, behind, ...more);
  const draw = region(list, (/** @type {unknown[]} */ ..._) => ways().filter((way) => !way.kind).map(other));
  const drawRest = region(rest, (/** @type {unknown[]} */ ..._) => kinds(ways().filter((way) => way.kind)));
  return {
    element,
    draw(s) {
      const shown = shows(s);
      draw(...shown);
      drawRest(...shown);
      element.hidden = list.childElementCount === 0;
      behind.hidden = rest.childElementCount === 0;
    },
  };
}

/** Ways on in rows, one for each kind. @param {Way[]} ways */
function kinds(ways) {
  return [...new Set(ways.map((way) => way.kind ?? ""))].map((kind) => h("div", { class: "review-kind", role: "group", "aria-label": kind },
    h("span", { class: "note", "aria-hidden": "true" }, kind), h("div", { class: "review-moves" }, ways.filter((way) => way.kind === kind).map(other))));
}

/** @param {Way} way */
function other({ key, name, long, chance, played, act }) {
  const told = chance === undefined ? "" : chance === null ? " …" : " " + t("review.percent", chance);
  return h("button", { type: "button", class: played && "played", "data-key": key, title: long,
    "aria-label": name + told + (played ? t("review.comma") + t("review.wasPlayed") : "") + t("review.comma") + long, onclick: act }, name, told !== "" && h("span", { class: "number" }, told));
}

/** A panel beside the stage.
 * @param {string} title @param {...Child} children */
export function panel(title, ...children) {
  return h("section", { class: "panel stack", "aria-label": title }, h("h2", {}, title), ...children);
}

/** Accuracy, and the meaning of all numbers.
 * @template R @template {{report: R | null}} S
 * @param {string} words the beginning of the keys of a game's words @param {HTMLElement} element @param {(report: R | null) => Child[]} draw
 * @returns {Part<S>} */
export function accuracyPart(words, element, draw) {
  const inside = part(element, (/** @type {S} */ s) => [s.report], draw);
  const meaning = h("details", { class: "review-meaning" }, h("summary", {}, t("review.meaning")), t(words + "definitions").split("\n").map((text) => h("p", {}, text)));
  return { element: panel(t(words + "accuracy"), inside.element, meaning), draw: inside.draw };
}
