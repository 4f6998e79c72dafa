// The player's hand: cards that are raised by taps and swipes, whoever's turn it is.

import { fan } from "../fan.js";
import { t } from "../i18n.js";
import { rankName } from "../doudizhu/cards.js";
import { sceneOf } from "./scene.js";

/** @typedef {import("./state.js").State} State */

/** @param {import("./game.js").Game} game @returns {import("../store.js").Part<State>} */
export function handPart(game) {
  /** @type {string[]} */
  let cards = [];
  const { element, draw } = fan({
    raise: (up) => game.raising.touch(up.map((i) => cards[i] ?? "")),
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
      element.hidden = view === null;
      cards = hand;
      draw(hand, hand.flatMap((card, i) => (raised.has(card) ? [i] : [])), t("table.yourHand", hand.length), hand.length > 0 && !auto && !shown.over);
    },
  };
}
