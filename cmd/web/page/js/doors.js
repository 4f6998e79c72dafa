// Doors: a tab whose places are loaded when they are first entered, with a bar of buttons that
// lead to them. The address names the door by its parameter room; each press on the bar makes an entry of the history.

import { fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { region } from "./parts.js";

/** A place behind doors: a view that keeps its state when the reader leaves it.
 * @typedef {import("./main.js").View & {enter: (door: string) => void}} Inside
 * @typedef {{mount: (root: HTMLElement, ctx: import("./main.js").Context) => Inside}} Module */

/** A tab with doors. Several doors may lead to one place.
 * @template {string} Door @template {string} Place
 * @typedef {object} Plan
 * @property {Record<Door, Place>} doors in their order
 * @property {Record<Place, {load: () => Promise<Module>, class: string}>} places
 * @property {string} words prefix of the words: those of the bar end with rooms, those of a door with room and its name
 * @property {string} bar class of the bar
 * @property {(params: import("./address.js").Params) => Door} doorOf the door that an address leads to
 * @property {(door: Door) => void} [opened] called with each door that is taken */

/** @template {string} Door @template {string} Place
 * @param {HTMLElement} root @param {import("./main.js").Context} ctx @param {Plan<Door, Place>} plan @returns {import("./main.js").View} */
export function mountDoors(root, ctx, { doors, places, words, bar: look, doorOf, opened = () => {} }) {
  const names = /** @type {Door[]} */ (Object.keys(doors));
  const bar = h("div", { class: "row " + look, role: "group" });
  /** @type {Record<Place, HTMLElement>} */
  const roots = /** @type {any} */ (Object.fromEntries(Object.entries(/** @type {Record<string, {class: string}>} */ (places)).map(([place, of]) => [place, h("div", { class: of.class })])));
  fill(root, bar, ...Object.values(roots));
  /** @type {Partial<Record<Place, Inside>>} */
  const inside = {};
  let open = names[0];

  /** @param {Door} door @param {import("./address.js").Params} [params] */
  const go = async (door, params) => {
    const place = doors[door];
    if (!params && door !== open) ctx.enter({ room: door });
    if (place !== doors[open]) {
      inside[doors[open]]?.hide();
      ctx.cover(null); // the place keeps what lies over it
    }
    show(door);
    const { mount } = await places[place].load();
    const known = inside[place];
    const view = (inside[place] ??= mount(roots[place], { ...ctx, remember: (at) => place === doors[open] && ctx.remember(at), cover: (over) => place === doors[open] && ctx.cover(over) })); // a place leaves the address alone while another is open
    if (open !== door) return; // another door was taken meanwhile
    if (params || !known) await view.open(params ?? { room: door });
    else view.enter(door);
  };
  /** Goes through a door. If the place can't be loaded, the page shows an error.
   * @param {Door} door @param {import("./address.js").Params} [params] */
  const enter = (door, params) =>
    go(door, params).catch(() => fill(roots[doors[door]], h("p", { class: "note" }, t("notLoaded"))));
  const drawBar = region(bar, (/** @type {Door} */ now, /** @type {string} */ _language) => names.map((door) =>
    h("button", { type: "button", "data-key": door, "data-door": door, "aria-pressed": String(door === now), onclick: () => enter(door) }, t(`${words}room.${door}`))));
  /** @param {Door} door */
  const show = (door) => {
    open = door;
    opened(door);
    bar.setAttribute("aria-label", t(words + "rooms"));
    drawBar(door, t(words + "rooms"));
    for (const place of /** @type {Place[]} */ (Object.keys(roots))) roots[place].hidden = place !== doors[door];
  };
  show(open);
  return {
    open: (params) => enter(doorOf(params), params),
    build() {
      show(open);
      Object.values(inside).forEach((view) => view.build());
    },
    lay: (over) => inside[doors[open]]?.lay?.(over),
    hide: () => inside[doors[open]]?.hide(),
  };
}
