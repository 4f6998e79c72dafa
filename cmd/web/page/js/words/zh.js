// Chinese: the words of the shell and of Klondike.

/** @type {Record<string, string>} */
const suitNames = { C: "梅花", D: "方块", H: "红心", S: "黑桃" };
/** @param {string} rank */
const rankName = (rank) => (rank === "T" ? "10" : rank);
/** @param {string} c a card */
const card = (c) => suitNames[c.slice(1)] + rankName(c.slice(0, 1));
/** @param {string} p a pile's name */
const pile = (p) => ({ "@": "牌堆", W: "翻牌堆", P: "剩余的牌" })[p] ?? (suitNames[p] ? `${suitNames[p]}收牌堆` : `第${p}列`);

/** @param {{card: string, from: string, to: string, cards: string[], redeal: boolean, move: string}} m */
function words(m) {
  if (m.move === "@") {
    return m.redeal ? "把翻牌堆翻回牌堆" : `从牌堆翻${m.cards.length}张牌`;
  }
  const more = m.cards.length > 1 ? `等${m.cards.length}张牌` : "";
  return `${card(m.card)}${more}从${pile(m.from)}移到${pile(m.to)}`;
}

/** @type {Record<string, string>} why a search is undecided */
const reasons = { "expansion limit": "达到展开上限", "memory limit": "达到内存上限", "time limit": "达到时间上限", "depth limit": "达到深度上限", "beam limit": "束宽所限" };

/** @type {import("../i18n.js").Words} */
export const zh = {
  title: "蝌蚪：接龙与斗地主",
  skip: "跳到正文",
  tabs: "游戏",
  "tab.play": "玩牌",
  "tab.klondike": "分析",
  "tab.doudizhu": "斗地主",
  "tab.tree": "搜索树",
  loading: "正在加载求解程序",
  "renewal.text": "本页有了新版本。",
  "renewal.take": "重新载入",
  "renewal.later": "以后",
  notLoaded: "这一部分没有加载成功。服务器还在运行吗？",
  "language.other": "English",

  card: (rank, suit) => suitNames[suit] + rankName(rank),
  "k.pile": pile,
  "k.pileShort": (p) => ({ C: "♣", D: "♦", H: "♥", S: "♠" })[/** @type {"C"} */ (p)] ?? `第${p}列`,
  "k.cardAt": (name, p, down) => `${name}，${down ? "背面朝上，" : ""}${pile(p)}`,
  "k.backAt": (p) => `背面朝上的牌，${pile(p)}`,
  "k.slotLabel": (name, n) => `${name}，${n === 0 ? "空" : `${n}张牌`}`,
  "k.stockLabel": (n, next, can) => (n > 0 ? `牌堆，${n}张牌${next && `，下一张${next}`}：翻牌` : can ? "牌堆已空：把翻牌堆翻回来" : "牌堆，空"),
  "k.words": words,
  "k.pickedUp": (name, piles) => `拿起${name}，可以放到${piles.join("、")}`,
  "k.table": "牌桌",

  // 牌局与规则
  "k.deal": "牌局与规则",
  "k.random": "新牌局",
  "k.seed": "编号",
  "k.openSeed": "打开",
  "k.paste": "粘贴…",
  "k.pasteLabel": "文字形式的牌局",
  "k.pasteHelp": "一副牌或进行中的一局，kedou 能读的任何写法：一行各列、牌面图或拼音。",
  "k.openText": "用这副牌",
  "k.edit": "编辑",
  "k.empty": "空牌桌",
  "k.rules": "规则",
  "k.draw": "每次翻",
  "k.redeals": "重翻次数",
  "k.unlimited": "不限",
  "k.back": "收牌可拿回",
  "k.backHelp": "收牌堆的牌可以拿回牌桌",
  "k.rulesText": (r) => `每次翻${r.draw}张，${r.redeals < 0 ? "重翻不限" : `可重翻${r.redeals}次`}${r.back ? "" : "，收牌不可拿回"}`,
  "k.at": (line, column) => `第${line}行第${column}个字符：`,
  "k.fault": (f) => (f.twice.length + f.missing.length > 0 ? "牌有重复或缺少：" : f.message),
  "k.twice": "重复",
  "k.missing": "缺少",
  "k.noServer": "没有回答：服务器还在运行吗？",

  // 结论与打牌
  "k.verdictLabel": "结论",
  "k.dealVerdict.solved": "这副牌能赢",
  "k.dealVerdict.unsolvable": "已证明：这副牌不能赢",
  "k.dealVerdict.undecided": "未定",
  "k.verdict.solved": "仍能赢",
  "k.verdict.unsolvable": "已证明：已经不能赢了",
  "k.verdict.undecided": "未定",
  "k.because": (reason) => `（${reasons[reason] ?? reason}）`,
  "k.awaiting": "正在等待求解程序…",
  "k.judging": "正在判断…",
  "k.searching": "正在搜索…",
  "k.silent": "能赢吗？",
  "k.won": "赢了！",
  "k.wonIn": (n) => `共${n}步，所有牌都已收齐。`,
  "k.lostBy": "这一步输掉了这局，可以收回。",
  "k.lastWinnable": (n) => `第${n}步之后还能赢。`,
  "k.next": (n, text) => `下面第${n}步：${text}`,
  "k.yourMove": (n) => (n === 0 ? "已经无牌可走。" : `有${n}种走法。自己走，或者求解。`),
  "k.solve": "求解",
  "k.stop": "停止",
  "k.hintButton": "提示",
  "k.undo": "撤销",
  "k.redo": "重做",
  "k.takeBack": "收回这步",
  "k.rescue": "回到还能赢的一步",
  "k.tell": "每步之后告诉我",
  "k.hint": (text) => `提示：${text}`,
  "k.noHint": "没有已知能赢的走法。",
  "k.wins": (n) => `能赢，还要${n}步`,
  "k.loses": "会输",
  "k.open": "未定",

  // 回放与走法
  "k.replay": "回放",
  "k.first": "到开头",
  "k.stepBack": "后退一步",
  "k.play": "播放",
  "k.pause": "暂停",
  "k.stepForward": "前进一步",
  "k.last": "到结尾",
  "k.place": "步",
  "k.stepOf": (n, all) => `第${n}步，共${all}步`,
  "k.speed": "速度",
  "k.perSecond": (n) => `每秒${n}步`,
  "k.moves": "走法",
  "k.noMoves": "还没有走法。自己走，或者按“求解”。",
  "k.legal": "现在可走",
  "k.turnShort": "翻牌",
  "k.redealShort": "重翻",
  "k.copy": "复制文字",
  "k.link": "复制链接",
  "k.copied": "已复制。",
  "k.copyHere": "请复制这段文字",
  "k.talon": "牌堆，按翻出的顺序",
  "k.talonTitle": (n) => `牌堆：${n}张`,
  "k.fourColours": "四色牌",
  "k.keys": "按键：← → 走一步，空格播放，Home End 跳转，h 提示，u 撤销；在牌桌上用方向键移动，1 到 7 到各列，9 到翻牌堆，0 到牌堆，回车拿起、放下，8 收牌。",

  // 搜索
  "k.search": "搜索",
  "k.searchHelp": "“求解”从当前局面开始搜索。",
  "k.stopped": "已停止。",
  "k.foundSteps": (n) => `${n}步解出。`,
  "k.outcome.unsolvable": "已证明：没有赢法。",
  "k.outcome.undecided": "未定",
  "k.outcome.stopped": "已停止。",
  "k.outcome.failed": "失败。",
  "k.how.strategy": "策略",
  "k.how.score": "评分",
  "k.how.openList": "开放表",
  "k.how.reparent": "更短路径",
  "k.how.limit": "时间上限",
  "k.seconds": (n) => (n < 60 ? `${n}秒` : `${n / 60}分钟`),
  "k.strategy.fast": "专用求解器",
  "k.strategy.minimal": "最短解",
  "k.strategy.astar": "A*",
  "k.strategy.wastar": "加权 A*",
  "k.strategy.greedy": "贪心",
  "k.strategy.uniform": "等代价",
  "k.strategy.bfs": "广度优先",
  "k.strategy.dfs": "深度优先",
  "k.strategy.idastar": "IDA*",
  "k.strategy.beam": "束搜索",
  "k.score.none": "无",
  "k.open.heap": "堆",
  "k.open.bucket": "桶",
  "k.open.lazy": "惰性堆",
  "k.open.list": "有序链表",
  "k.reparent.reopen": "重新展开",
  "k.reparent.propagate": "向下传播",
  "k.reparent.keep": "不变",
  "k.counter.expanded": "展开",
  "k.counter.tree": "树",
  "k.counter.open": "开放",
  "k.counter.depth": "深度",
  "k.counter.duplicates": "重复",
  "k.counter.seconds": "时间",

  // 编辑
  "k.editHelp": "先选一堆，再点下面的牌；也可以拖动。选中一张牌后：F 或按钮把牌翻到背面，Delete 拿走。按 1 至 7 选列，0 选牌堆。",
  "k.aim": (name, left) => `下一张放到：${name}。还剩${left}张。`,
  "k.stockList": "牌堆：",
  "k.done": "用这副牌",
  "k.editUndo": "撤销",
  "k.editRedo": "重做",
  "k.flip": "翻到背面",
  "k.remove": "拿走",
  "k.clear": "清空",
  "k.redealt": "已重翻",
  "k.cancel": "取消",
};
