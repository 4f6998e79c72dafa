// Lists of games that are over, whatever the game is: the latest are kept, values are checked, and wins in a row are counted.

/** At most this many results are kept, the latest. */
const most = 5000;

/** The latest entries of a list.
 * @template T @param {readonly T[]} list @param {number} [n] */
export function latest(list, n = most) {
  return list.slice(-n);
}

/** Whether a value is a list whose items all fit.
 * @param {any} value @param {(item: any) => boolean} fits */
export function isListOf(value, fits) {
  return Array.isArray(value) && value.every(fits);
}

/** How many games were played and won, the number of wins in a row up to the last game, and the longest such row.
 * @param {readonly {won: boolean}[]} results in the order of time */
export function wins(results) {
  const sum = { played: results.length, won: 0, row: 0, longest: 0 };
  for (const { won } of results) {
    sum.row = won ? sum.row + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.row);
    if (won) sum.won++;
  }
  return sum;
}
