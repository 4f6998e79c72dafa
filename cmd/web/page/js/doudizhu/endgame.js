// The room of endgames: the form on one side, the table and the verdict on the other.

import { h, plainKey } from "../dom.js";
import { t } from "../i18n.js";
import { copied } from "../parts.js";
import { controls, history } from "./history.js";
import { holds, plays } from "./plays.js";
import { puzzleBar } from "./puzzles.js";
import { setupForm } from "./setup.js";
import { table } from "./table.js";
import { reasons, verdict } from "./verdict.js";
import { explanation } from "./why.js";

/** @param {import("./game.js").Game} game @param {() => string} link @returns {import("./rooms.js").Room} */
export function endgameRoom(game, link) {
  const setup = setupForm(game);
  const board = [puzzleBar(game), verdict(game), table(game), controls(game), plays(game)];
  const beside = [history(game), reasons(), explanation(game)];
  const says = h("span", { class: "note", role: "status" });
  const copy = h("button", { type: "button", class: "plain", onclick: async () => {
    says.textContent = await copied(link()) ? t("doudizhu.copied") : link();
  } }, t("doudizhu.link"));
  return {
    element: h("div", { class: "dz-endgame" }, setup.element,
      h("section", { class: "panel dz-play", "aria-label": t("doudizhu.game"), onkeydown: (/** @type {KeyboardEvent} */ e) => keys(e, game) },
        h("div", { class: "stack" }, board.map((part) => part.element), h("p", { class: "note dz-keys" }, t("doudizhu.keys"))),
        h("div", { class: "stack" }, beside.map((part) => part.element), h("div", { class: "row" }, copy, says)))),
    show: () => game.refresh(),
    draw: (s) => [setup, ...board, ...beside].forEach((part) => part.draw(s)),
  };
}

/** Keys of the game: ranks pick cards up, Enter lays them. A field that takes letters
 * for itself keeps them.
 * @param {KeyboardEvent} event @param {import("./game.js").Game} game */
function keys(event, game) {
  const { board, holding, step, line } = game.state;
  const key = plainKey(event).toUpperCase();
  if (event.target instanceof HTMLSelectElement || !board) return;
  if (key === "U" && step > 0) {
    game.undo();
  } else if (key === "Y" && step < line.length) {
    game.redo();
  } else if (key === "S" && !board.winner) {
    game.auto();
  } else if (key === "ESCAPE") {
    game.stop();
  } else if (key === "BACKSPACE") {
    game.set({ holding: holding.slice(0, -1) });
  } else if (key === "-" || key === "P") {
    layExactly(board.legal.filter((p) => p.parts === "-"), game);
  } else if (key === "ENTER" && holding !== "" && !(/** @type {Element} */ (event.target).matches(".dz-chip"))) {
    event.preventDefault();
    layExactly(board.legal.filter((p) => p.cards.length === holding.length && holds(p, holding)), game);
  } else if (key.length === 1) {
    pickUp(key === "0" ? "T" : key, game);
  }
}

/** Makes the play, if there is no choice.
 * @param {import("./state.js").Play[]} list @param {import("./game.js").Game} game */
function layExactly([only, ...others], game) {
  if (only && others.length === 0) game.lay(only);
}

/** Picks up one more card of a rank, if the hand has it.
 * @param {string} rank @param {import("./game.js").Game} game */
function pickUp(rank, game) {
  const { board, holding } = game.state;
  const hand = board?.position[board.position.lead] ?? "";
  if (hand.split(rank).length > holding.split(rank).length) game.set({ holding: holding + rank });
}
