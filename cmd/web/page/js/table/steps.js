// The events at the table since the player's last turn: shown one by one, with pauses, sounds and words.

import { play as sound } from "../sounds.js";
import { Pace } from "./pace.js";
import { shownBefore } from "./scene.js";
import { announcement } from "./announcing.js";

/** @typedef {import("./state.js").View} View
 * @typedef {import("./state.js").Event} Event */

export class Steps {
  #pace = new Pace();

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Shows the remaining events without waiting. */
  hurry() {
    this.#pace.hurry();
  }

  /** Shows all events.
   * @param {Event[]} events @param {View} view after the events @param {number} waited how long the others have thought already
   * @param {() => boolean} holds whether the same game is still played
   * @returns {Promise<string[] | null>} the announcements not made yet; null if the player has left the game */
  async show(events, view, waited, holds) {
    const before = this.game.state.view;
    const newDeal = events.map((e) => e.kind).lastIndexOf("deal");
    const words = [];
    for (const [i, event] of events.entries()) {
      if (!holds()) return null;
      const seen = i < newDeal && before ? before : view;
      const multiplier = event.multiplier ?? this.game.state.shown.multiplier;
      const { settings: { speed }, flash } = this.game.state;
      if (event.chair !== 0) await this.#pace.before(event, speed, waited, flash !== "");
      if (event.chair !== 0) waited = 0;
      if (!holds()) return null;
      this.game.set({ laying: null, view: seen, shown: i < newDeal ? this.game.state.shown : shownBefore(seen, events.slice(i + 1), multiplier), flash: announcement(event, view).flash });
      words.push(this.#say(event, view));
    }
    const { settings: { speed }, flash } = this.game.state;
    await this.#pace.behind(speed, flash !== "");
    if (!holds()) return null;
    return this.game.state.settings.speed < 1 ? words : words.slice(-1); // quick announcements would interrupt each other
  }

  /** @param {Event} event @param {View} view @returns {string} the announcement */
  #say(event, view) {
    const { words, noise } = announcement(event, view);
    const { speed, sound: aloud } = this.game.state.settings;
    if (words && speed >= 1) this.game.announce(words);
    if (noise && aloud) sound(noise);
    return words;
  }
}
