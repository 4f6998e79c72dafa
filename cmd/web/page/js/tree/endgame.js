// A position of a doudizhu endgame in a trace.

/** A doudizhu position from its text.
 * @param {string} text hands of landlord, down and up, who moves, the play to beat, who made it; - for nothing
 * @returns {{landlord: string, down: string, up: string, turn: string, last: string, by: string}} */
export function endgameOf(text) {
  const [landlord = "-", down = "-", up = "-", turn = "landlord", last = "-", by = "-"] = text.split(" ");
  return { landlord, down, up, turn, last, by };
}
