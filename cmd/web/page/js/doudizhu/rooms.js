// The rooms with open cards: one game in three views: an endgame, puzzles, a hand.

import { fill, h } from "../dom.js";
import { addWords } from "../i18n.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { endgameRoom } from "./endgame.js";
import { Game } from "./game.js";
import { handRoom } from "./hand.js";
import { puzzleRoom } from "./puzzles.js";
import { fromParams, roomNames, toParams } from "./state.js";

addWords({ en, zh });

/** A room: a part of the tab, and a function that runs when the reader enters it.
 * @typedef {import("./state.js").Part & {show: () => void}} Room */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../doors.js").Inside} */
export function mount(root, ctx) {
  const game = new Game(ctx.announce);
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
