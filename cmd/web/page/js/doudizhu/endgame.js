// The room of endgames: the form on one side, the table and the verdict on the other.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { controls, history } from "./history.js";
import { holds, plays } from "./plays.js";
import { puzzleBar } from "./puzzles.js";
import { setupForm } from "./setup.js";
import { table } from "./table.js";
import { reasons, verdict } from "./verdict.js";
import { explanation } from "./why.js";

/** @param {import("./game.js").Store} store @param {import("./game.js").Game} play @param {import("../main.js").Context} ctx */
export function endgameRoom(store, play, ctx) {
  const setup = setupForm(store, play);
  const board = [puzzleBar(store, play), verdict(play), table(store), controls(store, play), plays(store, play)];
  const beside = [history(play), reasons(), explanation(store, ctx)];
  const copied = h("span", { class: "note", role: "status" });
  const link = h("button", { type: "button", class: "plain", onclick: () => copy(ctx.link(), copied) }, t("doudizhu.link"));
  return {
    element: h("div", { class: "dz-endgame" }, setup.element,
      h("section", { class: "panel dz-play", "aria-label": t("doudizhu.game"), onkeydown: (/** @type {KeyboardEvent} */ e) => keys(e, store, play) },
        h("div", { class: "stack" }, board.map((part) => part.element), h("p", { class: "note dz-keys" }, t("doudizhu.keys"))),
        h("div", { class: "stack" }, beside.map((part) => part.element), h("div", { class: "row" }, link, copied)))),
    show: play.refresh,
    /** @param {import("./state.js").State} s */
    draw(s) {
      setup.draw(s);
      [...board, ...beside].forEach((part) => part.draw(s));
    },
  };
}

/** Copies a link, or shows it where the browser forbids that.
 * @param {string} text @param {HTMLElement} says */
async function copy(text, says) {
  try {
    await navigator.clipboard.writeText(text);
    says.textContent = t("doudizhu.copied");
  } catch {
    says.textContent = text;
  }
}

/** Keys of the game: ranks pick cards up, Enter lays them. A field that takes letters
 * for itself keeps them.
 * @param {KeyboardEvent} event @param {import("./game.js").Store} store @param {import("./game.js").Game} play */
function keys(event, store, play) {
  const { plays: made, board, undone, holding } = store.get();
  const key = event.key.toUpperCase();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement || !board) {
    return;
  }
  if (key === "U" && made.length > 0) {
    play.goTo(play.before());
  } else if (key === "Y" && undone.length > 0) {
    play.goTo(made.length + 1);
  } else if (key === "S" && !board.winner) {
    play.auto();
  } else if (key === "ESCAPE") {
    play.stop();
  } else if (key === "BACKSPACE") {
    store.set({ holding: holding.slice(0, -1) });
  } else if (key === "-" || key === "P") {
    layExactly(board.legal.filter((p) => p.parts === "-"), play);
  } else if (key === "ENTER" && holding !== "" && !(/** @type {Element} */ (event.target).matches(".dz-chip"))) {
    event.preventDefault();
    layExactly(board.legal.filter((p) => p.cards.length === holding.length && holds(p, holding)), play);
  } else if (key.length === 1) {
    pickUp(key === "0" ? "T" : key, store);
  }
}

/** Makes the play, if there is no choice.
 * @param {import("./state.js").Play[]} list @param {import("./game.js").Game} play */
function layExactly([only, ...others], play) {
  if (only && others.length === 0) {
    play.lay(only);
  }
}

/** Picks up one more card of a rank, if the hand has it.
 * @param {string} rank @param {import("./game.js").Store} store */
function pickUp(rank, store) {
  const { board, holding } = store.get();
  const hand = board?.position[board.position.lead] ?? "";
  if (hand.split(rank).length > holding.split(rank).length) {
    store.set({ holding: holding + rank });
  }
}
