// The room of endgames: the table first, the solver's verdict, and the form in which endgames are made. The puzzles that
// the reader opens are played here too.

import { h, plainKey } from "../dom.js";
import { t } from "../i18n.js";
import { copied } from "../parts.js";
import { controls, history } from "./history.js";
import { plays } from "./plays.js";
import { puzzleBar } from "./puzzles.js";
import { setupForm } from "./setup.js";
import { table } from "./table.js";
import { reasons, verdict } from "./verdict.js";
import { explanation } from "./why.js";

/** @param {import("./game.js").Game} game @param {(params?: import("../address.js").Params) => string} link @returns {import("./rooms.js").Room} */
export function endgameRoom(game, link) {
  const setup = setupForm(game);
  const board = [puzzleBar(game, link), verdict(game), table(game), controls(game), plays(game)];
  const panels = [history(game), reasons(), explanation(game)];
  const says = h("span", { class: "note", role: "status" });
  const copy = h("button", { type: "button", class: "plain", onclick: async () => {
    says.textContent = await copied(link()) ? t("doudizhu.copied") : link();
  } }, t("doudizhu.link"));
  const element = h("div", { class: "dz-endgame" }, setup.element,
    h("section", { class: "dz-play", "aria-label": t("doudizhu.game"), onkeydown: (/** @type {KeyboardEvent} */ e) => keys(e, game) },
      h("div", { class: "stack" }, board.map((part) => part.element), h("p", { class: "note dz-keys" }, t("doudizhu.keys"))),
      h("div", { class: "panel stack" }, panels.map((part) => part.element), h("div", { class: "row" }, copy, says))));
  return {
    element,
    show: () => game.refresh(),
    draw(s) {
      element.classList.toggle("sat", s.task !== null);
      [setup, ...board, ...panels].forEach((part) => part.draw(s));
    },
  };
}

/** Keys of the game: ranks raise cards, Enter plays them. A field that takes letters for itself keeps them.
 * @param {KeyboardEvent} event @param {import("./game.js").Game} game */
function keys(event, game) {
  const { board, up, step, line } = game.state;
  const key = plainKey(event).toUpperCase();
  if (event.target instanceof HTMLSelectElement || !board) return;
  if (key === "U" && step > 0) {
    game.undo();
  } else if (key === "Y" && step < line.length) {
    game.redo();
  } else if (key === "S" && !board.winner) {
    game.auto();
  } else if (key === "H" && !board.winner) {
    game.hint();
  } else if (key === "ESCAPE") {
    game.stop();
  } else if (key === "BACKSPACE") {
    game.set({ up: up.slice(0, -1) });
  } else if (key === "-" || key === "P") {
    game.pass();
  } else if (key === "ENTER" && up.length > 0 && !(/** @type {Element} */ (event.target).matches("button, summary"))) {
    event.preventDefault();
    game.layRaised();
  } else if (key.length === 1) {
    game.pickUp({ 0: "T", X: "B", D: "R" }[key] ?? key); // 10 is typed as 0
  }
}
