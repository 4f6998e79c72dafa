// The first game teaches: at each decision it explains the choice, and names a good one.

import { kindName, spoken } from "../doudizhu/cards.js";
import { t } from "../i18n.js";

/** @typedef {import("./state.js").View} View
 * @typedef {import("./state.js").Play} Play */

/** The text at a decision.
 * @param {View} view @param {Play[] | null} hints @param {import("./state.js").Advice | null} advice */
export function lessonFor(view, hints, advice) {
  if (view.stage === "calling") return t("table.lesson.call", advice ? t("table.advice", advice, view.stage, view.auction) : "");
  if (view.stage === "doubling") return t("table.lesson.double", advice ? t("table.advice", advice, view.stage, view.auction) : "");
  const best = hints?.find((play) => play.play !== "-");
  const named = best ? t("table.hintNamed", kindName(best.kind), spoken(best.cards)) : "";
  const own = view.moves.filter((m) => m.chair === 0).length;
  if (!view.last) return t(own === 0 ? "table.lesson.first" : "table.lesson.lead", named);
  const partner = view.landlord !== 0 && view.owner !== null && view.owner !== view.landlord;
  const last = t("table.hintNamed", kindName(view.last.kind), spoken(view.last.cards));
  if (!view.beats) return t("table.lesson.nothing", last);
  return t(partner ? "table.lesson.partner" : "table.lesson.beat", last, named);
}
