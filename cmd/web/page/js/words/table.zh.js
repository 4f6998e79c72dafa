// Chinese: the words of the doudizhu table.

import { gain, number } from "../review/points.js";

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)}%`;
const chairs = ["你", "下家", "上家"];
/** 你比电脑多12分 @param {string} who @param {string} points with a sign @param {string} [error] */
const more = (who, points, error = "") => (/[1-9]/.test(points) || error ? `${who}比电脑${/^[−-]/.test(points) ? "少" : "多"}${points.replace(/^[+−-]/, "")}${error}分` : `${who}与电脑一样`);

/** 建议叫2分：胜率约58%
 * @param {import("../table/state.js").Advice} a @param {string} stage @param {string} auction */
function advice(a, stage, auction) {
  const yes = a.answer !== "no" && a.answer !== "0";
  const what = stage === "doubling" ? (yes ? "加倍" : "不加倍") : !yes ? "不叫" : auction === "bids" ? `叫${a.answer}分` : "叫地主";
  return `建议${what}：这手牌当地主，胜率约${percent(a.chance)}。`;
}

/** 四个A；顺子（3、4、5、6、7）
 * @param {string} kind @param {string} cards */
const hintNamed = (kind, cards) => (/^(单张|对子|三张|炸弹)$/.test(kind) ? (kind === "单张" ? kind : "") + cards : kind === "王炸" ? kind : `${kind}（${cards}）`);

/** @type {import("../i18n.js").Words} */
export const zh = {
  ...Object.fromEntries(chairs.map((name, chair) => ["table.chair." + chair, name])),
  table: {
    state: "这一局", tools: "工具", yourTurn: "轮到你", yourHand: (n) => `你的手牌，${n}张`, cards: (n) => `${n}张`, thinks: "，正在想", landlord: "地主",
    peasant: "农民", bottomIs: (cards) => `底牌：${cards}`,
    bottomHidden: (n) => `底牌${n}张，尚未亮出`, held: (cards) => `剩下：${cards}`,
    deal: (deal) => (deal.includes("-") ? `${deal}的牌局` : `${deal}号`), times: (n) => `${n}倍`, doubler: (how, times) => `${how === "super" ? "超级加倍" : "加倍"} ×${times}`,
    stakes: {
      peasant: (auction, [base, bid, ...more], points) => [`底分${base}`, `${auction === "bids" ? "叫分" : auction === "rob" ? "抢地主" : "叫牌"}${bid}`, ...["加倍", "炸弹", "春天"].flatMap((what, i) => (more[i] > 1 ? what + more[i] : []))].join(" × ") + ` = ${points}`,
      landlord: (/** @type {[string, number][]} */ peasants, points) => `${peasants.map(([who, n]) => who + n).join(" + ")} = ${points}`,
    },
    total: (points, games) => (games > 0 ? `累计${number(points)}分` : ""),

    // levels 1 to 5
    bot: { random: "随机", hint: "提示" },

    // Calls and plays.
    bid: (n) => (n > 0 ? `${n}分` : "不叫"), call: "叫地主", rob: "抢地主", noRob: "不抢", take: "要地主",
    double: { yes: "加倍", super: "超级加倍", no: "不加倍" }, passes: "不出", play: "出牌", pass: "不出", cannotBeat: "要不起", hint: "提示", again: "重选",
    counter: "记牌器", auto: "托管", undo: "悔牌", full: "全屏",
    menu: {
      "": "菜单", rules: "玩法与牌型", settings: "设置", statistics: "战绩", table: "换桌", lesson: "新手教学", daily: "每日一局", link: "这副牌的链接",
      records: "导出牌谱（JSON）", text: "导出这一局（文本）", review: "复盘一局…",
    },
    autoOffButton: "取消托管", overtime: "两次超时，已转为托管。", clock: "出牌限时", clockOf: (n) => (n === 0 ? "不限" : `${n}秒`), clockLeft: (n) => `还剩${n}秒`,
    autoOn: "托管：电脑替你出牌。", autoOff: "取消托管。", undone: "已悔牌。", nothing: "没有牌管得上，只能不出。", cannot: "不能这样出。",
    raiseFirst: "先选牌：点一下，或者划过几张。", tip: (play, why) => `提示：${play}（${why}）`, hintNamed,
    chances: "各种出法的胜率（按这桌各家的水平）", chance: (chance, error) => `${percent(chance)}${error >= .05 ? ` ± ${Math.round(100 * error)}` : ""}`,
    thinking: "正在算胜率……", advice,

    // 播报。
    says: (who, what) => `${who}：${what}`, plays: (who, kind, cards, left) => `${who}出${kind}：${cards}，剩${left}张`,
    isLandlord: (who, cards) => `${who}当地主，底牌：${cards}`, leads: (who) => `${who}先出牌`, redealt: "都不叫，重新发牌",
    over: (won, score, spring) => `${won ? "你赢了" : "你输了"}，${number(score)}分${spring ? `，${spring}` : ""}`, spring: "春天！", antispring: "反春天！",
    bomb: "炸弹！", rocket: "王炸！", few: (n) => (n === 1 ? "报单！" : "报双！"),
    aloud: { comma: "，", pair: (rank) => `对${rank}`, trio: (rank) => `三个${rank}` },
    offered: (seed) => `链接带来了${seed}号牌局：先打完这一局，再打开链接。`, copied: "链接已复制。", shuffling: "正在洗牌……",

    // The start, and what a table is like.
    start: "开始游戏", learn: "新手教学：边打边学", daily: "每日一局", goOn: "继续",
    game: { "": "玩法", standard: "叫分", rob: "抢地主", yuncheng: "运城（花牌）" }, levels: "对手等级", levelOf: (n) => `${chairs[n]}的等级`, mixed: "分别设置两家等级",
    seat: { "": "谁当地主", call: "叫牌决定", me: "我", right: "下家", left: "上家" }, practice: "练习（可以悔牌）", left: "正在打的这一局会被放弃。",

    // The settlement.
    settlement: "结算", won: "你赢了", lost: "你输了", next: "下一局", review: "复盘", other: "换桌", share: "分享这副牌",
    factor: {
      bid: (auction, bid) => (auction === "bids" ? `叫分${bid}` : auction === "rob" ? `抢地主 ×${bid}` : `底分${bid}`),
      bombs: (n) => `炸弹${n}个 ×${2 ** n}`, spring: "春天 ×2", antispring: "反春天 ×2", double: (who, how, times) => `${who}${how === "super" ? "超级加倍" : "加倍"} ×${times}`,
    },
    score: { player: "玩家", game: "这一局", total: "总分" }, compare: "同样的牌，换电脑来打会怎样？", comparing: "电脑正在打同样的牌……",
    compared: (other, difference) => `同样的牌，换电脑来打得${other}分，${more("你", difference)}。`,
    rating: (r) => `独立打完${r.deals}副牌，${more("平均每副", gain(r.mean, 1), ` ± ${r.error === null ? "?" : r.error.toFixed(1)}`)}。`,

    // Sheets.
    sheet: { menu: "菜单", rules: "玩法", settings: "设置", stakes: "倍数", statistics: "战绩", table: "换桌" }, leaving: (seed) => `${seed}号牌局。换桌会放弃这一局。`,
    speed: "对手出牌速度", seconds: (n) => (n === 0 ? "立即" : `${n}秒`),
    set: { counter: "记牌器", chances: "显示各种出法的胜率", duplicate: "每局都与电脑比一比", sound: "音效", voice: "语音报牌" }, noGames: "还没有打完的牌局。",
    wonOf: (won, all) => (all > 0 ? `${all}局胜${won}局（${Math.round((100 * won) / all)}%）` : "–"),
    sum: { won: "胜", landlord: "当地主", peasant: "当农民", points: "总分", row: "连胜", longest: "最长连胜" }, unrated: "还没有独立打完并与电脑比过的牌局。",
    ratingMeans: "每副牌，换电脑坐你的位置，用同样的牌再打一遍；相差的分数就与运气无关。只算独立打完的（可以看提示）：没有托管，没有看胜率或叫牌建议，不是练习，牌也是第一次见。",

    // The rules.
    kinds: "牌型",
    rules: {
      goal: "三人一副牌：一个地主对两个农民。地主先出完牌，地主赢；任何一个农民先出完，两个农民都赢。大小：大王、小王、2、A、K……3，不分花色。",
      call: {
        standard: "每人17张。轮流叫1、2、3分，叫得最高的当地主，拿三张底牌。都不叫就重新发牌。", rob: "每人17张。有人叫地主以后，后面的人可以抢，每抢一次翻一倍。最后叫或抢的人当地主，拿三张底牌。",
        yuncheng: "54张加一张花牌，每人17张。谁先要，谁当地主，拿四张底牌。花牌可以当3到A的任何一张，不能单出。",
      },
      turn: "地主先出。后面的人要用同样牌型、更大的牌来压，或者不出；两家都不出，最后出牌的人就可以自由出牌。炸弹管一切，大的管小的；王炸最大。",
      score: "底分乘叫分。炸弹、王炸、春天（农民一张没出）、反春天（地主只出过一手）各翻一倍。加倍的人输赢都加倍；抢地主玩法可超级加倍，输赢四倍。",
      keys: "点一下选牌，划过几张，留下能出的牌，再点放下；双击出牌。键盘：空格出牌，P 不出，H 提示，R 重选，0到3叫分，按点数选牌（10按1或0，小王 S，大王 B），U 悔牌。",
      honest: "对手只看自己的牌和已经出过的牌；胜率和提示也只用你知道的，并按这桌各家的水平算。",
    },

    // The first game.
    "lesson.call": (words) => `叫牌：看看手里的大牌（王、2、A）和炸弹，牌好就叫。地主多拿三张底牌，但要一个人打两家。${words}`,
    lesson: {
      double: (words) => `加倍：觉得能赢就加倍，输赢都翻倍。${words}`, first: (hint) => `你先出，想出什么都行。一般先走小单张和顺子，这里可以出${hint}。点“提示”，牌会自己升起来，再点“出牌”。`,
      lead: (hint) => `没人要得起，轮到你自由出牌：${hint}。手里的炸弹和大牌留到要紧的时候。`, beat: (last, hint) => `要管${last}：用同样的牌型、更大的牌，或者用炸弹，这里可以出${hint}。不想用大牌，也可以“不出”。`,
      spare: (last, hint) => `${last}管得上，比如出${hint}，但是不划算：点“不出”。`,
      partner: (last, hint) => `这是队友出的${last}。农民是一家，多半让他继续：可以“不出”。要管的话：${hint}。`, nothing: (last) => `没有牌能管${last}：点“要不起”。`,
    },
  },
  ...Object.fromEntries([["least", "入门"], ["principles", "初级"], ["robot", "中级"], ["roles", "高级"], ["strong", "高手"]].flatMap(([bot, name], i) => [["table.bot." + bot, name], ["table.bot." + (i + 1), name]])),
};
