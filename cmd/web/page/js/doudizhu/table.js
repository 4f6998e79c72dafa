// The table: the players around it with their cards open, and each player's last play. The reader sits below, the player
// after the reader on the right.

import { fan, row, withReason } from "../fan.js";
import { enable, h, mark } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { around } from "./puzzles.js";
import { letters, named, rankName, spokenCards } from "./cards.js";
import { cardsOf, owns, seatsOf } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Board, Seat, State } from "./state.js" */

/** How many cards a player next to the reader can hold, so that two of them have room side by side on a phone. */
const narrow = 9;

/** @param {Game} game @returns {import("./state.js").Part} */
export function table(game) {
  const seats = (/** @type {Seat[]} */ (["landlord", "peasant", "down", "up"])).map((seat) => seatOf(seat, game));
  const bar = act(game);
  const element = h("div", { class: "felt dz-table", role: "group", "aria-label": t("doudizhu.table") },
    seats.flatMap((seat) => seat.elements), bar.element);
  const draw = region(h("span"), (/** @type {Board | null} */ board, /** @type {State["chosen"]} */ chosen, /** @type {readonly number[]} */ up) => {
    const s = { ...game.state, board, chosen, up };
    const places = board ? placesOf(s) : {};
    const shown = board && cardsOf(board, chosen);
    for (const seat of seats) seat.draw(s, places[seat.seat] ?? "", shown);
    mark(element, { crowded: Object.entries(places).some(([seat, place]) => place !== "mine" && (shown?.hands[/** @type {Seat} */ (seat)]?.length ?? 0) > narrow) });
    return [];
  });
  return {
    element,
    draw(s) {
      draw(s.board, s.chosen, s.up);
      bar.draw(s);
    },
  };
}

/** The seat of each player on the screen: the reader's side is below; of two peasants, the one after the landlord.
 * @param {State} s @returns {Partial<Record<Seat, "mine" | "right" | "left" | "top">>} */
function placesOf({ setup, me }) {
  const seats = seatsOf(setup);
  const first = me === "peasants" ? 1 : 0;
  const places = seats.length === 2 ? /** @type {const} */ (["mine", "top"]) : /** @type {const} */ (["mine", "right", "left"]);
  return Object.fromEntries(places.map((place, i) => [seats[(first + i) % seats.length], place]));
}

/** A player: name, cards, and last play.
 * @param {Seat} seat @param {Game} game */
function seatOf(seat, game) {
  const name = h("div", { class: "dz-name" });
  const laid = h("div", { class: "dz-laid" });
  const hand = fan({ raise: (up, touched) => game.raise(up, touched), play: () => game.layRaised(), name: (card) => rankName(card.slice(0, 1)) });
  const elements = [name, laid, hand.element];
  elements.forEach((part) => part.setAttribute("data-seat", seat));
  return {
    seat, elements,
    /** @param {State} s @param {string} place @param {ReturnType<typeof cardsOf> | null} shown */
    draw(s, place, shown) {
      elements.forEach((part) => {
        part.hidden = place === "";
        part.dataset["place"] = place;
      });
      const { board } = s;
      if (!board || !shown || place === "") return;
      const cards = shown.hands[seat];
      const turn = !board.winner && board.position.lead === seat;
      const open = turn && owns(s, seat);
      const who = t("doudizhu.seat." + seat);
      mark(name, { turn });
      name.replaceChildren(...nameOf(board, seat, cards.length, turn));
      laid.replaceChildren(...laidBy(board, seat, shown));
      const says = t("doudizhu.held", who, spokenCards(cards) || t("doudizhu.none"));
      hand.draw(cards, open ? s.up : [], open ? t("doudizhu.hold", says) : says, open);
    },
  };
}

/** @param {Board} board @param {Seat} seat @param {number} left @param {boolean} turn */
function nameOf(board, seat, left, turn) {
  return [
    h("strong", { class: seat === "landlord" ? "dz-role landlord" : "dz-role" }, t("doudizhu.seat." + seat)), h("span", { class: "number" }, t("doudizhu.cards", left)),
    h("span", { class: "dz-mark" }, board.winner === seat ? t("doudizhu.out") : turn ? t("doudizhu.toMove") : ""),
  ];
}

/** The cards before a player: the last play, until it is the player's turn again; or the play that the endgame began with.
 * @param {Board} board @param {Seat} seat @param {ReturnType<typeof cardsOf>} shown */
function laidBy(board, seat, shown) {
  const { played, start, position, winner } = board;
  if (position.lead === seat && !winner) return [];
  const since = played.length - seatsOf({ three: "down" in start }).length;
  const at = played.findLastIndex((p, i) => p.seat === seat && i > since);
  const play = played[at];
  if (play) return play.parts === "-" ? [h("span", { class: "dz-said" }, t("doudizhu.pass"))] : [row(shown.laid[at] ?? [], t("doudizhu.held", t("doudizhu.seat." + seat), named(play)))];
  const seats = seatsOf({ three: "down" in board.start });
  const owner = board.start.by ?? seats[(seats.indexOf(board.start.lead) + seats.length - 1) % seats.length]; // of the play that the endgame began with
  const toBeat = at < 0 && owner === seat && position.last && shown.first.length > 0 && !played.some((p) => p.play !== "-");
  return toBeat ? [row(shown.first, t("doudizhu.held", t("doudizhu.toBeat"), spokenCards(shown.first)))] : [];
}

/** The buttons of the side to move; after a puzzle, those to try again and for the next puzzle.
 * @param {Game} game @returns {import("./state.js").Part} */
function act(game) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", "data-key": name, class: name === "lay" ? "main" : "", title: t(`doudizhu.${name}.title`), onclick }, t("doudizhu." + name));
  const pass = button("passNow", () => game.pass());
  const lower = button("lower", () => game.raise([]));
  const hint = button("hint", () => game.hint());
  const lay = button("lay", () => game.layRaised());
  const undo = button("undo", () => game.undo());
  const restart = button("restart", () => game.goTo(0));
  const next = h("button", { type: "button", "data-key": "next", onclick: () => { const [, after] = around(game.state); if (after) game.sit(after); } }, t("doudizhu.puzzle.next"));
  const says = h("span", { class: "dz-says" });
  const element = h("div", { class: "dz-act", role: "group", "aria-label": t("doudizhu.act") }, says, h("div", { class: "row" }, pass, lower, hint, lay, undo, restart, next));
  return {
    element,
    draw(s) {
      const mine = s.board !== null && !s.board.winner && owns(s, s.board.position.lead);
      enable(pass, mine && s.board?.legal.some((p) => p.parts === "-") === true);
      enable(lower, mine && s.up.length > 0);
      enable(hint, mine && s.search === null);
      const fits = mine ? game.fits().length : 0;
      enable(lay, fits > 0);
      withReason(lay, !mine || fits > 0 ? "" : s.up.length > 0 ? s.refused : "none");
      const over = s.task !== null && Boolean(s.board?.winner), won = s.board !== null && s.board.winner !== "" && owns(s, s.board.winner);
      for (const b of [pass, lower, hint, lay]) b.hidden = over;
      for (const b of [undo, restart, next]) b.hidden = !over || (b === next && !around(s)[1]);
      mark(next, { main: won });
      mark(restart, { main: !won });
      mark(pass, { main: s.hinted?.parts === "-" });
      says.textContent = fits > 1 ? t("doudizhu.several") : s.hinted ? t("doudizhu.hinted", letters(s.hinted.parts), t("doudizhu.outcome." + s.hinted.outcome)) : "";
    },
  };
}
