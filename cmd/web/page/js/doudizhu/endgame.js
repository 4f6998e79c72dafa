// The room of endgames: the form on one side, the table and the verdict on the other.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { controls, history } from "./history.js";
import { plays } from "./plays.js";
import { setupForm } from "./setup.js";
import { table } from "./table.js";
import { reasons, verdict } from "./verdict.js";

/** @param {import("./game.js").Store} store @param {import("./game.js").Game} play @param {import("../main.js").Context} ctx */
export function endgameRoom(store, play, ctx) {
  const setup = setupForm(store, play);
  const board = [verdict(play), table(store), controls(store, play), plays(store, play)];
  const beside = [history(play), reasons()];
  const copied = h("span", { class: "note", role: "status" });
  const link = h("button", { type: "button", class: "plain", onclick: () => copy(ctx.link(), copied) }, t("doudizhu.link"));
  return {
    element: h("div", { class: "dz-endgame" }, setup.element,
      h("section", { class: "panel dz-play", "aria-label": t("doudizhu.game"), onkeydown: (/** @type {KeyboardEvent} */ e) => keys(e, store, play) },
        h("div", { class: "stack" }, board.map((part) => part.element)),
        h("div", { class: "stack" }, beside.map((part) => part.element), h("div", { class: "row" }, link, copied)))),
    show: play.refresh,
    /** @param {import("./state.js").State} s */
    draw(s) {
      setup.draw(s);
      [...board, ...beside].forEach((part) => part.draw(s));
    },
  };
}

/** @param {string} text @param {HTMLElement} says */
async function copy(text, says) {
  await navigator.clipboard.writeText(text);
  says.textContent = t("doudizhu.copied");
}

/** Keys of the game: u takes back, r makes again, a lets the solver play.
 * @param {KeyboardEvent} event @param {import("./game.js").Store} store @param {import("./game.js").Game} play */
function keys(event, store, play) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) {
    return;
  }
  const { plays: made, board, undone } = store.get();
  if (event.key === "u" && made.length > 0) {
    play.goTo(play.before());
  } else if (event.key === "r" && undone.length > 0) {
    play.goTo(made.length + 1);
  } else if (event.key === "a" && board && !board.winner) {
    play.auto();
  } else if (event.key === "Escape") {
    play.stop();
  }
}
