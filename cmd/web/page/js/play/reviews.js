// The review, which takes the place of the table.

import { fill, h, styled } from "../dom.js";

/** @typedef {import("../review/view.js").Mounted} Mounted
 * @typedef {import("../review/klondike/record.js").Game} Game */

export class Reviews {
  /** @type {Mounted | null} */
  #review = null;
  /** @type {unknown} */
  #record = null;

  /** @param {HTMLElement} root the element for a review @param {import("../main.js").Context} ctx @param {() => void} leave brings the table back */
  constructor(root, ctx, leave) {
    this.root = root;
    this.ctx = ctx;
    this.leave = leave;
  }

  /** Whether a review is shown. */
  get shown() {
    return this.#review !== null;
  }

  /** Shows the review of a game of Klondike; null: of a game that the reader pastes or opens.
   * @param {string | Game | null} record @param {() => void} [before] called before the table is hidden */
  show(record, before) {
    return this.open(record, async () => {
      const { mount } = await import("../review/klondike/main.js");
      return (place, close) => mount(place, this.ctx, record, close, (game) => this.now(game));
    }, before);
  }

  /** Notes in the history that a review, or a sheet of the table, lies over the room. @param {string} sheet "" for none */
  cover(sheet) {
    this.ctx.cover(this.shown ? { review: this.#record } : sheet === "" ? null : { sheet });
  }

  /** Shows what an entry of the history has over the room, which may be shown already.
   * @param {import("../entries.js").Over} over @param {(record: any) => unknown} show shows a review @param {(sheet: string) => void} open opens a sheet, "" for none */
  async lay(over, show, open) {
    const record = over?.review;
    if (record === undefined) {
      const left = this.#close();
      if (!left || over?.sheet) open(over?.sheet ?? ""); // the table opens what follows a review
    } else if (!this.shown || JSON.stringify(record) !== JSON.stringify(this.#record)) {
      await show(record);
    }
  }

  /** Notes that the review is now of a record, such as one that the reader has pasted: after a reload it is reviewed again. @param {unknown} record */
  now(record) {
    this.#record = record;
    this.cover("");
  }

  /** @returns {boolean} whether a review was shown */
  #close() {
    if (!this.shown) return false;
    this.#review?.end();
    this.#review = null;
    this.leave();
    return true;
  }

  /** Shows a review.
   * @param {unknown} record @param {() => Promise<(place: HTMLElement, close: () => void) => Mounted>} load @param {() => void} [before] called before the table is hidden */
  async open(record, load, before) {
    const [mount] = await Promise.all([load(), styled("css/review.css")]);
    before?.();
    this.#review?.end();
    const place = h("div", { class: "play-review" });
    fill(this.root, place);
    this.#review = mount(place, () => this.#close());
    this.now(record);
  }

  /** Builds the review's parts again in the reader's language.
   * @returns {boolean} whether a review is shown */
  build() {
    this.#review?.build();
    return this.shown;
  }
}
