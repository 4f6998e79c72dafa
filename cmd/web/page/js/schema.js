// The one reader of data from outside: what the browser keeps, files that the player loads, games that the player pastes. A schema reads a
// value, and returns a copy that has the form expected. A list leaves out its broken items, and settings take their usual values; the path of each
// such loss, "results[3].kind", goes into a list. A schema that can use nothing of a value throws Broken.

/** @template T @typedef {(value: any, lost: string[], path: string) => T} Schema */

/** A value of which nothing can be used; the message is the path of the part at fault. */
class Broken extends Error {}

/** Values that pass a test.
 * @param {(value: any) => boolean} fits @returns {Schema<any>} */
export function that(fits) {
  return (value, _, path) => {
    if (!fits(value)) throw new Broken(path);
    return value;
  };
}

/** @type {Schema<boolean>} */
export const truth = that((value) => typeof value === "boolean");

/** Texts of a form.
 * @param {RegExp} form @returns {Schema<string>} */
export const text = (form) => that((value) => typeof value === "string" && form.test(value));

/** Whole numbers in a range.
 * @param {number} least @param {number} most @returns {Schema<number>} */
export const whole = (least, most) => that((value) => Number.isInteger(value) && value >= least && value <= most);

/** @template T @param {readonly T[]} choices @returns {Schema<T>} */
export const oneOf = (choices) => that((value) => choices.includes(value));

/** Objects that have all of these fields.
 * @template {Record<string, Schema<any>>} F
 * @param {F} fields @returns {Schema<{[N in keyof F]: ReturnType<F[N]>}>} */
export function object(fields) {
  return (value, lost, path) => {
    that((v) => typeof v === "object" && v !== null && !Array.isArray(v))(value, lost, path);
    const own = (/** @type {string} */ name) => (Object.hasOwn(value, name) ? value[name] : undefined);
    return /** @type {any} */ (Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schema(own(name), lost, path ? `${path}.${name}` : name)])));
  };
}

/** Values that may be missing, or null.
 * @template T, U @param {Schema<T>} schema @param {U} otherwise @returns {Schema<T | U>} */
export function maybe(schema, otherwise) {
  return (value, lost, path) => (value === undefined || value === null ? otherwise : schema(value, lost, path));
}

/** Values that may be missing, null or broken.
 * @template T, U @param {Schema<T>} schema @param {U} otherwise @returns {Schema<T | U>} */
export function usually(schema, otherwise) {
  return (value, lost, path) => saved(lost, () => maybe(schema, otherwise)(value, lost, path), otherwise);
}

/** Settings: each as usual, unless it is one of its choices, or a truth value where it has none.
 * @template {Record<string, any>} U
 * @param {U} usual @param {Partial<Record<keyof U, readonly any[]>>} choices @returns {Record<keyof U, Schema<any>>} a schema for each */
export function settings(usual, choices) {
  const schemaOf = (/** @type {string} */ name) => usually(choices[name] ? oneOf(choices[name]) : truth, usual[name]);
  return /** @type {any} */ (Object.fromEntries(Object.keys(usual).map((name) => [name, schemaOf(name)])));
}

/** Lists whose items all fit, or none of the list counts.
 * @template T @param {Schema<T>} item @param {number} most items @param {number} [least] @returns {Schema<T[]>} */
export function line(item, most, least = 0) {
  return (value, lost, path) => {
    that((v) => Array.isArray(v) && v.length >= least && v.length <= most)(value, lost, path);
    return value.map((/** @type {any} */ v, /** @type {number} */ i) => item(v, lost, `${path}[${i}]`));
  };
}

/** Lists without their broken items, cut to the latest.
 * @template T @param {Schema<T>} item @returns {Schema<T[]>} */
export function list(item) {
  return (value, lost, path) => {
    that(Array.isArray)(value, lost, path);
    const some = latest(value), before = value.length - some.length;
    return some.flatMap((v, i) => saved(lost, () => [item(v, lost, `${path}[${before + i}]`)], []));
  };
}

/** Objects from names to values, without their broken values.
 * @template T @param {Schema<T>} item @returns {Schema<Record<string, T>>} */
export function named(item) {
  return (value, lost, path) => {
    object({})(value, lost, path);
    return Object.fromEntries(Object.entries(value).flatMap(([name, v]) => saved(lost, () => [[name, item(v, lost, `${path}.${name}`)]], [])));
  };
}

/** What a schema returns, or something else if it throws; the loss is noted.
 * @template T, U @param {string[]} lost @param {() => T} act @param {U} otherwise @returns {T | U} */
function saved(lost, act, otherwise) {
  try {
    return act();
  } catch (error) {
    lost.push(error instanceof Error ? error.message : "");
    return otherwise;
  }
}

/** The value of a text of JSON; undefined if the text is none.
 * @param {string} json @returns {any} */
export const jsonOf = (json) => saved([], () => JSON.parse(json), undefined);

/** Reads a value by its schema.
 * @template T @param {any} value @param {Schema<T>} schema @param {string} [path] of the value
 * @returns {{value: T | null, lost: string[]}} null if nothing of the value can be used; lost are the paths of what can't */
export function valueOf(value, schema, path = "") {
  /** @type {string[]} */
  const lost = [];
  return { value: saved(lost, () => schema(value, lost, path), null), lost };
}

/** Reads a text of JSON: an object with its version.
 * @template T @param {string | null} json @param {Schema<T>} schema of the object @param {string} [name] of the text, for one without a version
 * @returns {{value: T | null, lost: string[], newer: boolean}} newer says whether a newer page has written the text */
export function read(json, schema, name = "version") {
  const written = jsonOf(json ?? ""), version = written?.version;
  if (version !== 1) return { value: null, lost: [name], newer: typeof version === "number" && version > 1 };
  return { ...valueOf(written, schema), newer: false };
}

/** At most this many items of a list are kept, the latest.
 * @template T @param {readonly T[]} items @param {number} [n] */
export function latest(items, n = 5000) {
  return items.slice(-n);
}
