// What the browser keeps of Klondike, and the file of all of it that a player saves and loads.

import { storesOf } from "../kept.js";
import { stores as looks } from "../looks.js";
import { list, maybe, object, oneOf, text, truth, usually, whole } from "../schema.js";
import { date, kind, rules, settings } from "./state.js";

/** @import { Schema } from "../schema.js"
 * @import { Result } from "./statistics.js" */

/** A game under its seal, the seconds played, and its result once it is over.
 * @typedef {{sealed: string, seconds: number, last: Result | null}} Sealed */

const count = whole(0, 1e9), points = whole(-1e9, 1e9);

/** A result; the first results lack some fields. @type {Schema<Result>} */
const result = object({
  ended: whole(0, 8.64e15), kind, date: maybe(date, ""), draw: rules.draw, redeals: maybe(rules.redeals, -1), back: maybe(rules.back, true),
  won: truth, moves: count, seconds: count, standard: points, vegas: points, undos: maybe(count, 0), helped: maybe(truth, false),
});

/** @type {Schema<Sealed>} */
const game = object({ sealed: text(/^[0-9a-f]+$/), seconds: usually(count, 0), last: usually(result, null) });

export const stores = { ...storesOf("play", { game, results: list(result), settings }), ...looks };

/** A file of a player's data. */
export const file = object({ kedou: oneOf(["play"]), game: usually(game, null), results: usually(list(result), []), settings: usually(settings, null) });
