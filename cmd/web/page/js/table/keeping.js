// The game of the table in the browser's store: for a reload, and for other tabs; the tab played last continues.

import { keepsakes } from "./keepsakes.js";
import { usual } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").View} View */

export class Keeping {
  /** All that is kept, each thing with its version. */
  kept = keepsakes();
  /** Whether another tab plays this game: that one notes what it comes to. */
  follows = false;
  /** The game whose result was noted last, as it is kept. */
  #noted = "";

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** What was kept when the page came. @returns {Partial<State>} */
  found() {
    const { settings, results, records, game, deals } = this.kept;
    const lists = { settings: { ...usual, ...settings.load() }, results: results.load() ?? [], records: records.load() ?? [] };
    const kept = game.load();
    const begun = kept ? { kept: kept.kept, spent: kept.spent, mode: kept.mode, date: kept.date ?? "", helped: kept.helped === true, busy: true } : {};
    deals.load(); // says also whether the list can be read
    return { ...lists, ...begun, locked: [settings, results, records, game, deals].some((k) => k.locked) };
  }

  /** Keeps the game, which this tab plays.
   * @param {string} kept @param {boolean} [noted] whether its result is noted */
  keep(kept, noted = false) {
    this.follows = false;
    this.game.set({ kept });
    this.save(noted);
  }

  /** @param {boolean} [noted] whether its result is noted */
  save(noted = false) {
    const { kept, spent, mode, date, helped } = this.game.state;
    this.kept.game.save({ kept, spent, mode, date, helped, noted });
  }

  /** Keeps that somebody has helped, unless another tab has played on. */
  saveHelp() {
    if (this.kept.game.load()?.kept === this.game.state.kept) this.save();
  }

  /** Notes that a game which is over counts, once.
   * @param {View} view @returns {boolean} whether it counts now */
  note(view) {
    const { mode, kept } = this.game.state;
    if (view.stage !== "over" || mode === "again" || this.follows || this.#noted === kept || this.kept.game.load()?.noted === true) return false;
    this.#noted = kept;
    this.keep(kept, true);
    return true;
  }

  /** Gives up what can't be read, and the game with that. */
  startOver() {
    const { results, records, settings } = this.game.state;
    this.kept.results.save(results, true);
    this.kept.records.save(records, true);
    this.kept.settings.save(settings, true);
    this.kept.game.forget();
  }
}
