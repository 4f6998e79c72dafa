// The rooms with open cards: one game in three views: an endgame, puzzles, a hand. In the room of endgames the table comes
// first, then the verdict and the form in which endgames are made; puzzles that the reader opens are played there too.

import { fill, h, plainKey, set } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { copied } from "../parts.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { Game } from "./game.js";
import { handRoom } from "./hand.js";
import { controls, history, plays } from "./plays.js";
import { puzzleBar, puzzleRoom } from "./puzzles.js";
import { setupForm } from "./setup.js";
import { asTree, fromParams, initial, roomNames, toParams } from "./state.js";
import { table } from "./table.js";
import { reasons, verdict } from "./verdict.js";
import { explanation } from "./why.js";

addWords({ en, zh });

/** A room: a part of the tab, and a function that runs when the reader enters it.
 * @typedef {import("./state.js").Part & {show: () => void}} Room */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../doors.js").Inside} */
export function mount(root, ctx) {
  const game = new Game(initial(), ctx.announce);
  let show = (/** @type {import("./state.js").Room} */ _name) => {};
  const build = () => {
    const view = rooms(root, game, (params) => ctx.link(params ?? toParams(game.state)));
    show = view.show;
    game.drawnBy(view.draw, () => ctx.remember(toParams(game.state)));
  };
  build();
  ctx.about().then((known) => game.set({ known }), () => {}); // without the answer the page keeps the values that it starts with
  return {
    open(params) {
      const { known, ladder, puzzles: { list, next } } = game.state;
      const to = fromParams(params);
      game.set({ ...to, known, ladder, puzzles: { ...to.puzzles, list, next } });
      show(to.room);
    },
    enter(name) {
      if (name !== "puzzles" && game.state.task) game.leave();
      game.set({ room: /** @type {import("./state.js").Room} */ (name) });
      show(game.state.room);
    },
    build,
    hide: () => game.stop(),
  };
}

/** Builds the rooms: draw draws a state into the open room, show runs when the reader enters a room. An open puzzle
 * is played in the room of endgames.
 * @param {HTMLElement} root @param {Game} game @param {(params?: import("../address.js").Params) => string} link */
function rooms(root, game, link) {
  /** @type {Record<import("./state.js").Room, Room>} */
  const all = { endgame: endgameRoom(game, link), puzzles: puzzleRoom(game), hand: handRoom(game) };
  fill(root, h("div", { class: "stack dz" }, ...Object.values(all).map((room) => room.element)));
  return {
    show: (/** @type {import("./state.js").Room} */ name) => (game.stop(), all[name].show()),
    draw(/** @type {import("./state.js").State} */ state) {
      const open = state.room === "puzzles" && state.task ? "endgame" : state.room;
      for (const name of roomNames) all[name].element.hidden = name !== open;
      all[open].draw(state);
    },
  };
}

/** @param {import("./game.js").Game} game @param {(params?: import("../address.js").Params) => string} link @returns {Room} */
function endgameRoom(game, link) {
  const setup = setupForm(game);
  const board = [puzzleBar(game, link), verdict(game), table(game), controls(game), plays(game)];
  const panels = [history(game), reasons(), explanation(game)];
  const says = h("span", { class: "note", role: "status" });
  const copy = h("button", { type: "button", class: "plain", onclick: async () => {
    says.textContent = await copied(link()) ? t("doudizhu.copied") : link();
  } }, t("doudizhu.link"));
  const tree = h("a", { class: "button" }, t("doudizhu.tree"));
  const element = h("div", { class: "dz-endgame" }, setup.element,
    h("section", { class: "dz-play", "aria-label": t("doudizhu.game"), onkeydown: (/** @type {KeyboardEvent} */ e) => keys(e, game) },
      h("div", { class: "stack" }, board.map((part) => part.element), h("p", { class: "note dz-keys" }, t("doudizhu.keys"))),
      h("div", { class: "panel stack" }, panels.map((part) => part.element), h("div", { class: "row" }, tree, copy, says))));
  return {
    element,
    show: () => game.refresh(),
    draw(s) {
      element.classList.toggle("sat", s.task !== null);
      tree.hidden = !s.board || s.task !== null; // it would tell the answer of a puzzle
      if (s.board) set(tree, { href: link(asTree(s.board.position, s)).replace(/#[a-z]+/, "#tree") });
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
    game.raise(up.slice(0, -1));
  } else if (key === "-" || key === "P") {
    game.pass();
  } else if (key === "ENTER" && up.length > 0 && !(/** @type {Element} */ (event.target).matches("button, summary"))) {
    event.preventDefault();
    game.layRaised();
  } else if (key.length === 1) {
    game.pickUp({ 0: "T", X: "B", D: "R" }[key] ?? key); // 10 is typed as 0
  }
}
