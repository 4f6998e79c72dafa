// Mouse, finger and pen on the table: a tap plays, a drag carries, and a long press or the
// right button shows a card that lies under others.

import { calm } from "../dom.js";

/** @typedef {import("./table.js").Table} Table
 * A press that hasn't ended: the card under it, if any, the cards that go along, where and
 * when it began, whether it has become a drag, and the timer of a long press.
 * @typedef {{card: string, cards: string[], x: number, y: number, at: number, moved: boolean, pointer: number, timer: number}} Grip
 * The tap before, and whether it has made a move.
 * @typedef {{name: string, x: number, y: number, at: number, made: boolean}} Tap */

const slack = 8; // pixels that a tap may wander
const long = 420; // milliseconds of a long press
const hasty = { time: 350, way: 30 }; // a drag that leads nowhere and stays under these limits is a tap
const twice = { time: 320, way: 24 }; // between the taps of a double tap
const settling = 800; // milliseconds after which dropped cards go back if no move follows

/** The press that has carried a card last. @type {WeakMap<HTMLElement, Grip>} */
const carriers = new WeakMap();

/** Lets a pointer play on the table.
 * @param {Table} table */
export function handle(table) {
  /** @type {Grip | null} */
  let grip = null;
  let quiet = false; // ignores the click that follows a drag or a look
  const onTap = taps(table);
  /** @type {(type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) => void} */
  const on = (type, act) => table.element.addEventListener(type, (event) => {
    if (type === "pointerdown" || grip?.pointer === event.pointerId) act(event);
  });
  on("pointerdown", (event) => {
    if (grip && event.isPrimary === false) return; // a second finger
    if (grip) end(table, grip);
    quiet = false;
    grip = begin(table, event);
  });
  on("pointermove", (event) => {
    if (grip && !drag(table, grip, event)) grip = null;
  });
  on("pointerup", (event) => {
    if (!grip) return;
    quiet = grip.moved || event.button === 2 || (grip.card !== "" && event.timeStamp - grip.at >= long);
    const failed = grip.moved && !release(table, grip, event);
    if (failed && isShort(grip, event)) onTap(grip.card, event);
    end(table, grip);
    grip = null;
  });
  on("pointercancel", () => {
    if (grip?.moved) putBack(table, grip);
    if (grip) end(table, grip);
    grip = null;
  });
  // Without this the browser takes a quick drag as a fling, and the next tap would only stop the fling.
  table.element.addEventListener("touchmove", (event) => {
    if (grip?.moved && event.cancelable) event.preventDefault();
  }, { passive: false });
  table.element.addEventListener("contextmenu", (event) => {
    if (cardAt(event.target)) event.preventDefault();
  });
  table.element.addEventListener("click", (event) => {
    if (!quiet) onTap(nameAt(event.target), event);
    quiet = false;
  });
}

/** @param {EventTarget | null} target */
const cardAt = (target) => (target instanceof Element ? (target.closest("[data-card]")?.getAttribute("data-card") ?? "") : "");

/** The card or pile at a place.
 * @param {EventTarget | null} target */
function nameAt(target) {
  const e = target instanceof Element ? target.closest("[data-card], [data-pile]") : null;
  return e?.getAttribute("data-card") ?? e?.getAttribute("data-pile") ?? "";
}

/** @param {Table} table @param {PointerEvent} event @returns {Grip} */
function begin(table, event) {
  const card = cardAt(event.target);
  const cards = card && event.button === 0 ? (table.felt.targets(card)[0]?.cards ?? []) : [];
  if (event.button === 2) peek(table, card);
  const timer = window.setTimeout(() => peek(table, card), long);
  return { card, cards, x: event.clientX, y: event.clientY, at: event.timeStamp, moved: false, pointer: event.pointerId, timer };
}

/** @param {Table} table @param {Grip} grip */
function end(table, grip) {
  clearTimeout(grip.timer);
  table.cards.forEach((e) => e.classList.remove("peeked"));
}

/** Shows a card that others lie on, as long as the press lasts.
 * @param {Table} table @param {string} card */
function peek(table, card) {
  const place = table.layout?.cards.get(card);
  const covered = [...(table.layout?.cards.values() ?? [])].some((p) => p.pile === place?.pile && p.index > place.index);
  if (covered) table.at(card)?.classList.add("peeked");
}

/** Carries the cards along. A press that has moved is no longer a long press.
 * @param {Table} table @param {Grip} grip @param {PointerEvent} event
 * @returns {boolean} whether the press continues: not if the cards have gone elsewhere meanwhile */
function drag(table, grip, event) {
  const dx = event.clientX - grip.x;
  const dy = event.clientY - grip.y;
  if (!grip.moved && Math.hypot(dx, dy) < slack) return true;
  end(table, grip);
  if (grip.cards.length === 0) return true;
  if (!grip.moved) {
    grip.moved = true;
    table.element.setPointerCapture(grip.pointer);
    table.felt.pick(grip.card);
  }
  if (table.felt.scene()?.picked !== grip.card) {
    putBack(table, grip);
    return false;
  }
  grip.cards.forEach((card, i) => {
    const place = table.layout?.cards.get(card);
    const e = table.cards.get(card);
    if (place && e) {
      carriers.set(e, grip);
      e.classList.add("held");
      e.style.zIndex = String(200 + i);
      e.style.transform = `translate(${place.x + dx}px, ${place.y + dy}px)`;
    }
  });
  return true;
}

/** Lays the cards on the pile under them, or back. Until the move is made they stay
 * where the reader dropped them.
 * @param {Table} table @param {Grip} grip @param {PointerEvent} event
 * @returns {boolean} whether a move follows */
function release(table, grip, event) {
  const goal = goalAt(table, grip, event);
  const made = goal !== "" && table.felt.drop(grip.card, goal);
  if (made) setTimeout(() => held(table, grip).length > 0 && putBack(table, grip), settling);
  else putBack(table, grip);
  return made;
}

/** The cards that a press still holds: neither cards that lie in their places again nor cards that another press carries.
 * @param {Table} table @param {Grip} grip */
function held(table, grip) {
  const elements = grip.cards.flatMap((card) => table.cards.get(card) ?? []);
  return elements.filter((e) => e.classList.contains("held") && carriers.get(e) === grip);
}

/** @param {Table} table @param {Grip} grip */
function putBack(table, grip) {
  for (const e of held(table, grip)) e.classList.remove("held");
  if (table.felt.scene()?.picked === grip.card) table.felt.pick("");
  table.draw();
}

/** Whether a drag was so short that it counts as a tap.
 * @param {Grip} grip @param {PointerEvent} event */
const isShort = ({ x, y, at }, event) => event.timeStamp - at < hasty.time && Math.hypot(event.clientX - x, event.clientY - y) < hasty.way;

/** The nearest pile, among those that the card may go to; "" if none is near.
 * @param {Table} table @param {Grip} grip @param {PointerEvent} event */
function goalAt(table, grip, event) {
  const { layout } = table;
  const from = layout?.cards.get(grip.card);
  if (!layout || !from) return "";
  const x = from.x + event.clientX - grip.x;
  const y = from.y + event.clientY - grip.y;
  let best = { pile: "", distance: Infinity };
  for (const { to } of table.felt.targets(grip.card)) {
    const slot = layout.slots.get(to);
    if (!slot || to === from.pile) continue;
    const bottom = Math.max(slot.y, ...[...layout.cards.values()].filter((p) => p.pile === to).map((p) => p.y));
    const dy = y < slot.y ? slot.y - y : Math.max(0, y - bottom);
    const distance = Math.hypot(x - slot.x, dy * .6);
    best = distance < best.distance ? { pile: to, distance } : best;
  }
  return best.distance < layout.cardWidth * 1.1 ? best.pile : "";
}

/** Taps, single and double. The second tap of a double one never makes another move. In an editor every tap counts, because readers lay cards
 * quickly there.
 * @param {Table} table @returns {(name: string, event: MouseEvent) => void} */
function taps(table) {
  /** @type {Tap | null} */
  let last = null;
  return (name, { clientX: x, clientY: y, timeStamp: at }) => {
    const before = table.felt.scene()?.editing ? null : last;
    last = null;
    if (before && at - before.at < twice.time && Math.hypot(x - before.x, y - before.y) < twice.way) {
      if (!before.made) table.felt.up(before.name);
      return;
    }
    const made = tap(table, name);
    if (table.cards.has(name)) last = { name, x, y, at, made };
  };
}

/** A tap on a card or a pile: plays if a card is picked up and may go there, turns the
 * stock, or means what the view says.
 * @param {Table} table @param {string} name @returns {boolean} whether it makes a move */
export function tap(table, name) {
  const { felt } = table;
  const { picked = "", editing = false } = felt.scene() ?? {};
  const pile = table.pileOf(name);
  if (!editing && picked && picked !== name && felt.drop(picked, pile)) return true;
  if (editing || pile !== "@") {
    const made = felt.tap(name);
    if (made === false && table.cards.has(name)) shake(name, table);
    return made === true;
  }
  felt.turn();
  return true;
}

/** Shakes a card that can't move.
 * @param {string} card @param {Table} table */
function shake(card, table) {
  if (!calm()) table.at(card)?.animate({ translate: ["0", "-5px", "5px", "-3px", "3px", "0"] }, 280);
}
