// The replay's controls: jump, step, play, speed, and the place in the line.

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { playerBar, speedList } from "../player.js";
import { icon } from "./icons.js";

const words = { first: "k.first", back: "k.stepBack", play: "k.play", pause: "k.pause", next: "k.stepForward", last: "k.last", place: "k.place" };

/** @param {import("./game.js").Game} game
 * @returns {import("./state.js").Part} */
export function replayBar(game) {
  const count = h("output", { class: "number k-count", id: "k-count" });
  const speed = speedList([0.5, 1, 2, 4, 8], "k.perSecond", (n) => game.set({ speed: n }));
  const bar = playerBar(game.player, { words, sign: icon, placed: "k.stepOf", button: { class: "sign" } },
    { class: "k-controls row", id: "k-controls", role: "toolbar", "aria-label": t("k.replay") },
    count, h("label", { class: "note" }, h("span", { class: "wide" }, t("k.speed")), speed));
  bar.play.id = "k-play";
  bar.slider.id = "k-place";
  return {
    element: bar.element,
    draw({ step, line, playing, speed: now }) {
      bar.draw(step, line.length, playing);
      fill(count, `${step} / ${line.length}`);
      speed.value = String(now);
    },
  };
}
