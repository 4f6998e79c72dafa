// The browser's store: texts with a version, read by schemas. A text of which nothing can be read is never overwritten, unless the player agrees.

import { t } from "./i18n.js";
import { read } from "./schema.js";

/** @template T @typedef {import("./schema.js").Schema<T>} Schema */

/** @template T */
export class Kept {
  /** Whether nothing of the kept text can be read, and whether a newer page wrote the text. */
  locked = false;
  newer = false;
  /** The parts of the text that can't be read. @type {string[]} */
  lost = [];
  /** A text that fits its schema, but that its user has refused. @type {string | null} */
  #refused = null;
  /** @type {T | undefined} */
  #last;

  /** @param {string} room the part of the page @param {string} name @param {Schema<T>} schema */
  constructor(room, name, schema) {
    this.name = `kedou.${room}.${name}`;
    this.short = name;
    this.schema = (/** @type {any} */ written, /** @type {string[]} */ lost) => schema(written.value, lost, name);
  }

  /** The kept value; null if there is none, or it can't be read.
   * @returns {T | null} */
  load() {
    const json = stored((store) => store.getItem(this.name)) ?? null;
    if (json !== null && json === this.#refused) return null;
    const { value, lost, newer } = json === null ? { value: null, lost: [], newer: false } : read(json, this.schema, this.short);
    [this.locked, this.newer, this.lost] = [json !== null && value === null, newer, lost];
    return value;
  }

  /** Locks the present text, of which the user can use nothing.
   * @param {boolean} [newer] whether a newer page wrote it */
  refuse(newer = false) {
    this.#refused = stored((store) => store.getItem(this.name)) ?? null;
    [this.locked, this.newer, this.lost] = [true, newer, [this.short]];
  }

  /** Keeps a value. A locked store keeps it once the player starts over.
   * @param {T} value */
  save(value) {
    this.#last = value;
    if (this.locked) return;
    stored((store) => store.setItem(this.name, JSON.stringify({ version: 1, value })));
    this.lost = [];
  }

  /** Discards a text that can't be read, and keeps the last value saved instead. */
  startOver() {
    this.load(); // another tab may have put good data there
    if (!this.locked) return;
    stored((store) => store.removeItem(this.name));
    [this.locked, this.newer, this.lost] = [false, false, []];
    if (this.#last !== undefined) this.save(this.#last);
  }
}

/** Uses the browser's store; a browser without one, such as a private window, keeps nothing.
 * @template T @param {(store: Storage) => T} act */
function stored(act) {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** The stores of a part of the page, by their names.
 * @template {Record<string, Schema<any>>} S
 * @param {string} room the part of the page @param {S} schemas
 * @returns {{[N in keyof S]: Kept<ReturnType<S[N]>>}} */
export function storesOf(room, schemas) {
  return /** @type {any} */ (Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, new Kept(room, name, schema)])));
}

/** What could not be read: the paths of what stays until the player starts over, because nothing of a store can be used, and of what is left out;
 * newer says whether a newer page has kept some of it.
 * @typedef {{newer: boolean, locked: string[], lost: string[]}} Fault */

/** The fault of stores that were loaded; null if all could be read.
 * @param {Record<string, Kept<any>>} stores @returns {Fault | null} */
export function faultIn(stores) {
  const all = Object.values(stores), partsOf = (/** @type {boolean} */ locked) => all.filter((k) => k.locked === locked).flatMap((k) => k.lost);
  const fault = { newer: all.some((k) => k.newer), locked: partsOf(true), lost: partsOf(false) };
  return fault.locked.length + fault.lost.length > 0 ? fault : null;
}

/** The fault in words, "" for none.
 * @param {Fault | null} fault */
export function wordsOf(fault) {
  const { newer = false, locked = [], lost = [] } = fault ?? {};
  return [locked.length > 0 ? t(newer ? "kept.newer" : "kept.locked", locked) : "", lost.length > 0 ? t("kept.lost", lost) : ""].filter(Boolean).join(" ");
}

/** Whether the player can start over: until then, nothing new is kept.
 * @param {Fault | null} fault */
export const isLocked = (fault) => fault !== null && fault.locked.length > 0;

/** The fault once the player has shut the note: a locked store stays a fault.
 * @param {{note: string, fault: Fault | null}} state with another note, which hides the fault */
export const dismissed = ({ note, fault }) => (note === "" && !isLocked(fault) ? null : fault);

/** Discards the texts that can't be read, and nothing else.
 * @param {Record<string, Kept<any>>} stores */
export function startOver(stores) {
  Object.values(stores).forEach((store) => store.startOver());
}

/** How many games were played and won, the number of wins in a row up to the last game, and the longest such row.
 * @param {readonly {won: boolean}[]} results in the order of time */
export function wins(results) {
  const sum = { played: results.length, won: 0, row: 0, longest: 0 };
  for (const { won } of results) {
    sum.row = won ? sum.row + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.row);
    if (won) sum.won++;
  }
  return sum;
}
