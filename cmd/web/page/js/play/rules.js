// The rules of Klondike: the legal moves, and the position after a move; the end of a game when no decision is left, and moves
// to the foundations that can do no harm. Positions never change; a move makes a new position. The solvers' rules are the same;
// a test compares the two.

const suits = "CDHS";
const ranks = "A23456789TJQK";

/** How many cards are turned at once, how often the waste may be turned over (-1: without limit
 * ), and whether cards may come back from the foundations.
 * @typedef {{draw: number, redeals: number, back: boolean}} Rules */

/** The highest ranks of the foundations C D H S, 0 for none; cards by name, the deepest of
 * a column first, the next card of the stock first, the open card of the waste last.
 * @typedef {{foundations: number[], columns: {down: number, cards: string[]}[], stock: string[], waste: string[], redealt: number}} Position */

/** A move, with its name: "7H:3>5", "AS:W>S", or "@" for a turn of the stock, which has no card.
 * @typedef {{move: string, card: string, from: string, to: string}} Move */

/** The cards of a deck, suit by suit, each from the ace. */
export const deck = [...suits].flatMap((s) => [...ranks].map((r) => r + s));

/** @param {string} card */
const rankOf = (card) => ranks.indexOf(card.charAt(0)) + 1;
/** @param {string} card */
const suitOf = (card) => card.charAt(1);
/** @param {string} card */
const red = (card) => suitOf(card) === "D" || suitOf(card) === "H";

/** Lays the cards of a shuffled deck out: seven columns, the rest is the stock.
 * @param {readonly string[]} cards @returns {Position} */
export function layOut(cards) {
  const columns = [];
  let from = 0;
  for (let n = 1; n <= 7; n++) {
    columns.push({ down: n - 1, cards: cards.slice(from, from + n) });
    from += n;
  }
  return { foundations: [0, 0, 0, 0], columns, stock: cards.slice(from), waste: [], redealt: 0 };
}

/** Whether all cards are up.
 * @param {Position} p */
export const won = (p) => p.foundations.every((rank) => rank === ranks.length);

/** All legal moves, in the order of the solvers' rules: up from the waste, up from the columns, from
 * column to column, from the waste to a column, the turn, back from a foundation.
 * @param {Position} p @param {Rules} rules @returns {Move[]} */
export function legalMoves(p, rules) {
  const open = p.waste.slice(-1);
  const ends = p.columns.flatMap(({ cards }, i) => cards.slice(-1).map((card) => ({ card, from: String(i + 1) })));
  return [
    ...rising(p, open.map((card) => ({ card, from: "W" }))), ...rising(p, ends),
    ...p.columns.flatMap((column, i) => shifts(p, column, String(i + 1))),
    ...open.flatMap((card) => onto(p, card, "W")),
    ...(canTurn(p, rules) ? [{ move: "@", card: "", from: "@", to: "W" }] : []),
    ...(rules.back ? tops(p).flatMap((card) => onto(p, card, suitOf(card))) : []),
  ];
}

/** The moves of open cards to their foundations.
 * @param {Position} p @param {{card: string, from: string}[]} open */
const rising = (p, open) => open.filter(({ card }) => rankOf(card) === height(p, suitOf(card)) + 1).map(({ card, from }) => moved(card, from, suitOf(card)));

/** The moves from a column to others, the shortest run first.
 * @param {Position} p @param {Position["columns"][0]} column @param {string} from */
const shifts = (p, { down, cards }, from) => cards.slice(down).reverse().flatMap((card) => onto(p, card, from));

/** The moves of a card to columns that take the card, from the left.
 * @param {Position} p @param {string} card @param {string} from */
function onto(p, card, from) {
  const to = p.columns.map((_, i) => String(i + 1));
  return to.filter((name, i) => name !== from && takes(p.columns[i]?.cards.at(-1), card)).map((name) => moved(card, from, name));
}

/** Whether a card may lie on the last card of a column, or on an empty column.
 * @param {string | undefined} on @param {string} card */
const takes = (on, card) => (on === undefined ? rankOf(card) === ranks.length : rankOf(on) === rankOf(card) + 1 && red(on) !== red(card));

/** @param {Position} p @param {string} suit */
const height = (p, suit) => p.foundations[suits.indexOf(suit)] ?? 0;

/** The top cards of the foundations.
 * @param {Position} p */
const tops = (p) => p.foundations.flatMap((rank, i) => (rank > 0 ? [ranks.charAt(rank - 1) + suits.charAt(i)] : []));

/** @param {Position} p @param {Rules} rules */
const canTurn = (p, rules) => p.stock.length > 0 || (p.waste.length > 0 && (rules.redeals < 0 || p.redealt < rules.redeals));

/** @param {string} card @param {string} from @param {string} to @returns {Move} */
const moved = (card, from, to) => ({ move: `${card}:${from}>${to}`, card, from, to });

/** The cards of a foundation, the ace first.
 * @param {Position} p @param {number} i the suit's number */
export const foundation = (p, i) => deck.slice(i * ranks.length, i * ranks.length + (p.foundations[i] ?? 0));

/** The cards that a legal move takes along, its own card first; for a turn, the cards turned up, the open
 * card last, or none if the waste is turned over.
 * @param {Position} p @param {Move} m @param {Rules} rules */
export function cardsOf(p, m, rules) {
  if (m.move === "@") return p.stock.slice(0, rules.draw);
  const column = p.columns[Number(m.from) - 1];
  return column ? column.cards.slice(column.cards.indexOf(m.card)) : [m.card];
}

/** The position after a legal move.
 * @param {Position} p @param {Move} m @param {Rules} rules @returns {Position} */
export function played(p, m, rules) {
  const cards = cardsOf(p, m, rules);
  if (m.move === "@") return turned(p, cards);
  const columns = p.columns.map((column, i) => {
    if (m.from === String(i + 1)) return uncovered(column, column.cards.length - cards.length);
    return m.to === String(i + 1) ? { ...column, cards: [...column.cards, ...cards] } : column;
  });
  const foundations = p.foundations.map((rank, i) => rank + Number(m.to === suits[i]) - Number(m.from === suits[i]));
  return { ...p, columns, foundations, waste: m.from === "W" ? p.waste.slice(0, -1) : p.waste };
}

/** A column with a given number of its cards left: its last card is turned up.
 * @param {Position["columns"][0]} column @param {number} left */
const uncovered = ({ down, cards }, left) => ({ down: Math.min(down, Math.max(left - 1, 0)), cards: cards.slice(0, left) });

/** @param {Position} p @param {string[]} cards that are turned up @returns {Position} */
function turned(p, cards) {
  if (p.stock.length === 0) return { ...p, stock: p.waste, waste: [], redealt: p.redealt + 1 };
  return { ...p, stock: p.stock.slice(cards.length), waste: [...p.waste, ...cards] };
}

/** The cards that lie face up: of the columns, of the waste, of the foundations.
 * @param {Position} p */
export const faceUp = (p) => [...p.waste, ...p.columns.flatMap(({ down, cards }) => cards.slice(down)), ...p.foundations.flatMap((_, i) => foundation(p, i))];

const isRise = (/** @type {Move} */ m) => /[CDHS]/.test(m.to);

/** The moves that bring all cards up, if the player knows that such moves exist: all columns lie open, and
 * the stock is known or turned card by card without end. Null if a decision is left.
 * @param {Position} p @param {Rules} rules @param {ReadonlySet<string>} seen
 * @returns {string[] | null} */
export function finishing(p, rules, seen) {
  const endless = rules.draw === 1 && rules.redeals < 0;
  if (won(p) || p.columns.some(({ down }) => down > 0) || (!endless && p.stock.some((card) => !seen.has(card)))) return null;
  const moves = [];
  for (let at = p, turns = 0; !won(at);) {
    const legal = legalMoves(at, rules);
    const move = legal.find(isRise) ?? legal.find((m) => m.move === "@");
    turns = move && isRise(move) ? 0 : turns + 1;
    if (!move || turns > 2 * (at.stock.length + at.waste.length) + 2) return null;
    moves.push(move.move);
    at = played(at, move, rules);
  }
  return moves;
}

/** A move to a foundation that costs no open card a place it may need: both foundations of the other colour are at most two behind, and the other of
 * the same colour at most three (Keller's rule). "" if there is none.
 * @param {Position} p @param {readonly Move[]} legal */
export function safeRise(p, legal) {
  const height = (/** @type {string} */ suit) => p.foundations["CDHS".indexOf(suit)] ?? 0;
  const safe = legal.find((m) => {
    const next = height(m.to) + 1;
    const [others, twin] = /[CS]/.test(m.to) ? ["DH", m.to === "C" ? "S" : "C"] : ["CS", m.to === "D" ? "H" : "D"];
    return isRise(m) && next <= Math.min(...[...others].map(height)) + 2 && next <= height(twin) + 3;
  });
  return safe?.move ?? "";
}

/** The cards that a player has seen after a move, given the cards seen before.
 * @param {ReadonlySet<string>} before @param {Position} p */
export function alsoSeen(before, p) {
  const fresh = faceUp(p).filter((card) => !before.has(card));
  return fresh.length > 0 ? new Set([...before, ...fresh]) : before;
}
