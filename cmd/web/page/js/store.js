// The state of a tab: one record that never changes. A change makes a new record,
// which is drawn, and from which the address follows.

/** A part of the page: an element, and how to bring it up to date.
 * @template S @typedef {{element: HTMLElement, draw: (state: S) => void}} Part */

/** @template S */
export class Store {
  #draw = (/** @type {S} */ _state) => {};
  #changed = () => {};

  /** @param {S} state what holds at first */
  constructor(state) {
    this.state = state;
  }

  /** Sets who draws each record, and what else happens then.
   * @param {(state: S) => void} draw @param {() => void} [changed] */
  drawnBy(draw, changed = this.#changed) {
    [this.#draw, this.#changed] = [draw, changed];
    this.#draw(this.state);
  }

  /** Makes the next record, and has it drawn.
   * @param {Partial<S>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    this.#draw(this.state);
    this.#changed();
  }
}

/* A line is steps one after the other, of which the first have been made: plays,
 * solutions and an editor's boards alike. To take a step back is to go to a place before
 * it; a new step replaces those that were taken back. */

/** @template T @typedef {{line: T[], step: number}} Line */

/** A place in a line that is as near as it can be to n.
 * @template T @param {Line<T>} line @param {number} n */
export function placeIn({ line }, n) {
  return Math.max(0, Math.min(n, line.length));
}

/** The line with one more step made. Steps that were taken back stay if this is the next
 * of them.
 * @template T @param {Line<T>} line @param {T} item @param {(a: T, b: T) => boolean} [same] @returns {Line<T>} */
export function extended({ line, step }, item, same = Object.is) {
  const next = line[step];
  const goesOn = step < line.length && same(/** @type {T} */ (next), item);
  return { line: goesOn ? line : [...line.slice(0, step), item], step: step + 1 };
}
