// Chinese: the words of the shell and of Klondike.

/** @type {import("../i18n.js").Words} */
export const zh = {
  title: "蝌蚪：明牌接龙与斗地主残局",
  skip: "跳到正文",
  tabs: "游戏",
  "tab.klondike": "接龙",
  "tab.doudizhu": "斗地主",
  "tab.tree": "搜索树",
  notLoaded: "这一部分没有加载成功。服务器还在运行吗？",
  "language.other": "English",
};
