// What the table says and sounds like: the short calls of the players, aloud where the browser has a voice, the sounds of plays, and the
// figure that a strong play shows for a moment.

import { kindName, rankName } from "../doudizhu/cards.js";
import { language, t } from "../i18n.js";
import { play as sing } from "../sounds.js";

/** @import { Play, Settings } from "./state.js"
 * @import { Note, Sound } from "../sounds.js" */

/** Sounds of the table. @satisfies {Record<string, Note[]>} */
const scores = {
  pass: [[220, 0, .09, .09], [165, .09, .14, .09]],
  bomb: [[0, 0, .45, .35], [120, 0, .6, .4, 38]],
  rocket: [[220, 0, .4, .12, 1760], [0, .35, .5, .4], [100, .35, .7, .4, 32]],
  plane: [[0, 0, .5, .12], [170, 0, .55, .14, 520]],
  few: [[880, .3, .08, .12], [880, .45, .12, .12]],
  spring: [[659, 0, .16, .14], [784, .12, .16, .14], [988, .24, .16, .14], [1319, .36, .4, .16]],
  double: [[523, 0, .1, .12], [784, .1, .16, .12]],
  tick: [[1320, 0, .04, .1]],
};

/** The figure of a play's kind. @param {string} kind @returns {"rocket" | "bomb" | "plane" | ""} */
export const momentOf = (kind) => (kind === "rocket" || kind === "bomb" ? kind : /^(trio-chain|plane|quad-chain|shuttle)/.test(kind) ? "plane" : "");

/** The sound of a play: its kind's own, or a card laid for each card, with a rising note for each step of a chain.
 * @param {Play} play @param {number} left how many cards the player still holds @returns {Note[]} */
export function soundOf({ kind, cards, length }, left) {
  const moment = momentOf(kind), few = left === 1 || left === 2 ? scores.few : [];
  if (kind === "pass") return scores.pass;
  if (moment !== "") return [...scores[moment], ...few];
  const steps = kind.endsWith("chain") ? length : 0;
  return [...cards.slice(0, 10).map((_, i) => /** @type {Note} */ ([0, .045 * i, .05, .25])), ...Array.from({ length: steps }, (_, i) => /** @type {Note} */ ([330 * 2 ** (i / 6), .07 * i, .09, .08])), ...few];
}

/** A player's call after a play: a bomb, or one or two cards left; "" for none.
 * @param {Play | null} play @param {number} left how many cards the player still holds */
export function callOf(play, left) {
  if (!play || play.play === "-") return "";
  const large = play.kind === "rocket" || play.kind === "bomb" ? t("table." + play.kind) : "";
  return [large, left === 1 || left === 2 ? t("table.few", left) : ""].filter(Boolean).join(" ");
}

/** A play as players say it: 对三, 顺子, and the call that follows.
 * @param {Play} play @param {number} left */
export function sayingOf(play, left) {
  const large = momentOf(play.kind) !== "" && play.kind !== "plane" ? callOf(play, left) : "";
  if (large !== "") return large;
  const first = rankName(play.parts[0] ?? ""), one = { solo: first, pair: t("table.aloud.pair", first), trio: t("table.aloud.trio", first) }[play.kind];
  return [one ?? kindName(play.kind), callOf(play, left)].filter(Boolean).join(t("table.aloud.comma"));
}

/** Makes a sound, if the settings ask for sounds. @param {Settings} settings @param {Sound | keyof typeof scores | Note[] | null} sound */
export function noise({ sound: on }, sound) {
  if (!on || !sound || !greeted()) return;
  sing(typeof sound === "string" && sound in scores ? scores[/** @type {keyof typeof scores} */ (sound)] : /** @type {Sound | Note[]} */ (sound));
}

/** Whether the player has done anything on the page yet: browsers want pages silent before. */
const greeted = () => navigator.userActivation?.hasBeenActive === true;

/** The browser's voice for the reader's language, if there is one, and for Chinese one that speaks Mandarin rather than Cantonese; browsers find their
 * voices some time after the first question. */
export function voice() {
  const own = (globalThis.speechSynthesis?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(language()));
  return own.find(({ lang }) => lang.endsWith("CN")) ?? own[0];
}

/** Says words aloud, where the settings ask for that and the browser can. Words that still wait give way.
 * @param {Settings} settings @param {string} words */
export function say(settings, words) {
  const by = settings.voice && words !== "" && greeted() ? voice() : undefined;
  if (!by) return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const saying = new SpeechSynthesisUtterance(words);
  [saying.voice, saying.lang, saying.rate] = [by, by.lang, 1.2];
  speechSynthesis.speak(saying);
}
