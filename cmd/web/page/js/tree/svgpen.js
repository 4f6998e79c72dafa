// A pen that draws SVG instead of a canvas: the part of a canvas's context that draw.js needs.

/** A number with the few digits that a picture needs. @param {number} v */
const short = (v) => String(Math.round(v * 10) / 10);

/** A text within SVG. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c)
  .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, "\ufffd");

export class SvgPen {
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 1;
  lineCap = "butt";
  globalAlpha = 1;
  font = "";
  textAlign = "left";
  textBaseline = "middle";
  /** @type {string[]} */
  #parts = [];
  /** @type {string[]} */
  #path = [];
  /** @type {number[]} */
  #dash = [];

  /** @param {CanvasRenderingContext2D} canvas which measures texts */
  constructor(canvas) {
    this.canvas = canvas;
  }

  /** The elements drawn so far. */
  text() {
    return this.#parts.join("\n");
  }

  /** @param {string} text */
  measureText(text) {
    this.canvas.font = this.font;
    return this.canvas.measureText(text);
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  beginPath() {
    this.#path = [];
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.push(`M${short(x)} ${short(y)}`);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.push(`L${short(x)} ${short(y)}`);
  }

  /** @param {...number} places */
  bezierCurveTo(...places) {
    this.#path.push("C" + places.map(short).join(" "));
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  }

  /** A whole circle, from its rightmost point.
   * @param {number} _x @param {number} _y @param {number} r */
  arc(_x, _y, r) {
    this.#path.push(`a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0`);
  }

  fill() {
    this.#draw(`fill="${this.fillStyle}"`);
  }

  stroke() {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.join(" ")}"` : "";
    this.#draw(`fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linecap="${this.lineCap}"${dash}`);
  }

  /** @param {string} how */
  #draw(how) {
    const faint = this.globalAlpha < 1 ? ` opacity="${this.globalAlpha}"` : "";
    if (this.#path.length > 0) this.#parts.push(`<path d="${this.#path.join("")}" ${how}${faint}/>`);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#parts.push(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${this.fillStyle}"/>`);
  }

  /** @param {string} text @param {number} x @param {number} y @param {number} [room] */
  fillText(text, x, y, room = Infinity) {
    const [, weight = "", size = "12", family = "sans-serif"] = /^(bold )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const long = this.measureText(text).width > room ? ` textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : "";
    this.#parts.push(`<text x="${short(x)}" y="${short(y)}" fill="${this.fillStyle}" font-size="${size}" font-family="${escaped(family)}"` +
      `${weight && ' font-weight="bold"'}${this.textAlign === "center" ? ' text-anchor="middle"' : ""} dominant-baseline="central"${long}>${escaped(text)}</text>`);
  }
}
