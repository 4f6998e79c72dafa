// The game of the table in the browser's store: for a reload, and for other tabs, which continue the game played last.

import { faultIn, storesOf } from "../kept.js";
import { stores as looks } from "../looks.js";
import { line, list, maybe, object, oneOf, text, that, truth, whole } from "../schema.js";
import { choicesOf, modes, settings, usual } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Result} Result
 * @typedef {import("./state.js").View} View */

const points = whole(-1e9, 1e9), mode = oneOf(modes), some = text(/./);

/** A result; the first results lack some fields. @type {import("../schema.js").Schema<Result>} */
const result = object({
  ended: whole(0, 8.64e15), mode: maybe(mode, "table"), helped: maybe(truth, false), game: maybe(oneOf(choicesOf.game), "standard"), seed: maybe(text(/^\d{0,20}$/), ""),
  landlord: truth, won: truth, score: points, spring: truth, bombs: whole(0, 99), other: maybe(points, null),
});

/** A line of JSON. */
const record = that((v) => typeof v === "string" && v.startsWith("{") && v.endsWith("}") && !v.includes("\n"));

const game = object({ kept: some, spent: line(some, 20), mode, date: maybe(text(/^[-\d]*$/), ""), helped: maybe(truth, false), noted: maybe(truth, false) });

export const stores = { ...storesOf("table", { game, results: list(result), records: list(record), settings, deals: list(some) }), ...looks };

export class Keeping {
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
    const { settings, results, records, game, deals } = stores;
    const lists = { settings: settings.load() ?? usual, results: results.load() ?? [], records: records.load() ?? [] };
    const { noted: _, ...begun } = game.load() ?? { noted: false };
    deals.load(); // also finds out whether the list can be read
    return { ...lists, ...begun, busy: "kept" in begun, fault: faultIn(stores) };
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
    stores.game.save({ kept, spent, mode, date, helped, noted });
  }

  /** Records that the player was helped, unless another tab has continued the game. */
  saveHelp() {
    if (stores.game.load()?.kept === this.game.state.kept) this.save();
  }

  /** Counts a finished game, once.
   * @param {View} view @returns {boolean} whether the game counts now */
  note(view) {
    const { mode, kept } = this.game.state;
    if (view.stage !== "over" || mode === "again" || this.follows || this.#noted === kept || stores.game.load()?.noted === true) return false;
    this.#noted = kept;
    this.keep(kept, true);
    return true;
  }
}
