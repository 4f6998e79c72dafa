// Motion on the table: a card moves from its old place to its new place, turns
// over if its other side faces up now, and is lit for a moment. Without motion for readers who
// want none.

import { calm } from "../dom.js";
import { isColumn } from "./felt.js";

/** @typedef {import("./layout.js").Layout} Layout
 * The change since the last drawing: whether cards jump to their places, whether
 * they are dealt out, whether any card has moved, the cards of the last move, and how long
 * each of them waits.
 * @typedef {{still: boolean, dealt: boolean, changed: boolean, moved: Map<string, number>}} Step */

const move = 180; // milliseconds, as in css/cards.css
const apart = 45; // between cards that are turned one after the other
const dealing = 14; // between cards that are dealt
const lit = 1200; // that the last move is lit
const many = 13; // cards: more don't move by one gesture

export class Motion {
  /** @type {unknown} */
  #game = null;
  #frame = "";
  /** Where cards lay. @type {Map<string, import("./layout.js").Place>} */
  #before = new Map();
  /** @type {Animation[]} */
  #running = [];

  /** Compares a scene with the last one.
   * @param {import("./felt.js").Scene} scene @param {Layout} layout @param {string} frame where the table is
   * @returns {Step} */
  next(scene, layout, frame) {
    const other = scene.game !== this.#game;
    const still = other || frame !== this.#frame || calm();
    const moved = new Map(other ? [] : this.#moved(layout));
    const changed = other || moved.size > 0;
    if (changed) this.#running.splice(0).forEach((a) => a.cancel());
    [this.#game, this.#frame, this.#before] = [scene.game, frame, layout.cards];
    return { still, dealt: other && scene.deal && !calm(), changed, moved };
  }

  /** The cards that lie on another pile now. Cards from the stock move one by one.
   * @param {Layout} layout @returns {[card: string, wait: number][]} */
  #moved({ cards }) {
    const all = [...cards].filter(([card, place]) => (this.#before.get(card)?.pile ?? place.pile) !== place.pile);
    const turned = all.filter(([card, place]) => place.pile === "W" && this.#before.get(card)?.pile === "@").sort(([, a], [, b]) => a.index - b.index);
    return all.map(([card]) => [card, Math.max(0, turned.slice(-3).findIndex(([c]) => c === card)) * apart]);
  }

  /** Brings a card to its place, and turns it over if its other side faces up now.
   * @param {HTMLElement} e @param {string} card @param {import("./layout.js").Place} place @param {boolean} back @param {Step} step */
  move(e, card, place, back, { still, moved }) {
    const wait = moved.get(card) ?? 0;
    if (e.classList.contains("held")) return;
    const where = `translate(${place.x}px, ${place.y}px)`;
    e.style.setProperty("--wait", wait + "ms");
    if (!still && e.style.transform !== where) lift(e, place.z, move + wait);
    else if (!e.classList.contains("rising")) e.style.zIndex = String(place.z);
    e.dataset["z"] = String(place.z);
    if (moved.size > 0) e.classList.remove("fresh");
    e.style.transform = where;
    if (!still && !place.buried && back !== e.classList.contains("back")) turn(e, move + wait);
    if (moved.has(card) && moved.size <= many && place.pile !== "@" && e.dataset["pile"] !== "@") {
      e.classList.add("fresh");
      setTimeout(() => e.classList.remove("fresh"), lit);
    }
  }

  /** Deals the columns out from the stock.
   * @param {Map<string, HTMLElement>} elements @param {Layout} layout */
  dealOut(elements, { cards, slots }) {
    const from = slots.get("@") ?? { x: 0, y: 0 };
    const dealt = [...cards].filter(([, p]) => isColumn(p.pile)).sort(([, a], [, b]) => a.index - b.index || a.x - b.x);
    dealt.forEach(([card, to], i) => {
      const e = elements.get(card);
      if (!e) return;
      const keys = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
      this.#running.push(e.animate(keys, { duration: move, delay: i * dealing, fill: "backwards", easing: "ease-out" }));
      e.style.setProperty("--wait", i * dealing + move / 2 + "ms");
      if (!to.down) turn(e, i * dealing + 1.5 * move);
    });
  }
}

/** Lifts a card over the others until it has arrived.
 * @param {HTMLElement} e @param {number} z @param {number} time */
function lift(e, z, time) {
  e.classList.add("rising");
  e.style.zIndex = String(100 + z);
  setTimeout(() => {
    e.classList.remove("rising");
    e.style.zIndex = e.dataset["z"] ?? String(z);
  }, time + 40);
}

/** Shows both sides of a card while it turns over.
 * @param {HTMLElement} e @param {number} time */
function turn(e, time) {
  e.classList.add("turning");
  setTimeout(() => e.classList.remove("turning"), time + 40);
}
