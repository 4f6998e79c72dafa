// The turn's clock: it counts the seconds that the player has left, while the player sees the table.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { asked } from "./state.js";
import { noise } from "./talk.js";

/** How many of the last seconds are heard. */
const last = 5;

/** @param {import("./game.js").Game} game @returns {import("../store.js").Part<import("./state.js").State>} */
export function turnClock(game) {
  const element = h("div", { class: "tt-clock number", id: "tt-clock", role: "timer", hidden: true });
  /** The turn that is timed. @type {unknown} */
  let turn = null;
  let [limit, left, timer] = [0, 0, 0];
  const show = () => {
    element.textContent = String(left);
    element.setAttribute("aria-label", t("table.clockLeft", left));
    element.classList.toggle("few", left <= last);
  };
  const tick = () => {
    if (!element.isConnected) return clearInterval(timer); // another part has taken this one's place
    if (document.hidden || element.offsetParent === null || game.state.sheet !== "") return;
    left--;
    show();
    if (left <= last) noise(game.state.settings, "tick");
    if (left <= 0) game.timeOut();
  };
  return {
    element,
    draw(s) {
      const now = s.settings.clock > 0 && s.mode !== "lesson" && asked(s) ? s.view : null;
      if (now === turn && s.settings.clock === limit) return;
      [turn, limit, left] = [now, s.settings.clock, s.settings.clock];
      element.hidden = now === null;
      clearInterval(timer);
      if (now === null) return;
      show();
      timer = window.setInterval(tick, 1000);
    },
  };
}
