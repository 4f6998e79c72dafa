// Chinese: the words of the doudizhu tab.

import { kinds } from "./kinds.zh.js";

/** @type {import("../i18n.js").Words} */
export const zh = {
  "doudizhu.seat.landlord": "地主", "doudizhu.seat.peasant": "农民", "doudizhu.seat.down": "地主下家", "doudizhu.seat.up": "地主上家",
  "doudizhu.short.landlord": "地主", "doudizhu.short.peasant": "农民", "doudizhu.short.down": "下家", "doudizhu.short.up": "上家",
  "doudizhu.side.landlord": "地主胜", "doudizhu.side.peasant": "农民胜", "doudizhu.side.down": "农民胜", "doudizhu.side.up": "农民胜",

  // The form.
  "doudizhu.setup": "摆残局", "doudizhu.edit": "摆残局…", "doudizhu.set": "摆好了", "doudizhu.note": (note) => `注意：${note}。`, "doudizhu.players": "几家", "doudizhu.two": "两家", "doudizhu.three": "三家",
  "doudizhu.handHint": "3-9、10、J Q K A 2、小王 大王", "doudizhu.grid": "按点数选牌", "doudizhu.whose": "谁的牌",
  "doudizhu.clear": "清空",
  "doudizhu.add": (name, n, left) => `加一张${name}：已有 ${n} 张，还剩 ${left} 张`,
  "doudizhu.remove": (name) => `去掉一张${name}`,
  "doudizhu.lead": "轮到", "doudizhu.last": "要管的牌", "doudizhu.lastHint": "无", "doudizhu.by": "出牌的人", "doudizhu.before": "前一家",
  "doudizhu.solve": "谁能赢？", "doudizhu.fault": (column) => (column > 0 ? `第 ${column} 个字有误：` : "有误："),


  // The rules.
  "doudizhu.rules": "规则",
  "doudizhu.rules.standard.name": "标准", "doudizhu.rules.strict.name": "严格", "doudizhu.rules.basic.name": "基本",
  "doudizhu.rules.yuncheng.name": "运城", "doudizhu.rules.noip.name": "NOIP 2015",
  "doudizhu.rules.standard": "常见的线上规则：三张可带一张或一对，飞机可带翅膀，四张可带二。",
  "doudizhu.rules.strict": "同标准，但带的牌各不相同，双王不能一起当带牌。",
  "doudizhu.rules.basic": "没有三带二：三张只带一张，飞机不带对子。",
  "doudizhu.rules.yuncheng": "运城斗地主：带的牌各不相同，连续的四张可作航天飞机。",
  "doudizhu.rules.noip": "竞赛题的规则：飞机不带翅膀，四张可带任意两张单牌或两个对子。",
  "doudizhu.bans": (n) => (n > 0 ? `禁手：禁 ${n} 种牌型` : "禁手：无"),
  "doudizhu.bansMean": "勾选的牌型，谁都不能出。",

  // The table.
  "doudizhu.game": "对局", "doudizhu.table": "牌桌", "doudizhu.cards": (n) => `${n} 张`,
  "doudizhu.toMove": "轮到出牌", "doudizhu.out": "出完，胜", "doudizhu.toBeat": "要管的牌", "doudizhu.lastPlay": "最后一手", "doudizhu.passed": "不出",
  "doudizhu.hold": (cards) => `${cards}。点一张或划过几张选牌，再出牌`,
  "doudizhu.act": "出牌", "doudizhu.lay": "出牌", "doudizhu.lay.title": "出选中的牌（回车，或双击）", "doudizhu.passNow": "不出", "doudizhu.passNow.title": "不出（P）",
  "doudizhu.hint": "提示", "doudizhu.hint.title": "选出能赢的牌，再按换一种（H）", "doudizhu.lower": "重选", "doudizhu.lower.title": "放下选中的牌",
  "doudizhu.hinted": (play, outcome) => `提示：${play}（${outcome}）`, "doudizhu.several": "这几张牌有几种出法，请在下面的列表里选。",
  "doudizhu.cannotBeat": "管不上，或不成牌型。", "doudizhu.cannotLead": "不成牌型。",
  "doudizhu.yourTurn": (seat) => `${seat}：轮到你出牌`, "doudizhu.theirTurn": (seat) => `等${seat}出牌……`,
  "doudizhu.offer": "可出的牌", "doudizhu.nothing": "没有可出的牌。",
  "doudizhu.solverMoves": "这一方由电脑出牌。",
  "doudizhu.noSuchPlay": "没有含这些牌的出法。", "doudizhu.putDown": "放回",
  "doudizhu.chip": (play, outcome) => `${play}，${outcome}`,
  "doudizhu.outcome.won": "必胜", "doudizhu.outcome.lost": "必败", "doudizhu.outcome.undecided": "未定",
  "doudizhu.plays": (seat, play) => `${seat}出${play}`,

  // The verdict.
  "doudizhu.verdict.landlord": "地主必胜", "doudizhu.verdict.peasant": "农民必胜", "doudizhu.verdict.peasants": "农民必胜",
  "doudizhu.verdict.undecided": (reason) => `未定：${reason}`,
  "doudizhu.reason.": "", "doudizhu.reason.expansion limit": "扩展数已达上限", "doudizhu.reason.memory limit": "内存已达上限",
  "doudizhu.reason.time limit": "时间已到", "doudizhu.reason.depth limit": "深度已达上限",
  "doudizhu.searching": "正在搜索……", "doudizhu.stopped": "已停止：未定", "doudizhu.notAsked": "可以直接出牌",
  "doudizhu.noBoard": "残局还不完整",
  "doudizhu.counters": (expanded, seconds) => `已扩展 ${expanded.toLocaleString("zh")} 个局面，${seconds.toFixed(seconds < 0.1 ? 3 : 1)} 秒`,
  "doudizhu.stop": "停止", "doudizhu.over": (who) => `${who}，牌局结束`,
  "doudizhu.slip": (play) => `${play} 这一手把必胜的局面丢了。`, "doudizhu.takeBack": "回到那一手",
  "doudizhu.list.winning": (n) => `必胜出法（${n}）`, "doudizhu.list.losing": (n) => `必败出法与应法（${n}）`,
  "doudizhu.list.open": (n) => `未定出法（${n}）`, "doudizhu.list.line": (n) => `最佳出牌过程（${n} 手）`,

  // The explanation.
  "doudizhu.why.title": "为什么？", "doudizhu.why.ask": "讲解", "doudizhu.why.looking": "正在寻找原因……",
  "doudizhu.why.help": "说明胜方靠什么取胜，最先想到的出法错在哪里。",
  "doudizhu.why.by": (plays) => `必胜出法：${plays}。`, "doudizhu.why.all": "每种出法都败：",
  "doudizhu.why.class": (plays, seat, answer) => (answer ? `${plays}：${seat}应 ${answer}` : `${plays}：不管，${seat}接着出牌`),
  "doudizhu.why.wrong": (play, why) => `错误出法：${play}（${why}）`, "doudizhu.why.robot": "电脑的选择", "doudizhu.why.hint": (n) => `第 ${n} 个提示`,
  "doudizhu.why.spent": "本来无人能管", "doudizhu.why.still": (n) => `余牌仍要 ${n} 手`,
  "doudizhu.why.danger": (seat, run) => `${seat}若得到出牌权，就无人能挡 ${run}。`,
  "doudizhu.why.threat": (play, seat, run) => `出 ${play} 之后，${seat}威胁出完：${run}。`,
  "doudizhu.why.controls": (seat, plays) => `${seat}无人能管的牌：${plays}。`,
  "doudizhu.why.control": (kind, length, from, all) => `${all ? "所有" : `${from} 及以上的`}${length > 1 ? `${length} 连` : ""}${kind}`,
  "doudizhu.why.kept": (seat, cards) => `${seat}留着 ${cards} 夺回出牌权。`,
  "doudizhu.why.regains": (plays) => `用 ${plays} 夺回出牌权。`,
  "doudizhu.why.neverLead": (peasants) => `${peasants ? "农民" : "地主"}始终得不到出牌权。`,
  "doudizhu.why.stuck": (seat, cards) => `无论怎样出，${seat}最后手里总剩 ${cards}。`,
  "doudizhu.why.out": (seat) => `出完的总是${seat}。`,
  "doudizhu.why.line": (line) => `关键变化：${line}。`, "doudizhu.why.unstopped": (plays) => `无人能挡 ${plays}`, "doudizhu.why.then": "；",
  "doudizhu.why.difficulty": (d, turns) => "难度：" + [`容易出错的出法 ${d.natural_losing} 种`, ...(d.hint_place ? [`必胜出法是第 ${d.hint_place} 个提示`] : []),
    ...(d.only_plays > 0 ? [`只有一种必胜出法的轮次 ${d.only_plays}`] : []), `走完 ${d.plain_after} 轮次胜势已明（共 ${turns} 轮次）`].join("，") + "。",
  "doudizhu.why.size": (situations, positions, least) => `策略：${situations} 种情况，${positions} 个局面${least ? "，没有更小的" : ""}。变化里 ! 表示唯一能胜的出法，* 表示无人能管的牌。`,
  "doudizhu.why.missing": (reason) => `以下缺：${reason}。`,

  // The game.
  "doudizhu.controls": "操作", "doudizhu.undo": "悔牌", "doudizhu.undo.title": "收回上一手（U）",
  "doudizhu.redo": "重出", "doudizhu.redo.title": "再出收回的牌（Y）", "doudizhu.restart": "重来", "doudizhu.restart.title": "回到开局",
  "doudizhu.auto": "代打一手", "doudizhu.auto.title": "这一手由电脑出（S）",
  "doudizhu.youPlay": "你打", "doudizhu.me.landlord": "地主", "doudizhu.me.peasants": "农民", "doudizhu.me.both": "双方",
  "doudizhu.marks": "标出胜负", "doudizhu.history": "出牌记录", "doudizhu.noPlays": "还没有出牌。",
  "doudizhu.backTo": (n, seat, play) => `${seat} ${play}。回到第 ${n} 手`,
  "doudizhu.keys": "键盘：按点数选牌（大小王 D X），回车出牌，P 不出，H 提示；U 悔牌，Y 重出，S 代打一手，Esc 停止。",
  "doudizhu.link": "复制链接", "doudizhu.copied": "已复制。",

  // Puzzles.
  "doudizhu.puzzle.about": "一千道残局，由易到难。你当地主先出，必胜的第一手只有一种（带牌不算）：找到它，再与电脑打到底。不看提示、不悔牌解出来的，得一颗 ★。",
  "doudizhu.puzzle.loading": "正在取题……", "doudizhu.puzzle.on": (n) => `做第 ${n} 题`, "doudizhu.puzzle.day": "每日一题", "doudizhu.puzzle.ofDay": (date) => `每日一题 ${date}`,
  "doudizhu.puzzle.solved": (solved, all, stars) => `已解 ${solved} / ${all}，★ ${stars}`,
  "doudizhu.puzzle.levelName": (level) => ["", "入门", "初级", "中级", "高级", "大师"][level] ?? "", "doudizhu.puzzle.mark1": "已解", "doudizhu.puzzle.mark2": "已解，没看提示",
  "doudizhu.puzzle.list": "题单", "doudizhu.puzzle.back": "上一题", "doudizhu.puzzle.next": "下一题", "doudizhu.puzzle.done": "解出来了！", "doudizhu.puzzle.look": "摆到残局里看",
  "doudizhu.puzzle.own": "自己出题", "doudizhu.puzzle.what": "电脑现出的残局，先手都恰有一种必胜的第一手。",
  "doudizhu.puzzle.cards": "各家共几张", "doudizhu.puzzle.of": "难度", "doudizhu.puzzle.any": "不限", "doudizhu.puzzle.seed": "种子", "doudizhu.puzzle.random": "随机",
  "doudizhu.puzzle.make": "出题", "doudizhu.puzzle.more": "再来", "doudizhu.puzzle.stopped": "已停止。",
  "doudizhu.puzzle.found": (found, tried) => `${tried.toLocaleString("zh")} 局中选出 ${found} 题`,
  "doudizhu.puzzle.number": (n) => `第 ${n} 题`, "doudizhu.puzzle.level": (level) => `难度 ${level}/5`,

  // A hand.
  "doudizhu.hand.cards": "手牌，最多 20 张", "doudizhu.hand.answer": "这手牌怎么样", "doudizhu.hand.empty": "点选手牌，或发一手。", "doudizhu.hand.deal": "发一手",
  "doudizhu.hand.call": (bid, chance) => `建议${["不叫", "叫 1 分", "叫 2 分", "叫 3 分"][bid]}：当地主胜率约 ${Math.round(100 * chance)} %`,
  "doudizhu.hand.double": (double, chance) => `地主胜率约 ${Math.round(100 * chance)} %，建议${double ? "加倍" : "不加倍"}`,
  "doudizhu.hand.short": "满 17 张有叫牌建议，20 张（含底牌）有加倍建议。",
  "doudizhu.hand.fewest": (n) => `最少 ${n} 手出完，可以这样拆：`, "doudizhu.hand.dead": (dead, n) => `出不完：${dead} 打不出去；其余最少 ${n} 手：`,
  "doudizhu.hand.splits": (n, more) => `同样手数的各种拆法（${n}${more ? " 种以上" : " 种"}）`,
  "doudizhu.hand.document": "文档里的牌力与叫牌分", "doudizhu.hand.power": (power) => `牌力 ${power.toFixed(1)}，拆作`,
  "doudizhu.hand.powerMeans": "牌力是按权重出牌的办法给手牌打的分：每出一手减 150，牌越小、越散，减得越多，炸弹和王炸加分。出完是 0，所以多为负数；越接近 0（或为正），这手牌越容易跑完。",
  "doudizhu.hand.points": (n, bid) => `叫牌分 ${n}：${bid}`,
  "doudizhu.hand.pointsMean": "双王 8 分，单张大王 4 分、小王 3 分，每张 2 得 2 分，每个炸弹 6 分；7 分以上叫 3 分，5 分以上叫 2 分，3 分以上叫 1 分。上面的建议用的是另一个办法：从电脑自打的大量牌局里算出的胜率。",
  "doudizhu.hand.hints": (n) => `先出什么，好的在前（${n}）`, "doudizhu.hand.play": "出牌", "doudizhu.hand.kind": "牌型", "doudizhu.hand.rest": "余牌牌力",
  "doudizhu.hand.bid": "再打 2000 局试试", "doudizhu.hand.bidMeans": "拿这手牌当地主，由电脑随机打 2000 局", "doudizhu.hand.sampling": "正在试打……",
  "doudizhu.hand.chance": (chance, error, deals) => `${deals.toLocaleString("zh")} 局中胜率 ${(100 * chance).toFixed(1)} % ± ${(100 * error).toFixed(1)} %`,
  "doudizhu.bid.0": "不叫", "doudizhu.bid.1": "叫 1 分", "doudizhu.bid.2": "叫 2 分", "doudizhu.bid.3": "叫 3 分",

  ...kinds,
};
