// Chinese: the words of searches and of the editor in Analyse.

/** @type {import("../i18n.js").Words} */
export const zh = {
  k: {
    // 搜索
    search: "搜索方法", searchTerms: "策略决定先搜索哪些局面；专用求解器几乎每副牌都能立刻判定，其余的供比较：启发函数估计哪些局面更有希望，开放表存放还没搜索的局面，到已知局面的路径变短时，它在树里的位置可以改。",
    searchHelp: "“求解”从当前局面开始搜索。", stopped: "已停止。", foundSteps: (n) => `${n}步解出。`,
    outcome: { unsolvable: "已证明：没有赢法。", undecided: "未定", stopped: "已停止。", failed: "失败。" },
    how: { strategy: "策略", score: "启发函数", openList: "开放表", reparent: "更短路径", limit: "时间上限" },
    seconds: (n) => (n < 60 ? `${n}秒` : `${n / 60}分钟`),
    strategy: {
      fast: "专用求解器", minimal: "最短解", astar: "A*", wastar: "加权 A*", greedy: "贪心", uniform: "等代价", bfs: "广度优先", dfs: "深度优先", idastar: "IDA*",
      beam: "束搜索", document: "A*，照创始程序",
    },
    founding: "创始程序", console: "控制台", letters: "T 红桃，F 方块，H 黑桃，M 梅花；每列张数不限。",
    tells: {
      "": "开始A*求解", random: "随机", deepest: "最深处节点路径：", time: (s) => `总时间${s.toFixed(3)}s`, found: (n) => `已找到一个解，步数=${n}，当前解如下：`,
      counts: (c) => `已进行${c.expanded}次计算（已关闭），开放${c.open}，当前搜索树大小：${c.tree}，最大搜索深度：${c.depth}，重复节点数量：${c.duplicates}`,
      none: "无解", unsound: "所有局面都搜过了；但程序规定K不离开空列上的位置，会漏掉一些解，所以这不是证明。",
    },
    score: { none: "无" }, reparent: { reopen: "重新打开", propagate: "传播", keep: "保留旧路径" },
    counter: { expanded: "扩展", tree: "树", open: "开放", depth: "深度", duplicates: "重复", seconds: "时间" },

    // 编辑
    editHelp: "先选一堆，再点牌；也可以在牌桌上拖动。每列从最底下的牌开始。没见过的牌用“未知牌”，背面朝上放。在牌桌上：F 把选中的牌和它下面的牌翻到背面，Delete 拿走，1至7选列，0选牌堆。",
    aim: (name, n, unseen) => (n > 0 ? `下一张放到：${name}。还有${n}张要放` : "每张牌都放好了") + (unseen > 0 ? `，未知牌${unseen}张。` : "。"),
    press: "请按“用这副牌”。", under: "它们压在各列下面：选好列，再按“未知牌”。", name: (pile) => `${pile}翻出了哪张牌？点一下。`, palette: "还没放的牌", stockList: "牌堆：", done: "用这副牌", resume: "修改牌面",
    unknown: "未知牌", rest: "其余都没见过", shuffle: "其余随机", editUndo: "撤销", editRedo: "重做", flip: "翻到背面", remove: "拿走", clear: "清空", redealt: "已重翻", cancel: "取消",
  },
};
