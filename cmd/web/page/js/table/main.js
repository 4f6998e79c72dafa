// The table of doudizhu: the whole game against two bots, and its parts.

import { fill, h, listenKeys } from "../dom.js";
import { addWords } from "../i18n.js";
import { kinds as kindsEn } from "../words/kinds.en.js";
import { kinds as kindsZh } from "../words/kinds.zh.js";
import { Reviews } from "../play/reviews.js";
import { en } from "../words/table.en.js";
import { zh } from "../words/table.zh.js";
import { arrival } from "./arrival.js";
import { actionRow, meaningOf } from "./actions.js";
import { aidRow, counterPanel, flashLine, notePart } from "./aids.js";
import { endPanel, sheetsOf, startPanel } from "./sheets.js";
import { turnClock } from "./clock.js";
import { Game } from "./game.js";
import { handPart } from "./raising.js";
import { before, seat, statusLine, toolRow } from "./seats.js";
import { voice } from "./talk.js";

addWords({ en: { ...kindsEn, ...en }, zh: { ...kindsZh, ...zh } });

/** @typedef {import("./state.js").State} State
 * @typedef {import("../store.js").Part<State>} Part
 * The ways out of the table: a link to the deal, the review of the finished game, or of a game that the reader pastes or opens.
 * @typedef {{link: () => string, review: () => void, reviewOther: () => void}} Doors */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../doors.js").Inside} */
export function mount(root, ctx) {
  const game = new Game(ctx.announce);
  const link = () => ctx.link(game.state.view ? { room: "table", deal: game.state.view.seed, game: game.state.view.game } : {});
  const reviews = new Reviews(root, ctx, () => build());
  /** Reviews a game: the finished game, or a game that the reader pastes or opens. @param {string | null} record */
  const look = (record) => reviews.open(record, async () => {
    const { mount: review } = await import("../review/doudizhu/main.js");
    return (place, close) => review(place, ctx, record, close, (text) => reviews.now(text), (answer) => game.goOn(answer), game.state.spent);
  }, () => game.shut());
  const doors = { link, review: () => game.recorded(look), reviewOther: () => look(null) };
  const build = () => {
    if (reviews.build()) return;
    const parts = buildParts(root, game, doors);
    game.drawnBy((s) => parts.forEach((part) => part.draw(s)), () => reviews.cover(game.state.sheet));
    reviews.cover(game.state.sheet);
  };
  listenKeys(() => root.offsetParent !== null && !reviews.shown, meaningOf(game));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) game.catchUp(); });
  addEventListener("storage", ({ key }) => game.keptElsewhere(key));
  document.addEventListener("fullscreenchange", () => game.set({}));
  voice(); // browsers look for their voices when they are first asked
  build();
  return {
    async open(params) {
      ctx.remember({});
      reviews.cover(game.state.sheet);
      if (params["review"] !== undefined) await look(null);
      await game.begin();
      game.offer(params["deal"] ?? "", params["game"] ?? "");
    },
    enter() {
      ctx.remember({});
      reviews.cover(game.state.sheet);
    },
    lay: (over) => reviews.lay(over, look, (sheet) => { if (sheet !== game.state.sheet) game.open(sheet); }),
    build,
    hide: () => game.hurry(),
  };
}

/** Builds all parts again in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {Doors} doors @returns {Part[]} */
function buildParts(root, game, doors) {
  const status = statusLine(game);
  const tools = toolRow(game);
  const felt = [seat(1), seat(2), before(1), before(2), before(0), flashLine(), aidRow(game), actionRow(game), turnClock(game), handPart(game), counterPanel(), startPanel(game), endPanel(game, doors), notePart(game)];
  const sheet = sheetsOf(game, doors), coming = arrival();
  const cloth = h("div", { class: "tt-felt felt", onclick: (/** @type {Event} */ event) => { if (event.target instanceof Element && !event.target.closest("button, .tt-hand, .tt-panel")) game.hurry(); } }, felt.map((part) => part.element));
  cloth.addEventListener("mousedown", (event) => { if (event.target instanceof Element && event.target.closest(".tt-hand, .tt-actions, .tt-aid")) event.preventDefault(); }); // so that Space plays after a click
  fill(root, h("div", { class: "tt" }, status.element, tools.element, cloth, sheet.element, coming.element));
  return [status, tools, ...felt, sheet, coming];
}
