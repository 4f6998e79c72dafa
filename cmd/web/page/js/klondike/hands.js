// Mouse, finger and pen on the table: a tap picks a card up or lays it down, a drag
// carries it. Only cards that can move take the finger away from scrolling.

/** @typedef {import("./table.js").Table} Table
 * @typedef {{card: string, cards: string[], x: number, y: number, moved: boolean, pointer: number}} Grip */

const slack = 5; // pixels that a tap may wander

/** Lets a pointer play on the table.
 * @param {Table} table */
export function handle(table) {
  /** @type {Grip | null} */
  let grip = null;
  let dragged = false; // a drag is followed by a click that means nothing
  /** @type {(type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) => void} */
  const on = (type, act) => table.element.addEventListener(type, act);
  on("pointerdown", (event) => {
    dragged = false;
    const card = cardAt(event.target);
    const goals = card ? table.felt.targets(card) : [];
    if (event.button === 0 && card && goals[0] && table.at(card)?.classList.contains("movable")) {
      grip = { card, cards: goals[0].cards, x: event.clientX, y: event.clientY, moved: false, pointer: event.pointerId };
    }
  });
  on("pointermove", (event) => {
    if (grip && event.pointerId === grip.pointer) drag(table, grip, event);
  });
  on("pointerup", (event) => {
    dragged = grip?.moved === true;
    if (grip?.moved) release(table, grip, event);
    grip = null;
  });
  on("pointercancel", () => {
    if (grip) letGo(table, grip);
    grip = null;
  });
  table.element.addEventListener("click", (event) => {
    if (!dragged) tap(table, nameAt(event.target));
    dragged = false;
  });
}

/** @param {EventTarget | null} target */
function cardAt(target) {
  return target instanceof Element ? (target.closest("[data-card]")?.getAttribute("data-card") ?? "") : "";
}

/** The card or pile at a place.
 * @param {EventTarget | null} target */
function nameAt(target) {
  const e = target instanceof Element ? target.closest("[data-card], [data-pile]") : null;
  return e?.getAttribute("data-card") ?? e?.getAttribute("data-pile") ?? "";
}

/** @param {Table} table @param {Grip} grip @param {PointerEvent} event */
function drag(table, grip, event) {
  const dx = event.clientX - grip.x;
  const dy = event.clientY - grip.y;
  if (!grip.moved && Math.hypot(dx, dy) < slack) return;
  if (!grip.moved) {
    grip.moved = true;
    table.element.setPointerCapture(grip.pointer);
    table.felt.pick(grip.card);
  }
  grip.cards.forEach((card, i) => {
    const place = table.layout?.cards.get(card);
    const e = table.cards.get(card);
    if (place && e) {
      e.classList.add("held");
      e.style.zIndex = String(200 + i);
      e.style.transform = `translate(${place.x + dx}px, ${place.y + dy}px)`;
    }
  });
}

/** @param {Table} table @param {Grip} grip @param {PointerEvent} event */
function release(table, grip, event) {
  const goal = goalAt(table, grip, event);
  letGo(table, grip);
  if (goal) table.felt.drop(grip.card, goal);
}

/** Lays the cards back where they came from.
 * @param {Table} table @param {Grip} grip */
function letGo(table, grip) {
  for (const card of grip.cards) {
    table.cards.get(card)?.classList.remove("held");
  }
  table.felt.pick("");
}

/** The pile that the card is over most, of those it may go to; "" if it is over none.
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
    const distance = to === "P" ? (y > slot.y - layout.cardHeight / 2 ? 0 : Infinity) : Math.hypot(x - slot.x, dy * .6);
    best = distance < best.distance ? { pile: to, distance } : best;
  }
  return best.distance < layout.cardWidth * .9 ? best.pile : "";
}

/** A tap on a card or a pile: plays if a card is picked up and may go there, turns the
 * stock, or means what the view says.
 * @param {Table} table @param {string} name */
export function tap(table, name) {
  const { felt } = table;
  const { picked = "", editing = false } = felt.scene() ?? {};
  const pile = table.pileOf(name);
  if (!editing && picked && picked !== name && felt.drop(picked, pile)) return;
  if (!editing && pile === "@") felt.turn();
  else felt.tap(name);
}
