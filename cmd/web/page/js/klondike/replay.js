// The replay: the line of moves played by a clock.

export class Replay {
  #timer = 0;

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Starts the clock, from the beginning if the line has been played to its end. */
  async play() {
    const { state } = this.game;
    if (state.line.length === 0) {
      return;
    }
    if (state.step === state.line.length) {
      await this.game.go(0);
    }
    this.game.set({ playing: true });
    this.#wait();
  }

  /** Stops the clock. */
  pause() {
    clearTimeout(this.#timer);
    if (this.game.state.playing) {
      this.game.set({ playing: false });
    }
  }

  toggle() {
    return this.game.state.playing ? this.pause() : this.play();
  }

  /** Goes to a place by hand, which stops the clock.
   * @param {number} step */
  to(step) {
    this.pause();
    return this.game.go(step);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#tick(), 1000 / this.game.state.speed);
  }

  async #tick() {
    const { state } = this.game;
    if (!state.playing) {
      return;
    }
    await this.game.go(state.step + 1);
    if (state.step < state.line.length && state.playing) {
      this.#wait();
    } else {
      this.pause();
    }
  }
}
