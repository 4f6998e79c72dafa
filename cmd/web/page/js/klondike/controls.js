// The replay's controls: jump, step, play, speed, and where we are.

import { enable, fill, h, set } from "../dom.js";
import { icon } from "./icons.js";
import { t } from "../i18n.js";

/** @param {import("./game.js").Game} game
 * @returns {import("./dealbar.js").Part} */
export function controls(game) {
  const { replay } = game;
  const button = (/** @type {string} */ id, /** @type {keyof typeof import("./icons.js").icons} */ sign, /** @type {() => any} */ onclick) =>
    h("button", { type: "button", class: "sign", id: "k-" + id, "aria-label": t("k." + id), title: t("k." + id), onclick }, icon(sign));
  const first = button("first", "first", () => replay.to(0));
  const back = button("stepBack", "back", () => replay.to(game.goal - 1));
  const play = button("play", "play", () => replay.toggle());
  const forward = button("stepForward", "forward", () => replay.to(game.goal + 1));
  const end = button("last", "last", () => replay.to(game.state.line.length));
  const place = h("input", { type: "range", id: "k-place", min: 0, "aria-label": t("k.place"), oninput: () => replay.to(Number(place.value)) });
  const count = h("output", { class: "number k-count", id: "k-count" });
  const speed = h("select", { id: "k-speed", onchange: () => game.set({ speed: Number(speed.value) }) },
    ...[0.5, 1, 2, 4, 8].map((n) => h("option", { value: n }, t("k.perSecond", n))));
  const element = h("div", { class: "k-controls row", id: "k-controls", role: "toolbar", "aria-label": t("k.replay") },
    first, back, play, forward, end, place, count, h("label", { class: "note" }, h("span", { class: "wide" }, t("k.speed")), speed));
  return {
    element,
    render(s) {
      const { step, line } = s;
      enable(first, step > 0);
      enable(back, step > 0);
      enable(forward, step < line.length);
      enable(end, step < line.length);
      set(play, { "aria-label": t(s.playing ? "k.pause" : "k.play"), title: t(s.playing ? "k.pause" : "k.play") });
      enable(play, line.length > 0);
      fill(play, icon(s.playing ? "pause" : "play"));
      place.max = String(line.length);
      place.value = String(step);
      set(place, { disabled: line.length === 0, "aria-valuetext": t("k.stepOf", step, line.length) });
      fill(count, `${step} / ${line.length}`);
      speed.value = String(s.speed);
    },
  };
}
