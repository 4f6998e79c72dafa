// The Play tab: a game of Klondike with its cards face down, and the parts it is drawn with.

import { count } from "../address.js";
import { fill, h } from "../dom.js";
import { addWords } from "../i18n.js";
import { cascade } from "../klondike/cascade.js";
import { handle } from "../klondike/hands.js";
import { listen } from "../klondike/keys.js";
import { Table } from "../klondike/table.js";
import { en } from "../words/play.en.js";
import { zh } from "../words/play.zh.js";
import { seedOf } from "./deal.js";
import { Game } from "./game.js";
import { listenPlay } from "./keys.js";
import { feltOf } from "./scene.js";
import { sheetPart } from "./sheets.js";
import { noteLine, stateLine, toolRow } from "./tools.js";

addWords({ en, zh });

/** @typedef {import("./state.js").State} State */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx
 * @returns {import("../main.js").View} */
export function mount(root, ctx) {
  /** @type {Table | null} */
  let table = null;
  const game = new Game(ctx.announce, async () => { if (table) await cascade(table); });
  const build = () => {
    table = new Table(feltOf(game, () => table?.element.parentElement?.clientHeight ?? 0));
    const parts = buildParts(root, game, table, ctx);
    game.drawnBy((s) => parts.forEach((part) => part.draw(s)));
  };
  listenPlay(game, () => !root.hidden);
  document.addEventListener("visibilitychange", () => game.look());
  addEventListener("pagehide", () => game.look(false));
  build();
  let begun = false;
  return {
    async open(params) {
      game.look(true);
      const offered = offeredBy(params);
      if (!begun) await game.begin(offered);
      else if (offered) await game.offer(offered);
      begun = true;
      ctx.remember({}); // the deal is the referee's; a link is made when it is asked for
    },
    build,
    hide: () => game.look(false),
  };
}

/** Makes all parts anew, in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {Table} table @param {import("../main.js").Context} ctx */
function buildParts(root, game, table, ctx) {
  handle(table);
  listen(table);
  const review = () => openReview(root, game, ctx);
  const around = [stateLine(), noteLine(game), toolRow(game), sheetPart(game, { link: ctx.link, review })];
  const [line, note, tools, sheet] = around.map((part) => part.element);
  fill(root, h("div", { class: "play" }, line, h("div", { class: "play-felt felt" }, table.element), note, tools, sheet));
  return [onlyWhenChanged(table), ...around];
}

/** The table, which is drawn again when what lies there has changed, not with each tick of the clock.
 * @param {Table} table */
function onlyWhenChanged(table) {
  /** @type {unknown[]} */
  let last = [];
  return {
    draw(/** @type {State} */ { view, game, picked, ways, busy, settings }) {
      const now = [view, game, picked, ways, busy, settings];
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

/** Opens the review of the game, which is over by that.
 * @param {HTMLElement} root @param {Game} game @param {import("../main.js").Context} ctx */
async function openReview(root, game, ctx) {
  const record = await game.record();
  const { mount: mountReview } = await import(/** @type {string} */ ("../review/main.js"));
  game.shut();
  const place = h("div", {});
  const table = root.firstElementChild;
  root.append(place);
  if (table instanceof HTMLElement) table.hidden = true;
  mountReview(place, ctx, record, () => {
    place.remove();
    if (table instanceof HTMLElement) table.hidden = false;
  });
}
