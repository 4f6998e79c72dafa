// The player's hand: cards are raised by taps, swipes and hints, in every player's turn; and the plays that they form, which the service lists.

import { kindName, rankName, spoken } from "../doudizhu/cards.js";
import { fan } from "../fan.js";
import { t } from "../i18n.js";
import { placesOf, ranksOf } from "../pack.js";
import { noise } from "./talk.js";
import { sceneOf } from "./scene.js";
import { asked } from "./state.js";

/** @import { Play, State, Tip, View } from "./state.js" */

/** How long the taps of a double tap may take, in milliseconds. */
const twice = 700;

export class Raising {
  /** The number of the last question about raised cards. */
  #fitting = 0;
  /** Settles once the last gesture's answer is shown. */
  settled = Promise.resolve();
  /** The last taps on cards, and the view in which the player had the turn, null in another's turn. @type {{at: number, view: View | null}[]} */
  #taps = [];

  /** @param {import("./game.js").Game} game @param {import("./ledger.js").Ask} ask */
  constructor(game, ask) {
    this.game = game;
    this.ask = ask;
  }

  /** Raises cards by hand: those that stay up, and those that the gesture touches.
   * @param {string[]} up @param {string[]} touched */
  touch(up, touched) {
    const { state } = this.game;
    this.#taps = [...this.#taps.slice(-1), { at: performance.now(), view: asked(state) ? state.view : null }];
    this.raise(up, touched);
  }

  /** A double tap: plays unless it began in another's turn. */
  layByTap() {
    const { view } = this.game.state;
    if (this.#taps.every((tap) => tap.view === view || performance.now() - tap.at > twice)) this.game.lay();
  }

  /** Raises cards: exactly those that are up, and of those touched what the service leaves.
   * @param {Iterable<string>} up @param {string[]} [touched] */
  async raise(up, touched = []) {
    this.game.set({ raised: new Set([...up, ...touched]), note: "" });
    noise(this.game.state.settings, "turn");
    this.settled = this.fit([...up], touched);
    await this.settled;
  }

  /** Asks which cards a gesture leaves raised, and which plays these are, or why they are none. Before the player's turn a swipe leaves any play.
   * @param {string[]} [up] @param {string[]} [touched] */
  async fit(up = [...this.game.state.raised], touched = []) {
    const mine = ++this.#fitting;
    const early = !asked(this.game.state) || this.game.state.view?.stage !== "playing";
    if (early && touched.length < 2) return;
    if (up.length + touched.length === 0) return this.game.set({ fits: [] });
    await this.ask("t.plays", { cards: [...ranksOf(up)], touched: [...ranksOf(touched)], early }, ({ cards, plays, why }) => {
      if (mine !== this.#fitting) return;
      if (touched.length > 0) this.game.set({ raised: this.#named(cards, [...touched, ...up]) });
      this.game.set({ fits: plays, why });
    });
  }

  /** Cards of the hand by their ranks, the first ones named before others.
   * @param {Iterable<string>} ranks @param {string[]} [first] */
  #named(ranks, first = []) {
    const hand = sceneOf(this.game.state)?.hand ?? [];
    return new Set(placesOf(hand, ranks, first.map((card) => hand.indexOf(card))).flatMap((i) => hand[i] ?? []));
  }

  /** Raises the next hint and says why; a pass, where that is best, lowers all cards. Before cards are played, shows the advice. */
  async hint() {
    const { view, hints: before } = this.game.state;
    if (!asked(this.game.state) || !view) return;
    if (view.stage !== "playing") return this.#advise(view);
    if (!before) await this.ask("t.hints", {}, ({ hints }) => this.game.state.view === view && this.game.set({ hints: { list: hints, at: -1 } }));
    const { hints } = this.game.state;
    if (hints && this.game.state.view === view) this.#raiseNext(hints);
  }

  /** @param {View} view */
  #advise({ stage, auction }) {
    const { advice } = this.game.state;
    if (advice) this.game.helped();
    this.game.say(advice ? t("table.advice", advice, stage, auction) : "");
  }

  /** @param {{list: Tip[], at: number}} hints */
  #raiseNext(hints) {
    const list = hints.list.filter((tip, i) => i === 0 || tip.play !== "-");
    if (list.length === 1 && list[0]?.play === "-") return this.game.say(t("table.nothing"));
    const at = (hints.at + 1) % list.length, tip = list[at];
    this.game.set({ hints: { ...hints, at } });
    this.raisePlay(tip);
    if (tip) this.game.say(t("table.tip", tip.play === "-" ? t("table.passes") : `${kindName(tip.kind)} ${spoken(tip.cards)}`, tip.why));
  }

  /** Raises the cards of a play.
   * @param {Play | undefined} play */
  raisePlay(play) {
    this.raise(this.#named(play?.cards ?? []));
  }
}

/** @param {import("./game.js").Game} game @returns {import("../store.js").Part<State>} */
export function handPart(game) {
  /** @type {string[]} */
  let cards = [];
  const named = (/** @type {number} */ i) => cards[i] ?? "";
  const { element, draw } = fan({
    raise: (up, touched) => game.raising.touch(up.map(named), touched.map(named)),
    play: () => game.raising.layByTap(),
    name: (card) => rankName(card[0] ?? ""),
  });
  element.classList.add("tt-hand");
  element.id = "tt-hand";
  return {
    element,
    draw(s) {
      const { view, raised, auto, shown } = s;
      const hand = sceneOf(s)?.hand ?? [];
      element.hidden = view === null || shown.over;
      cards = hand;
      element.classList.toggle("fresh", shown.calls === 0 && !shown.landlord);
      draw(hand, hand.flatMap((card, i) => (raised.has(card) ? [i] : [])), t("table.yourHand", hand.length), hand.length > 0 && !auto && !shown.over);
    },
  };
}
