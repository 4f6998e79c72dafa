// The pace of the others' events: a pause before each event, which includes their thinking time.

/** How long large words are shown, in milliseconds. */
const flashing = 1400;

export class Pace {
  /** Ends the running pause. @type {(() => void) | null} */
  #skip = null;

  /** Waits before an event is shown.
   * @param {import("./state.js").Event} event @param {number} speed seconds for each play @param {number} waited milliseconds that the player has waited already
   * @param {boolean} flash whether large words are shown */
  before({ kind }, speed, waited, flash) {
    const thought = kind === "play" || kind === "call" ? 1000 * speed : 700 * Math.min(1, speed);
    return this.#wait(Math.max(thought - waited, flash && speed > 0 ? flashing : 0));
  }

  /** Waits after the last event, as long as large words are shown.
   * @param {number} speed @param {boolean} flash */
  behind(speed, flash) {
    return this.#wait(flash && speed > 0 ? flashing : 0);
  }

  /** @param {number} time in milliseconds @returns {Promise<void>} */
  #wait(time) {
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#skip = () => { clearTimeout(timer); done(); };
    });
  }

  /** Ends the pause. */
  hurry() {
    this.#skip?.();
    this.#skip = null;
  }
}
