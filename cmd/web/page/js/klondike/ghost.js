// Ghosts: copies of cards that glide from their places to a pile, to show a move that isn't made.

import { calm } from "../dom.js";
import { isColumn } from "./felt.js";

/** Takes the ghosts from a table, and shows others for a move, if there is one.
 * @param {import("./table.js").Table} table @param {string[]} cards the run that moves @param {string} pile its goal, "" for no move */
export function glide(table, cards, pile) {
  table.element.querySelectorAll(".ghost").forEach((e) => e.remove());
  const start = table.layout?.cards.get(cards[0] ?? ""), goal = goalOf(table, pile);
  if (!start || !goal || calm()) return;
  for (const card of cards) {
    const place = table.layout?.cards.get(card), e = /** @type {HTMLElement | undefined} */ (table.cards.get(card)?.cloneNode(true));
    if (!place || !e) continue;
    for (const { name } of [...e.attributes]) if (name !== "class" && name !== "style") e.removeAttribute(name);
    e.classList.add("ghost");
    e.ariaHidden = "true";
    table.element.append(e);
    const at = (/** @type {number} */ x, /** @type {number} */ y) => `translate(${x}px, ${y}px)`;
    const [from, to] = [at(place.x, place.y), at(goal.x + place.x - start.x, goal.y + place.y - start.y)];
    e.animate([{ transform: from, opacity: 0 }, { transform: from, opacity: .85, offset: .1 }, { transform: to, opacity: .85, offset: .5 }, { transform: to, opacity: .85, offset: .8 }, { transform: to, opacity: 0 }],
      { duration: 1600, iterations: 3, easing: "ease-in-out" }).onfinish = () => e.remove();
  }
}

/** Where a card comes to lie on a pile.
 * @param {import("./table.js").Table} table @param {string} pile */
function goalOf({ layout }, pile) {
  const last = [...(layout?.cards.values() ?? [])].filter((p) => p.pile === pile).sort((a, b) => b.index - a.index)[0];
  return last && isColumn(pile) ? { x: last.x, y: last.y + (layout?.cardHeight ?? 0) * .25 } : layout?.slots.get(pile);
}
