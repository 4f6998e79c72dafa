// The status of a run's nodes at any moment: lists, labels, parents, costs. The events are converted to
// writes once; a moment is then reached by making or undoing writes, from the nearest moment that has a copy.

import { Code } from "./trace.js";

/** The values of a node, a column each. */
export const Column = /** @type {const} */ ({ place: 0, label: 1, parent: 2, move: 3, g: 4, h: 5, f: 6, tie: 7 });

/** The list of a node. A dead end, a node at the depth limit and a goal are also closed. */
export const Place = /** @type {const} */ ({ none: 0, open: 1, closed: 2, gone: 3, dead: 4, cut: 5, goal: 6 });

/** Labels of AND/OR nodes, for the prover. */
export const Label = /** @type {const} */ ({ none: 0, won: 1, lost: 2 });

/** The places that events lead to, by code. */
export const places = new Map(/** @type {[number, number][]} */ ([
  [Code.open, Place.open], [Code.expand, Place.closed], [Code.reopen, Place.open], [Code.dead, Place.dead],
  [Code.cut, Place.cut], [Code.drop, Place.gone], [Code.found, Place.goal],
]));
/** The codes of events that put a node under a parent. */
const moving = new Set([Code.open, Code.reparent, Code.reopen, Code.dead, Code.found].map(Number));
/** The approximate number of copies, which take some bytes for each node. */
const COPIES = 16;

/** A write: the column, the node, the old and the new value. */
const WRITE = 4;

export class Status {
  /** @param {import("./structure.js").Structure} structure */
  constructor(structure) {
    this.structure = structure;
    const { size, length, trace } = structure;
    const width = trace.game === "klondike" ? 8 : 4;
    /** @type {Int32Array[]} */
    this.columns = Array.from({ length: width }, () => new Int32Array(size));
    this.moment = 0;
    /** Where the writes of each event begin. */
    this.firsts = new Int32Array(length + 1);
    /** @type {{moment: number, columns: Int32Array[]}[]} */
    this.copies = [];
    /** @type {number[]} */
    this.log = [];
    this.#record();
    this.writes = Int32Array.from(this.log);
    this.log.length = 0;
  }

  /** Goes through all events once, and notes the writes of each. */
  #record() {
    const { length, births } = this.structure;
    const apart = Math.max(1024, Math.ceil(length / COPIES));
    let born = 0;
    for (let i = 0; i < length; i++) {
      while (born < births.length && births[born] <= i) born++;
      this.#event(i);
      this.firsts[i + 1] = this.log.length;
      if ((i + 1) % apart === 0) {
        this.copies.push({ moment: i + 1, columns: this.columns.map((c) => c.slice(0, born)) });
      }
    }
    this.moment = length;
  }

  /** @param {number} i */
  #event(i) {
    const { events, width } = this.structure.trace;
    const e = i * width;
    const [code, node, other] = [events[e], events[e + 1], events[e + 2]];
    const place = places.get(code);
    if (place !== undefined) this.#put(Column.place, node, place);
    if (moving.has(code) && (other >= 0 || node === 0)) {
      this.#put(Column.parent, node, other);
      this.#put(Column.move, node, events[e + 3]);
    }
    if (code === Code.won || code === Code.lost) this.#put(Column.label, node, code === Code.won ? Label.won : Label.lost);
    for (let c = 4; c < width && code !== Code.duplicate; c++) this.#put(c, node, events[e + c]);
  }

  /** @param {number} column @param {number} node @param {number} value */
  #put(column, node, value) {
    const old = this.columns[column][node];
    if (old !== value) {
      this.log.push(column, node, old, value);
      this.columns[column][node] = value;
    }
  }

  /** Goes to a moment. @param {number} moment from 0 to the number of events */
  go(moment) {
    const copy = this.copies.findLast((c) => c.moment <= moment);
    const near = Math.abs(moment - this.moment);
    if (copy && moment - copy.moment < near) this.#restore(copy);
    while (this.moment < moment) this.#forward();
    while (this.moment > moment) this.#back();
  }

  /** @param {{moment: number, columns: Int32Array[]}} copy */
  #restore(copy) {
    this.columns.forEach((column, c) => {
      column.fill(0, copy.columns[c].length);
      column.set(copy.columns[c]);
    });
    this.moment = copy.moment;
  }

  #forward() {
    for (let w = this.firsts[this.moment]; w < this.firsts[this.moment + 1]; w += WRITE) {
      this.columns[this.writes[w]][this.writes[w + 1]] = this.writes[w + 3];
    }
    this.moment++;
  }

  #back() {
    this.moment--;
    for (let w = this.firsts[this.moment + 1] - WRITE; w >= this.firsts[this.moment]; w -= WRITE) {
      this.columns[this.writes[w]][this.writes[w + 1]] = this.writes[w + 2];
    }
  }

  /** The values that an event replaced, by their columns. @param {number} event */
  replaced(event) {
    /** @type {Map<number, number>} */
    const old = new Map();
    for (let w = this.firsts[event]; w < this.firsts[event + 1]; w += WRITE) old.set(this.writes[w], this.writes[w + 2]);
    return old;
  }

  /** A column's value for a node.
   * @param {keyof typeof Column} column @param {number} node */
  of(column, node) {
    return this.columns[Column[column]]?.[node] ?? 0;
  }
}

/** Whether a node in this place has left the open list for the closed list.
 * @param {number} place */
export const isClosed = (place) => place === Place.closed || place >= Place.dead;
