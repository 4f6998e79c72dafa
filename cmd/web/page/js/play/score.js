// The points of a game, as tables: the value of each kind of move by the standard rule and by the Vegas rule; and its clock.

/** @import { Move, Position } from "./rules.js" */

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

/** The points of time by the standard rule: each interval of seconds costs points, and a win brings a bonus, shared by
 * the seconds that it took; a quicker win than the quickest brings the same. */
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
export const withUndos = (table, points, undos) => Math.max(table.least, points + undos * table.undo);

/** Standard points as a sum: of the moves, the undos, the time played, and the bonus of a win.
 * @param {number} moves @param {number} undos @param {number} seconds @param {boolean} isWon */
export function summed(moves, undos, seconds, isWon) {
  const left = withUndos(tables.standard, moves, undos), cost = Math.min(left, Math.floor(seconds / time.every) * time.takes);
  return { moves, undos: left - moves, time: -cost, bonus: isWon ? Math.floor(time.bonus / Math.max(seconds, time.quickest)) : 0 };
}

/** Standard points, with the bonus or cost of the time played.
 * @param {import("./session.js").View} view @param {number} seconds */
export function withTime({ score, aids, won }, seconds) {
  return Object.values(summed(score.raw, aids.undos, seconds, won)).reduce((sum, n) => sum + n, 0);
}

export class Clock {
  /** Seconds up to the last start. */
  #before = 0;
  /** When the clock was started; 0 while the clock is stopped. */
  #since = 0;
  #timer = 0;

  /** @param {(seconds: number) => void} report receives the time each second */
  constructor(report) {
    this.report = report;
  }

  /** The whole seconds played. */
  get seconds() {
    return Math.floor(this.#before + (this.#since > 0 ? (performance.now() - this.#since) / 1000 : 0));
  }

  /** Sets the clock and stops it.
   * @param {number} seconds */
  set(seconds) {
    this.run(false);
    this.#before = seconds;
    this.report(seconds);
  }

  /** Starts or stops the clock.
   * @param {boolean} on */
  run(on) {
    if (on === this.#since > 0) return;
    this.#before = on ? this.#before : this.#before + (performance.now() - this.#since) / 1000;
    this.#since = on ? performance.now() : 0;
    clearInterval(this.#timer);
    if (on) this.#timer = window.setInterval(() => this.report(this.seconds), 1000);
  }
}

/** Seconds as minutes and hours: 4:05, 1:04:05.
 * @param {number} seconds */
export function clockText(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
