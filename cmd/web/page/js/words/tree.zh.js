// Chinese: the words of the search tree.

/** A sentence about some nodes. @param {string} before */
const about = (before) => (/** @type {string} */ nodes) => `${before}${nodes}。`;

/** @type {import("../i18n.js").Words} */
export const treeZh = {
  rooms: "做什么", room: { one: "一种搜索", compare: "并排比较" },
  intro: "一步一步地看搜索怎样解一个小问题：正在扩展哪个局面，哪些还在等待，结论怎样从终局传回起点。", example: "例子",
  "example.doudizhu": { "0": "TJ 对 TQ，农民先出", "1": "55K 对 66Q", "2": "一个13张牌的公开残局" },
  "example.klondike": { "0": "12张牌：A到3", "1": "16张牌：A到4" },
  engine: {
    "": "算法", labelling: "标记法（广度优先）", aostar: "AO*", alphabeta: "Alpha-beta", dfpn: "证明数（df-pn）", astar: "A*",
    wastar: "加权 A*", greedy: "贪心最佳优先", bfs: "广度优先", dfs: "深度优先", beam: "束搜索",
  },
  run: "运行", stop: "停止", progress: (n) => `${n}个节点`, own: "自己出题",
  "own.doudizhu": "牌写作 3456789TJQKA2BR，两手牌各五张左右即可，大约几百个节点。",
  "own.klondike": "种子是随机牌局的编号。四种花色，点数种数自选；最多100,000个节点。", ownShort: "自己的题",
  another: "另做一次搜索", colon: "：", semicolon: "；", unordered: "这张表不按 f 排列",
  unit: {
    file: "单位是这次搜索的代价", length: "单位：步（走牌、翻牌各算一步，把翻牌堆翻回去不算）", none: "单位：步（走牌、翻牌各算一步，把翻牌堆翻回去不算）；h 为0",
    dig: "g 的单位：步（翻牌不算）；h 的单位：分，按压着别的牌的张数算", pile1: "单位：分。每步4分，从收牌堆拿回40分；h：还差的点数每点100分，各列越整齐，分数越低",
    pile2: "单位：分。每步4分，从收牌堆拿回40分；h：还差的点数每点100分，各列越整齐，分数越低",
  },
  game: { doudizhu: "斗地主：与或图搜索", klondike: "接龙：路径搜索" },
  field: {
    landlord: "地主", peasant: "农民", lead: "先出", rules: "规则", seed: "种子", ranks: "点数", columns: "列数", draw: "每次翻牌",
    score: "启发函数 h", reparent: "更短的路径",
  },
  "field.trace": "搜索记录", seat: { landlord: "地主", peasant: "农民", down: "地主下家", up: "地主上家" }, side: { peasants: "农民", landlord: "地主", first: "先手方", second: "后手方", prover: "证明方", refuter: "反驳方" },
  prover: { "": "证明方（✓）", mover: "先手方", landlord: "地主", peasants: "农民" }, files: "文件和图片",
  openTrace: "打开搜索记录…", saveTrace: "把这次搜索存成记录", drop: "solve --trace 写的记录也可以拖到这里。", svg: "存成 SVG 图片",
  png: "存成 PNG 图片", animation: "把各步存成 SVG 动画", animateFrom: "从第几步", animateTo: "到第几步",
  animateNote: (most) => `图片就是现在显示的样子。SVG 动画按上面选的速度在浏览器和幻灯片里播放；多于${most}步时，每两步或更多步只取一步。`,
  saved: (name) => `已存为 ${name}。`, tooLong: (mb) => `文件超过 ${mb} MiB；请用 solve --expansions 少记录一些局面。`,
  notHere: (link) => `链接只能打开本站的搜索记录；请下载 ${link}，再把文件拖到这里。`,
  notFetched: (link) => `${link}处没有搜索记录；请检查链接。`, player: "搜索的步骤", start: "起点", back: "后退一步（←）",
  play: "播放（空格）", playShort: "▸▸ 播放", pauseShort: "‖ 暂停", pause: "暂停（空格）", next: "前进一步（→）", end: "到最后（End）",
  step: "步", stepOf: (step, last) => `第${step}步，共${last}步`, jump: "跳到第几步", of: (last) => `／${last}`, speed: "速度",
  perSecond: (n) => `每秒${n}步`, zoomIn: "放大（+）", zoomOut: "缩小（−）", fit: "显示全部", fitKey: "显示全部（0）",
  wheel: "要缩放，请按住 Ctrl，或先点一下搜索树。", settle: "折叠已定的部分", only: { doudizhu: "只看证明", klondike: "只看解" }, shown: (n) => `，只显示${n}个`, links: "全部连线", unfoldAll: "全部展开", follow: "跟随搜索",
  keep: "节点位置不变", nodes: (n) => `${n}个节点`, round: (n) => `${n}轮中的最后一轮`,
  ready: (nodes, steps) => `共${nodes}个节点，${steps}步。`, underway: (step, last) => `第${step}步，共${last}步`,
  verdict: {
    landlord: "地主胜", peasant: "农民胜", peasants: "农民胜", solved: "有解", unsolvable: "无解",
    undecided: "未定",
  },
  wins: (who) => `${who}胜`, because: (reason) => `：${reason}`,
  reason: {
    "event limit": "文件里只有前面的步骤", "node limit": "最多100,000个节点", "expansion limit": "扩展数已达上限", "depth limit": "深度已达上限",
    "time limit": "时间已到", "memory limit": "内存已达上限", "beam width": "束宽不够", "unsound cut": "剪枝不保证正确", cancelled: "已中断",
  },
  options: "显示方式", projector: { "": "投影", why: "课堂投影：树里的字和说明都用16像素" }, toShift: (step) => `换父节点：到第${step}步 ▸`, thisStep: "这一步", numbers: (proof, disproof) => `证明数${proof}，反证数${disproof}`,
  "backup.max": "这两个数由树中的子节点算出；每个子节点都要算时，这次搜索取其中最大的。",
  "backup.sum": "这两个数由树中的子节点算出；每个子节点都要算时，这次搜索把它们相加。",
  "backup.weak": "这两个数由树中的子节点算出；每个子节点都要算时，这次搜索取最大的，其余未定的每个再加一。",
  did: {
    start: "起点在开放表中等待。", expand: (n) => `节点${n}离开开放表，被扩展。`, open: about("新进入开放表："), duplicate: about("已知节点，加一条连线："),
    moved: (node, from, to) => `换父节点：${node}从${from}下面改挂到${to}下面`, kept: (node) => `${node}的父节点不变，但有了更短的路径`,
    fell: (was, g) => (g < was ? `，g 由${was}降到${g}，少${was - g}` : `，g 由${was}变为${g}`), reopened: "；它重新进入开放表，下面的节点等它再扩展时才更新",
    below: (nodes, less) => `；传播：它下面的${nodes}随之${less === "" ? "变短" : `各少${less}`}`, stop: "。", dead: about("死路："), over: about("牌局结束："), cut: about("太深，不再扩展："), drop: about("不再有用："),
    spared: about("上面的节点已有标记，不再需要："), won: (nodes, who) => `标为 ✓（${who}胜）：${nodes}。`, lost: (nodes, who) => `标为 ✗（${who}胜）：${nodes}。`, found: about("找到目标："),
  },
  comma: "、", more: (list, n) => `${list}，还有${n}个`, others: (n) => `还有${n}个`,
  list: { open: "开放表", closed: "关闭表", "open.order": "等待扩展的节点，按先后排列。", "closed.order": "已扩展的节点，最近的在前。" },
  empty: "没有等待的节点", selection: "选中的节点", nothing: "请选一个节点：点击它，或在下面的列表中移动。", node: (n) => `节点${n}`,
  or: "或", and: "与", orLong: (who) => `或节点：轮到${who}`, andLong: (who) => `与节点：轮到${who}`, wonBy: (who) => `${who}胜`,
  place: {
    none: "尚未出现", open: "开放：等待中", closed: "关闭：已扩展", gone: "丢弃：不再有用", dead: "关闭：死路", cut: "关闭：太深", goal: "目标",
  },
  neverExamined: "从未扩展", willExamine: (step) => `将在第${step}步扩展`, examinedIn: (step) => `在第${step}步扩展`,
  fold: (n) => `折叠下面${n}个`, unfold: (n) => `展开下面${n}个`, centre: "放大显示", reached: "也可来自", noCards: "没有牌",
  leads: (who) => `${who}可以任意出牌。`, beats: (who, play, by) => `${who}要压过${by}的${play}，或者不出。`,
  finished: (who) => `牌局结束：${who}的牌已出完。`, plays: (who, play) => `${who}出${play}`, passes: (who) => `${who}不出`, pass: "不出",
  turn: "翻牌", redeal: "把翻牌堆翻回牌堆", redealShort: "翻回牌堆", lay: (card, from, to) => `${card}：${from} → ${to}`,
  column: (n) => `第${n}列`, pile: { W: "翻牌堆", "@": "牌堆", C: "♣ 收牌堆", D: "♦ 收牌堆", H: "♥ 收牌堆", S: "♠ 收牌堆" },
  foundations: "收牌堆", faceDown: "背面朝上", outline: "选中节点的周围",
  canvas: (n) => `搜索树，${n}个节点。左右箭头：一步；加 Shift：一个事件；空格：播放；加号、减号：缩放；零：显示全部；C：选中的节点；F：折叠。节点见列表“选中节点的周围”。`,
  legend: {
    "": "图例", or: (who) => `或：轮到${who}`, and: (who) => `与：轮到${who}`, open: "开放：等待", closed: "关闭：已扩展", won: (who) => `${who}胜`, lost: (who) => `${who}胜`, gone: "丢弃：不再有用",
    proof: "证明", path: "解", now: "这一步", moved: "换父节点：旧边、新边", dead: "死路", goal: "目标", link: "虚线：另一条路径",
  },
};
