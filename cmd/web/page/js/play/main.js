// The Play tab: a game of Klondike with its cards face down, and its parts.

import { count } from "../address.js";
import { fill, h, listenKeys } from "../dom.js";
import { addWords } from "../i18n.js";
import { cascade } from "../klondike/cascade.js";
import { handle } from "../klondike/hands.js";
import { listen } from "../klondike/keys.js";
import { Table } from "../klondike/table.js";
import { gameAt } from "../review/klondike/record.js";
import { en } from "../words/play.en.js";
import { zh } from "../words/play.zh.js";
import { seedOf } from "./deal.js";
import { Game } from "./game.js";
import { meaningOf } from "./keys.js";
import { Reviews } from "./reviews.js";
import { feltOf } from "./scene.js";
import { sheetsOf } from "./sheets.js";
import { notePart, stateLine, toolRow } from "./tools.js";

addWords({ en, zh });

/** @typedef {import("./state.js").State} State */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx
 * @returns {import("../main.js").View} */
export function mount(root, ctx) {
  /** @type {Table | null} */
  let table = null;
  const game = new Game(ctx.announce, async () => { if (table) await cascade(table); });
  const reviews = new Reviews(root, ctx, () => { build(); game.look(true); });
  const away = () => { game.shut(); game.look(false); };
  const look = () => game.look(!root.hidden && !reviews.shown);
  const doors = { link: ctx.link, review: async () => reviews.show(await game.record(), away), reviewOther: () => reviews.show(null, away) };
  const build = () => {
    if (reviews.build()) return;
    table = new Table(feltOf(game, () => table?.element.parentElement?.clientHeight ?? 0));
    const parts = buildParts(root, game, table, doors);
    game.drawnBy((s) => parts.forEach((part) => part.draw(s)));
  };
  listenKeys(() => !root.hidden && !reviews.shown, meaningOf(game));
  document.addEventListener("visibilitychange", () => game.look());
  addEventListener("pagehide", () => game.look(false));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) look(); });
  addEventListener("storage", ({ key }) => game.keptElsewhere(key));
  build();
  let begun = false;
  return {
    async open(params) {
      game.look(!reviews.shown);
      if (params["review"] !== undefined) await reviews.show(gameAt(params), away);
      const offered = offeredBy(params);
      if (!begun) await game.begin(offered);
      else if (offered) await game.offer(offered);
      begun = true;
      ctx.remember({}); // the page doesn't know the deal; a link is made on request
    },
    build,
    hide: () => game.look(false),
  };
}

/** Builds all parts again in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {Table} table @param {import("./sheets.js").Doors} doors */
function buildParts(root, game, table, doors) {
  handle(table);
  listen(table);
  const around = [stateLine(), notePart(game), toolRow(game), sheetsOf(game, doors)];
  const [line, note, tools, sheet] = around.map((part) => part.element);
  fill(root, h("div", { class: "play" }, line, h("div", { class: "play-felt felt" }, table.element), note, tools, sheet));
  return [onlyWhenChanged(table), ...around];
}

/** The table, which is drawn again when its cards have changed, not with each tick of the clock.
 * @param {Table} table */
function onlyWhenChanged(table) {
  /** @type {unknown[]} */
  let last = [];
  return {
    draw(/** @type {State} */ { view, game, picked, advice, busy, settings }) {
      const now = [view, game, picked, advice, busy, settings];
      if (last.length === 0 || now.some((value, i) => value !== last[i])) table.draw();
      last = now;
    },
  };
}

/** The deal that a link offers; null if it offers none.
 * @param {import("../address.js").Params} params
 * @returns {State["offered"]} */
function offeredBy(params) {
  const seed = params["deal"] ?? "";
  if (seedOf(seed) === null) return null;
  return { seed, draw: Math.min(24, Math.max(1, count(params["draw"], 3))), redeals: Math.min(255, count(params["redeals"], -1)), back: params["back"] !== "no" };
}
