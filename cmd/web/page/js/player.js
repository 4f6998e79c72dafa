// The player: it steps through a line of steps by hand, or by a clock.

import { enable, fill, h, set } from "./dom.js";
import { t } from "./i18n.js";

/** The speed, in steps a second, from which the player takes several steps at once. */
const PICTURES = 30;

/** The line that a player plays: the present step, the last step, how to go to another step, the speed,
 * a listener to start and stop, and a function that announces a step chosen by hand.
 * @typedef {object} Played
 * @property {() => number} at
 * @property {() => number} last
 * @property {(step: number) => any} to may take its time
 * @property {() => number} speed steps a second
 * @property {(playing: boolean) => void} report called when the clock starts or stops
 * @property {() => void} [say] */

export class Player {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #playing = false;

  /** @param {Played} played */
  constructor(played) {
    this.played = played;
  }

  /** Starts the clock, from the beginning if all has been played; or stops it. */
  async toggle() {
    const { at, last, to } = this.played;
    if (this.#playing || last() === 0) {
      this.pause();
      return;
    }
    this.#report(true);
    if (at() >= last()) await to(0);
    this.#wait();
  }

  /** Stops the clock. */
  pause() {
    clearTimeout(this.#timer);
    if (this.#playing) this.#report(false);
  }

  /** Goes to a step by hand, which stops the clock.
   * @param {number} step @param {boolean} [silent] whether not to announce the step */
  async to(step, silent = false) {
    this.pause();
    await this.played.to(step);
    if (!silent) this.played.say?.();
  }

  /** Goes a number of steps forward or back. @param {number} steps */
  step(steps) {
    return this.to(this.played.at() + steps);
  }

  end() {
    return this.to(this.played.last());
  }

  /** @param {boolean} playing */
  #report(playing) {
    this.#playing = playing;
    this.played.report(playing);
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.#playing) this.#timer = setTimeout(() => this.#tick(), 1000 / Math.min(this.played.speed(), PICTURES));
  }

  async #tick() {
    const { at, last, to, speed } = this.played;
    const goal = at() + Math.max(1, Math.round(speed() / PICTURES));
    await to(goal);
    if (goal < last()) this.#wait();
    else this.pause();
  }
}

/** The look of the controls: words and signs by the buttons' names, and the words of a place.
 * @typedef {object} Look
 * @property {Record<"first" | "back" | "play" | "pause" | "next" | "last" | "place", string>} words keys of the words
 * @property {(name: "first" | "back" | "play" | "pause" | "next" | "last") => import("./dom.js").Child} sign
 * @property {string} placed key of the words for the place of a step
 * @property {import("./dom.js").Attributes} [button] of each button */

/** The controls of a player: buttons, a slider, and further elements.
 * @param {Player} player @param {Look} look @param {import("./dom.js").Attributes} attributes @param {...import("./dom.js").Child} more */
export function playerBar(player, { words, sign, placed, button: each = {} }, attributes, ...more) {
  const button = (/** @type {"first" | "back" | "play" | "next" | "last"} */ name, /** @type {() => any} */ onclick) =>
    h("button", { type: "button", ...each, "data-player": name, "aria-label": t(words[name]), title: t(words[name]), onclick }, sign(name));
  const first = button("first", () => player.to(0));
  const back = button("back", () => player.step(-1));
  const play = button("play", () => player.toggle());
  const next = button("next", () => player.step(1));
  const last = button("last", () => player.end());
  const slider = h("input", { type: "range", min: 0, "aria-label": t(words.place), oninput: () => player.to(Number(slider.value), true) });
  return {
    element: h("div", attributes, first, back, play, next, last, slider, ...more),
    play, slider,
    /** @param {number} step @param {number} end @param {boolean} playing */
    draw(step, end, playing) {
      for (const b of [first, back]) enable(b, step > 0);
      for (const b of [next, last]) enable(b, step < end);
      enable(play, end > 0);
      const now = playing ? "pause" : "play";
      set(play, { "aria-label": t(words[now]), title: t(words[now]) });
      fill(play, sign(now));
      set(slider, { max: end, disabled: end === 0, "aria-valuetext": t(placed, step, end) });
      slider.value = String(step);
    },
  };
}

/** The keys that step.
 * @param {Player} player @returns {Record<string, () => unknown>} */
export const stepKeys = (player) => ({ ArrowLeft: () => player.step(-1), ArrowRight: () => player.step(1), Home: () => player.to(0), End: () => player.end() });

/** A list of speeds, with a name for screen readers: a phone has no room for the word beside it.
 * @param {number[]} speeds @param {string} label key of the name @param {string} word key of the words for one @param {(speed: number) => void} change */
export function speedList(speeds, label, word, change) {
  const list = h("select", { "aria-label": t(label), onchange: () => change(Number(list.value)) }, speeds.map((n) => h("option", { value: n }, t(word, n))));
  return list;
}
