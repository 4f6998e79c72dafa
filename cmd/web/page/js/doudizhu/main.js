// The doudizhu tab: its doors, and the place behind the open door: the table, where the whole game is played, or a room with
// open cards. Both are loaded when they are first entered.

import { styled } from "../dom.js";
import { mountDoors } from "../doors.js";
import { addWords } from "../i18n.js";
import { en, zh } from "../words/doors.js";

addWords({ en, zh });

const doors = /** @type {const} */ ({ table: "table", endgame: "rooms", hand: "rooms", puzzles: "rooms" });
/** @typedef {keyof typeof doors} Door */

/** The loader of each place. */
const places = {
  table: { class: "dz-place", load: async () => (await Promise.all([import("../table/main.js"), styled("css/table.css")]))[0] },
  rooms: { class: "", load: () => import("./rooms.js") },
};

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  return mountDoors(root, ctx, {
    doors, places, doorOf, words: "doudizhu.", bar: "dz-doors",
    opened: (door) => { document.body.dataset["door"] = door; }, // for the style sheets: the table takes the whole screen
  });
}

/** The door that an address leads to: links to endgames name no room.
 * @param {import("../address.js").Params} params @returns {Door} */
function doorOf(params) {
  const named = /** @type {Door[]} */ (Object.keys(doors)).find((door) => door === params["room"]);
  return named ?? (Object.keys(params).length > 0 ? "endgame" : "table");
}
