// The interface between the table and a view: the table shows a scene, and the view gives gestures their meaning.
// The table knows no rule, and only cards that the view names.

import { suits } from "../cards.js";

/** Names of cards on the table are the view's own: "7H", or "#17" for a card that the
 * player may not have seen. Piles are named as the solvers name them: "@" the stock, W the
 * waste, C D H S the foundations, and 1 to 7 the columns.
 * @typedef {{cards: string[], down: number}} Pile its cards, the deepest first, of which the first ones lie face down
 * @typedef {{to: string, cards: string[]}} Target a pile that a card can go to, with the cards that go along */

/** The visible state of the table.
 * @typedef {object} Scene
 * @property {unknown} game another value means another game
 * @property {boolean} deal whether another game is dealt card by card instead of at once
 * @property {Map<string, Pile>} piles by name; the last of the waste is open to play, the first of the stock is turned next
 * @property {(id: string) => string} face the card's face, "7H"; "" draws a back. The stock always lies face down. A
 *   card that lies face down but has a face is drawn as a known card
 * @property {string} picked the card picked up, "" if none
 * @property {Set<string>} movable cards that can be taken up
 * @property {"draw" | "redeal" | ""} turn the action of a tap on the stock
 * @property {Partial<Record<Mark, Set<string>>>} marks cards and piles that are pointed out
 * @property {boolean} editing whether a tap on a pile always goes to the view, never plays the card picked up
 *
 * Hinted: the best move; blamed and wrong: cards at fault; aimed: the next pile.
 * @typedef {"hinted" | "blamed" | "wrong" | "aimed"} Mark */

/** A view that has a table. The table gets the scene whenever it draws.
 * @typedef {object} Felt
 * @property {string} prefix of the ids of elements: with "k" the table is #k-table, and the cards are #k-card-7H, #k-card-17
 * @property {string[]} ids of all cards, in an order that reveals nothing
 * @property {() => Scene | null} scene null while nothing is known: the table shows backs at most
 * @property {(id: string) => Target[]} targets where a card can go; none if the card can't be moved
 * @property {(id: string, pile: string) => boolean} drop lays a card on a pile; false if it may not lie there
 * @property {(name: string) => boolean | void} tap handles a tap on a card or a pile, other than on the stock or on a target of
 *   the card picked up; returns true if the tap makes a move, after which a quick second tap is ignored
 * @property {(id: string) => void} up handles a double tap: the card goes to its foundation
 * @property {(id: string) => void} pick picks a card up, or lays it back with ""
 * @property {() => void} turn turns the stock, if the rules allow it
 * @property {(key: string, name: string) => boolean} [key] handles a key, with the keyboard on a card or pile, if the table
 *   has no use for it; returns whether it did something
 * @property {() => number} [room] the height in pixels that the table fills; without room the table is as high as it needs to be
 * @property {() => number} [covered] how many of these pixels a message covers from below */

/** The marks, which are classes of elements, too.
 * @type {Mark[]} */
export const markNames = ["hinted", "blamed", "wrong", "aimed"];

/** All piles: stock, waste, foundations, columns. */
export const pileNames = ["@", "W", ...suits, "1", "2", "3", "4", "5", "6", "7"];

/** A deal of unknown cards: backs that can't move.
 * @param {string[]} ids of its cards, the first 52 @returns {Scene} */
export function unknown(ids) {
  const from = (/** @type {number} */ column) => column * (column - 1) / 2;
  const piles = new Map([1, 2, 3, 4, 5, 6, 7].map((i) => [String(i), { cards: ids.slice(from(i), from(i + 1)), down: i }]));
  piles.set("@", { cards: ids.slice(28, 52), down: 0 });
  return { game: unknown, deal: false, piles, face: () => "", picked: "", movable: new Set(), turn: "", marks: {}, editing: false };
}

/** Whether a pile is a column.
 * @param {string} pile */
export const isColumn = (pile) => /^[1-7]$/.test(pile);

/** The best target of a card: its foundation, else the first target.
 * @param {Target[]} targets @returns {string} the pile, "" if there is none */
export const bestPlace = (targets) => (targets.find((g) => suits.includes(g.to)) ?? targets[0])?.to ?? "";
