// The tab's state as parameters of the address, and back: deal, rules, moves, step.
// A move is written without its signs, "7H35" for 7H:3>5, and "-" for a turn.

import { count } from "../address.js";
import { looks } from "../looks.js";

/** @typedef {import("../address.js").Params} Params */

/** @param {import("./state.js").State} s
 * @returns {Params} */
export function toParams({ start, rules, line, step }) {
  return {
    ...(start.seed ? { seed: start.seed } : { deal: start.deal }),
    draw: String(rules.draw),
    redeals: rules.redeals < 0 ? "" : String(rules.redeals),
    back: rules.back ? "" : "no",
    moves: line.map((m) => (m.move === "@" ? "-" : m.move.replace(/[:>]/g, ""))).join(""),
    step: step > 0 ? String(step) : "",
    colours: looks().colours === "4" ? "4" : "",
  };
}

/** @param {Params} params
 * @returns {import("./game.js").Start} */
export function fromParams(params) {
  const moves = [...(params["moves"] ?? "").matchAll(/-|(..)(.)(.)/g)];
  return {
    ...(params["seed"] ? { seed: params["seed"] } : params["deal"] ? { deal: params["deal"] } : {}),
    rules: { draw: count(params["draw"], 3), redeals: count(params["redeals"], -1), back: params["back"] !== "no" },
    moves: moves.map(([all, card, from, to]) => (all === "-" ? "@" : `${card}:${from}>${to}`)),
    step: count(params["step"], 0),
  };
}
