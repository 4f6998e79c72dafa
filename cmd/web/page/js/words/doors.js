// The words on the doors of the doudizhu tab, in both languages.

/** @type {import("../i18n.js").Words} */
export const en = {
  "doudizhu.rooms": "What to do", "doudizhu.room.table": "Table", "doudizhu.room.endgame": "Endgames", "doudizhu.room.hand": "One hand", "doudizhu.room.puzzles": "Puzzles",
};

/** @type {import("../i18n.js").Words} */
export const zh = {
  "doudizhu.rooms": "做什么", "doudizhu.room.table": "牌桌", "doudizhu.room.endgame": "残局", "doudizhu.room.hand": "手牌", "doudizhu.room.puzzles": "题目",
};
