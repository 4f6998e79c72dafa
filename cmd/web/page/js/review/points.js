// Chances and differences of chances in points of a hundred, rounded to their errors. Go's package search/ledger rounds alike.

/** Rounded points, and their error of two standard deviations: to tens if the error is ten points or more.
 * @param {number} chance @param {number} deviation */
export function rounded(chance, deviation) {
  const unit = 200 * deviation >= 9.5 ? 10 : 1;
  return [chance, 2 * deviation].map((x) => unit * Math.sign(x) * Math.round(Math.abs(100 * x) / unit));
}

/** Points with a sign below zero. @param {number} chance @param {number} [deviation] */
export function points(chance, deviation = 0) {
  const [n = 0] = rounded(chance, deviation);
  return `${n < 0 ? "−" : ""}${Math.abs(n)}`;
}

/** Points with a sign. @param {number} chance @param {number} [deviation] */
export function signed(chance, deviation = 0) {
  const text = points(chance, deviation);
  return text.startsWith("−") ? text : "+" + text;
}

/** Points given away, with their error. @param {{loss: number, error: number}} d */
export function lost({ loss, error }) {
  return `${points(loss, error)} ± ${rounded(loss, error)[1]}`;
}
