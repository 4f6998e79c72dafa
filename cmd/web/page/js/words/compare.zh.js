// 中文：并排比较各种搜索的用词。

/** @type {import("../i18n.js").Words} */
export const zh = {
  intro: "两到四种搜索解同一个问题，同一个时钟按扩展的局面数同步前进。在一棵树里选一个局面，别的树里也会标出来。",
  preset: { "": "比较", detour: "换父节点：重新打开与传播" }, "preset.martelli": "一张图：重新打开的最坏情形",
  "preset.eight": "八数码：三种启发函数", "preset.andor": "一个残局，四种与或搜索", "preset.published": "一道发表过的13张残局",
  "preset.scores": "纸牌接龙：三种启发函数", "preset.engines": "纸牌接龙：A*、加权、贪心", "preset.cheaper": "纸牌接龙：找到更短的路之后",
  "why.detour": "到 v2 代价小的路径经过 v1，而 v1 的估计值高，A* 很晚才去看它。那时 v2 下面的整棵子树已按较大的代价扩展过。A把它们一个个重新打开，再扩展一遍；B一步把它移过去，把省下的代价传给每个节点。",
  "why.martelli": "Martelli 1977年的图：重新打开会一再扩展同样的顶点，每多一个顶点就翻一番。传播每个只扩展一次，只保留第一条路径则会错过代价最小的。",
  "why.eight": "没有启发函数、各数码的曼哈顿距离、再加上行列里的冲突：估计越接近实情，扩展越少，解法一样短。",
  "why.andor": "四种搜索都得出地主胜。标记法全都看；AO* 和证明数搜索先看最容易证明的地方；alpha-beta 先往深处看。",
  "why.published": "还是这几种搜索，残局大一些。都得出农民胜；这里 alpha-beta 扩展最少，AO* 最多。",
  "why.scores": "同一个 A*，三种启发函数：至少还要走的步数、设计文档里牌堆的得分、压住别的牌的牌数。代价单位各不相同，请比较步数。",
  "why.engines": "A* 给出最短的解法。加权 A* 扩展较少，这里找到的一样短；贪心搜索扩展最少，解法较长。",
  "why.cheaper": "找到通往已知局面的更短路径时，A* 可以重新打开这个局面，可以把整棵子树一次移过去，也可以保留代价较大的旧路径。", add: "再加一种",
  remove: (mark) => `去掉 ${mark}`, running: (n, of) => `第${n}种，共${of}种……`, strategy: (mark) => `搜索 ${mark}`,
  empty: "还没有结果。", elsewhere: "选中的局面现在不在这棵树里。", unrecorded: (spec) => `没有 ${spec} 的记录。`,
  at: (step, open) => `第${step.toLocaleString("en")}步，开放表${open.toLocaleString("en")}个`,
  over: (step, verdict) => `${verdict}，共${step.toLocaleString("en")}步`,
  clock: (step, last) => `${step.toLocaleString("en")} / ${last.toLocaleString("en")}`, table: "各种搜索的代价",
  row: {
    expanded: { "": "扩展", why: "生成过后继的局面：这一步和最后" }, again: { "": "重复扩展", why: "其中以前扩展过的局面" },
    generated: { "": "生成", why: "扩展时生成的后继" }, rescored: { "": "重新计分", why: "因为上面的局面代价变小而跟着变小的局面" },
    open: { "": "开放表", why: "现在等着的局面" }, peak: { "": "开放表最长", why: "开放表里同时等着的局面，最多时有多少" },
    path: { "": "路径代价", why: "找到的路径的代价和步数" }, time: { "": "时间（毫秒）", why: "整次搜索的时间，包括记录各步的时间" },
    verdict: { "": "结论", why: "搜索得出的结论" },
  },
  path: (cost, moves) => `${cost.toLocaleString("en")}，${moves}步`, curve: "开放表的长度随步数的变化",
  canvas: (mark, name, n) => `搜索 ${mark}（${name}）的树，${n.toLocaleString("en")}个节点。左右方向键：所有搜索走一步；空格：播放；加号减号：缩放；0：显示全部；C：选中的节点；F：折叠。数字在“各种搜索的代价”表里。`,
  step: (step) => `第${step.toLocaleString("en")}步。`, stands: (mark, how) => `${mark}：${how}。`,
  waiting: (open) => `开放表${open.toLocaleString("en")}个`,
  shifts: "换父节点", still: "这一步没有换父节点。",
  means: {
    reopen: "重新打开：放回开放表，以后再扩展一遍", propagate: "传播：整棵子树一起移过去，省下的代价立刻传给下面每个节点", keep: "保留：节点扩展过后，不再理会更短的路径",
  },
  value: {
    manhattan: "曼哈顿距离", conflict: "线性冲突", length: "长度", none: "无", reopen: "重新打开", propagate: "传播", keep: "保留旧路径",
  },
};
