// The table of this tab: cards have tokens here, "#17"; only the referee knows all cards.

import { pileNames } from "../klondike/felt.js";
import { faceOf, movesOf, nameOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game */

const ids = Array.from({ length: 52 }, (_, token) => nameOf(token));

/** @param {Game} game @param {() => number} room the height in pixels for the table
 * @returns {import("../klondike/felt.js").Felt} */
export function feltOf(game, room) {
  return {
    prefix: "play", ids, room,
    scene: () => sceneOf(game.state),
    targets: (id) => (game.state.busy ? [] : movesOf(game.state, id).map((m) => ({ to: m.to, cards: m.cards.map(nameOf) }))),
    drop: (id, pile) => game.drop(id, pile),
    tap: (name) => game.tap(name),
    up: (id) => { game.up(id); },
    pick: (id) => game.pick(id),
    turn: () => { game.turn(); },
  };
}

/** @param {State} s
 * @returns {import("../klondike/felt.js").Scene | null} */
function sceneOf(s) {
  const { view } = s;
  if (!view) return null;
  const names = (/** @type {number[]} */ tokens) => tokens.map(nameOf);
  const lying = (/** @type {string} */ pile) => {
    const suit = "CDHS".indexOf(pile);
    if (suit >= 0) return { cards: names(view.foundations[suit] ?? []), down: 0 };
    if (pile === "@" || pile === "W") return { cards: names(pile === "@" ? view.stock : view.waste), down: 0 };
    const column = view.columns[Number(pile) - 1];
    return { cards: names(column?.cards ?? []), down: column?.down ?? 0 };
  };
  const turn = view.legal.find((m) => m.move === "@");
  return {
    game: s.game, deal: s.fresh, piles: new Map(pileNames.map((pile) => [pile, lying(pile)])), face: faces(s),
    picked: s.picked, movable: new Set(s.busy ? [] : view.legal.filter((m) => m.from !== "@").map((m) => nameOf(m.cards[0] ?? -1))),
    turn: turn && !s.busy ? (turn.redeal ? "redeal" : "draw") : "", marks: { hinted: hinted(s) }, editing: false,
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
  const first = s.advice?.ways[0]?.moves[0];
  if (!first) return new Set([]);
  if (first.move === "@") return new Set(["@"]);
  const legal = s.view?.legal.find((m) => m.move === first.move);
  return new Set((legal?.cards ?? []).map(nameOf));
}

