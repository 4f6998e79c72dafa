// Lists of games that are over, whatever the game is: which are kept, whether a value is one, and what they come to in a row.

/** How many results are kept, the latest. */
const most = 5000;

/** The latest of a list.
 * @template T @param {readonly T[]} list @param {number} [n] */
export function latest(list, n = most) {
  return list.slice(-n);
}

/** Whether a value is a list of what fits.
 * @param {any} value @param {(item: any) => boolean} fits */
export function isListOf(value, fits) {
  return Array.isArray(value) && value.every(fits);
}

/** How many games were played and won, how many wins are in a row up to the last, and the longest row.
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
