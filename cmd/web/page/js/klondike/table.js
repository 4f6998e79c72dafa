// The table: 52 cards that are drawn once and moved where the board says. The style
// sheet animates the way there.

import { deck, face, nameOf, pip, signOf, suits } from "../cards.js";
import { calm, h, mark, set, svg } from "../dom.js";
import { t } from "../i18n.js";
import { cardsOf, pileNames } from "./board.js";
import { icon } from "./icons.js";
import { layOut } from "./layout.js";
import { blamed, boardOf, targets } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./layout.js").Layout} Layout */

export class Table {
  /** @type {Map<string, HTMLElement>} */
  cards = new Map();
  /** @type {Map<string, HTMLElement>} */
  slots = new Map();
  /** @type {Map<string, HTMLElement>} */
  #groups = new Map();
  /** @type {Layout | null} */
  layout = null;
  /** What the keyboard stands on: a card or a pile. */
  cursor = "@";
  /** @type {State["start"] | null} */
  #start = null;
  #width = 0;

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    this.element = h("div", { class: "table", id: "k-table", role: "group", "aria-label": t("k.table") });
    for (const pile of [...pileNames, "P"]) {
      const slot = h("div", { class: "slot", role: "button", "data-pile": pile, "aria-label": t("k.pile", pile) }, suitMark(pile));
      const group = h("div", { role: "group", "aria-label": t("k.pile", pile) }, slot);
      this.slots.set(pile, slot);
      this.#groups.set(pile, group);
      this.element.append(group);
    }
    for (const card of deck) {
      const e = h("div", { class: "card", id: "card-" + card, role: "button", "data-card": card, "aria-label": nameOf(card) }, face(card));
      this.cards.set(card, e);
      this.element.append(e);
    }
    new ResizeObserver(() => this.draw(this.game.state)).observe(this.element);
  }

  /** @param {State} s */
  draw(s) {
    const board = boardOf(s);
    const width = this.element.clientWidth;
    if (!board || width === 0) return;
    const still = width !== this.#width || s.start !== this.#start;
    [this.#width, this.#start] = [width, s.start];
    mark(this.element, { still, editing: s.edit !== null });
    const layout = layOut(board, width, Math.max(56, Math.min(100, innerHeight * .088)), s.edit !== null);
    this.layout = layout;
    this.element.style.height = layout.height + "px";
    this.element.style.setProperty("--card-width", layout.cardWidth + "px");
    this.element.style.setProperty("--card-height", layout.cardHeight + "px");
    const marks = marksOf(s);
    for (const [pile, e] of this.slots) this.#drawSlot(e, pile, pile === "P" ? [] : cardsOf(board, pile), layout, s, marks);
    for (const [card, e] of this.cards) this.#drawCard(e, card, layout.cards.get(card), s, marks, still);
    this.#drawCursor();
  }

  /** @param {HTMLElement} e @param {string} pile @param {string[]} cards @param {Layout} layout @param {State} s @param {Marks} marks */
  #drawSlot(e, pile, cards, layout, s, marks) {
    const at = layout.slots.get(pile);
    e.hidden = at === undefined || pile === "P";
    e.style.transform = `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)`;
    const usable = cards.length === 0 || pile === "@" || s.edit !== null;
    set(e, { "aria-hidden": String(!usable), "aria-label": slotLabel(pile, cards, s) });
    mark(e, {
      target: marks.piles.has(pile), aimed: s.edit?.pile === pile, hinted: pile === "@" && marks.hinted.has("@"),
      spent: pile === "@" && cards.length === 0 && s.legal.some((m) => m.redeal),
    });
    const owned = pile === "@" ? [] : cards.filter((c) => !layout.cards.get(c)?.hidden).map((c) => "card-" + c);
    this.#groups.get(pile)?.setAttribute("aria-owns", owned.join(" "));
  }

  /** @param {HTMLElement} e @param {string} card @param {import("./layout.js").Place | undefined} place @param {State} s @param {Marks} marks @param {boolean} still */
  #drawCard(e, card, place, s, marks, still) {
    e.hidden = place === undefined;
    if (!place) return;
    const where = `translate(${place.x}px, ${place.y}px)`;
    if (e.style.transform !== where && !still && !calm() && !e.hidden) rise(e, place.z);
    else if (!e.classList.contains("rising")) e.style.zIndex = String(place.z);
    e.style.transform = where;
    const inert = place.hidden || place.pile === "@";
    set(e, {
      "data-pile": place.pile, "data-z": place.z, "aria-hidden": String(inert), "aria-label": labelOf(card, place, marks),
      "aria-pressed": inert || s.picked === "" ? null : String(marks.picked.has(card)),
    });
    mark(e, {
      down: place.down, back: place.pile === "@", inert, movable: s.edit ? !inert : marks.movable.has(card), picked: marks.picked.has(card),
      target: marks.tops.has(card), hinted: marks.hinted.has(card), wrong: marks.wrong.has(card), blamed: marks.blamed.has(card),
    });
  }

  /** Lets exactly one thing on the table be reached by the tab key. */
  #drawCursor() {
    const here = this.at(this.cursor);
    if (!here || here.getAttribute("aria-hidden") === "true" || here.hidden) this.cursor = "@";
    const focused = document.activeElement;
    if (focused !== this.element && this.element.contains(focused) && focused !== this.at(this.cursor)) {
      this.at(this.cursor)?.setAttribute("tabindex", "0");
      this.at(this.cursor)?.focus();
    }
    for (const [name, e] of [...this.slots, ...this.cards]) {
      const hidden = e.getAttribute("aria-hidden") === "true";
      set(e, { tabindex: name === this.cursor ? 0 : hidden ? null : -1 });
    }
  }

  /** The element of a card or a pile.
   * @param {string} name */
  at(name) {
    return this.cards.get(name) ?? this.slots.get(name);
  }

  /** The pile that a card lies on; a pile is itself.
   * @param {string} name */
  pileOf(name) {
    return this.layout?.cards.get(name)?.pile ?? name;
  }

  /** Moves the keyboard to a card or a pile.
   * @param {string} name */
  focus(name) {
    this.cursor = name;
    this.#drawCursor();
    this.at(name)?.focus();
  }
}

/** What is to be pointed out: the run picked up, the piles it may go to and their
 * last cards, cards that can move, the hint, cards at fault, and cards to blame for a loss.
 * @typedef {{picked: Set<string>, piles: Set<string>, tops: Set<string>, movable: Set<string>, hinted: Set<string>, wrong: Set<string>, blamed: Set<string>}} Marks */

/** @param {State} s
 * @returns {Marks} */
function marksOf(s) {
  const board = boardOf(s);
  const goals = s.picked ? targets(s, s.picked) : [];
  const piles = new Set(s.edit ? [] : goals.map((g) => g.to));
  const tops = [...piles].map((p) => (board ? (cardsOf(board, p).at(-1) ?? "") : ""));
  const best = s.hints?.find((m) => m.verdict === "solved");
  const fault = s.edit?.fault;
  const wrong = fault ? deck.filter((c) => fault.twice.includes(c) || (fault.missing.length === 0 && fault.message.includes(signOf(c)))) : [];
  return {
    picked: new Set(goals[0]?.cards ?? (s.picked ? [s.picked] : [])), piles, tops: new Set(tops), movable: new Set(s.legal.map((m) => m.card)),
    hinted: new Set(best ? (best.move === "@" ? ["@"] : best.cards) : []), wrong: new Set(wrong), blamed: blamed(s),
  };
}

/** @param {string} card @param {{pile: string, down: boolean}} place @param {Marks} marks */
function labelOf(card, { pile, down }, marks) {
  return t("k.cardAt", nameOf(card), pile, down) + (marks.blamed.has(card) ? t("k.also", t("k.blamed")) : "");
}

/** Lifts a card over the others until it has arrived.
 * @param {HTMLElement} e @param {number} z */
function rise(e, z) {
  e.classList.add("rising");
  e.style.zIndex = String(100 + z);
  setTimeout(() => {
    e.classList.remove("rising");
    e.style.zIndex = e.dataset["z"] ?? String(z);
  }, 260);
}

/** @param {string} pile @param {string[]} cards @param {State} s */
function slotLabel(pile, cards, s) {
  if (pile === "@" && !s.edit) return t("k.stockLabel", cards.length, cards[0] ? nameOf(cards[0]) : "", s.legal.some((m) => m.move === "@"));
  return t("k.slotLabel", t("k.pile", pile), cards.length);
}

/** @param {string} pile */
function suitMark(pile) {
  if (pile === "@") return icon("turn");
  return suits.includes(pile) ? svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, pip(pile, 0, 0, 20)) : null;
}
