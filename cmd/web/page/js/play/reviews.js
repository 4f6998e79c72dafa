// The review, which takes the place of the table.

import { fill, h, styled } from "../dom.js";

/** @typedef {import("../review/view.js").Mounted} Mounted
 * @typedef {import("../review/klondike/record.js").Game} Game */

export class Reviews {
  /** @type {Mounted | null} */
  #review = null;

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
    return this.open(async () => {
      const { mount } = await import("../review/klondike/main.js");
      return (place, close) => mount(place, this.ctx, record, close);
    }, before);
  }

  /** Shows a review.
   * @param {() => Promise<(place: HTMLElement, close: () => void) => Mounted>} load @param {() => void} [before] called before the table is hidden */
  async open(load, before) {
    const [mount] = await Promise.all([load(), styled("css/review.css")]);
    before?.();
    this.#review?.end();
    const place = h("div", { class: "play-review" });
    fill(this.root, place);
    this.#review = mount(place, () => {
      this.#review?.end();
      this.#review = null;
      this.leave();
    });
  }

  /** Builds the review's parts again in the reader's language.
   * @returns {boolean} whether a review is shown */
  build() {
    this.#review?.build();
    return this.shown;
  }
}
