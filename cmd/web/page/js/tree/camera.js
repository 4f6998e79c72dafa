// The camera: the part of the layout on the canvas, and its scale. Functions
// return a new camera; nothing is drawn here.

/** Pixels between two columns and two rows at scale 1. */
export const COLUMN = 118;
export const ROW = 26;
/** Room around the tree, in pixels. */
const MARGIN = 28;
const EDGE = MARGIN / 2;
/** The part of a column that the labels of the last column take, but at least so many pixels, or this part of the picture. */
const [LABEL, WORDS, NARROW] = [0.7, 56, 1 / 6];
const [SMALLEST, LARGEST, FITTED] = [1e-4, 2.5, 1.4];

/** The place of the layout's start on the canvas, and the scale of rows; columns have the same scale, or in a deep tree a part of it, so
 * that rows stay far enough apart for labels; but at least least, so that a high tree keeps its width when it is zoomed out.
 * @typedef {{x: number, y: number, scale: number, part: number, least: number}} Camera
 * @typedef {{width: number, height: number}} Size of the canvas in pixels */

/** The scale of columns. @param {Camera} c */
export const across = (c) => Math.max(c.scale * c.part, c.least);
/** Where a column is drawn. @param {Camera} c @param {number} column */
export const left = (c, column) => c.x + column * COLUMN * across(c);
/** Where a row is drawn. @param {Camera} c @param {number} row */
export const high = (c, row) => c.y + row * ROW * c.scale;
/** The column drawn at a place. @param {Camera} c @param {number} x */
export const columnAt = (c, x) => (x - c.x) / (COLUMN * across(c));
/** The row drawn at a place. @param {Camera} c @param {number} y */
export const rowAt = (c, y) => (y - c.y) / (ROW * c.scale);

/** A camera that shows the whole tree, without enlarging a small one.
 * @param {{rows: number, columns: number}} layout @param {Size} size @returns {Camera} */
export function fit({ rows, columns }, size) {
  const room = size.width - 2 * MARGIN;
  const wide = Math.min(room / ((Math.max(columns, 1) - 1 + LABEL) * COLUMN), (room - Math.min(WORDS, size.width * NARROW)) / (Math.max(columns - 1, 0) * COLUMN));
  const tall = (size.height - 2 * MARGIN) / (Math.max(rows - 1, 1) * ROW);
  const scale = bound(Math.min(Math.max(wide, 1), tall, FITTED), SMALLEST, LARGEST);
  return { scale, part: Math.min(1, wide / scale), least: bound(wide, SMALLEST, 1), x: MARGIN, y: (size.height - Math.max(rows - 1, 0) * ROW * scale) / 2 };
}

/** Zooms around a fixed point of the canvas.
 * @param {Camera} c @param {number} factor @param {number} x @param {number} y
 * @param {number} [least] the smallest scale @returns {Camera} */
export function zoom(c, factor, x, y, least = SMALLEST) {
  const [column, row] = [columnAt(c, x), rowAt(c, y)];
  const nearer = { ...c, scale: bound(c.scale * factor, Math.min(c.scale, least), LARGEST) };
  return pan(nearer, x - left(nearer, column), y - high(nearer, row));
}

/** Moves the picture. @param {Camera} c @param {number} dx @param {number} dy @returns {Camera} */
export const pan = (c, dx, dy) => ({ ...c, x: c.x + dx, y: c.y + dy });

/** Brings a point of the layout into the picture; does nothing if the point is in the picture.
 * @param {Camera} c @param {number} column @param {number} row @param {Size} size @returns {Camera} */
export const bring = (c, column, row, size) => shows(c, column, row, size) ? c : middle(c, column, row, size);

/** Whether a point of the layout is in the picture, with room for its labels.
 * @param {Camera} c @param {number} column @param {number} row @param {Size} size */
export function shows(c, column, row, size) {
  const [x, y] = [left(c, column), high(c, row)];
  return x >= EDGE && x <= Math.max(size.width - COLUMN * across(c) * LABEL, size.width / 2) && y >= EDGE && y <= size.height - EDGE;
}

/** Moves the picture just enough to bring a point of the layout inside its edge.
 * @param {Camera} c @param {number} column @param {number} row @param {Size} size @returns {Camera} */
export function nudge(c, column, row, size) {
  const [x, y] = [left(c, column), high(c, row)];
  return pan(c, bound(x, MARGIN, size.width - MARGIN) - x, bound(y, MARGIN, size.height - MARGIN) - y);
}

/** Puts a point of the layout into the middle of the picture.
 * @param {Camera} c @param {number} column @param {number} row @param {Size} size @returns {Camera} */
export const middle = (c, column, row, size) => pan(c, size.width / 2 - left(c, column), size.height / 2 - high(c, row));

/** @param {number} v @param {number} least @param {number} most */
const bound = (v, least, most) => Math.min(Math.max(v, least), most);
