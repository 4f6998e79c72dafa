// The table: the hands that are left, whose turn it is, and what lies there.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { card, fan, rankName, spoken } from "./cards.js";
import { owns, seatsOf } from "./state.js";

/** @typedef {import("./state.js").Board} Board
 * @typedef {import("./state.js").Seat} Seat */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function table(game) {
  const element = h("div", { class: "dz-table", role: "group", "aria-label": t("doudizhu.table") });
  return part(element, (s) => [s.board, s.holding], (board, holding) =>
    board ? seatsOf({ three: "down" in board.position }).map((seat) => seatRow(board, seat, holding, game)) : []);
}

/** A player: name, cards, and his last play of the round.
 * @param {Board} board @param {Seat} seat @param {string} holding @param {import("./game.js").Game} game */
function seatRow(board, seat, holding, game) {
  const cards = [...(board.position[seat] ?? "")];
  const turn = !board.winner && board.position.lead === seat;
  const name = t("doudizhu.seat." + seat);
  const mine = turn && owns(game.state, seat);
  return h("div", { class: turn ? "dz-seat turn" : "dz-seat", "data-seat": seat },
    h("div", { class: "dz-name" },
      h("strong", {}, name), h("span", { class: "number" }, t("doudizhu.cards", cards.length)),
      h("span", { class: "dz-mark" }, board.winner === seat ? t("doudizhu.out") : turn ? t("doudizhu.toMove") : "")),
    mine ? hold(cards, holding, game) : fan(cards, name),
    h("div", { class: "dz-laid" }, laid(board, seat)));
}

/** The cards of a player who is to move; a click picks one up, which leaves on offer
 * only plays that have it.
 * @param {string[]} cards @param {string} holding @param {import("./game.js").Game} game */
function hold(cards, holding, game) {
  let up = holding;
  return h("span", { class: "dz-fan", role: "group", "aria-label": t("doudizhu.hold", spoken(cards)) }, cards.map((rank, i) => {
    const held = up.includes(rank);
    up = held ? up.replace(rank, "") : up;
    return h("button", {
      type: "button", class: "dz-hold", "data-key": `card${i}`, "aria-pressed": String(held), "aria-label": rankName(rank),
      onclick: () => game.set({ holding: held ? holding.replace(rank, "") : holding + rank }),
    }, card(rank));
  }));
}

/** What a player has in front of him: the play to beat, or that he passed it.
 * @param {Board} board @param {Seat} seat */
function laid(board, seat) {
  const { last } = board.position;
  if (!last) return null;
  const owner = ownerOf(board);
  if (owner === seat) {
    const label = t(board.winner ? "doudizhu.lastPlay" : "doudizhu.toBeat");
    return h("span", { class: "dz-last" }, h("span", { class: "note" }, label), fan([...last.replace("+", "")], label));
  }
  const since = board.played.slice(board.played.findLastIndex((p) => p.seat === owner && p.play !== "-") + 1);
  return since.some((p) => p.seat === seat) ? h("span", { class: "note" }, t("doudizhu.passed")) : null;
}

/** Who made the play to beat; between two it goes without saying.
 * @param {Board} board @returns {Seat} */
function ownerOf({ position }) {
  return position.by ?? (position.lead === "landlord" ? "peasant" : "landlord");
}
