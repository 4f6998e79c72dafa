// Chinese: the words of the shell and of Klondike.

/** @type {Record<string, string>} */
const suitNames = { C: "梅花", D: "方块", H: "红桃", S: "黑桃" };
/** @param {string} rank */
const rankName = (rank) => (rank === "T" ? "10" : rank);
/** @param {string} c a card */
const card = (c) => suitNames[c.slice(1)] + rankName(c.slice(0, 1));
/** @type {Record<string, string>} */
const stores = { game: "牌局", results: "战绩", settings: "设置", looks: "外观", puzzles: "残局进度", records: "对局记录", deals: "见过的牌局" };
/** @param {string[]} names such as results[3].kind */
const few = (names) => names.slice(0, 3).map((name) => name.replace(/^\w+/, (store) => stores[store] ?? store)).join("、") + (names.length > 3 ? "等" : "");
/** @param {string} p a pile's name */
const pile = (p) => ({ "@": "牌堆", W: "翻牌堆" })[p] ?? (suitNames[p] ? `${suitNames[p]}收牌堆` : `第${p}列`);

/** @param {{card: string, from: string, to: string, cards: string[], redeal: boolean, move: string}} m */
function words(m) {
  if (m.move === "@") {
    return m.redeal ? "把翻牌堆翻回牌堆" : `从牌堆翻${m.cards.length}张牌`;
  }
  const more = m.cards.length > 1 ? `等${m.cards.length}张牌` : "";
  return `${card(m.card)}${more}从${pile(m.from)}移到${pile(m.to)}`;
}

/** @type {Record<string, string>} why a search is undecided */
const reasons = { "expansion limit": "扩展数已达上限", "memory limit": "内存已达上限", "time limit": "时间已到", "depth limit": "深度已达上限", "beam limit": "束宽不够" };

/** @type {import("../i18n.js").Words} */
export const zh = {
  title: "蝌蚪：接龙与斗地主", skip: "跳到正文", tabs: "游戏", tab: { play: "接龙", klondike: "分析", doudizhu: "斗地主", tree: "搜索树" }, shut: "关闭",
  loading: "正在加载求解器", renewal: { text: "本页有了新版本。", take: "重新载入", later: "以后" }, notLoaded: "这一部分没有加载成功。服务器还在运行吗？", hideNote: "隐藏这条消息",
  look: {
    back: { "": "牌背", lattice: "格子", tadpoles: "蝌蚪", waves: "水波", stripes: "条纹", dots: "圆点", squares: "方块", scales: "鱼鳞", stars: "星星" },
    felt: { "": "桌布", green: "绿", blue: "蓝", wine: "酒红", plum: "紫", slate: "石板灰", walnut: "胡桃木" }, mode: { "": "明暗", system: "跟随系统", light: "浅色", dark: "深色" },
    face: { "": "牌面", usual: "普通", large: "大字" }, colours: { "": "花色的颜色", 2: "两色", 4: "四色" }, stock: { "": "牌堆", left: "左边", right: "右边" },
  },
  kept: {
    newer: "保存的内容来自更新版本的网页，会原样保留，新的内容暂不保存。请重新加载网页，或者按“重新开始”。",
    locked: (parts) => `保存的内容无法读取：${few(parts)}。它会原样保留；在你按“重新开始”之前，这一部分不再保存新的内容。`,
    lost: (parts) => `保存的内容里有${parts.length}处无法读取，已略去：${few(parts)}。`, startOver: "重新开始",
  },
  language: { other: "English" }, card: (rank, suit) => suitNames[suit] + rankName(rank),
  k: {
    pile, pileShort: (p) => ({ C: "♣", D: "♦", H: "♥", S: "♠" })[/** @type {"C"} */ (p)] ?? `第${p}列`,
    cardAt: (name, p, down, n, all) => `${name || "一张牌"}，${pile(p)}` + `，${down ? "背面" : "正面"}朝上，共${all}张的第${n}张`,
    slotLabel: (name, n) => `${name}，${n === 0 ? "空" : `${n}张牌`}`,
    stockLabel: (n, next, can) => (n > 0 ? `牌堆，${n}张牌${next && `，下一张${next}`}：翻牌` : can ? "牌堆已空：把翻牌堆翻回来" : "牌堆，空"), words,
    pickedUp: (name, piles) => `拿起${name}，可以放到${piles.join("、")}`, table: "牌桌",

    // 牌局与规则
    deal: "牌局与规则", random: "新牌局", seed: "编号", openSeed: "打开", paste: "粘贴…", pasteLabel: "文字形式的牌局",
    pasteHelp: "一副牌或进行中的一局，可以有多行：kedou、PySol、Solvitaire、Klondike-Solver 或 MinimalKlondike 的写法，或 greenfelt:1492773577 这样的编号。没见过的牌写作 ??。",
    ways: {
      asked: "正在按未知牌的各种可能试打……", note: "可行的走法，最好的在前。在你的牌局里走一步，再在这里点它。", none: "没有值得一试的走法：这一局已无法获胜。",
      way: (moves, w) => `${moves.join("；")}：${w.safe && w.games === 0 ? "绝不会有坏处" : `胜率${(w.chance * 100).toFixed(0)} ± ${(w.error * 200).toFixed(0)}%`}`,
    },
    openText: "用这副牌", edit: "编辑", empty: "空牌桌", rules: "规则", draw: "每次翻", redeals: "重翻次数", unlimited: "不限", back: "收牌可拿回",
    backHelp: "收牌堆的牌可以拿回牌桌", rulesText: (r) => `每次翻${r.draw}张，${r.redeals < 0 ? "重翻不限" : `可重翻${r.redeals}次`}${r.back ? "" : "，收牌不可拿回"}`,
    at: (line, column) => `第${line}行第${column}个字符：`, twice: "重复", missing: "缺少", cutShort: "回答中途断了", unread: "回答无法读取", ended: "求解器停止了，可能是浏览器内存不足", noServer: "没有回答：服务器还在运行吗？",

    // 结论与打牌
    verdictLabel: "结论", dealVerdict: { solved: "这副牌能赢", unsolvable: "已证明：这副牌不能赢", undecided: "未定" },
    verdict: { solved: "仍能赢", unsolvable: "已证明：已经不能赢了", undecided: "未定" }, because: (reason) => `（${reasons[reason] ?? reason}）`,
    awaiting: "正在等待求解器……", judging: "正在判断……", searching: "正在搜索……", silent: "能赢吗？", won: "赢了！", wonIn: (n) => `共${n}步，所有牌都已收齐。`,
    lostBy: "这一步输掉了这局，可以收回。", lastWinnable: (n) => `第${n}步之后还能赢。`, next: (n, text) => `下面第${n}步：${text}`,
    yourMove: (n) => (n === 0 ? "已经无牌可走。" : `有${n}种走法。自己走，或者求解。`), solve: "求解", stop: "停止", hintButton: "提示", undo: "撤销", redo: "重做",
    takeBack: "收回这步", rescue: "回到还能赢的一步", judgeEach: "每步之后显示结论", hint: (text) => `提示：${text}`, maybeHint: (text) => `没有已知能赢的走法，尚无定论；不妨一试：${text}`,
    wins: (n) => `能赢，还要${n}步`, loses: "会输", idle: "；这步等于没走",
    open: { "": "未定", stacks: "按优先级分的栈", heap: "二叉堆", gods: "gods 库的堆", bucket: "gods 库的树映射", list: "有序链表" },

    // 回放与走法
    replay: "回放", first: "到开头", stepBack: "后退一步", play: "播放", pause: "暂停", stepForward: "前进一步", last: "到结尾", place: "步",
    stepOf: (n, all) => `第${n}步，共${all}步`, speed: "速度", perSecond: (n) => `每秒${n}步`, moves: "走法", noMoves: "还没有走法。自己走，或者按“求解”。",
    legal: "现在可走", turnShort: "翻牌", redealShort: "重翻", copy: "复制文字", link: "复制链接", copied: "已复制。", talon: "牌堆，按翻出的顺序",
    talonTitle: (n) => `牌堆：${n}张`, fourColours: "四色牌",
    keys: "按键：← → 走一步，空格播放，Home End 跳转，h 提示，u 撤销；在牌桌上用方向键移动，数字1至7移到各列，9移到翻牌堆，0移到牌堆，回车拿起或放下，8把牌收起。",
  },
};
