// The controls of a review: to steps, and to decisions that cost something.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../klondike/icons.js";
import { playerBar } from "../player.js";
import { nextCostly } from "./decisions.js";

const words = { first: "k.first", back: "k.stepBack", play: "k.play", pause: "k.pause", next: "k.stepForward", last: "k.last", place: "k.place" };

/** @template {import("./decisions.js").Reviewed<import("./decisions.js").Decision> & {playing: boolean}} S
 * @param {{player: import("../player.js").Player, toCostly: (way: 1 | -1) => unknown}} review
 * @returns {import("../store.js").Part<S>} */
export function costlyBar(review) {
  const costly = (/** @type {1 | -1} */ way, /** @type {string} */ id) =>
    h("button", { type: "button", id, class: "review-jump", onclick: () => review.toCostly(way) }, t(way > 0 ? "review.nextCostly" : "review.lastCostly"));
  const [last, next] = [costly(-1, "review-last-costly"), costly(1, "review-next-costly")];
  const controls = playerBar(review.player, { words, sign: icon, placed: "k.stepOf", button: { class: "sign" } },
    { class: "review-controls", role: "toolbar", id: "review-controls", "aria-label": t("k.replay") });
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
