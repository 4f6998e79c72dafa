// The doudizhu tab: its state record, and the three rooms that draw it.

import { fill, h } from "../dom.js";
import { addWords, language, t } from "../i18n.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { endgameRoom } from "./endgame.js";
import { game } from "./game.js";
import { handRoom } from "./hand.js";
import { region } from "./parts.js";
import { puzzleRoom } from "./puzzles.js";
import { fromParams, initial, roomNames, toParams } from "./state.js";

addWords({ en, zh });

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  let state = initial();
  /** @type {ReturnType<typeof rooms>} */
  let view;
  let drawn = language();

  const store = {
    get: () => state,
    /** @param {Partial<typeof state>} patch */
    set(patch) {
      state = { ...state, ...patch };
      view.draw(state);
    },
    remember: () => ctx.remember(toParams(state)),
  };
  const play = game(store, ctx);

  function build() {
    drawn = language();
    view = rooms(root, store, play, ctx);
    view.draw(state);
  }

  build();
  ctx.call({ op: "about" }).then(
    ({ rules, bans, levels }) => store.set({ known: { sets: rules, bans, levels } }),
    () => {}, // the rule set that everybody knows is there
  );
  return {
    open(params) {
      const { list, next } = state.puzzles;
      const to = fromParams(params);
      store.set({ ...to, known: state.known, puzzles: { ...to.puzzles, list, next } });
      store.remember();
      view.show(state.room);
    },
    render: () => (drawn === language() ? view.draw(state) : build()),
    hide: play.stop,
  };
}

/** Builds the tab: draw draws a state into it, show asks what a room wants to know.
 * @param {HTMLElement} root @param {import("./game.js").Store} store
 * @param {import("./game.js").Game} play @param {import("../main.js").Context} ctx */
function rooms(root, store, play, ctx) {
  const choice = h("div", { class: "row dz-rooms", role: "group", "aria-label": t("doudizhu.rooms") });
  const all = { endgame: endgameRoom(store, play, ctx), puzzles: puzzleRoom(store, play, ctx), hand: handRoom(store, ctx) };
  const show = (/** @type {import("./state.js").Room} */ name) => (play.stop(), all[name].show());
  const drawChoice = region(choice, (/** @type {string} */ room) => roomNames.map((name) =>
    h("button", {
      type: "button", "data-key": name, "aria-pressed": String(name === room),
      onclick: () => (store.set({ room: name }), store.remember(), show(name)),
    }, t("doudizhu.room." + name))));
  fill(root, h("div", { class: "stack dz" }, choice, ...Object.values(all).map((room) => room.element)));
  return {
    show,
    draw(/** @type {import("./state.js").State} */ state) {
      drawChoice(state.room);
      for (const name of roomNames) {
        all[name].element.hidden = name !== state.room;
      }
      all[state.room].draw(state);
    },
  };
}
