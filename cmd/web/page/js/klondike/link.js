// The tab's state as parameters of the address, and back: deal, rules, moves, step.
// A move is written without its signs, "7H35" for 7H:3>5, and "-" for a turn.

/** @typedef {import("./state.js").State} State
 * @typedef {import("../address.js").Params} Params */

/** @param {State} s
 * @returns {Params} */
export function toParams(s) {
  const { rules } = s;
  return {
    ...(s.seed ? { seed: s.seed } : { deal: s.deal }),
    draw: String(rules.draw),
    redeals: rules.redeals < 0 ? "" : String(rules.redeals),
    back: rules.back ? "" : "no",
    moves: s.line.map((m) => (m.move === "@" ? "-" : m.move.replace(/[:>]/g, ""))).join(""),
    step: s.step > 0 ? String(s.step) : "",
    colours: s.fourColours ? "4" : "",
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

/** @param {string | undefined} text @param {number} without what holds if there is none */
function count(text, without) {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : without;
}
