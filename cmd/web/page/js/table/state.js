// The state of the table: one record, which game.js changes and the parts draw; and the terms of a new table.

import { line, object, oneOf, settings as each, usually } from "../schema.js";

/** @typedef {0 | 1 | 2} Chair the person has chair 0, the next player chair 1
 * @typedef {import("./ledger.js").Result} Result */

/** A play as the service has it; a pass is "-".
 * @typedef {{play: string, parts: string, kind: string, chinese?: string, rank?: string, length: number, cards: string[]}} Play
 * @typedef {Play & {why: string}} Tip
 * @typedef {Play & {chance: number | null, error: number | null}} Chance
 * @typedef {{answer: string, bid: number, chance: number, points: number}} Advice */

/** The factors of the score: times multiplies each chair's base; doubles is each peasant's doubling with the landlord's.
 * @typedef {{bid: number, bombs: number, spring: boolean, doubles: number[], times: number[]}} Stakes */

/** The view of the person's chair, in the form of the service.
 * @typedef {object} View
 * @property {string} game @property {"bids" | "rob" | "takes"} auction @property {number} number @property {number} of @property {string} seed
 * @property {string[]} bots @property {boolean} practice @property {number} base
 * @property {"calling" | "doubling" | "playing" | "over"} stage @property {number | null} turn
 * @property {string[]} hand @property {string[]} bottom @property {number[]} left @property {number | null} landlord
 * @property {string[] | null} roles @property {number} redeals
 * @property {{chair: number, bid: number}[]} calls @property {number[]} bids @property {number[]} doubles @property {number[]} doubled
 * @property {Stakes} stakes
 * @property {{chair: number, play: Play}[]} moves @property {Play | null} last @property {number | null} owner
 * @property {boolean} pass @property {boolean} beats @property {Record<string, number>} unseen
 * @property {boolean} undo @property {boolean} more
 * @property {string[][] | null} hands @property {number[] | null} score @property {number | null} winner
 * @property {number} games @property {number} won @property {number[]} total */

/** An event of the game: see the service's EVENT.
 * @typedef {{kind: "deal" | "call" | "landlord" | "double" | "lead" | "play" | "over", chair?: number, bid?: number, robs?: boolean, bottom?: string[],
 *   stakes?: Stakes, double?: boolean, times?: number, play?: Play, left?: number, score?: number[], landlord?: number}} Event */

/** The part of a view that is shown while its events are played back: the number of calls and moves, the landlord, the doubles, the end.
 * @typedef {{calls: number, landlord: boolean, doubled: boolean, moves: number, over: boolean, stakes: Stakes}} Shown */

/** The settings; `clock` is a limit for each turn in seconds, 0 for none. `game`, `level`, `bots`, `seat` and `practice` are for the next table: bots are the levels of the right and the left
 * player if the levels differ; seat chooses the landlord, "call" if the bidding decides.
 * @typedef {{game: string, level: number, mixed: boolean, bots: number[], seat: string, practice: boolean, speed: number, counter: boolean, chances: boolean, duplicate: boolean, clock: number, sound: boolean, voice: boolean}} Settings
 * Large words for a moment, with a figure. @typedef {{words: string, figure: "plane" | "bomb" | "rocket" | "spring" | ""}} Flash */

/** @type {Settings} */
export const usual = { game: "standard", level: 3, mixed: false, bots: [3, 3], seat: "call", practice: false, speed: 1, counter: false, chances: false, duplicate: false, clock: 0, sound: true, voice: true };

/** The values to choose from, by setting. */
export const choicesOf = { game: ["standard", "rob", "yuncheng"], level: [1, 2, 3, 4, 5], seat: ["call", "me", "right", "left"], speed: [0, .5, 1, 2, 3], clock: [0, 15, 30] };

/** @type {import("../schema.js").Schema<Settings>} */
export const settings = object({ ...each(usual, choicesOf), bots: usually(line(oneOf(choicesOf.level), 2, 2), usual.bots) });

/** The origins of a game: a new deal at the table, the day's deal, the first game, which teaches, or a reviewed game. */
export const modes = /** @type {const} */ (["table", "daily", "lesson", "again"]);
/** @typedef {(typeof modes)[number]} Mode */

/** @typedef {object} State
 * @property {View | null} view before the first game null
 * @property {string} kept the game as a text, with which the service continues it
 * @property {Mode} mode @property {string} date of the day's deal
 * @property {Shown} shown
 * @property {string[]} spent the player's own cards already played, by their names
 * @property {{cards: string[], play: Play} | null} laying the player's play, until the service's answer is shown
 * @property {ReadonlySet<string>} raised cards of the hand that are raised
 * @property {Play[]} fits the plays that the raised cards form @property {string} why the service's word for why they form none
 * @property {boolean} busy the others play, or an answer is awaited
 * @property {boolean} auto whether a bot plays for the player
 * @property {number} late how often in this game the player's time ran out
 * @property {boolean} forced whether the player had no play that beats at the last pass
 * @property {boolean} helped whether a bot has decided in this game or shown chances, or the player had seen the deal before
 * @property {{list: Tip[], at: number} | null} hints @property {Advice | null} advice
 * @property {Chance[] | null} chances
 * @property {Flash | null} flash
 * @property {string} note @property {string} sheet @property {boolean} folded whether the settlement is folded, so that the table is free
 * @property {Settings} settings
 * @property {Result[]} results @property {string[]} records lines of JSON, the last games
 * @property {{score: number, record: string} | "asked" | null} other a bot's result with the same cards
 * @property {{mean: number, error: number, low: number | null, high: number | null, deals: number} | null} rating
 * @property {import("../kept.js").Fault | null} fault the kept data that can't be read */

/** Nothing of a game is shown. @type {Shown} */
export const nothing = { calls: 0, landlord: false, doubled: false, moves: 0, over: false, stakes: { bid: 1, bombs: 0, spring: false, doubles: [1, 1, 1], times: [1, 1, 1] } };

/** @returns {State} */
export function blank() {
  return {
    view: null, kept: "", mode: "table", date: "", shown: nothing, spent: [], laying: null, raised: new Set(), fits: [], why: "", busy: false, auto: false, late: 0, forced: false, helped: false, hints: null, advice: null,
    chances: null, flash: null, note: "", sheet: "", folded: false, settings: { ...usual }, results: [], records: [], other: null, rating: null, fault: null,
  };
}

/** A view as a whole.
 * @param {View} view @returns {Shown} */
export function whole(view) {
  return {
    calls: view.calls.length, landlord: view.landlord !== null, doubled: view.stage === "playing" || view.stage === "over", moves: view.moves.length,
    over: view.stage === "over", stakes: view.stakes,
  };
}

/** Whether it is the player's turn to answer, and all events before it have been shown.
 * @param {State} s */
export const asked = ({ view, busy, auto }) => view !== null && view.stage !== "over" && view.turn === 0 && !busy && !auto;

/** The first game: a hand worth a bid, with the first bid, against weak bots. */
const lesson = { game: "standard", seed: "2", games: 1, bots: ["1", "1"], practice: true };

/** The terms of a table.
 * @param {Settings} settings @param {import("./state.js").Mode} mode @param {string} date of the day's deal @param {string} seed of a deal to play, "" for any */
export function termsOf(settings, mode, date, seed) {
  if (mode === "lesson") return lesson;
  const bots = botsOf(settings);
  if (mode === "daily") return { game: "standard", date, games: 1, bots };
  const landlord = { me: 0, right: 1, left: 2 }[settings.seat];
  return { game: settings.game, bots, practice: settings.practice, ...(landlord === undefined ? {} : { landlord }), ...(seed === "" ? {} : { seed }) };
}

/** The bots at the right and the left, by their levels.
 * @param {Settings} settings */
export const botsOf = ({ level, mixed, bots }) => (mixed ? bots : [level, level]).map(String);
