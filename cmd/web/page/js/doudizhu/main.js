// The doudizhu tab: its doors, and what is behind the one that is open: the table, where the whole game is played, or a room with
// open cards. Both are loaded when they are first entered.

import { fill, h, styled } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { region } from "../parts.js";
import { en, zh } from "../words/doors.js";

addWords({ en, zh });

/** What is behind doors: a view that can be entered as it was left.
 * @typedef {import("../main.js").View & {enter: (door: string) => void}} Inside
 * @typedef {{mount: (root: HTMLElement, ctx: import("../main.js").Context) => Inside}} Module */

const doors = /** @type {const} */ (["table", "endgame", "hand", "puzzles"]);
/** @typedef {typeof doors[number]} Door
 * @typedef {"table" | "rooms"} Place */

/** How each place is loaded. @type {Record<Place, () => Promise<Module>>} */
const modules = {
  table: async () => (await Promise.all([import("../table/main.js"), styled("css/table.css")]))[0],
  rooms: () => import("./rooms.js"),
};

/** @param {Door} door @returns {Place} */
const placeOf = (door) => (door === "table" ? "table" : "rooms");

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  const bar = h("div", { class: "row dz-doors", role: "group" });
  const places = { table: h("div", { class: "dz-place" }), rooms: h("div", {}) };
  fill(root, bar, places.table, places.rooms);
  /** @type {Partial<Record<Place, Inside>>} */
  const inside = {};
  /** @type {Door} */
  let open = "table";

  /** @param {Door} door @param {import("../address.js").Params} [params] */
  const go = async (door, params) => {
    const place = placeOf(door);
    if (place !== placeOf(open)) inside[placeOf(open)]?.hide();
    show(door);
    const { mount } = await modules[place]();
    const known = inside[place];
    const view = (inside[place] ??= mount(places[place], within(ctx, () => place === placeOf(open))));
    if (open !== door) return; // another door was taken meanwhile
    if (params || !known) view.open(params ?? { room: door });
    else view.enter(door);
  };
  /** Goes through a door. A server that is gone is said so.
   * @param {Door} door @param {import("../address.js").Params} [params] */
  const enter = (door, params) => {
    go(door, params).catch(() => fill(places[placeOf(door)], h("p", { class: "note" }, t("notLoaded"))));
  };
  const drawBar = region(bar, (/** @type {Door} */ now, /** @type {string} */ _language) => doors.map((door) =>
    h("button", { type: "button", "data-key": door, "data-door": door, "aria-pressed": String(door === now), onclick: () => enter(door) }, t("doudizhu.room." + door))));
  /** @param {Door} door */
  const show = (door) => {
    open = door;
    document.body.dataset["door"] = door; // for the style sheets: the table takes the whole screen
    bar.setAttribute("aria-label", t("doudizhu.rooms"));
    drawBar(door, t("doudizhu.rooms"));
    places.table.hidden = door !== "table";
    places.rooms.hidden = door === "table";
  };
  show(open);
  return {
    open: (params) => enter(doorOf(params), params),
    build() {
      show(open);
      Object.values(inside).forEach((view) => view.build());
    },
    hide: () => inside[placeOf(open)]?.hide(),
  };
}

/** The door that an address leads to: links to endgames name no room.
 * @param {import("../address.js").Params} params @returns {Door} */
function doorOf(params) {
  const named = doors.find((door) => door === params["room"]);
  return named ?? (Object.keys(params).length > 0 ? "endgame" : "table");
}

/** The shell as a place sees it, which leaves the address alone while another is open.
 * @param {import("../main.js").Context} ctx @param {() => boolean} shown @returns {import("../main.js").Context} */
function within(ctx, shown) {
  return { ...ctx, remember: (params) => { if (shown()) ctx.remember(params); } };
}
