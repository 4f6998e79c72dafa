// The game of the table in the browser's store: for a reload, and for other tabs, which continue the game played last.

import { isListOf, storesOf } from "../kept.js";
import { areSettings, usual } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").View} View
 * @typedef {ReturnType<typeof stores>} Stores */

/** Whether a value is a list of results.
 * @param {any} value */
function areResults(value) {
  return isListOf(value, (r) => [r?.ended, r?.score, r?.bombs].every(Number.isFinite) && [r.landlord, r.won, r.spring].every((b) => typeof b === "boolean") &&
    (r.other === null || Number.isFinite(r.other)));
}

/** @param {any} value */
function areTexts(value) {
  return isListOf(value, (text) => typeof text === "string");
}

/** The stores of the table. */
const stores = () => storesOf("table", {
  game: (v) => typeof v?.kept === "string" && areTexts(v.spent) && ["table", "daily", "lesson", "again"].includes(v.mode),
  results: areResults, records: areTexts, settings: areSettings, deals: areTexts,
});

export class Keeping {
  kept = stores();
  /** Whether another tab plays this game, and notes its result. */
  follows = false;
  /** The kept text of the game whose result was noted last. */
  #noted = "";

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** The kept state when the page was loaded. @returns {Partial<State>} */
  found() {
    const { settings, results, records, game, deals } = this.kept;
    const lists = { settings: { ...usual, ...settings.load() }, results: results.load() ?? [], records: records.load() ?? [] };
    const kept = game.load();
    const begun = kept ? { kept: kept.kept, spent: kept.spent, mode: kept.mode, date: kept.date ?? "", helped: kept.helped === true, busy: true } : {};
    deals.load(); // also finds out whether the list can be read
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

  /** Records that the player was helped, unless another tab has continued the game. */
  saveHelp() {
    if (this.kept.game.load()?.kept === this.game.state.kept) this.save();
  }

  /** Counts a finished game, once.
   * @param {View} view @returns {boolean} whether the game counts now */
  note(view) {
    const { mode, kept } = this.game.state;
    if (view.stage !== "over" || mode === "again" || this.follows || this.#noted === kept || this.kept.game.load()?.noted === true) return false;
    this.#noted = kept;
    this.keep(kept, true);
    return true;
  }

  /** Discards unreadable data, and the present game. */
  startOver() {
    const { results, records, settings } = this.game.state;
    this.kept.results.save(results, true);
    this.kept.records.save(records, true);
    this.kept.settings.save(settings, true);
    this.kept.game.forget();
  }
}
