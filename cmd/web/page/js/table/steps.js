// The events at the table since the player's last turn: shown one by one, with pauses, sounds and words.

import { kindName, spoken } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { callWords, doubled, shownBefore } from "./scene.js";
import { nothing } from "./state.js";
import { momentOf, noise, say, sayingOf, soundOf } from "./talk.js";

/** @typedef {import("./state.js").View} View
 * @typedef {import("./state.js").Event} Event
 * @typedef {import("./state.js").Flash} Flash
 * @typedef {{words: string, flash?: Flash, sound?: Parameters<typeof noise>[1], aloud?: string}} Announcement aloud is what the player of the event says */

/** How long large words are shown, in milliseconds: with a figure for a moment, else to be read. */
const flashing = (/** @type {Flash} */ { figure }) => (figure === "" ? 1400 : 600);

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
      const stakes = event.stakes ?? this.game.state.shown.stakes;
      if (event.chair !== 0 || event.kind === "over") {
        await this.#pause(event, waited);
        waited = 0;
      }
      if (!holds()) return null;
      const told = announcement(event, view, this.game.state.forced);
      this.game.set({ laying: null, view: seen, shown: i < newDeal ? this.game.state.shown : shownBefore(seen, events.slice(i + 1), stakes), flash: told.flash ?? null });
      words.push(this.#say(told));
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
    const time = Math.max(thought - waited, flash && speed > 0 ? flashing(flash) : 0);
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

  /** Announces, with sounds and a voice. @param {Announcement} told @returns {string} the words */
  #say({ words, sound = null, aloud = "" }) {
    const { settings } = this.game.state;
    if (words && settings.speed >= 1) this.game.announce(words);
    noise(settings, sound);
    say(settings, aloud);
    return words;
  }
}

/** @param {Event} event @param {View} view @param {boolean} forced whether the player had to pass @returns {Announcement} */
function announcement(event, view, forced) {
  const who = t("table.chair." + (event.chair ?? 0));
  switch (event.kind) {
    case "deal":
      return { words: t("table.redealt"), flash: { words: t("table.redealt"), figure: "" }, sound: "turn" };
    case "call": {
      const { key, args } = callWords(view.auction, event.bid ?? 0, event.robs ?? false), call = t(key, ...args);
      return { words: t("table.says", who, call), sound: "turn", aloud: call };
    }
    case "landlord":
      return { words: t("table.isLandlord", who, spoken(event.bottom ?? [])), sound: "up" };
    case "double": {
      const answer = t("table.double." + doubled(event.times ?? 1));
      return { words: t("table.says", who, answer), sound: (event.times ?? 1) > 1 ? "double" : null, aloud: answer };
    }
    case "lead":
      return { words: t("table.leads", who) };
    case "over":
      return overTold(event);
    default:
      return playTold(event, who, forced && event.chair === 0);
  }
}

/** @param {Event} event @returns {Announcement} */
function overTold({ score: [own = 0] = [], stakes: { spring } = nothing.stakes, chair, landlord }) {
  const words = spring ? t(chair === landlord ? "table.spring" : "table.antispring") : "";
  return { words: t("table.over", own > 0, own, words), ...(spring ? { flash: { words, figure: "spring" }, sound: "spring", aloud: words } : {}) };
}

/** @param {Event} event @param {string} who @param {boolean} forced @returns {Announcement} */
function playTold({ play, left = 0 }, who, forced) {
  if (!play) return { words: "" };
  const sound = soundOf(play, left), aloud = play.play === "-" && forced ? t("table.cannotBeat") : sayingOf(play, left);
  if (play.play === "-") return { words: t("table.says", who, aloud), sound, aloud };
  const kind = kindName(play.kind), figure = momentOf(play.kind);
  const flash = figure === "" ? undefined : { words: figure === "plane" ? kind : t("table." + figure), figure };
  return { words: t("table.plays", who, kind, spoken(play.cards), left), flash, sound, aloud };
}
