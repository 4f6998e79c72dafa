// Cards of doudizhu and their names, and the names of plays.

import { face as drawing } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** The ranks from low to high, with how many cards the deck has of each.
 * @type {ReadonlyArray<readonly [rank: string, count: number]>} */
export const deck = [..."3456789TJQKA2BR"].map((rank) => [rank, "BR".includes(rank) ? 1 : 4]);

/** A card's rank as people write it.
 * @param {string} rank */
export const face = (rank) => ({ T: "10", B: t("doudizhu.face.B"), R: t("doudizhu.face.R") }[rank] ?? rank);

/** Cards in words: "two kings, ace".
 * @param {string[]} cards */
export function spoken(cards) {
  const runs = [...new Set(cards)].map((rank) => t("doudizhu.count", cards.filter((c) => c === rank).length, rankName(rank)));
  return runs.join(t("doudizhu.comma"));
}

/** @param {string} rank */
export const rankName = (rank) => t("doudizhu.rank." + rank);

/** Cards in words: "two kings, ace", with the names of ../cards.js.
 * @param {string[]} cards */
export const spokenCards = (cards) => spoken(cards.map((card) => card.slice(0, 1)));

/** A rank's card for a grid of ranks.
 * @param {string} rank */
export const card = (rank) => h("span", { class: "dz-card" }, drawing(rank, true));

/** A play in letters: its cards, the kickers apart from them. Tens, which have two digits, get some space.
 * @param {string} parts */
export function letters(parts) {
  if (parts === "-") return t("doudizhu.pass");
  if (["BR", "B", "R"].includes(parts)) return t("doudizhu.jokers." + parts);
  const [body, ...kickers] = parts.split("+").map((part) => [...part.replace(/T/g, "\u2009T\u2009").replace(/\u2009+/g, "\u2009").trim()].map(face).join(""));
  return kickers.length > 0 ? t("doudizhu.carries", body, kickers) : body ?? "";
}

/** A play in words: "pair: two kings".
 * @param {Pick<import("./state.js").Play, "play" | "kind" | "cards">} play */
export function named(play) {
  return play.play === "-" ? t("doudizhu.pass") : t("doudizhu.named", kindName(play.kind), spoken(play.cards));
}

/** A play as drawn cards, with its name in words: users of voice control say
 * the name that they see.
 * @param {import("./state.js").Play} play */
export function titled(play) {
  const seen = letters(play.parts);
  return seen === named(play) ? seen : `${seen}, ${named(play)}`;
}

/** @param {string} kind */
export const kindName = (kind) => t("doudizhu.kind." + kind);
