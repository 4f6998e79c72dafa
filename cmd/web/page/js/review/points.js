// Numbers with their signs; chances and differences of chances in points of a hundred, rounded to their errors. Go's package search/ledger rounds alike.

/** A number with the sign − if it is below zero. @param {number} n @param {number} [digits] behind the point */
export function number(n, digits = 0) {
  const size = Math.abs(n).toFixed(digits);
  return (n < 0 && Number(size) > 0 ? "−" : "") + size;
}

/** A gain or loss, with its sign. @param {number} n @param {number} [digits] behind the point */
export function gain(n, digits = 0) {
  const text = number(n, digits);
  return Number(text) > 0 ? "+" + text : text;
}

/** Rounded points, and their error of two standard deviations: to tens if the error is ten points or more.
 * @param {number} chance @param {number} deviation */
export function rounded(chance, deviation) {
  const unit = 200 * deviation >= 9.5 ? 10 : 1;
  return [chance, 2 * deviation].map((x) => unit * Math.sign(x) * Math.round(Math.abs(100 * x) / unit));
}

/** Points with a sign below zero. @param {number} chance @param {number} [deviation] */
export function points(chance, deviation = 0) {
  return number(rounded(chance, deviation)[0] ?? 0);
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
