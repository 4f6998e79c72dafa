// Chinese: the words of the doudizhu tab.

import { number } from "../review/points.js";
import { kinds } from "./kinds.zh.js";

const numeral = (/** @type {number} */ n) => ["", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"][n] ?? n;

/** @type {import("../i18n.js").Words} */
export const zh = {
  doudizhu: {
    seat: { landlord: "地主", peasant: "农民", down: "地主下家", up: "地主上家" }, short: { landlord: "地主", peasant: "农民", down: "下家", up: "上家" },
    side: { landlord: "地主胜", peasant: "农民胜", down: "农民胜", up: "农民胜" },

    // The form.
    setup: "摆残局", edit: "摆残局…", set: "摆好了", note: (note) => `注意：${note}。`, players: "几家", two: "两家", three: "三家",
    handHint: "3-9、10、J Q K A 2、小王 大王", grid: "按点数选牌", whose: "谁的牌", clear: "清空",
    add: (name, n, left) => `加一张${name}：已有${n}张，还剩${left}张`, remove: (name) => `去掉一张${name}`, lead: "轮到谁", last: "上家出的牌", lastHint: "无",
    by: "谁出的", before: "上家", solve: "谁能赢？", fault: (column) => (column > 0 ? `第${column}个字有误：` : "有误："),

    // The rules.
    rules: {
      "": "规则", standard: { "": "常见的线上规则：三张可带一张或一对，飞机可带翅膀，四张可带二。", name: "标准" }, strict: { "": "同标准，但带的牌各不相同，双王不能一起当带牌。", name: "严格" },
      basic: { "": "没有三带二：三张只带一张，飞机不带对子。", name: "基本" }, yuncheng: { "": "运城斗地主：带的牌各不相同，连续的四张可作航天飞机。", name: "运城" },
      noip: { "": "竞赛题的规则：飞机不带翅膀，四张可带任意两张单牌或两个对子。", name: "NOIP 2015" },
    },
    bans: (n) => (n > 0 ? `禁用牌型：${n}种` : "禁用牌型：无"), bansMean: "勾选的牌型，谁都不能出。",

    // The table.
    game: "对局", table: "牌桌", cards: (n) => `${n}张`, toMove: "轮到出牌", out: "出完，胜", toBeat: "上家出的牌",
    hold: (cards) => `${cards}。点一张或划过几张选牌，再出牌`, act: "出牌", lay: { "": "出牌", title: "出选中的牌（回车，或双击）" }, passNow: { "": "不出", title: "不出（P）" },
    hint: { "": "提示", title: "选出能赢的牌，再按换一种（H）" }, lower: { "": "重选", title: "放下选中的牌" }, hinted: (play, outcome) => `提示：${play}（${outcome}）`,
    several: "这几张牌有几种出法，请在下面的列表里选。", yourTurn: (seat) => `${seat}：轮到你出牌`,
    theirTurn: (seat) => `等${seat}出牌……`, offer: "可出的牌", nothing: "没有可出的牌。", solverMoves: "这一方由电脑出牌。", noSuchPlay: "没有含这些牌的出法。",
    putDown: "放回", chip: (play, outcome) => `${play}，${outcome}`, outcome: { won: "必胜", lost: "必败", undecided: "未定" },
    plays: (seat, play) => `${seat}出${play}`,

    // The verdict.
    verdict: { landlord: "地主必胜", peasant: "农民必胜", peasants: "农民必胜", undecided: (reason) => `未定：${reason}` },
    reason: { "expansion limit": "扩展数已达上限", "memory limit": "内存已达上限", "time limit": "时间已到", "depth limit": "深度已达上限" }, searching: "正在搜索……",
    stopped: "已停止：未定", notAsked: "请出牌", noBoard: "残局还不完整",
    counters: (expanded, seconds) => `已扩展${expanded.toLocaleString("zh")}个局面，${seconds.toFixed(seconds < 0.1 ? 3 : 1)}秒`, stop: "停止",
    over: (who) => `牌局结束，${who}`, slip: (play) => `${play}这手葬送了必胜局面。`, takeBack: "回到那一手",
    list: { winning: (n) => `必胜出法（${n}）`, losing: (n) => `必败出法及应对（${n}）`, open: (n) => `未定出法（${n}）`, line: (n) => `最佳出牌过程（${n}手）` },

    // The explanation.
    why: {
      title: "为什么？", ask: "讲解", looking: "正在寻找原因……", help: "说明胜方靠什么取胜，最先想到的出法错在哪里。", by: (plays) => `必胜出法：${plays}。`, all: "每种出法都败：",
      class: (plays, seat, answer) => (answer ? `${plays}：${seat}应${answer}` : `${plays}：没人管，${seat}继续出牌`),
      wrong: (play, why) => `错误出法：${play}（${why}）`, robot: "电脑的选择", hint: (n) => `提示排第${n}`, spent: "这手没人管得上", still: (n) => `剩牌还要${n}手`,
      danger: (seat, run) => `${seat}若得到出牌权，就无人能挡${run}。`, threat: (play, seat, run) => `出${play}之后，${seat}威胁出完：${run}。`,
      controls: (seat, plays) => `${seat}手里没人管得上的牌：${plays}。`,
      control: (kind, length, from, all) => `${all ? "所有" : `${from}及以上的`}${length > 1 ? numeral(length) + (kind === "顺子" ? "张" : "连") : ""}${length > 1 && kind === "连对" ? "对" : kind}`,
      kept: (seat, cards) => `${seat}留着${cards}夺回出牌权。`, regains: (plays) => `用${plays}夺回出牌权。`,
      neverLead: (peasants) => `${peasants ? "农民" : "地主"}始终得不到出牌权。`, stuck: (seat, cards) => `无论怎样出，${seat}最后手里总剩${cards}。`,
      out: (seat) => `最后出完的总是${seat}。`, line: (line) => `关键变化：${line}。`, unstopped: (plays) => `无人能挡${plays}`, then: "；",
      difficulty: (d, turns) => "难度：" + [`容易出错的出法${d.natural_losing}种`, ...(d.hint_place ? [`必胜出法提示排第${d.hint_place}`] : []),
        ...(d.only_plays > 0 ? [`有${d.only_plays}手只有一种出法能胜`] : []), d.plain_after > 0 ? `走完${d.plain_after}手胜势已明（共${turns}手）` : "一开始就已必胜"].join("，") + "。",
      size: (situations, positions, least) => `${situations > 0 ? `必胜策略有${situations}种情况、${positions}个局面${least ? "，没有更小的" : ""}。` : ""}变化里 ! 表示唯一能胜的出法，* 表示没人管得上的牌。`,
      missing: (reason) => `后面没有讲完：${reason}。`,
    },

    // The game.
    controls: "操作", undo: { "": "悔牌", title: "收回上一手（U）" }, redo: { "": "重做", title: "重做收回的一手（Y）" }, restart: { "": "重来", title: "回到开局" },
    auto: { "": "代打一手", title: "这一手由电脑出（S）" }, youPlay: "你打", me: { landlord: "地主", peasants: "农民", both: "双方" }, marks: "标出胜负",
    history: "出牌记录", noPlays: "还没有出牌。", backTo: (n, seat, play) => `${seat} ${play}。回到第${n}手`,
    keys: "键盘：按点数选牌（大小王 D X），回车出牌，P 不出，H 提示；U 悔牌，Y 重做，S 代打一手，Esc 停止。", tree: "看搜索树", link: "复制链接", copied: "已复制。",

    // Puzzles.
    puzzle: {
      about: "一千道残局，由易到难。你当地主先出，必胜的第一手只有一种（带牌不同不算）：找到它，再和电脑打到底。不看提示、不悔牌解出来，得一颗★。", loading: "正在取题……", on: (n) => `做第${n}题`, day: "每日一题",
      ofDay: (date) => `每日一题 ${date}`, solved: (solved, all, stars) => `已解${solved}/${all}，★ ${stars}`,
      levelName: (level) => ["", "入门", "初级", "中级", "高级", "大师"][level] ?? "", mark1: "已解", mark2: "已解，没看提示", list: "题单", back: "上一题",
      next: "下一题", done: "解出来了！", look: "在残局中打开", own: "自己出题", what: "由电脑现场出题：先手必胜，而且必胜的第一手只有一种。", cards: "总张数", of: "难度", any: "不限",
      seed: "种子", random: "随机", make: "出题", more: "再来", stopped: "已停止。",
      found: (found, tried) => `试了${tried.toLocaleString("zh")}局，选出${found}题`, number: (n) => `第${n}题`,
      level: (level) => `难度${level}/5`, theme: "题型", shelf: { before: "前一排", after: "后一排" },
    },

    // A hand.
    hand: {
      cards: "手牌，最多20张", answer: "这手牌怎么样", empty: "点选手牌，或发一手。", deal: "发一手",
      double: (double, chance) => `地主胜率约${Math.round(100 * chance)}%，建议${double ? "加倍" : "不加倍"}`, short: "选满17张，给出叫牌建议；选满20张（含底牌），给出加倍建议。",
      fewest: (n) => `最少${n}手出完，可以这样拆：`, dead: (dead, n) => `出不完：${dead}打不出去；其余最少${n}手：`,
      splits: (n, more) => `同样手数的各种拆法（${n}种${more ? "以上" : ""}）`, document: "牌力与叫分估算", power: (power) => `牌力${number(power, 1)}，拆成`,
      powerMeans: "牌力是给手牌打的分：每出一手减150，牌越小、越散，减得越多，炸弹和王炸加分。出完是0，所以多为负数；越接近0（或为正），这手牌越容易跑完。",
      points: (n, bid) => `叫分估算${n}分：${bid}`,
      pointsMean: "双王8分，单张大王4分、小王3分，每张2得2分，每个炸弹6分；7分以上叫3分，5分以上叫2分，3分以上叫1分。上面的建议另有依据：电脑自己打了大量牌局，从中统计出胜率。",
      hints: (n) => `先出什么（${n}种，好的在前）`, play: "出牌", kind: "牌型", rest: "余牌牌力", bid: "模拟2000局", bidMeans: "用这手牌当地主，由电脑模拟2000局",
      sampling: "正在模拟……",
      chance: (chance, error, deals) => `模拟${deals.toLocaleString("zh")}局，胜率${(100 * chance).toFixed(1)}% ± ${(100 * error).toFixed(1)}%`,
    },
    "hand.call": (bid, chance) => `建议${["不叫", "叫1分", "叫2分", "叫3分"][bid]}：当地主胜率约${Math.round(100 * chance)}%`,
    bid: { 0: "不叫", 1: "叫1分", 2: "叫2分", 3: "叫3分" },
  },
  "doudizhu.reason.": "", ...kinds,
};
