// The browser's store: texts with a version, settings, and lists of games that are over. Text that couldn't be read is never overwritten, unless the player agrees.

export class Kept {
  /** Whether the kept text can't be read: from a newer page, or damaged. */
  locked = false;
  /** Whether the text is from a newer page. */
  newer = false;

  /** @param {string} name @param {number} version @param {(value: any) => boolean} fits whether a value has the expected form
   * @param {string} [room] prefix of the names of one part of the page */
  constructor(name, version, fits, room = "play") {
    this.name = `kedou.${room}.${name}`;
    this.version = version;
    this.fits = fits;
  }

  /** The kept value; null if there is none, or it can't be read. */
  load() {
    try {
      const text = localStorage.getItem(this.name);
      if (text === null) return null;
      const { version, value } = JSON.parse(text);
      if (version === this.version && this.fits(value)) return value;
      this.newer = version > this.version;
    } catch {
      // it can't be read
    }
    this.locked = true;
    return null;
  }

  /** Removes the kept text, even if it couldn't be read. */
  forget() {
    try {
      localStorage.removeItem(this.name);
    } catch {
      // private windows have no store
    }
    [this.locked, this.newer] = [false, false];
  }

  /** Keeps a value, unless the store has text that couldn't be read. Does nothing in browsers without a store.
   * @param {unknown} value @param {boolean} [force] whether to overwrite unreadable text */
  save(value, force = false) {
    if (this.locked && !force) return;
    try {
      localStorage.setItem(this.name, JSON.stringify({ version: this.version, value }));
      [this.locked, this.newer] = [false, false];
    } catch {
      // private windows have no store
    }
  }
}

/** The stores of a part of the page, by their names.
 * @template {string} N
 * @param {string} room prefix of the names @param {Record<N, (value: any) => boolean>} fits whether a value has the form of a store
 * @returns {Record<N, Kept>} */
export function storesOf(room, fits) {
  return /** @type {any} */ (Object.fromEntries(Object.entries(fits).map(([name, fit]) => [name, new Kept(name, 1, /** @type {any} */ (fit), room)])));
}

/** Whether a value is settings: each as usual, one of its choices or of the same type; an unknown setting means nothing.
 * @param {any} value @param {Record<string, any>} usual @param {Record<string, readonly any[]>} choices */
export function areSettings(value, usual, choices) {
  return typeof value === "object" && value !== null &&
    Object.entries(usual).every(([name, v]) => value[name] === undefined || (choices[name]?.includes(value[name]) ?? typeof value[name] === typeof v));
}

/** At most this many results are kept, the latest. */
const most = 5000;

/** The latest entries of a list.
 * @template T @param {readonly T[]} list @param {number} [n] */
export function latest(list, n = most) {
  return list.slice(-n);
}

/** Whether a value is a list whose items all fit.
 * @param {any} value @param {(item: any) => boolean} fits */
export function isListOf(value, fits) {
  return Array.isArray(value) && value.every(fits);
}

/** How many games were played and won, the number of wins in a row up to the last game, and the longest such row.
 * @param {readonly {won: boolean}[]} results in the order of time */
export function wins(results) {
  const sum = { played: results.length, won: 0, row: 0, longest: 0 };
  for (const { won } of results) {
    sum.row = won ? sum.row + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.row);
    if (won) sum.won++;
  }
  return sum;
}
