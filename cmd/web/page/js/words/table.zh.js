// Chinese: the words of the doudizhu table.

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
const signed = (/** @type {number} */ n) => (n > 0 ? `+${n.toFixed(1)}` : n < 0 ? `−${(-n).toFixed(1)}` : "0");
const chairs = ["你", "下家", "上家"];

/** 建议叫 2 分：胜率约 58 %
 * @param {import("../table/state.js").Advice} a @param {string} stage @param {string} auction */
function advice(a, stage, auction) {
  const yes = a.answer !== "no" && a.answer !== "0";
  const what = stage === "doubling" ? (yes ? "加倍" : "不加倍") : !yes ? "不叫" : auction === "bids" ? `叫 ${a.answer} 分` : "叫地主";
  return `建议${what}：这手牌当地主，胜率约 ${percent(a.chance)}。`;
}

/** @type {import("../i18n.js").Words} */
export const zh = {
  ...Object.fromEntries(chairs.map((name, chair) => ["table.chair." + chair, name])),
  "table.state": "这一局", "table.tools": "工具", "table.yourTurn": "轮到你", "table.yourHand": (n) => `你的手牌，${n} 张`,
  "table.cards": (n) => `${n} 张`, "table.thinks": "，正在想", "table.landlord": "地主", "table.peasant": "农民", "table.youAre": (landlord) => (landlord ? "你是地主" : "你是农民"),
  "table.bottomIs": (cards) => `底牌：${cards}`, "table.bottomHidden": (n) => `底牌 ${n} 张，还没有亮`, "table.held": (cards) => `剩下：${cards}`,
  "table.deal": (deal) => (deal.includes("-") ? `${deal} 的牌局` : `${deal} 号`),
  "table.times": (n) => `${n} 倍`, "table.stake": (n) => `输赢 ${n} 分`, "table.total": (points, games) => (games > 0 ? `共 ${points} 分` : ""),
  ...Object.fromEntries([["least", "入门"], ["principles", "初级"], ["robot", "中级"], ["roles", "高级"], ["strong", "高手"]].flatMap(([bot, name], i) => [["table.bot." + bot, name], ["table.bot." + (i + 1), name]])), // levels 1 to 5
  "table.bot.random": "随机", "table.bot.hint": "提示",

  // Calls and plays.
  "table.bid": (n) => (n > 0 ? `${n} 分` : "不叫"), "table.call": "叫地主", "table.rob": "抢地主", "table.noRob": "不抢", "table.take": "要地主",
  "table.double.yes": "加倍", "table.double.super": "超级加倍", "table.double.no": "不加倍", "table.passes": "不出",
  "table.play": "出牌", "table.pass": "不出", "table.cannotBeat": "要不起", "table.hint": "提示", "table.again": "重选",
  "table.counter": "记牌器", "table.auto": "托管", "table.undo": "悔牌", "table.menu": "菜单", "table.autoOffButton": "取消托管",
  "table.autoOn": "托管：电脑替你出牌。", "table.autoOff": "取消托管。", "table.undone": "已悔牌。",
  "table.nothing": "没有牌能管上，只能不出。", "table.cannot": "这样不能出。", "table.raiseFirst": "先选牌：点一下，或者划过几张。",
  "table.hinted": (kind, cards) => `提示：${kind}，${cards}`, "table.hintNamed": (kind, cards) => `${kind} ${cards}`,
  "table.chances": "各种出法的胜率", "table.chance": (chance, error) => `${percent(chance)}${error >= .05 ? ` ± ${Math.round(100 * error)}` : ""}`, "table.thinking": "正在算胜率……",
  "table.advice": advice,

  // 播报。
  "table.says": (who, what) => `${who}：${what}`, "table.plays": (who, kind, cards, left) => `${who}出${kind}：${cards}，剩 ${left} 张`,
  "table.isLandlord": (who, cards) => `${who}当地主，底牌：${cards}`, "table.leads": (who) => `${who}先出牌`, "table.redealt": "都不叫，重新发牌",
  "table.over": (won, score, spring) => `${won ? "你赢了" : "你输了"}，${score} 分${spring ? `，${spring}` : ""}`, "table.spring": "春天！", "table.antispring": "反春天！", "table.bomb": "炸弹！", "table.rocket": "王炸！",
  "table.damaged": "保存的牌局读不出来，会原样保留。", "table.locked": "这里保存的内容读不出来，会原样保留。在“换桌”里可以重新开始。",
  "table.offered": (seed) => `链接带来了 ${seed} 号牌局：先打完这一局，再打开链接。`, "table.copied": "链接已复制。", "table.shuffling": "正在洗牌……",

  // The start, and what a table is like.
  "table.start": "开始游戏", "table.learn": "新手教学：边打边学", "table.daily": "每日一局", "table.startOver": "重新开始", "table.goOn": "继续",
  "table.game": "玩法", "table.game.standard": "叫分", "table.game.rob": "抢地主", "table.game.yuncheng": "运城（花牌）",
  "table.levels": "对手等级", "table.levelOf": (n) => `${chairs[n]}的等级`, "table.mixed": "两家等级不同", "table.seat": "谁当地主",
  "table.seat.call": "叫牌决定", "table.seat.me": "我", "table.seat.right": "下家", "table.seat.left": "上家", "table.practice": "练习（可以悔牌）",
  "table.left": "正在打的这一局会被放弃。",

  // The settlement.
  "table.settlement": "结算", "table.won": "你赢了", "table.lost": "你输了", "table.next": "下一局", "table.review": "复盘", "table.other": "换桌", "table.share": "分享这副牌",
  "table.factor.bid": (auction, bid) => (auction === "bids" ? `叫分 ${bid}` : auction === "rob" ? `抢地主 ×${bid}` : `底分 ${bid}`),
  "table.factor.bombs": (n) => `炸弹 ${n} 个 ×${2 ** n}`, "table.factor.spring": "春天 ×2", "table.factor.antispring": "反春天 ×2", "table.factor.doubles": (n) => `${n} 家加倍`, "table.factor.supers": (n) => `${n} 家超级加倍`,
  "table.score.player": "玩家", "table.score.game": "这一局", "table.score.total": "总分",
  "table.compare": "同一副牌，电脑坐你的位置会怎样？", "table.comparing": "电脑正在打同一副牌……",
  "table.compared": (other, difference) => `同一副牌，电脑坐你的位置得 ${other} 分，你与它相差 ${difference} 分。`,
  "table.rating": (r) => `独立打完 ${r.deals} 副牌，平均每副比电脑 ${signed(r.mean)} ± ${r.error === null ? "?" : r.error.toFixed(1)} 分。`,

  // Sheets.
  "table.sheet.menu": "菜单", "table.sheet.rules": "玩法", "table.sheet.settings": "设置", "table.sheet.statistics": "战绩", "table.sheet.table": "换桌",
  "table.menu.rules": "玩法与牌型", "table.menu.settings": "设置", "table.menu.statistics": "战绩", "table.menu.table": "换桌", "table.menu.lesson": "新手教学", "table.menu.daily": "每日一局",
  "table.menu.link": "这副牌的链接", "table.menu.records": "导出牌谱（JSON）", "table.menu.text": "导出这一局（文本）", "table.menu.review": "复盘一局…",
  "table.leaving": (seed) => `${seed} 号牌局。换桌会放弃这一局。`,
  "table.speed": "对手出牌的快慢", "table.seconds": (n) => (n === 0 ? "立即" : `${n} 秒`),
  "table.set.counter": "记牌器", "table.set.chances": "显示各种出法的胜率", "table.set.duplicate": "每局都与电脑比一比", "table.set.sound": "声音",
  "table.noGames": "还没有打完的牌局。", "table.wonOf": (won, all) => (all > 0 ? `${all} 局胜 ${won}（${Math.round((100 * won) / all)} %）` : "–"),
  "table.sum.won": "胜", "table.sum.landlord": "当地主", "table.sum.peasant": "当农民", "table.sum.points": "总分", "table.sum.row": "连胜", "table.sum.longest": "最长连胜",
  "table.unrated": "还没有独立打完并与电脑比过的牌局。", "table.ratingMeans": "每副牌，电脑坐在你的位置，用同样的牌再打一遍。差多少分，就与运气无关。只算独立打完的（可以看提示）：没有托管，没有看胜率或叫牌建议，不是练习，牌也是第一次见。",

  // The rules.
  "table.kinds": "牌型",
  "table.rules.goal": "三人一副牌：一个地主对两个农民。地主先出完牌，地主赢；任何一个农民先出完，两个农民都赢。大小：大王、小王、2、A、K……3，不分花色。",
  "table.rules.call.standard": "每人 17 张。轮流叫 1、2、3 分，叫得最高的当地主，拿三张底牌。都不叫就重新发牌。",
  "table.rules.call.rob": "每人 17 张。有人叫地主以后，后面的人可以抢，每抢一次翻一倍。最后叫或抢的人当地主，拿三张底牌。",
  "table.rules.call.yuncheng": "54 张加一张花牌，每人 17 张。谁先要，谁当地主，拿四张底牌。花牌可以当 3 到 A 的任何一张，不能单出。",
  "table.rules.turn": "地主先出。后面的人要出同样的牌型、更大的牌，或者不出；两家都不出，最后出牌的人再随意出。炸弹管一切，大的管小的；王炸最大。",
  "table.rules.score": "底分乘叫分。炸弹、王炸、春天（农民一张没出）、反春天（地主只出过一手）各翻一倍。加倍的人输赢都加倍；抢地主玩法可超级加倍，输赢四倍。",
  "table.rules.keys": "点一下选牌，划过几张一起选，再点放下；双击出牌。键盘：空格出牌，P 不出，H 提示，R 重选，0 到 3 叫分，按点数选牌（10 按 1 或 0，小王 S，大王 B），U 悔牌。",
  "table.rules.honest": "对手只看自己的牌和已经出过的牌；胜率和提示也只用你知道的。",

  // The first game.
  "table.lesson.call": (words) => `叫牌：看看手里的大牌（王、2、A）和炸弹，牌好就叫。地主多拿三张底牌，但要一个人打两家。${words}`,
  "table.lesson.double": (words) => `加倍：觉得能赢就加倍，输赢都翻倍。${words}`,
  "table.lesson.first": (hint) => `你先出，想出什么都行。先出难带走的小牌、长牌：${hint}。点“提示”，牌会自己升起来，再点“出牌”。`,
  "table.lesson.lead": (hint) => `没有人管，又轮到你随意出：${hint}。手里的炸弹和大牌留到要紧的时候。`,
  "table.lesson.beat": (last, hint) => `要管 ${last}：用同样的牌型、更大的牌，最省的是 ${hint}。不想用大牌，也可以“不出”。`,
  "table.lesson.partner": (last, hint) => `这是队友出的 ${last}。农民是一家，多半让他继续：可以“不出”。要管的话：${hint}。`,
  "table.lesson.nothing": (last) => `没有牌能管 ${last}：点“要不起”。`,
};
