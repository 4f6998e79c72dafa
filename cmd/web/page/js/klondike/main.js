// The Klondike tab.

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  void root, ctx;
  return { open() {}, render() {} };
}
