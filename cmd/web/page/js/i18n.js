// The language: every visible word of the page comes from here, by its key. words/en.js and words/zh.js hold
// the words of the shell and of Klondike; other tabs add theirs with addWords.

import { en } from "./words/en.js";
import { zh } from "./words/zh.js";

/** A text, or a function that makes a text from its argument; words are phrases by their keys, and groups of words: "a.b" is b in the
 * group "a", and "a" is "" in it.
 * @typedef {string | ((...args: any[]) => string)} Phrase
 * @typedef {{[key: string]: Phrase | Words}} Words
 * @typedef {"en" | "zh"} Language */

/** @type {Record<Language, Record<string, Phrase>>} */
const words = { en: flat(en), zh: flat(zh) };

/** The phrases by their whole keys.
 * @param {Words} group @param {string} [name] of the group @returns {Record<string, Phrase>} */
export function flat(group, name = "") {
  return Object.assign({}, ...Object.entries(group).map(([part, value]) => {
    const key = [name, part].filter((word) => word !== "").join(".");
    return typeof value === "object" ? flat(value, key) : { [key]: value };
  }));
}

/** The first of the browser's languages that the page speaks, else English.
 * @returns {Language} */
function preferred() {
  const known = navigator.languages.map((l) => l.slice(0, 2).toLowerCase());
  return known.find((l) => l === "zh" || l === "en") === "zh" ? "zh" : "en";
}

let current = preferred();

/** Adds the words of a tab, under keys of its own ("doudizhu.landlord").
 * @param {Record<Language, Words>} more */
export function addWords(more) {
  Object.assign(words.en, flat(more.en));
  Object.assign(words.zh, flat(more.zh));
}

/** The text of a key in the reader's language, in English if the language has none.
 * @param {string} key @param {...any} args @returns {string} */
export function t(key, ...args) {
  const phrase = words[current][key] ?? words.en[key] ?? key;
  return typeof phrase === "string" ? phrase : phrase(...args);
}

/** Whether there is a text for the key. @param {string} key */
export const knows = (key) => words[current][key] !== undefined || words.en[key] !== undefined;

/** The text for a name, or the name itself. @param {string} prefix of the key @param {string} name */
export const named = (prefix, name) => (knows(prefix + name) ? t(prefix + name) : name);

/** @returns {Language} */
export const language = () => current;

/** Takes a language. The caller (main.js) draws the page again.
 * @param {string | undefined} l other values than "en" and "zh" change nothing */
export function setLanguage(l) {
  if (l === "en" || l === "zh") {
    current = l;
  }
  document.documentElement.lang = current;
}
