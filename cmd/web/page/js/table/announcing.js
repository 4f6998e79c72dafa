// The events at the table in words for screen readers, as a sound, and as a large word for great events.

import { kindName, spoken } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { callWords, doubled } from "./scene.js";

/** @typedef {import("./state.js").Event} Event
 * @typedef {import("./state.js").View} View
 * @typedef {{words: string, flash: string, noise: import("../sounds.js").Sound | null}} Announcement */

/** @param {Event} event @param {View} view @returns {Announcement} */
export function announcement(event, view) {
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
