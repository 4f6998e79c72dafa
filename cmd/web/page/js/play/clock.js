// The time of a game: it runs from the first move on, and stops while the tab is hidden.

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
