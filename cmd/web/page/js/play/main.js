// The Play tab: a game of Klondike with its cards face down; its table, its keys and its parts. Cards have tokens here, "#17";
// only the referee knows all cards.

import { count } from "../address.js";
import { byId, fill, h, listenKeys } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { pileNames } from "../klondike/felt.js";
import { handle } from "../klondike/hands.js";
import { listen, onTable } from "../klondike/keys.js";
import { Table } from "../klondike/table.js";
import { gameAt } from "../review/klondike/record.js";
import { sheetPart } from "../sheet.js";
import { en } from "../words/play.en.js";
import { zh } from "../words/play.zh.js";
import { seedOf } from "./deal.js";
import { Game } from "./game.js";
import { meaningOf } from "./keys.js";
import { Reviews } from "./reviews.js";
import { advised, faceOf, movesOf, nameOf } from "./state.js";
import { emptyPart, notePart, stateLine, toolRow } from "./tools.js";

addWords({ en, zh });

/** @typedef {import("./state.js").State} State */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx
 * @returns {import("../main.js").View} */
export function mount(root, ctx) {
  /** @type {Table | null} */
  let table = null;
  const game = new Game(ctx.announce, () => (table ? cascading(table) : Promise.resolve()));
  let own = false; // whether the review is of the game on the table, whose result comes back after it
  const reviews = new Reviews(root, ctx, () => { build(); game.look(true); byId(game.state.view?.over ? "play-review" : "play-menu").focus(); if (own) game.open("end"); });
  const away = () => { game.shut(); game.look(false); };
  const show = (/** @type {Parameters<Reviews["show"]>[0]} */ record, mine = false) => reviews.show(record, () => { own = mine; away(); });
  const look = () => game.look(!root.hidden && !reviews.shown);
  const doors = { link: ctx.link, review: async () => show(await game.record(), true), reviewOther: () => show(null) };
  const build = () => {
    if (reviews.build()) return;
    table = new Table(feltOf(game, () => table?.element.parentElement ?? root));
    const parts = buildParts(root, game, table, doors);
    game.drawnBy((s) => parts.forEach((part) => part.draw(s)), () => reviews.cover(game.state.sheet));
    reviews.cover(game.state.sheet);
  };
  listenKeys(() => !root.hidden && !reviews.shown, meaningOf(game, (key) => table && onTable(table, key)));
  document.addEventListener("visibilitychange", () => game.look());
  addEventListener("pagehide", () => game.look(false));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) look(); });
  addEventListener("storage", ({ key }) => game.keptElsewhere(key));
  build();
  let begun = false;
  return {
    async open(params) {
      game.look(!reviews.shown);
      if (params["review"] !== undefined) await show(gameAt(params));
      const { offered, wrong: part } = offeredBy(params), wrong = part && t("play.fault.link", part);
      if (!begun) await game.begin(offered, wrong);
      else if (offered) await game.offer(offered);
      if (wrong) game.say(wrong);
      begun = true;
      ctx.remember({}); // the page doesn't know the deal; a link is made on request
    },
    lay: (over) => reviews.lay(over, (record) => show(record), (sheet) => game.reopen(sheet)),
    build,
    hide: () => game.look(false),
  };
}

/** The sheets, once they are loaded. @type {Record<string, import("./sheets.js").Sheet>} */
const sheets = {};

/** The dialog of the sheets, which come when the first is opened.
 * @param {Game} game @param {import("./sheets.js").Doors} doors */
function dialogOf(game, doors) {
  const { element, draw } = sheetPart("play-sheet", game, doors, sheets, (/** @type {State} */ { sheet, view }) => t("play.sheet." + (sheet === "end" && view?.won ? "won" : sheet)),
    ["view", "settings", "results", "last", "link", "offered", "reason", "soFar", "fault", "day"]);
  return {
    element,
    draw(/** @type {State} */ s) {
      if (s.sheet === "" || sheets[s.sheet]) draw(s);
      else import("./sheets.js").then((all) => { Object.assign(sheets, all.sheets); game.set({}); }, () => { game.shut(); game.say(t("notLoaded")); });
    },
  };
}

/** Builds all parts again in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {Table} table @param {import("./sheets.js").Doors} doors */
function buildParts(root, game, table, doors) {
  handle(table);
  listen(table);
  const around = [stateLine(), emptyPart(game), notePart(game), toolRow(game), dialogOf(game, doors)];
  const [line, empty, note, tools, sheet] = around.map((part) => part.element);
  fill(root, h("div", { class: "play" }, line, h("div", { class: "play-felt felt" }, table.element), empty, note, tools, sheet));
  if (note) new ResizeObserver(() => table.draw()).observe(note);
  return [onlyWhenChanged(table), ghost(table), ...around];
}

/** Lets the cards of a won game cascade; a win is a win without the file, too.
 * @param {Table} table */
const cascading = (table) => import("../klondike/cascade.js").then(({ cascade }) => cascade(table), () => {});

/** The table, which is drawn again when its cards have changed, not with each tick of the clock.
 * @param {Table} table */
function onlyWhenChanged(table) {
  /** @type {unknown[]} */
  let last = [];
  return {
    draw(/** @type {State} */ { view, game, picked, advice, busy, settings, reason }) {
      const now = [view, game, picked, advice, busy, settings, reason];
      if (last.length === 0 || now.some((value, i) => value !== last[i])) table.draw();
      last = now;
    },
  };
}

/** The ghost of the move that the hint shows.
 * @param {Table} table */
function ghost(table) {
  /** @type {State["advice"]} */
  let last = null;
  return {
    draw(/** @type {State} */ s) {
      if (s.advice === last) return;
      last = s.advice;
      const move = advised(s), cards = (move?.move === "@" ? s.view?.stock.slice(0, 1) : move?.cards) ?? [];
      import("../klondike/ghost.js").then(({ glide }) => glide(table, cards.map(nameOf), move?.to ?? ""), () => {}); // a hint without its ghost is a hint
    },
  };
}

/** The deal that a link offers, null if it offers none, and the part of it that is wrong.
 * @param {import("../address.js").Params} params @returns {{offered: State["offered"], wrong: string}} */
function offeredBy(params) {
  const { deal, draw = "3", redeals = "-1", back = "" } = params;
  if (deal === undefined) return { offered: null, wrong: "" };
  const seed = seedOf(deal) ?? "", [drawn, again] = [count(draw, 0), redeals === "-1" ? -1 : count(redeals, 256)];
  const right = { deal: seed !== "", draw: drawn >= 1 && drawn <= 24, redeals: again <= 255, back: back === "" || back === "no" };
  const wrong = Object.entries(right).find(([, is]) => !is)?.[0];
  return wrong ? { offered: null, wrong: `${wrong}=${params[wrong]}`.slice(0, 40) } : { offered: { seed, draw: drawn, redeals: again, back: back !== "no" }, wrong: "" };
}

const ids = Array.from({ length: 52 }, (_, token) => nameOf(token));

/** @param {Game} game @param {() => HTMLElement} around the element that the table fills
 * @returns {import("../klondike/felt.js").Felt} */
export function feltOf(game, around) {
  return {
    prefix: "play", ids, room: () => around().clientHeight, covered: () => coveredBy(document.getElementById("play-note"), around()),
    scene: () => sceneOf(game.state),
    targets: (id) => (game.state.busy ? [] : movesOf(game.state, id).map((m) => ({ to: m.to, cards: m.cards.map(nameOf) }))),
    drop: (id, pile) => game.drop(id, pile),
    tap: (name) => game.tap(name),
    up: (id) => { game.up(id); },
    pick: (id) => game.pick(id),
    turn: () => { game.turn(); },
  };
}

/** How far a note reaches into a felt from below; a note over its upper edge covers nothing.
 * @param {HTMLElement | null} note @param {HTMLElement} felt */
function coveredBy(note, felt) {
  const at = felt.getBoundingClientRect(), top = note?.getBoundingClientRect().top ?? 0;
  return top > at.top ? Math.max(0, Math.ceil(at.bottom - top) + 4) : 0;
}

/** @param {State} s @returns {import("../klondike/felt.js").Scene | null} */
function sceneOf(s) {
  const { view } = s;
  if (!view) return null;
  const laid = s.reason?.start ?? view; // the deal lies on the table again while its reason is shown
  const names = (/** @type {number[]} */ tokens) => tokens.map(nameOf);
  const lying = (/** @type {string} */ pile) => {
    const suit = "CDHS".indexOf(pile);
    if (suit >= 0) return { cards: names(laid.foundations[suit] ?? []), down: 0 };
    if (pile === "@" || pile === "W") return { cards: names(pile === "@" ? laid.stock : laid.waste), down: 0 };
    const column = laid.columns[Number(pile) - 1];
    return { cards: names(column?.cards ?? []), down: column?.down ?? 0 };
  };
  const turn = view.legal.find((m) => m.move === "@");
  return {
    game: s.game, deal: s.fresh, piles: new Map(pileNames.map((pile) => [pile, lying(pile)])), face: faces(s),
    picked: s.picked, movable: new Set(s.busy ? [] : view.legal.filter((m) => m.from !== "@").map((m) => nameOf(m.cards[0] ?? -1))),
    turn: turn && !s.busy ? (turn.redeal ? "redeal" : "draw") : "", marks: { hinted: hinted(s), blamed: blamed(s) }, editing: false,
  };
}

/** Faces of the cards that lie face up. A card that lies in the stock again shows its back, as on a real table.
 * @param {State} s @returns {(id: string) => string} */
function faces(s) {
  const covered = new Set((s.view?.over ? [] : (s.view?.stock ?? [])).map(nameOf));
  return (id) => (covered.has(id) ? "" : faceOf(s, Number(id.slice(1))));
}

/** The hint's marks: the cards of its first move and their target.
 * @param {State} s */
function hinted(s) {
  const first = advised(s);
  return new Set(first?.move === "@" ? ["@"] : first?.cards.map(nameOf));
}

/** The cards to blame for a deal that is lost; those in the stock mark the stock.
 * @param {State} s */
function blamed({ reason }) {
  const inStock = reason?.blamed.some((token) => reason.start.stock.includes(token));
  return new Set([...(reason?.blamed ?? []).map(nameOf), ...(inStock ? ["@"] : [])]);
}
