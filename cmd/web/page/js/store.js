// The state of a tab: one record that never changes. A change makes a new record,
// which is drawn and written into the address.

/** A part of the page: an element, and a function that draws a state into it.
 * @template S @typedef {{element: HTMLElement, draw: (state: S) => void}} Part */

/** @template S */
export class Store {
  #draw = (/** @type {S} */ _state) => {};
  #changed = () => {};

  /** @param {S} state the first record @param {(text: string) => void} [announce] speaks to a screen reader */
  constructor(state, announce = () => {}) {
    this.state = state;
    this.announce = announce;
  }

  /** Sets the function that draws each record, and a function to call after it.
   * @param {(state: S) => void} draw @param {() => void} [changed] */
  drawnBy(draw, changed = this.#changed) {
    [this.#draw, this.#changed] = [draw, changed];
    this.#draw(this.state);
  }

  /** Makes the next record, and draws it. @param {Partial<S>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    this.#draw(this.state);
    this.#changed();
  }
}

/** Returns a function that runs actions in turn: each after all earlier ones, even if these fail.
 * @returns {<T>(act: () => T | Promise<T>) => Promise<T>} */
export function inTurn() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };
}

/* A line is a list of steps, of which the first are made: plays,
 * solutions and an editor's boards alike. Undo goes to an earlier place;
 * a new step replaces the undone steps. */

/** @template T @typedef {{line: T[], step: number}} Line */

/** The place in a line nearest to n.
 * @template T @param {Line<T>} line @param {number} n */
export function placeIn({ line }, n) {
  return Math.max(0, Math.min(n, line.length));
}

/** The line with one more step made. Undone steps stay if the new step is the next of them.
 * @template T @param {Line<T>} line @param {T} item @param {(a: T, b: T) => boolean} [same] @returns {Line<T>} */
export function extended({ line, step }, item, same = Object.is) {
  const next = line[step];
  const goesOn = step < line.length && same(/** @type {T} */ (next), item);
  return { line: goesOn ? line : [...line.slice(0, step), item], step: step + 1 };
}
