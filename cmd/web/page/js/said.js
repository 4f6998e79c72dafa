// The solvers' words: a sentence comes as a format of Go's package fmt with its arguments, and is shown in
// the reader's language. The Chinese phrases are the commands', and are loaded with the first sentence that needs them.

import { language } from "./i18n.js";
import { textOf } from "./place.js";

/** A sentence: the format, and its arguments, of which lists are sentences again; null for no sentence.
 * @typedef {[format: string, ...args: any[]] | null} Said */

/** A sentence in a language.
 * @param {Said} said @param {Record<string, string>} words the formats in the language by the English ones
 * @returns {string} */
export function sentence(said, words) {
  if (said === null) return "";
  const [english, ...args] = said;
  const format = words[english] ?? english;
  let next = 0;
  return args.length === 0 ? format : format.replace(/%(?:%|([-+#.\d]*)(?:\[(\d)\])?([a-zA-Z]))/g, (_, flags, at, verb) => {
    if (verb === undefined) return "%";
    next = at ? Number(at) : next + 1;
    return printed(args[next - 1], flags, verb, words);
  });
}

/** An argument as its verb prints it.
 * @param {any} arg @param {string} flags @param {string} verb @param {Record<string, string>} words */
function printed(arg, flags, verb, words) {
  if (Array.isArray(arg) || arg === null) return sentence(arg, words);
  if (verb === "c") return String.fromCodePoint(arg);
  if (verb === "q") return typeof arg === "number" ? `'${String.fromCodePoint(arg)}'` : JSON.stringify(flags ? arg.slice(0, Number(flags.slice(1))) : arg);
  if (verb === "x") return "0x" + Number(arg).toString(16);
  return String(arg);
}

/** An event whose sentences are texts: the phrase of an error becomes its message; notes, the reasons of hints and the first words of chapters become
 * texts too.
 * @template {{[field: string]: any}} E @param {E} event @returns {Promise<E>} */
export async function spoken(event) {
  const said = event.phrase ?? event.note, chapters = event.won?.chapters, { hints } = event;
  if (!Array.isArray(said) && !chapters && !hints?.[0]?.why) return event;
  const words = language() === "zh" ? await chinese() : {};
  if (hints) return { ...event, hints: hints.map((/** @type {any} */ tip) => ({ ...tip, why: sentence(tip.why, words) })) };
  if (chapters) return { ...event, won: { ...event.won, chapters: chapters.map((/** @type {any} */ c) => ({ ...c, begins_with: sentence(c.begins_phrase, words) })) } };
  const text = sentence(/** @type {Said} */ (said), words);
  return event.phrase ? { ...event, message: text } : { ...event, note: text };
}

/** @type {Record<string, string> | undefined} */
let phrases;

/** The Chinese formats by the English ones, made from the commands' phrases. */
async function chinese() {
  return (phrases ??= /** @type {Record<string, string>} */ (JSON.parse(await textOf("phrases.zh.json"))));
}
