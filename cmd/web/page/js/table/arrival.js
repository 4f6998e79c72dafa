// The bottom cards on their way to the landlord: they move to the seat, and the landlord's hat with them. In the player's own hand they arrive raised,
// so that the player sees which cards are new. Readers who want no motion see them in their places at once.

import { calm, fill, h, svg } from "../dom.js";
import { row } from "../fan.js";
import { sceneOf } from "./scene.js";
import { hats } from "./seats.js";

/** How long the hat moves, and how long the player's own new cards take until they stand among the others, in milliseconds. */
const flight = 600, seen = 2000;

/** @returns {import("../store.js").Part<import("./state.js").State>} */
export function arrival() {
  const element = h("div", { class: "tt-arrival landlord", "aria-hidden": "true" });
  let awaited = false; // whether the table without a landlord was drawn last
  return {
    element,
    draw(s) {
      const scene = sceneOf(s);
      const landlord = scene?.landlord ?? null;
      if (scene && landlord !== null && awaited && s.shown.moves === 0 && !calm()) arrive(element, landlord, scene.bottom);
      awaited = scene !== null && landlord === null;
    },
  };
}

/** @param {HTMLElement} element @param {number} landlord @param {string[]} bottom */
function arrive(element, landlord, bottom) {
  const root = element.parentElement ?? document.body;
  const place = (/** @type {string} */ selector) => root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const from = place("#tt-bottom"), to = place(landlord === 0 ? "#tt-hand" : `.tt-seat-${landlord} .tt-face`);
  fill(element, landlord !== 0 && row(bottom, ""), svg("svg", { viewBox: "0 0 40 24" }, svg("path", { class: "tt-hat", d: hats.landlord })));
  element.style.translate = `${from.left + from.width / 2}px ${from.top}px`;
  const there = `${to.left + to.width / 2}px ${to.top}px`;
  element.animate([{ opacity: 1 }, { translate: there, opacity: 1, offset: .9 }, { translate: there, opacity: 0 }], { duration: flight, easing: "ease-in-out" }).onfinish = () => fill(element);
  root.querySelector(`.tt-seat-${landlord} .tt-hat`)?.animate({ opacity: [0, 0] }, flight);
  if (landlord !== 0) return;
  for (const card of bottom) root.querySelector(`#tt-hand [data-card="${card}"] .fan-card`)?.animate({ translate: ["0 -90%", "0 -17%", "0 -17%", "0 0"], offset: [0, .2, .9, 1], easing: "ease-out" }, seen);
}
