// The events at the table since the player's last turn: shown one by one, with pauses, sounds and words.

import { kindName, spoken } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { play as sound } from "../sounds.js";
import { callWords, doubled, shownBefore } from "./scene.js";

/** @typedef {import("./state.js").View} View
 * @typedef {import("./state.js").Event} Event
 * @typedef {{words: string, flash: string, noise: import("../sounds.js").Sound | null}} Announcement */

/** How long large words are shown, in milliseconds. */
const flashing = 1400;

export class Steps {
  /** Ends the running pause. @type {(() => void) | null} */
  #skip = null;

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Shows all events.
   * @param {Event[]} events @param {View} view after the events @param {number} waited how long the others have thought already
   * @param {() => boolean} holds whether the same game is still played
   * @returns {Promise<string[] | null>} the announcements not made yet; null if the player has left the game */
  async show(events, view, waited, holds) {
    const before = this.game.state.view;
    const newDeal = events.map((e) => e.kind).lastIndexOf("deal");
    const words = [];
    for (const [i, event] of events.entries()) {
      if (!holds()) return null;
      const seen = i < newDeal && before ? before : view;
      const multiplier = event.multiplier ?? this.game.state.shown.multiplier;
      if (event.chair !== 0) {
        await this.#pause(event, waited);
        waited = 0;
      }
      if (!holds()) return null;
      this.game.set({ laying: null, view: seen, shown: i < newDeal ? this.game.state.shown : shownBefore(seen, events.slice(i + 1), multiplier), flash: announcement(event, view).flash });
      words.push(this.#say(event, view));
    }
    await this.#pause(null, 0);
    if (!holds()) return null;
    return this.game.state.settings.speed < 1 ? words : words.slice(-1); // quick announcements would interrupt each other
  }

  /** Waits before an event of another player, or after the last event: as long as the player seems to think, and as large words are shown.
   * @param {Event | null} event @param {number} waited milliseconds that the player has waited already @returns {Promise<void>} */
  #pause(event, waited) {
    const { settings: { speed }, flash } = this.game.state;
    const thought = event === null ? 0 : ["play", "call"].includes(event.kind) ? 1000 * speed : 700 * Math.min(1, speed);
    const time = Math.max(thought - waited, flash !== "" && speed > 0 ? flashing : 0);
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#skip = () => { clearTimeout(timer); done(); };
    });
  }

  /** Ends the running pause. */
  hurry() {
    this.#skip?.();
    this.#skip = null;
  }

  /** @param {Event} event @param {View} view @returns {string} the announcement */
  #say(event, view) {
    const { words, noise } = announcement(event, view);
    const { speed, sound: aloud } = this.game.state.settings;
    if (words && speed >= 1) this.game.announce(words);
    if (noise && aloud) sound(noise);
    return words;
  }
}

/** @param {Event} event @param {View} view @returns {Announcement} */
function announcement(event, view) {
  const who = t("table.chair." + (event.chair ?? 0));
  switch (event.kind) {
    case "deal":
      return { words: t("table.redealt"), flash: t("table.redealt"), noise: "turn" };
    case "call": {
      const { key, args } = callWords(view.auction, event.bid ?? 0, event.robs ?? false);
      return { words: t("table.says", who, t(key, ...args)), flash: "", noise: "turn" };
    }
    case "landlord":
      return { words: t("table.isLandlord", who, spoken(event.bottom ?? [])), flash: "", noise: "up" };
    case "double":
      return { words: t("table.says", who, t("table.double." + doubled(event.times ?? 1))), flash: "", noise: null };
    case "lead":
      return { words: t("table.leads", who), flash: "", noise: null };
    case "over":
      return overTold(event);
    default:
      return playTold(event, who);
  }
}

/** @param {Event} event @returns {Announcement} */
function overTold({ score: [own = 0] = [], spring, chair, landlord }) {
  const flash = spring ? t(chair === landlord ? "table.spring" : "table.antispring") : "";
  return { words: t("table.over", own > 0, own, flash), flash, noise: null };
}

/** @param {Event} event @param {string} who @returns {Announcement} */
function playTold({ play, left = 0 }, who) {
  if (!play || play.play === "-") return { words: t("table.says", who, t("table.passes")), flash: "", noise: null };
  const large = { bomb: "table.bomb", rocket: "table.rocket" }[play.kind];
  const plane = /^(trio-chain|plane|quad-chain|shuttle)/.test(play.kind);
  return { words: t("table.plays", who, kindName(play.kind), spoken(play.cards), left), flash: large ? t(large) : plane ? kindName(play.kind) : "", noise: large ? "up" : "lay" };
}
