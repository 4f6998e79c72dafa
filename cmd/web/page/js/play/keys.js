// Keys that work everywhere in this tab.

/** @param {import("./game.js").Game} game
 * @returns {(key: string) => (() => any) | undefined} the action of a key */
export function meaningOf(game) {
  /** @type {Record<string, () => any>} */
  const acts = {
    " ": () => game.turn(), undo: () => game.undo(), redo: () => game.redo(), u: () => game.undo(), r: () => game.redo(), h: () => game.hint(),
    f: () => game.finish(), n: () => game.open("deal"), m: () => game.open("menu"),
  };
  return (key) => acts[key];
}
