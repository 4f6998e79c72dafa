// The browser's store: texts with a version. Text that couldn't be read is never overwritten, unless the player says so.

export class Kept {
  /** Whether something is kept that can't be read: from a newer page, or damaged. */
  locked = false;
  /** Whether that is from a newer page. */
  newer = false;

  /** @param {string} name @param {number} version @param {(value: any) => boolean} fits whether a value is one of ours
   * @param {string} [room] of the page, whose names are its own */
  constructor(name, version, fits, room = "play") {
    this.name = `kedou.${room}.${name}`;
    this.version = version;
    this.fits = fits;
  }

  /** What is kept; null if nothing is, or nothing that can be read. */
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

  /** Removes what is kept, though it couldn't be read. */
  forget() {
    try {
      localStorage.removeItem(this.name);
    } catch {
      // private windows keep nothing
    }
    [this.locked, this.newer] = [false, false];
  }

  /** Keeps a value, unless something is there that couldn't be read. A browser that keeps nothing is no fault.
   * @param {unknown} value @param {boolean} [force] whether the player gives up what is there */
  save(value, force = false) {
    if (this.locked && !force) return;
    try {
      localStorage.setItem(this.name, JSON.stringify({ version: this.version, value }));
      [this.locked, this.newer] = [false, false];
    } catch {
      // private windows keep nothing
    }
  }
}
