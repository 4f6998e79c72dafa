// The outlines on a card's face: cards.js makes elements of them, and code that
// paints on a canvas paints them. A card is 64 wide and 90 high.

/** @typedef {"suit" | "rank" | "gold" | "skin" | "frame" | "line"} Ink the colour of an outline: see css/cards.css
 * An outline at a place, of a size, and turned upside down around this place or not.
 * @typedef {{d: string, ink: Ink, x: number, y: number, scale: number, turned: boolean}} Shape */

/** The width and height of a card, in which the shapes are placed. */
export const size = { width: 64, height: 90 };

const middle = { x: size.width / 2, y: 54 }; // of the area under the index

/** The outlines of the suits, in a square of 20.
 * @type {Record<string, string>} */
export const outlines = {
  C: "M10 1.5a3.9 3.9 0 0 1 3 6.4a3.9 3.9 0 1 1-2.2 6.6c.2 1.7.9 3 2.2 4h-6c1.3-1 2-2.3 2.2-4a3.9 3.9 0 1 1-2.2-6.6a3.9 3.9 0 0 1 3-6.4Z",
  D: "M10 1C11.8 4.4 14 7.3 16.6 10C14 12.7 11.8 15.6 10 19C8.2 15.6 6 12.7 3.4 10C6 7.3 8.2 4.4 10 1Z",
  H: "M10 18C4 13.4 1.4 10.2 1.4 6.7A4.4 4.4 0 0 1 10 5.3A4.4 4.4 0 0 1 18.6 6.7C18.6 10.2 16 13.4 10 18Z",
  S: "M10 1.5C13 6 17.9 8.6 17.9 12.4a3.7 3.7 0 0 1-6.9 1.9c.2 1.8.8 3.1 2 4.2h-6c1.2-1.1 1.8-2.4 2-4.2a3.7 3.7 0 0 1-6.9-1.9C2.1 8.6 7 6 10 1.5Z",
};

/** The ranks as strokes, in a box of 12 by 16; the ten is 14 wide.
 * @type {Record<string, string>} */
export const strokes = {
  A: "M1 15L6 1L11 15M3 10.5H9",
  2: "M1.5 4.5C1.5 2.3 3.3 1 6 1C8.8 1 10.5 2.5 10.5 4.8C10.5 8.5 1.5 10.5 1.5 15H11",
  3: "M1.5 1H10.5L6 6.5C9 6.5 11 8 11 10.7C11 13.5 9 15 6 15C3.5 15 1.8 13.9 1.2 11.8",
  4: "M8.5 15V1L1 10.8H11.5",
  5: "M10.3 1H2.6L2 7.2C3.2 6.3 4.5 6 6 6C9 6 11 7.8 11 10.5C11 13.3 9 15 6 15C3.6 15 1.9 14 1.2 12.2",
  6: "M9.8 2.2C8.8 1.4 7.8 1 6.5 1C3 1 1.2 4 1.2 9C1.2 13 3 15 6 15C9 15 10.9 13.2 10.9 10.5C10.9 7.8 9 6.3 6.3 6.3C3.8 6.3 1.9 7.5 1.2 9.5",
  7: "M1 1H11L5 15",
  8: "M6 1C3.5 1 1.9 2.3 1.9 4.3C1.9 6.3 3.5 7.5 6 7.5C8.5 7.5 10.1 6.3 10.1 4.3C10.1 2.3 8.5 1 6 1ZM6 7.5C3 7.5 1.2 9 1.2 11.3C1.2 13.6 3 15 6 15C9 15 10.8 13.6 10.8 11.3C10.8 9 9 7.5 6 7.5Z",
  9: "M2.2 13.8C3.2 14.6 4.2 15 5.5 15C9 15 10.8 12 10.8 7C10.8 3 9 1 6 1C3 1 1.1 2.8 1.1 5.5C1.1 8.2 3 9.7 5.7 9.7C8.2 9.7 10.1 8.5 10.8 6.5",
  T: "M.8 3.5L3 1V15M9.8 1C7.6 1 6.5 3.5 6.5 8C6.5 12.5 7.6 15 9.8 15C12 15 13.1 12.5 13.1 8C13.1 3.5 12 1 9.8 1Z",
  J: "M9 1V10.8C9 13.5 7.6 15 5.3 15C3 15 1.6 13.6 1.5 11",
  Q: "M6 1C2.8 1 1 3.5 1 8C1 12.5 2.8 15 6 15C9.2 15 11 12.5 11 8C11 3.5 9.2 1 6 1ZM7.2 11L11 15.3",
  K: "M1.8 1V15M10.5 1L1.8 9.5M4.8 6.8L11 15",
};

/** Where the pips of a card lie, from the middle; those below stand on their heads.
 * @type {Record<string, [x: number, y: number][]>} */
const pips = (() => {
  const [side, high] = [14.5, 24];
  const pair = (/** @type {number} */ y) => /** @type {[number, number][]} */ ([[-side, y], [side, y]]);
  const [four, six] = [[...pair(-high), ...pair(high)], [...pair(-high), ...pair(0), ...pair(high)]];
  const eight = [...four, ...pair(-high / 3), ...pair(high / 3)];
  return {
    2: [[0, -19], [0, 19]], 3: [[0, -19], [0, 0], [0, 19]], 4: four, 5: [...four, [0, 0]], 6: six, 7: [...six, [0, -high / 2]],
    8: [...six, [0, -high / 2], [0, high / 2]], 9: [...eight, [0, 0]], T: [...eight, [0, -high * 2 / 3], [0, high * 2 / 3]],
  };
})();

/** Half figures, from the middle up to 24 above it.
 * @type {Record<string, [ink: Ink, d: string][]>} */
const figures = {
  J: [
    ["suit", "M-19 .2V-4.5C-15-9.5-9-10.5-5-10.8H5C9-10.5 15-9.5 19-4.5V.2Z"],
    ["gold", "M-12.5 0L-8.8-10.2L-5.6-10.7L-8 0ZM12.5 0L8.8-10.2L5.6-10.7L8 0Z"],
    ["skin", "M-2.6-13H2.6V-10.5L0-7.2L-2.6-10.5Z"],
    ["suit", "M-6.3-19C-6.8-15.5-6.8-13-6.3-10.8C-4.8-10.6-4-11.6-3.6-12.6H3.6C4-11.6 4.8-10.6 6.3-10.8C6.8-13 6.8-15.5 6.3-19Z"],
    ["skin", "M-4.6-18.6H4.6V-14.8C4.6-12.2 2.5-10.5 0-10.5S-4.6-12.2-4.6-14.8Z"],
    ["suit", "M-2-16a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2ZM2-16a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2Z"],
    ["suit", "M-7.4-17.8C-8.6-21.8-3.8-24-.2-23.8C4.6-23.6 8.4-21.2 7.4-17.8Z"],
    ["gold", "M-7.6-17.2H7.6V-18.9H-7.6Z"],
    ["gold", "M3.8-19.5C5.6-23.8 9.6-25.2 13.6-23.2C10.6-22.6 7.8-21.8 5.6-19Z"],
  ],
  Q: [
    ["suit", "M-19 .2V-3.8C-15-8.6-10-10-5-10.6H5C10-10 15-8.6 19-3.8V.2Z"],
    ["gold", "M-6.8-10.3C-5-6.2-2.6-4.4 0-4.4S5-6.2 6.8-10.3L5-10.6C3.4-7.4 1.8-6.4 0-6.4S-3.4-7.4-5-10.6Z"],
    ["suit", "M0-22C-6-22-8-18-7.6-14C-7.3-11-8.6-9.6-9.4-8.2C-6.4-7.4-4-8.4-2.8-10H2.8C4-8.4 6.4-7.4 9.4-8.2C8.6-9.6 7.3-11 7.6-14C8-18 6-22 0-22Z"],
    ["skin", "M-2.2-12.5H2.2V-9.8C1.4-8.6-1.4-8.6-2.2-9.8Z"],
    ["skin", "M0-19.4C-3.4-19.4-4.6-17.4-4.6-15.4C-4.6-12.6-2.6-10.6 0-10.6S4.6-12.6 4.6-15.4C4.6-17.4 3.4-19.4 0-19.4Z"],
    ["suit", "M-2-16a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2ZM2-16a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2Z"],
    ["gold", "M-6.4-18.2C-3.4-20.6 3.4-20.6 6.4-18.2L7.2-22.6L3.6-21.2L0-24.6L-3.6-21.2L-7.2-22.6Z"],
    ["gold", "M0-3.6L2-1.6L0 .4L-2-1.6Z"],
  ],
  K: [
    ["suit", "M-19 .2V-5.5C-15-9.8-10-10.8-6-11.2H6C10-10.8 15-9.8 19-5.5V.2Z"],
    ["skin", "M-9-10.6L0-1.5L9-10.6L6.2-11.3H-6.2Z"],
    ["gold", "M-12.4-10L-1.5 0H-5.5L-14.8-8.8ZM12.4-10L1.5 0H5.5L14.8-8.8Z"],
    ["skin", "M-5.2-19H5.2V-13H-5.2Z"],
    ["suit", "M-6.2-19V-13.5C-6.2-8.8-3-5.4 0-4.6C3-5.4 6.2-8.8 6.2-13.5V-19H4.7V-15.2C3.6-14.6 1.8-14.8 0-15.2C-1.8-14.8-3.6-14.6-4.7-15.2V-19Z"],
    ["suit", "M-2.2-17.4a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2ZM2.2-17.4a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2Z"],
    ["gold", "M-6.8-18L-8.2-23.6L-3.9-20.8L0-24.8L3.9-20.8L8.2-23.6L6.8-18Z"],
  ],
};

/** The head of a joker with the cap, around the middle of the card.
 * @type {[ink: Ink, d: string][]} */
const jester = [
  ["suit", "M-9 4C-13-1-19 0-20 6C-21-6-15-13-8-12C-6-20 6-20 8-12C15-13 21-6 20 6C19 0 13-1 9 4Z"],
  ["gold", "M-20 5.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM20 5.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM0-22.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z"],
  ["skin", "M-8 3.5H8V9C8 14.5 4.5 18 0 18S-8 14.5-8 9Z"],
  ["gold", "M-9.5 1H9.5V4.5H-9.5Z"],
  ["suit", "M-4.6 7.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4ZM4.6 7.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4ZM-4 12.5H4C3 15.3-3 15.3-4 12.5Z"],
  ["suit", "M-13 26L-8 19L-3 24L0 19.5L3 24L8 19L13 26C6 30-6 30-13 26Z"],
];

/** The flower, a wild card: five petals around the middle.
 * @type {[ink: Ink, d: string][]} */
const flower = [
  ["suit", [0, 72, 144, 216, 288].map((degrees) => {
    const turn = degrees * Math.PI / 180;
    return `M${(14 * Math.sin(turn) - 9).toFixed(1)} ${(-14 * Math.cos(turn)).toFixed(1)}a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z`;
  }).join("")],
  ["gold", "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"],
];

/** The names of the jokers as players say them, above each other, in boxes of 12 by 16: 小王, 大王.
 * @type {Record<string, string>} */
const titles = {
  B: "M6 1V14.5L3.8 13M3 5.5C2.6 8 1.8 9.8 .6 11.2M9 5.5C9.6 8 10.4 9.8 11.5 11.2",
  R: "M.8 5.5H11.2M6 1C6 8.5 4.5 12.5 .8 15M6.2 6C7 10.5 8.7 13.3 11.4 15",
};
const king = "M1.5 2H10.5M2 8H10M.8 14.5H11.2M6 2V14.5";

const star = "M6 1L7.5 6H12L8.3 9L9.7 14L6 11L2.3 14L3.7 9L0 6H4.5Z";

/** The shapes of a card's face, the lowest first: 7H, or in games without suits 7, B for the small joker,
 * whose star is hollow, R for the big one, and F for the flower. A plain face has one big pip for all, or the
 * rank alone; small cards are clearer that way. A held card has rank and suit above each other at its left
 * edge, the only part that a hand shows.
 * @param {string} card @param {boolean} plain @param {boolean} [held] @returns {Shape[]} */
export function shapesOf(card, plain, held = false) {
  const [rank = "", suit = ""] = card;
  if (held) return [...edge(rank, suit), ...right(rank, suit)];
  if (plain && !suit && strokes[rank]) return lone(rank);
  return [...inside(rank, suit, plain), ...indexOf(rank, suit, plain ? 1.4 : 1)];
}

/** The rank next to the suit: both stand in the strip that stays visible in a fan.
 * @param {string} rank @param {string} suit @param {number} large @returns {Shape[]} */
function indexOf(rank, suit, large) {
  const sign = strokes[rank], ten = rank === "T";
  const [left, at, wide] = large > 1 ? [3, ten ? 23.6 : 20.7, ten ? .66 : .82] : [4.5, ten ? 21 : 18.5, .7];
  return [
    shape(sign ?? star, sign || rank === "B" ? "rank" : "suit", left, 4, large),
    ...(suit ? [shape(outlines[suit] ?? "", "suit", at, 4 + large, wide)] : []),
  ];
}

/** The left edge of a held card.
 * @param {string} rank @param {string} suit @returns {Shape[]} */
function edge(rank, suit) {
  const sign = strokes[rank];
  if (rank === "F") return [shape(star, "suit", 3.5, 5, 1.2)];
  if (!sign) return [shape(titles[rank] ?? "", "rank", 4, 6, 1.1), shape(king, "rank", 4, 27, 1.1)];
  return [shape(sign, "rank", rank === "T" ? 2.4 : 3.6, 5, rank === "T" ? 1.15 : 1.3), ...(suit ? [shape(outlines[suit] ?? "", "suit", 3, 29, .85)] : [])];
}

/** The middle of a held card: a figure, a jester, or a large pip.
 * @param {string} rank @param {string} suit @returns {Shape[]} */
function right(rank, suit) {
  const figure = figures[rank];
  if (!strokes[rank]) return (rank === "F" ? flower : jester).map(([ink, d]) => shape(d, ink, 41, 52, .95));
  if (figure) return court(suit, figure, .88, { x: 41, y: middle.y });
  return suit ? [shape(outlines[suit] ?? "", "suit", 24, 44, 1.75)] : [shape(strokes[rank] ?? "", "rank", 30, 50, 1.9)];
}

/** A rank alone, large, and again upside down. @param {string} rank @returns {Shape[]} */
function lone(rank) {
  const drawn = strokes[rank] ?? "";
  return [shape(drawn, "rank", 6, 6, rank === "T" ? 2.1 : 2.4), shape(drawn, "rank", size.width - 6, size.height - 6, 1.5, true)];
}

/** The drawing in the middle.
 * @param {string} rank @param {string} suit @param {boolean} plain @returns {Shape[]} */
function inside(rank, suit, plain) {
  if (!strokes[rank]) return (rank === "F" ? flower : jester).map(([ink, d]) => shape(d, ink, middle.x, middle.y - 2, 1.3));
  if (!suit) return [shape(strokes[rank] ?? "", "rank", middle.x - (rank === "T" ? 16 : 14.5), middle.y - 16, 2.4)];
  const figure = figures[rank];
  if (figure) return plain ? court(suit, figure, 1.14, { x: middle.x, y: 58.5 }) : court(suit, figure, 1.24, middle);
  if (plain) return [pipAt(suit, 0, 8, 42)];
  return pips[rank]?.map(([x, y]) => pipAt(suit, x, y, 15, y > 0)) ?? [pipAt(suit, 0, 0, 42)];
}

/** A figure and, upside down, the same again, in a frame around a place.
 * @param {string} suit @param {[ink: Ink, d: string][]} figure @param {number} scale @param {{x: number, y: number}} around @returns {Shape[]} */
function court(suit, figure, scale, around) {
  const at = (/** @type {number} */ way) => way * scale / 1.24;
  const half = (/** @type {boolean} */ turned) => [...figure.map(([ink, d]) => shape(d, ink, around.x, around.y, scale, turned)),
    pipAt(suit, at(turned ? 17 : -17), at(turned ? 23 : -23), at(11), turned, around)];
  return [shape("M-20.5-25H20.5V25H-20.5Z", "frame", around.x, around.y, scale), ...half(false), ...half(true)];
}

/** A pip by its middle, relative to the middle of the card or to another place.
 * @param {string} suit @param {number} x @param {number} y @param {number} wide @param {boolean} [turned] @param {{x: number, y: number}} [around] */
function pipAt(suit, x, y, wide, turned = false, around = middle) {
  const corner = turned ? wide / 2 : -wide / 2;
  return shape(outlines[suit] ?? "", "suit", around.x + x + corner, around.y + y + corner, wide / 20, turned);
}

/** @param {string} d @param {Ink} ink @param {number} x @param {number} y @param {number} scale @param {boolean} [turned] @returns {Shape} */
function shape(d, ink, x, y, scale, turned = false) {
  return { d, ink, x, y, scale, turned };
}
