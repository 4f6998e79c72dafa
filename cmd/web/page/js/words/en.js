// English: the words of the shell and of Klondike.

/** @type {import("../i18n.js").Words} */
export const en = {
  title: "kedou: Klondike and doudizhu with open cards",
  skip: "Skip to the content",
  tabs: "Games",
  "tab.klondike": "Klondike",
  "tab.doudizhu": "Doudizhu",
  "tab.tree": "Search tree",
  notLoaded: "This part of the page could not be loaded. Is the server still running?",
  "language.other": "中文",
};
