// Points, as tables: the value of each kind of move by the standard rule and by the Vegas rule.

/** @typedef {import("./rules.js").Position} Position
 * @typedef {import("./rules.js").Move} Move */

/** The points of moves: a card of the waste or a column that goes up, a card of the waste that goes to a
 * column, a card that turns up in a column, a card that comes back from a foundation; a pass through the
 * stock after a number of free passes, by the cards drawn at once; and an undone step. Points never fall below the
 * least.
 * @typedef {{start: number, up: number, laid: number, flipped: number, back: number, redeal: Record<number, {free: number, costs: number}>,
 *   undo: number, least: number}} Table */

/** @type {Record<"standard" | "vegas", Table>} */
export const tables = {
  standard: { start: 0, up: 10, laid: 5, flipped: 5, back: -15, redeal: { 1: { free: 1, costs: -100 }, 3: { free: 4, costs: -20 } }, undo: -2, least: 0 },
  vegas: { start: -52, up: 5, laid: 0, flipped: 0, back: -5, redeal: {}, undo: 0, least: -Infinity },
};

/** The points of time by the standard rule: each interval of seconds costs points, and a win brings a bonus, by
 * the seconds that it took, unless it was too quick to count. */
const time = { every: 10, takes: 2, bonus: 700_000, quickest: 30 };

/** The points after a move.
 * @param {Table} table @param {number} points before @param {Position} before @param {Move} move @param {Position} after @param {number} draw */
export function scored(table, points, before, move, after, draw) {
  return Math.max(table.least, points + (move.move === "@" ? redealt(table, before, after, draw) : laid(table, before, move, after)));
}

/** @param {Table} table @param {Position} before @param {Position} after @param {number} draw */
function redealt(table, before, after, draw) {
  const rule = table.redeal[draw];
  return rule && after.redealt > before.redealt && after.redealt > rule.free - 1 ? rule.costs : 0;
}

/** @param {Table} table @param {Position} before @param {Move} move @param {Position} after */
function laid(table, before, { from, to }, after) {
  const down = (/** @type {Position} */ p) => p.columns.reduce((sum, column) => sum + column.down, 0);
  const flipped = (down(before) - down(after)) * table.flipped;
  if (/[CDHS]/.test(to)) return table.up + flipped;
  if (/[CDHS]/.test(from)) return table.back;
  return (from === "W" ? table.laid : 0) + flipped;
}

/** The points of a game with its undos counted.
 * @param {Table} table @param {number} points @param {number} undos */
export function withUndos(table, points, undos) {
  return Math.max(table.least, points + undos * table.undo);
}

/** Standard points, with the bonus or cost of the time played.
 * @param {number} points @param {number} seconds @param {boolean} isWon */
export function withTime(points, seconds, isWon) {
  const left = Math.max(0, points - Math.floor(seconds / time.every) * time.takes);
  return isWon && seconds >= time.quickest ? left + Math.floor(time.bonus / seconds) : left;
}

