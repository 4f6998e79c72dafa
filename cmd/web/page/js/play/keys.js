// The keys of this tab: one list, which the keyboard obeys and the sheet of keys shows.

import { h } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./game.js").Game} Game */

/** Keys that mean the same, with the name of their words, and their action. The keys without an action are those of the table (klondike/keys.js);
 * arrows and digits lead to it from anywhere.
 * @type {{keys: string[], word: string, act?: (game: Game) => any}[]} */
const rows = [
  { keys: ["←", "→", "↑", "↓"], word: "walk" }, { keys: ["Enter"], word: "pick" }, { keys: ["Esc"], word: "drop" },
  { keys: ["1", "…", "7"], word: "column" }, { keys: ["9"], word: "waste" }, { keys: ["8"], word: "up" }, { keys: ["0"], word: "stock" },
  { keys: [" "], word: "turn", act: (game) => game.turn() },
  { keys: ["u", "undo"], word: "undo", act: (game) => game.undo() }, { keys: ["r", "redo"], word: "redo", act: (game) => game.redo() },
  { keys: ["h"], word: "hint", act: (game) => game.hint() }, { keys: ["f"], word: "finish", act: (game) => game.finish() },
  { keys: ["n"], word: "deal", act: (game) => game.open("deal") }, { keys: ["m"], word: "menu", act: (game) => game.open("menu") },
  { keys: ["?"], word: "keys", act: (game) => game.open("keys") },
];

/** @param {Game} game @param {(key: string) => void} walk handles a key of the table
 * @returns {(key: string) => (() => any) | undefined} the action of a key */
export function meaningOf(game, walk) {
  return (key) => {
    const act = /^(Arrow\w+|\d)$/.test(key) ? () => walk(key) : rows.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key))?.act;
    return act && (() => act(game));
  };
}

/** How a key is written on the sheet.
 * @type {Record<string, string>} */
const written = { undo: "Ctrl Z", redo: "Ctrl ⇧ Z" };

/** The sheet of keys. */
export function keysSheet() {
  const sign = (/** @type {string} */ key) => h("kbd", {}, key === " " ? t("play.key.space") : (written[key] ?? (key.length === 1 ? key.toUpperCase() : key)));
  return [h("dl", { class: "play-keys" }, rows.flatMap(({ keys, word }) => [h("dt", {}, keys.map(sign)), h("dd", {}, t("play.key." + word))]))];
}
