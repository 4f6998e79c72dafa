// The terms of a new table, from the player's settings.

/** @typedef {import("./state.js").Settings} Settings */

/** The first game: a hand worth a bid, with the first bid, against weak bots. */
const lesson = { game: "standard", seed: "2", games: 1, bots: ["1", "1"], practice: true };

/** The terms of a table.
 * @param {Settings} settings @param {import("./state.js").Mode} mode @param {string} date of the day's deal @param {string} seed of a deal to play, "" for any */
export function termsOf(settings, mode, date, seed) {
  if (mode === "lesson") return lesson;
  const bots = botsOf(settings);
  if (mode === "daily") return { game: "standard", date, games: 1, bots };
  const landlord = { me: 0, right: 1, left: 2 }[settings.seat];
  return { game: settings.game, bots, practice: settings.practice, ...(landlord === undefined ? {} : { landlord }), ...(seed === "" ? {} : { seed }) };
}

/** The bots at the right and the left, by their levels.
 * @param {Settings} settings */
export function botsOf({ level, mixed, bots }) {
  return (mixed ? bots : [level, level]).map(String);
}
