// A hand of cards in one row, as players hold it, or in two rows where one would hide the cards' indices on an upright phone. A tap raises a card
// or lowers it again; a swipe does so with all cards from the first to the last that it touches, as far as they form a play; a double tap plays the
// raised cards. With keys, the arrows walk along the cards, Space raises, Enter plays.

import { face } from "./cards.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { refill } from "./parts.js";

/** The callbacks of a hand: raise receives the places of cards that stay up and of those that a gesture raises besides, one by a tap, more by a swipe;
 * play plays the raised cards, and name returns a card's name for a screen reader.
 * @typedef {{raise: (up: number[], touched: number[]) => void, play: () => void, name: (card: string) => string}} Manners */

/** The least strip of each card that a row shows, in pixels: a rank, and room for a finger. */
const least = 26;

/** How soon a second tap on the same card plays, in milliseconds. */
const twice = 350;

/** A hand whose cards can be raised.
 * @param {Manners} manners
 * @returns {{element: HTMLElement, draw: (cards: string[], up: readonly number[], label: string, open: boolean) => void}} the places of
 *   cards that are up count from the left; cards can be raised while the hand is open */
export function fan(manners) {
  const element = h("div", { class: "fan", role: "group" });
  const hold = new Hold(element, manners);
  return {
    element,
    draw(cards, up, label, open) {
      element.setAttribute("role", open ? "group" : "img");
      element.setAttribute("aria-label", label);
      element.classList.toggle("open", open);
      hold.show(cards, up, open);
    },
  };
}

/** Cards side by side that can't be raised.
 * @param {string[]} cards @param {string} label */
export function row(cards, label) {
  return h("span", { class: "fan", role: "img", "aria-label": label }, cards.map((card) => h("span", { class: "fan-slot", "data-card": card }, picture(card))));
}

/** The button that plays the raised cards, with the reason why they can't be played under its word.
 * @template {Element} B @param {B} button @param {string} why the service's word for it, "none" with no cards raised, or "" */
export function withReason(button, why) {
  button.querySelector("small")?.remove();
  if (why) button.append(h("small", {}, t("doudizhu.refused." + why)));
  return button;
}

/** @param {string} card */
function picture(card) {
  return h("span", { class: "fan-card" }, face(card, false, true));
}

/** The cards of a hand, and the gesture on them. */
class Hold {
  /** @type {string[]} */
  #cards = [];
  /** @type {readonly number[]} */
  #up = [];
  #open = false;
  /** The card that takes the keyboard. */
  #at = 0;
  /** @type {{first: number, last: number} | null} the cards that a pointer has touched */
  #sweep = null;
  #tapped = { place: -1, time: -twice };

  /** @param {HTMLElement} element @param {Manners} manners */
  constructor(element, manners) {
    this.element = element;
    this.manners = manners;
    element.addEventListener("pointerdown", (event) => this.#begin(event));
    element.addEventListener("pointermove", (event) => this.#go(event));
    element.addEventListener("pointerup", (event) => this.#end(event));
    element.addEventListener("pointercancel", () => this.#stop());
    element.addEventListener("click", (event) => this.#pressed(event));
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("keypress", (event) => event.key === "Enter" && event.preventDefault()); // Enter plays, and must not press the card besides
    new ResizeObserver(() => this.#arrange()).observe(element);
  }

  /** Marks a hand whose cards would be too narrow in one row: style sheets break it into two where the screen is upright. */
  #arrange() {
    const { length } = this.#cards, card = this.element.querySelector(".fan-card");
    const strip = (this.element.clientWidth - (card?.clientWidth ?? 0)) / (length - 1);
    this.element.classList.toggle("tight", length > 1 && strip < least);
    this.element.style.setProperty("--fan-strips", String(Math.ceil(length / 2) - 1));
  }

  /** @param {string[]} cards @param {readonly number[]} up @param {boolean} open */
  show(cards, up, open) {
    const same = open === this.#open && cards.length === this.#cards.length && cards.every((card, i) => card === this.#cards[i]);
    [this.#cards, this.#up, this.#open] = [cards, up, open];
    if (!same) {
      [this.#at, this.#sweep] = [Math.max(0, Math.min(this.#at, cards.length - 1)), null];
      refill(this.element, cards.map((card, i) => this.#slot(card, i)));
      this.#arrange();
    }
    this.#mark();
  }

  /** @param {string} card @param {number} i */
  #slot(card, i) {
    return this.#open ? h("button", { type: "button", class: "fan-slot", "data-key": `card${i}`, "data-card": card, "aria-label": this.manners.name(card) }, picture(card))
      : h("span", { class: "fan-slot", "data-card": card }, picture(card));
  }

  /** Shows which cards are up, and which cards the swipe changes. */
  #mark() {
    [...this.element.children].forEach((slot, i) => {
      const up = this.#up.includes(i);
      slot.classList.toggle("up", up);
      slot.classList.toggle("swept", this.#swept(i));
      if (!this.#open) return;
      slot.setAttribute("aria-pressed", String(up));
      slot.setAttribute("tabindex", i === this.#at ? "0" : "-1");
    });
  }

  /** @param {number} i */
  #swept(i) {
    const s = this.#sweep;
    return s !== null && i >= Math.min(s.first, s.last) && i <= Math.max(s.first, s.last);
  }

  /** The card at a point of the screen, or the nearest card in its row.
   * @param {PointerEvent} event */
  #under({ clientX, clientY }) {
    const slots = [...this.element.children];
    const top = slots[0]?.getBoundingClientRect().top ?? 0;
    const broken = slots.findIndex((slot) => slot.getBoundingClientRect().top > top + 1);
    const within = (/** @type {number} */ from, /** @type {number} */ to) => Math.max(from, slots.slice(0, to).findLastIndex((slot) => slot.getBoundingClientRect().left <= clientX));
    const below = broken < 0 ? -1 : within(broken, slots.length);
    const onBelow = below >= 0 && clientY >= (slots[below]?.firstElementChild?.getBoundingClientRect().top ?? 0);
    return onBelow ? below : within(0, broken < 0 ? slots.length : broken);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const target = /** @type {Element} */ (event.target).closest(".fan-slot");
    if (!this.#open || !event.isPrimary || event.button !== 0 || !target) return;
    const first = this.#under(event);
    this.#sweep = { first, last: first };
    this.element.setPointerCapture(event.pointerId);
    this.#mark();
  }

  /** @param {PointerEvent} event */
  #go(event) {
    if (!this.#sweep || !event.isPrimary) return;
    this.#sweep.last = this.#under(event);
    this.#mark();
  }

  /** @param {PointerEvent} event */
  #end(event) {
    const s = this.#sweep;
    if (!s || !event.isPrimary) return;
    this.#sweep = null;
    this.#at = s.last;
    if (s.first !== s.last) this.#turn(s.first, s.last);
    else this.#tap(s.first, event.timeStamp);
  }

  #stop() {
    this.#sweep = null;
    this.#mark();
  }

  /** Handles a tap. The second tap of a double tap raises the card if the first tap has lowered it, and plays.
   * @param {number} i @param {number} time */
  #tap(i, time) {
    const again = this.#tapped.place === i && time - this.#tapped.time < twice;
    this.#tapped = { place: again ? -1 : i, time };
    if (!again || !this.#up.includes(i)) this.#turn(i, i);
    if (again) this.manners.play();
  }

  /** Raises the cards between two places, or lowers them if the first is up.
   * @param {number} first @param {number} last */
  #turn(first, last) {
    const [from, to] = [Math.min(first, last), Math.max(first, last)];
    const outside = this.#up.filter((i) => i < from || i > to);
    this.manners.raise(outside, this.#up.includes(first) ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i));
  }

  /** A press without a pointer: by a key, or by a screen reader.
   * @param {MouseEvent} event */
  #pressed(event) {
    const slot = /** @type {Element} */ (event.target).closest(".fan-slot");
    const i = [...this.element.children].findIndex((e) => e === slot);
    if (this.#open && event.detail === 0 && i >= 0) this.#turn(i, i);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!this.#open) return;
    if (step) {
      event.preventDefault();
      this.#at = Math.max(0, Math.min(this.#cards.length - 1, this.#at + step));
      this.#mark();
      /** @type {HTMLElement | undefined} */ (this.element.children[this.#at])?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault(); // the browser would press the card
      event.stopPropagation();
      this.manners.play();
    }
  }
}
