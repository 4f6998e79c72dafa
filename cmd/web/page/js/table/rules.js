// The rules in short, and the kinds of plays with an example each.

import { letters } from "../doudizhu/cards.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** The kinds in the order in which people learn them, with examples.
 * @type {[kind: string, example: string][]} */
const kinds = [
  ["solo", "7"], ["pair", "77"], ["trio", "777"], ["trio+solo", "777+3"], ["trio+pair", "777+33"], ["chain", "34567"], ["pair-chain", "334455"], ["trio-chain", "333444"],
  ["plane+solos", "333444+57"], ["plane+pairs", "333444+5577"], ["four+solos", "8888+35"], ["four+pairs", "8888+3355"], ["bomb", "8888"], ["rocket", "BR"],
];

/** @param {import("./game.js").Game} game @param {string} name of the game */
export function rulesSheet(game, name) {
  return [
    ...["goal", "call." + name, "turn", "score", "keys"].map((word) => h("p", {}, t("table.rules." + word))),
    h("table", { class: "play-table" }, h("caption", { class: "unseen" }, t("table.kinds")), h("tbody", {}, kinds.map(([kind, example]) =>
      h("tr", {}, h("th", { scope: "row" }, t("doudizhu.kind." + kind)), h("td", { class: "number" }, letters(example)))))),
    h("p", {}, t("table.rules.honest")),
    h("button", { type: "button", class: "main", onclick: () => game.shut() }, t("table.goOn")),
  ];
}
