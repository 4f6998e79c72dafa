// The table: 52 cards that are drawn once and moved where the scene says. The style
// sheet animates the way there.

import { face, nameOf, pip, suits } from "../cards.js";
import { calm, fill, h, mark, set, svg } from "../dom.js";
import { t } from "../i18n.js";
import { markNames, pileNames } from "./felt.js";
import { icon } from "./icons.js";
import { layOut } from "./layout.js";

/** @typedef {import("./felt.js").Felt} Felt
 * @typedef {import("./felt.js").Scene} Scene
 * @typedef {import("./layout.js").Layout} Layout */

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
  /** What the keyboard stands on: a card or a pile. */
  cursor = "@";
  /** @type {unknown} */
  #game = null;
  #width = 0;

  /** @param {Felt} felt */
  constructor(felt) {
    this.felt = felt;
    this.element = h("div", { class: "table", id: felt.prefix + "-table", role: "group", "aria-label": t("k.table") });
    for (const pile of [...pileNames, "P"]) {
      const slot = h("div", { class: "slot", role: "button", "data-pile": pile, "aria-label": t("k.pile", pile) }, suitMark(pile));
      const group = h("div", { role: "group", "aria-label": t("k.pile", pile) }, slot);
      this.slots.set(pile, slot);
      this.#groups.set(pile, group);
      this.element.append(group);
    }
    for (const id of felt.ids) {
      const e = h("div", { class: "card", id: this.#idOf(id), role: "button", "data-card": id, "aria-hidden": "true" });
      e.hidden = true;
      this.cards.set(id, e);
      this.element.append(e);
    }
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  /** @param {string} card */
  #idOf(card) {
    return `${this.felt.prefix}-card-${card.replace("#", "")}`;
  }

  /** Draws the felt's scene. */
  draw() {
    const scene = this.felt.scene();
    const width = this.element.clientWidth;
    if (!scene || width === 0) return;
    const still = width !== this.#width || scene.game !== this.#game;
    [this.#width, this.#game] = [width, scene.game];
    mark(this.element, { still, editing: scene.editing });
    const layout = layOut(scene, width, Math.max(56, Math.min(100, innerHeight * .088)));
    this.layout = layout;
    this.element.style.height = layout.height + "px";
    this.element.style.setProperty("--card-width", layout.cardWidth + "px");
    this.element.style.setProperty("--card-height", layout.cardHeight + "px");
    const marks = marksOf(scene, this.felt);
    for (const [pile, e] of this.slots) this.#drawSlot(e, pile, layout, scene, marks);
    for (const [card, e] of this.cards) this.#drawCard(e, card, layout.cards.get(card), scene, marks, still);
    this.#drawCursor();
  }

  /** @param {HTMLElement} e @param {string} pile @param {Layout} layout @param {Scene} scene @param {Marks} marks */
  #drawSlot(e, pile, layout, scene, marks) {
    const at = layout.slots.get(pile);
    const cards = pile === "P" ? [] : (scene.piles.get(pile)?.cards ?? []);
    e.hidden = at === undefined || pile === "P";
    e.style.transform = `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)`;
    const usable = cards.length === 0 || pile === "@" || scene.editing;
    set(e, { "aria-hidden": String(!usable), "aria-label": slotLabel(pile, cards, scene) });
    mark(e, { target: marks.piles.has(pile), spent: pile === "@" && cards.length === 0 && scene.turn === "redeal" });
    pointOut(e, pile, scene);
    const owned = pile === "@" ? [] : cards.filter((c) => !layout.cards.get(c)?.hidden).map((c) => this.#idOf(c));
    this.#groups.get(pile)?.setAttribute("aria-owns", owned.join(" "));
  }

  /** @param {HTMLElement} e @param {string} card @param {import("./layout.js").Place | undefined} place @param {Scene} scene @param {Marks} marks @param {boolean} still */
  #drawCard(e, card, place, scene, marks, still) {
    e.hidden = place === undefined;
    if (!place) return;
    const where = `translate(${place.x}px, ${place.y}px)`;
    if (e.style.transform !== where && !still && !calm() && !e.hidden) rise(e, place.z);
    else if (!e.classList.contains("rising")) e.style.zIndex = String(place.z);
    e.style.transform = where;
    const shown = this.#drawFace(e, card, scene.face(card));
    const inert = place.hidden || place.pile === "@";
    set(e, {
      "data-pile": place.pile, "data-z": place.z, "aria-hidden": String(inert), "aria-label": labelOf(shown, place, scene.marks.blamed?.has(card) ?? false),
      "aria-pressed": inert || scene.picked === "" ? null : String(marks.picked.has(card)),
    });
    mark(e, {
      down: place.down, back: place.pile === "@" || shown === "", inert, movable: !inert && scene.movable.has(card), picked: marks.picked.has(card), target: marks.tops.has(card),
    });
    pointOut(e, card, scene);
  }

  /** Gives a card another face, if it has got another.
   * @param {HTMLElement} e @param {string} card @param {string} shown
   * @returns {string} the face */
  #drawFace(e, card, shown) {
    if (shown !== "" && this.#faces.get(card) !== shown) {
      fill(e, face(shown));
      this.#faces.set(card, shown);
    }
    return shown;
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

/** What follows from the card picked up: the run, the piles it may go to and their last cards.
 * @typedef {{picked: Set<string>, piles: Set<string>, tops: Set<string>}} Marks */

/** @param {Scene} scene @param {Felt} felt
 * @returns {Marks} */
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

/** @param {string} shown the face @param {import("./layout.js").Place} place @param {boolean} blamed */
function labelOf(shown, { pile, down }, blamed) {
  return (shown ? t("k.cardAt", nameOf(shown), pile, down) : t("k.backAt", pile)) + (blamed ? t("k.also", t("k.blamed")) : "");
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
