// Where every card lies on the table, in pixels: arithmetic only.

import { suits } from "../cards.js";
import { size } from "../drawings.js";
import { isColumn, pileNames } from "./felt.js";

/** @typedef {import("./felt.js").Scene} Scene
 * @typedef {import("./felt.js").Pile} Pile
 * A card's place: its pile and number there from 0, whether it lies face down, whether
 * cards on top hide it, and whether enough cards hide it that it needn't be drawn.
 * @typedef {{x: number, y: number, z: number, pile: string, index: number, down: boolean, hidden: boolean, buried: boolean}} Place
 * @typedef {{x: number, y: number}} Point
 * @typedef {{cards: Map<string, Place>, slots: Map<string, Point>, cardWidth: number, cardHeight: number, plain: boolean, height: number}} Layout
 * Where the table is: its width, the height to fill or 0, the largest width of a card,
 * whether the stock lies on the right, whether the reader wants large indices, and how much of
 * the height a message covers from below.
 * @typedef {{width: number, room: number, widest: number, mirrored: boolean, large: boolean, covered: number}} Frame
 * The table without its cards: a column's cards reach this far down from the top of the first,
 * and no farther than to a message.
 * @typedef {{w: number, h: number, gap: number, plain: boolean, slots: Map<string, Point>, reach: number, free: number, height: number, atSides: boolean}} Plan */

const narrowest = 34; // pixels of the smallest card
const strip = 60; // pixels under the columns for a message
const usual = 10; // cards in a column that get the full distance where the height is free
const edited = 5; // the same number in the editor, whose palette stands near the table
const low = 480; // pixels of height under which the upper piles stand left and right of the columns

/** Whether cards are so small that a plain face is clearer.
 * @param {number} cardWidth */
const isSmall = (cardWidth) => cardWidth < 56;

/** Lays piles out in a frame.
 * @param {Pick<Scene, "piles" | "face" | "editing">} scene @param {Frame} frame @returns {Layout} */
export function layOut({ piles, face, editing }, frame) {
  const plan = planOf(piles, face, frame, editing ? edited : usual);
  const { w, h, slots } = plan;
  if (frame.mirrored) slots.forEach((at) => { at.x = frame.width - w - at.x; });
  /** @type {Layout["cards"]} */
  const cards = new Map();
  for (const pile of pileNames) placePile(cards, pile, piles.get(pile) ?? { cards: [], down: 0 }, face, plan, frame.mirrored);
  return { cards, slots, cardWidth: w, cardHeight: h, plain: plan.plain, height: Math.ceil(plan.height) };
}

/** The table with the largest cards at which the longest column fits; with the smallest
 * cards, or where the height is free, the table becomes higher instead.
 * @param {Scene["piles"]} piles @param {Scene["face"]} face @param {Frame} frame @param {number} rows @returns {Plan} */
function planOf(piles, face, frame, rows) {
  const flat = frame.room > 0 && frame.room < low && frame.width > frame.room * 1.6;
  const columns = [...piles].flatMap(([pile, lying]) => (isColumn(pile) ? [lying] : []));
  for (let { widest } = frame; ; widest--) {
    const plan = flat ? besides({ ...frame, widest }) : stacked({ ...frame, widest }, rows);
    const lacking = Math.max(0, ...columns.map((c) => sum(over(c, face, plan), 0))) - plan.free;
    if (lacking <= 0) return plan;
    if (frame.room === 0 || plan.w <= narrowest) return { ...plan, free: plan.free + lacking, height: plan.height + lacking };
    widest = Math.min(widest, plan.w);
  }
}

/** Stock, waste and foundations in a row over the columns.
 * @param {Frame} frame @param {number} rows cards in a column that get the full distance @returns {Plan} */
function stacked({ width, room, widest, large, covered }, rows) {
  const gap = Math.max(4, Math.min(14, Math.round(width * .013)));
  const high = room > 0 ? (room - strip - 3 * gap) / 4 : Infinity; // so that common columns fit without squeezing
  const w = Math.floor(Math.max(narrowest, Math.min(widest, (width - 8 * gap) / 7, high * size.width / size.height)));
  const h = heightOf(w);
  const between = Math.max(gap, Math.min(w * .5, (width - 7 * w - 2 * gap) / 6));
  const x = (/** @type {number} */ i) => Math.round((width - 7 * w - 6 * between) / 2 + i * (w + between));
  const plain = large || isSmall(w);
  const row = gap + h + Math.max(gap, Math.round(h * .09));
  const reach = room > 0 ? Math.max(h * .5, room - strip - row - h - gap) : (rows - 1) * (distances({ w, h, plain }).open[1] ?? 0);
  const slots = new Map([["@", 0], ["W", 1], ["C", 3], ["D", 4], ["H", 5], ["S", 6]].map(([pile, i]) => [String(pile), { x: x(Number(i)), y: gap }]));
  for (let i = 0; i < 7; i++) slots.set(String(i + 1), { x: x(i), y: row });
  return { w, h, gap, plain, slots, reach, free: reach - Math.max(0, covered - strip), height: row + reach + h + gap + (room > 0 ? strip : 0), atSides: false };
}

/** Stock and waste on one side of the columns, foundations two by two on the other: for
 * low tables.
 * @param {Frame} frame @returns {Plan} */
function besides({ width, room, widest, large, covered }) {
  const gap = Math.max(4, Math.min(12, Math.round(width * .009)));
  const w = Math.floor(Math.max(narrowest, Math.min(widest, (width - 11 * gap) / 10, (room - 2 * gap) / 2.7 * size.width / size.height)));
  const h = heightOf(w);
  const between = Math.max(gap, Math.min(w * .42, (width - 10 * w - 2 * gap) / 9));
  const x = (/** @type {number} */ i) => Math.round((width - 10 * w - 9 * between) / 2 + i * (w + between));
  const below = gap + h + gap;
  /** @type {Plan["slots"]} */
  const slots = new Map([["@", { x: x(0), y: gap }], ["W", { x: x(0), y: below }]]);
  [...suits].forEach((suit, i) => slots.set(suit, { x: x(8 + i % 2), y: i < 2 ? gap : below }));
  for (let i = 0; i < 7; i++) slots.set(String(i + 1), { x: x(i + 1), y: gap });
  const reach = room - 2 * gap - h;
  return { w, h, gap, plain: large || isSmall(w), slots, reach, free: reach - covered, height: room, atSides: true };
}

/** @param {number} w of a card */
const heightOf = (w) => Math.round(w * size.height / size.width);

/** Distances between cards: over backs and over open ones, each at least so large that
 * the index stays free and at most so large as the columns' reach allows; in the waste to the
 * side.
 * @param {Pick<Plan, "w" | "h" | "plain"> & {reach?: number}} plan */
function distances({ w, h, plain, reach = 0 }) {
  const small = isSmall(w);
  const index = h * (plain ? .32 : .24); // how far rank and suit reach down from the upper edge
  const back = h * (small ? .05 : .04);
  const open = Math.max(index * 1.05, Math.min(h * (small ? .6 : .4), reach / 12));
  return { back: [back, Math.max(2.4 * back, Math.min(h * (small ? .26 : .2), reach / 28))], open: [index, open], shut: [index, index], waste: w * (plain ? .58 : .54) };
}

/** The smallest and the largest distance over each card of a column but the last.
 * @param {Pile} lying @param {Scene["face"]} face @param {Plan} plan */
function over({ cards, down }, face, plan) {
  const { back, shut, open } = distances(plan);
  return cards.slice(0, -1).map((card, i) => (i >= down ? open : face(card) === "" ? back : shut));
}

/** @param {number[][]} distances @param {0 | 1} end the smallest or the largest */
const sum = (distances, end) => distances.reduce((n, d) => n + (d[end] ?? 0), 0);

/** @param {Layout["cards"]} places @param {string} pile @param {Pile} lying @param {Scene["face"]} face @param {Plan} plan @param {boolean} mirrored */
function placePile(places, pile, lying, face, plan, mirrored) {
  const at = plan.slots.get(pile) ?? { x: 0, y: 0 };
  const last = lying.cards.length - 1;
  const [dx, dy] = isColumn(pile) ? [[], column(lying, face, plan)] : pile === "W" ? waste(last, plan, mirrored) : [[], []];
  lying.cards.forEach((card, index) => {
    const over = pile === "@" ? index : last - index; // cards above it
    const hidden = !isColumn(pile) && over > (pile === "W" ? 2 : 0);
    places.set(card, {
      x: Math.round(at.x + (dx[index] ?? 0)), y: Math.round(at.y + (dy[index] ?? 0)), z: last + 1 - over, pile, index,
      down: pile === "@" || index < lying.down, hidden, buried: !isColumn(pile) && over > 4,
    });
  });
}

/** How far down each card of a column lies: long columns get smaller distances.
 * @param {Pile} lying @param {Scene["face"]} face @param {Plan} plan */
function column(lying, face, plan) {
  const all = over(lying, face, plan);
  const [least, most] = [sum(all, 0), sum(all, 1)];
  const part = most > least ? Math.max(0, Math.min(1, (plan.free - least) / (most - least))) : 1;
  let y = 0;
  return [0, ...all.map(([a = 0, b = 0]) => (y += a + (b - a) * part))];
}

/** How far the last three cards of the waste are away from its place: to the side, or down
 * where the waste stands left or right of the columns.
 * @param {number} last @param {Plan} plan @param {boolean} mirrored @returns {[dx: number[], dy: number[]]} */
function waste(last, plan, mirrored) {
  const { h, gap, slots, atSides, height } = plan, y = slots.get("W")?.y ?? 0;
  const step = atSides ? Math.min(distances(plan).open[1] ?? 0, (height - y - h - gap) / 2) : distances(plan).waste;
  const start = mirrored && !atSides ? -Math.min(2, last) : 0; // the last card lies nearest to the stock, the others show their left edges
  const far = Array.from({ length: last + 1 }, (_, i) => (start + Math.max(0, Math.min(2, last) - (last - i))) * step);
  return atSides ? [[], far] : [far, []];
}
