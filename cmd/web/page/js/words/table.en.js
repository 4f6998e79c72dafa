// English: the words of the doudizhu table.

import { gain, number } from "../review/points.js";

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${number(n)} ${noun}${Math.abs(n) === 1 ? "" : "s"}`;
const chairs = ["You", "Right", "Left"];

/** Bid 2: as the landlord this hand wins about 58 %.
 * @param {import("../table/state.js").Advice} a @param {string} stage @param {string} auction */
function advice(a, stage, auction) {
  const yes = a.answer !== "no" && a.answer !== "0";
  const what = stage === "doubling" ? (yes ? "Double" : "Don’t double") : !yes ? "Pass" : auction === "bids" ? `Bid ${a.answer}` : "Call";
  return `${what}: as the landlord this hand wins about ${percent(a.chance)}.`;
}

/** @type {import("../i18n.js").Words} */
export const en = {
  ...Object.fromEntries(chairs.map((name, chair) => ["table.chair." + chair, name])),
  table: {
    state: "This game", tools: "Tools", yourTurn: "Your turn", yourHand: (n) => `Your hand, ${plural(n, "card")}`,
    cards: (n) => plural(n, "card"), thinks: ", thinking", landlord: "Landlord", peasant: "Peasant",
    bottomIs: (cards) => `Bottom cards: ${cards}`,
    bottomHidden: (n) => `${n} bottom cards, not shown yet`, held: (cards) => `Left: ${cards}`,
    deal: (deal) => (deal.includes("-") ? `The deal of ${deal}` : `Deal ${deal}`), times: (n) => `× ${n}`,
    doubler: (how, times) => `${how === "super" ? "Super-double" : "Double"} × ${times}`,
    stakes: {
      peasant: (auction, [base, bid, ...more], points) => [`Base ${base}`, `${auction === "bids" ? "bid" : auction === "rob" ? "robbing" : "call"} ${bid}`, ...["doubling", "bombs", "spring"].flatMap((what, i) => (more[i] > 1 ? `${what} ${more[i]}` : []))].join(" × ") + ` = ${points}`,
      landlord: (/** @type {[string, number][]} */ peasants, points) => `${peasants.map(([who, n]) => `${who} ${n}`).join(" + ")} = ${points}`,
    },
    total: (points, games) => (games > 0 ? `Total ${number(points)}` : ""),

    // levels 1 to 5
    bot: { random: "Random", hint: "Hints" },

    // Calls and plays.
    bid: (n) => (n > 0 ? `Bid ${n}` : "Pass"), call: "Call", rob: "Rob", noRob: "Don’t rob", take: "Take it",
    double: { yes: "Double", super: "Super-double", no: "Don’t double" }, passes: "Pass", play: "Play", pass: "Pass",
    cannotBeat: "Can’t beat", hint: "Hint", again: "Clear", counter: "Counter", auto: "Auto", undo: "Undo", full: "Full",
    menu: {
      "": "Menu", rules: "Rules and kinds", settings: "Settings", statistics: "Results", table: "Other table",
      lesson: "Learn: a first game", daily: "The day’s deal", link: "Link to this deal", records: "Save the records (JSON)",
      text: "Save this game (text)", review: "Review a game …",
    },
    autoOffButton: "Play myself", overtime: "Your time ran out twice: a bot plays for you.", clock: "Time for a turn",
    clockOf: (n) => (n === 0 ? "no limit" : `${n} s`), clockLeft: (n) => `${plural(n, "second")} left`, autoOn: "A bot plays for you.", autoOff: "You play again.", undone: "Taken back.",
    nothing: "No card of yours beats that: pass.", cannot: "These cards can’t be played now.",
    raiseFirst: "Choose cards first: tap them, or swipe over several.", tip: (play, why) => `Hint: ${play} – ${why}`,
    hintNamed: (kind, cards) => `${kind} ${cards}`, chances: "Chances of plays against these players",
    chance: (chance, error) => `${percent(chance)}${error >= .05 ? ` ± ${Math.round(100 * error)}` : ""}`,
    thinking: "Working out chances …", advice,

    // Announcements.
    says: (who, what) => `${who}: ${what}`, plays: (who, kind, cards, left) => `${who}: ${kind}, ${cards}; ${plural(left, "card")} left`,
    isLandlord: (who, cards) => `Landlord: ${who}. Bottom cards: ${cards}`, leads: (who) => `First to play: ${who}`,
    redealt: "All passed: a new deal",
    over: (won, score, spring) => `${won ? "You win" : "You lose"}, ${plural(score, "point")}${spring ? `. ${spring}` : ""}`,
    spring: "Spring!", antispring: "Anti-spring!", bomb: "Bomb!", rocket: "Rocket!",
    few: (n) => (n === 1 ? "Last card!" : "Two cards!"), aloud: { comma: ", ", pair: (rank) => `pair of ${rank}s`, trio: (rank) => `three ${rank}s` },
    offered: (seed) => `A link brings deal ${seed}: end this game first, then open the link.`, copied: "The link is copied.",
    shuffling: "Shuffling …",

    // The start, and the settings of a table.
    start: "Start a game", learn: "Learn: a first game", daily: "The day’s deal", goOn: "Continue",
    game: { "": "Game", standard: "Bids", rob: "Robbing", yuncheng: "Yuncheng" }, levels: "Level of the bots",
    levelOf: (n) => `Level: ${chairs[n]}`, mixed: "Two bots of different levels",
    seat: { "": "Landlord", call: "by calls", me: "me", right: "right", left: "left" }, practice: "Practice, with undo",
    left: "This ends the game that you are playing.",

    // The settlement.
    settlement: "Settlement", won: "You win", lost: "You lose", next: "Next deal", review: "Review", other: "Other table",
    share: "Share this deal",
    factor: {
      bid: (auction, bid) => (auction === "bids" ? `Bid ${bid}` : auction === "rob" ? `Robbed × ${bid}` : `Base ${bid}`),
      bombs: (n) => `${plural(n, "bomb")} × ${2 ** n}`, spring: "Spring × 2", antispring: "Anti-spring × 2",
      double: (who, how, times) => `${who}: ${how === "super" ? "super-double" : "double"} × ${times}`,
    },
    score: { player: "Player", game: "This game", total: "Total" }, compare: "What would a bot make of your cards?",
    comparing: "A bot plays the same cards …",
    compared: (other, difference) => `With the same cards a bot in your seat makes ${other}; the difference is ${difference}.`,
    rating: (r) => `Over ${plural(r.deals, "deal")} played without help you make ${gain(r.mean, 1)} ± ${r.error === null ? "?" : r.error.toFixed(1)} points a deal against the bot.`,

    // Sheets.
    sheet: { menu: "Menu", rules: "Rules", settings: "Settings", stakes: "Multiplier", statistics: "Results", table: "Other table" },
    leaving: (seed) => `Deal ${seed}. Another table ends this game.`, speed: "Speed of the bots",
    seconds: (n) => (n === 0 ? "at once" : `${n} s`),
    set: { counter: "Card counter", chances: "Show the chances of plays", duplicate: "Compare each deal with a bot", sound: "Sounds", voice: "Say calls aloud" },
    noGames: "No game is over yet.", wonOf: (won, all) => (all > 0 ? `${won} of ${all} (${Math.round((100 * won) / all)} %)` : "–"),
    sum: { won: "Won", landlord: "As landlord", peasant: "As peasant", points: "Points", row: "In a row", longest: "Longest row" },
    unrated: "No game without help has been compared with a bot yet.",
    ratingMeans: "A bot plays each deal again in your seat, with your cards. The luck of the cards doesn’t change the difference in points. Only games without help count (hints are allowed): no auto play, no chances or advice shown, no practice, and cards that you see for the first time.",

    // The rules.
    kinds: "Kinds of plays",
    rules: {
      goal: "Three players, one pack: a landlord against two peasants. If the landlord is the first without cards, he wins; if a peasant is, both peasants win. Ranks, from the top: big joker, small joker, 2, A, K … 3. Suits mean nothing.",
      call: {
        standard: "17 cards each. In turn all bid 1, 2 or 3; the highest bidder is the landlord and takes the three bottom cards. If all pass, cards are dealt again.",
        rob: "17 cards each. Once a player has called, the next players may rob; each rob doubles the points. The last one is the landlord and takes the three bottom cards.",
        yuncheng: "54 cards and a flower, 17 each. The first who wants it is the landlord and takes the four bottom cards. The flower stands for any card from 3 to A, but not alone.",
      },
      turn: "The landlord leads. The next player plays higher cards of the same kind, or passes; after two passes the last one to play leads again. A bomb beats everything except a higher bomb; the rocket beats all.",
      score: "The base times the bid. Each bomb, the rocket, spring (no peasant has played) and anti-spring (the landlord played once) double the points. A player who doubles wins or loses twice as much, with a super-double (where seats are robbed) four times as much.",
      keys: "Tap cards to choose them, tap again to lower them; a swipe over several leaves a play; a double tap plays. Keys: Space plays, P passes, H hints, R clears, 0 to 3 bid, ranks choose cards (10 is 1 or 0, jokers S and B), U takes back.",
      honest: "The bots see their own cards and what was played; chances and hints know what you know, and count on these players.",
    },

    // The first game.
    "lesson.call": (words) => `Calling: with high cards (jokers, 2, A) or bombs, call. The landlord takes three cards more, and plays against two. ${words}`,
    lesson: {
      double: (words) => `Doubling: if you think that you win, double; a loss counts twice, too. ${words}`,
      first: (hint) => `You lead: anything goes. Low cards that are hard to get rid of mostly go first; a good lead here is ${hint}. “Hint” raises cards for you, “Play” lays them.`,
      lead: (hint) => `Both others passed, so you lead again: ${hint}. Keep bombs and high cards for when they count.`,
      beat: (last, hint) => `Beat ${last} with higher cards of the same kind, or with a bomb; a good play is ${hint}. To save high cards you may pass.`,
      spare: (last, hint) => `You can beat ${last}, for example with ${hint}, but that costs too much here: pass.`,
      partner: (last, hint) => `Your partner played ${last}. Peasants win together, so mostly pass. If you want the lead: ${hint}.`,
      nothing: (last) => `No card of yours beats ${last}: press “Can’t beat”.`,
    },
  },
  ...Object.fromEntries([["least", "Beginner"], ["principles", "Easy"], ["robot", "Medium"], ["roles", "Hard"], ["strong", "Expert"]].flatMap(([bot, name], i) => [["table.bot." + bot, name], ["table.bot." + (i + 1), name]])),
};
