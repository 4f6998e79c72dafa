// The table: 52 cards that are drawn once and then moved to their places in the scene. The style
// sheet animates the way.

import { face, nameOf, pip, suits } from "../cards.js";
import { h, mark, set, svg } from "../dom.js";
import { t } from "../i18n.js";
import { looks, onLooks } from "../looks.js";
import { markNames, pileNames, unknown } from "./felt.js";
import { icon } from "./icons.js";
import { layOut } from "./layout.js";
import { Motion } from "./motion.js";

/** @import { Felt, Scene } from "./felt.js"
 * @import { Layout, Place } from "./layout.js" */

export class Table {
  /** @type {Map<string, HTMLElement>} */
  cards = new Map();
  /** @type {Map<string, HTMLElement>} */
  slots = new Map();
  /** @type {Map<string, HTMLElement>} */
  #groups = new Map();
  /** The faces drawn, by card. @type {Map<string, string>} */
  #faces = new Map();
  /** @type {Layout | null} */
  layout = null;
  /** The card or pile with the keyboard's focus. */
  cursor = "@";
  #motion = new Motion();
  #sizes = new ResizeObserver(() => this.draw());
  /** The element that holds the table, whose height the table may fill. @type {HTMLElement | null} */
  #around = null;

  /** @param {Felt} felt */
  constructor(felt) {
    this.felt = felt;
    this.element = h("div", { class: "table", id: felt.prefix + "-table", role: "group", "aria-label": t("k.table") });
    for (const pile of pileNames) {
      const slot = h("div", { class: "slot", role: "button", "data-pile": pile, "aria-label": t("k.pile", pile) }, suitMark(pile));
      slot.hidden = true;
      const group = h("div", { role: "group", "aria-label": t("k.pile", pile) }, slot);
      this.slots.set(pile, slot);
      this.#groups.set(pile, group);
      this.element.append(group);
    }
    for (const id of felt.ids) {
      const e = h("div", { class: "card back", id: this.#idOf(id), role: "button", "data-card": id, "aria-hidden": "true" }, h("div", { class: "reverse" }));
      e.hidden = true;
      this.cards.set(id, e);
      this.element.append(e);
    }
    this.#sizes.observe(this.element);
    const forget = onLooks(() => (this.element.isConnected ? this.draw() : forget())); // a replaced table never comes back
  }

  /** @param {string} card */
  #idOf(card) {
    return `${this.felt.prefix}-card-${card.replace("#", "")}`;
  }

  /** Draws the felt's scene, or backs while nothing is known. Nothing is drawn before the
   * table has a size. */
  draw() {
    const frame = this.#frame();
    if (frame.width === 0) return;
    this.#watch();
    const known = this.felt.scene();
    const scene = known ?? unknown(this.felt.ids);
    const layout = layOut(scene, frame);
    const step = this.#motion.next(scene, layout, JSON.stringify({ ...frame, covered: 0 })); // cards move out of a message's way
    this.layout = layout;
    if (step.changed) this.cards.forEach((e) => e.classList.remove("held")); // dropped cards have reached their places
    mark(this.element, { still: step.still, editing: scene.editing, waiting: known === null });
    this.element.style.height = layout.height + "px";
    this.element.style.setProperty("--card-width", layout.cardWidth + "px");
    this.element.style.setProperty("--card-height", layout.cardHeight + "px");
    const marks = marksOf(scene, this.felt);
    for (const [pile, e] of this.slots) this.#drawSlot(e, pile, layout, scene, marks);
    for (const [card, e] of this.cards) this.#drawCard(e, card, layout.cards.get(card), scene, marks, step);
    if (step.dealt) this.#motion.dealOut(this.cards, layout);
    this.#drawCursor();
  }

  /** Draws again when the element that holds the table gets another size. */
  #watch() {
    const { parentElement } = this.element;
    if (parentElement && parentElement !== this.#around) this.#sizes.observe(parentElement);
    this.#around = parentElement;
  }

  /** @returns {import("./layout.js").Frame} */
  #frame() {
    const room = this.felt.room?.() ?? 0;
    const widest = room > 0 ? 240 : Math.max(56, Math.min(150, innerHeight * .125));
    return { width: this.element.clientWidth, room, widest, mirrored: looks().stock === "right", large: looks().face === "large", covered: this.felt.covered?.() ?? 0 };
  }

  /** @param {HTMLElement} e @param {string} pile @param {Layout} layout @param {Scene} scene @param {Marks} marks */
  #drawSlot(e, pile, layout, scene, marks) {
    const at = layout.slots.get(pile);
    const cards = scene.piles.get(pile)?.cards ?? [];
    e.hidden = at === undefined;
    e.style.transform = `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)`;
    const usable = cards.length === 0 || pile === "@" || scene.editing;
    set(e, { "aria-hidden": String(!usable), "aria-label": slotLabel(pile, cards, scene) });
    mark(e, { target: marks.piles.has(pile), spent: pile === "@" && cards.length === 0 && scene.turn === "redeal" });
    pointOut(e, pile, scene);
    const owned = pile === "@" ? [] : cards.filter((c) => !layout.cards.get(c)?.hidden).map((c) => this.#idOf(c));
    this.#groups.get(pile)?.setAttribute("aria-owns", owned.join(" "));
  }

  /** @param {HTMLElement} e @param {string} card @param {Place | undefined} place @param {Scene} scene @param {Marks} marks @param {import("./motion.js").Step} step */
  #drawCard(e, card, place, scene, marks, step) {
    e.hidden = place === undefined;
    if (!place) return;
    const shown = scene.face(card);
    const back = place.pile === "@" || shown === "";
    this.#drawFace(e, card, shown);
    this.#motion.move(e, card, place, back, step);
    const inert = place.hidden || place.pile === "@";
    set(e, {
      "data-pile": place.pile, "aria-hidden": String(inert), "aria-label": labelOf(shown, place, scene.piles.get(place.pile)?.cards.length ?? 0, scene.marks.blamed?.has(card) ?? false),
      "aria-pressed": inert || scene.picked === "" ? null : String(marks.picked.has(card)),
    });
    mark(e, {
      down: place.down, back, inert, buried: place.buried, movable: !inert && scene.movable.has(card),
      picked: marks.picked.has(card), target: marks.tops.has(card),
    });
    pointOut(e, card, scene);
  }

  /** Draws the face of a card, if it isn't drawn yet.
   * @param {HTMLElement} e @param {string} card @param {string} shown "" keeps the old face, which a card still shows while it turns over */
  #drawFace(e, card, shown) {
    const plain = this.layout?.plain ?? false;
    const drawn = shown + plain;
    if (shown === "" || this.#faces.get(card) === drawn) return;
    e.querySelector(".face")?.remove();
    e.append(face(shown, plain));
    this.#faces.set(card, drawn);
  }

  /** Makes exactly one element of the table reachable by the tab key. */
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

  /** The pile that a card lies on; for a pile, the pile itself.
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

/** The marks for the card picked up: the run, the piles it may go to and their last cards.
 * @typedef {{picked: Set<string>, piles: Set<string>, tops: Set<string>}} Marks */

/** @param {Scene} scene @param {Felt} felt @returns {Marks} */
function marksOf({ picked, piles, editing }, felt) {
  const goals = picked ? felt.targets(picked) : [];
  const to = editing ? [] : goals.map((g) => g.to);
  return {
    picked: new Set(goals[0]?.cards ?? (picked ? [picked] : [])), piles: new Set(to),
    tops: new Set(to.map((p) => piles.get(p)?.cards.at(-1) ?? "")),
  };
}

/** @param {HTMLElement} e @param {string} name of a card or a pile @param {Scene} scene */
function pointOut(e, name, { marks }) {
  for (const m of markNames) e.classList.toggle(m, marks[m]?.has(name) ?? false);
}

/** @param {string} shown the face @param {Place} place @param {number} all cards of its pile @param {boolean} blamed */
const labelOf = (shown, { pile, index, down }, all, blamed) => t("k.cardAt", shown && nameOf(shown), pile, down || shown === "", index + 1, all) + (blamed ? t("k.also", t("k.blamed")) : "");

/** @param {string} pile @param {string[]} cards @param {Scene} scene */
function slotLabel(pile, cards, { editing, face: faceOf, turn }) {
  if (pile !== "@" || editing) return t("k.slotLabel", t("k.pile", pile), cards.length);
  const next = cards[0] ? faceOf(cards[0]) : "";
  return t("k.stockLabel", cards.length, next && nameOf(next), turn !== "");
}

/** @param {string} pile */
function suitMark(pile) {
  if (pile === "@") return icon("turn");
  return suits.includes(pile) ? svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, pip(pile, 0, 0, 20)) : null;
}
