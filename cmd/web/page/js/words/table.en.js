// English: the words of the doudizhu table.

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
const signed = (/** @type {number} */ n) => (n > 0 ? `+${n.toFixed(1)}` : n < 0 ? `−${(-n).toFixed(1)}` : "0");
const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${Math.abs(n) === 1 ? "" : "s"}`;
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
  "table.state": "This game", "table.tools": "Tools", "table.yourTurn": "Your turn", "table.yourHand": (n) => `Your hand, ${plural(n, "card")}`,
  "table.cards": (n) => plural(n, "card"), "table.thinks": ", thinking", "table.landlord": "Landlord", "table.peasant": "Peasant", "table.youAre": (landlord) => (landlord ? "Landlord" : "Peasant"),
  "table.bottomIs": (cards) => `Bottom cards: ${cards}`, "table.bottomHidden": (n) => `${n} bottom cards, not shown yet`, "table.held": (cards) => `Left: ${cards}`,
  "table.deal": (deal) => (deal.includes("-") ? `The deal of ${deal}` : `Deal ${deal}`),
  "table.times": (n) => `× ${n}`, "table.stake": (n) => `± ${n}`, "table.total": (points, games) => (games > 0 ? `Total ${points}` : ""),
  ...Object.fromEntries([["least", "Beginner"], ["principles", "Easy"], ["robot", "Medium"], ["roles", "Hard"], ["strong", "Expert"]].flatMap(([bot, name], i) => [["table.bot." + bot, name], ["table.bot." + (i + 1), name]])), // levels 1 to 5
  "table.bot.random": "Random", "table.bot.hint": "Hints",

  // Calls and plays.
  "table.bid": (n) => (n > 0 ? `Bid ${n}` : "Pass"), "table.call": "Call", "table.rob": "Rob", "table.noRob": "Don’t rob", "table.take": "Take it",
  "table.double.yes": "Double", "table.double.super": "Super-double", "table.double.no": "Don’t double", "table.passes": "Pass",
  "table.play": "Play", "table.pass": "Pass", "table.cannotBeat": "Can’t beat", "table.hint": "Hint", "table.again": "Clear",
  "table.counter": "Counter", "table.auto": "Auto", "table.undo": "Undo", "table.menu": "Menu", "table.autoOffButton": "Play myself",
  "table.autoOn": "A bot plays for you.", "table.autoOff": "You play again.", "table.undone": "Taken back.",
  "table.nothing": "No card of yours beats that: pass.", "table.cannot": "These cards can’t be played now.", "table.raiseFirst": "Choose cards first: tap them, or swipe over several.",
  "table.hinted": (kind, cards) => `Hint: ${kind} of ${cards}`, "table.hintNamed": (kind, cards) => `${kind} ${cards}`,
  "table.chances": "Chances of plays", "table.chance": (chance, error) => `${percent(chance)}${error >= .05 ? ` ± ${Math.round(100 * error)}` : ""}`, "table.thinking": "Working out chances …",
  "table.advice": advice,

  // Announcements.
  "table.says": (who, what) => `${who}: ${what}`, "table.plays": (who, kind, cards, left) => `${who}: ${kind}, ${cards}; ${plural(left, "card")} left`,
  "table.isLandlord": (who, cards) => `Landlord: ${who}. Bottom cards: ${cards}`, "table.leads": (who) => `First to play: ${who}`, "table.redealt": "All passed: a new deal",
  "table.over": (won, score, spring) => `${won ? "You win" : "You lose"}, ${plural(score, "point")}${spring ? `. ${spring}` : ""}`, "table.spring": "Spring!", "table.antispring": "Anti-spring!", "table.bomb": "Bomb!", "table.rocket": "Rocket!",
  "table.damaged": "The saved game can’t be read. It stays as it is.", "table.locked": "Some saved data can’t be read. They stay as they are; “Other table” lets you start over.",
  "table.offered": (seed) => `A link brings deal ${seed}: end this game first, then open the link.`, "table.copied": "The link is copied.", "table.shuffling": "Shuffling …",

  // The start, and the settings of a table.
  "table.start": "Start a game", "table.learn": "Learn: a first game", "table.daily": "The day’s deal", "table.startOver": "Start over", "table.goOn": "Continue",
  "table.game": "Game", "table.game.standard": "Bids", "table.game.rob": "Robbing", "table.game.yuncheng": "Yuncheng",
  "table.levels": "Level of the bots", "table.levelOf": (n) => `Level: ${chairs[n]}`, "table.mixed": "Two bots of different levels", "table.seat": "Landlord",
  "table.seat.call": "by calls", "table.seat.me": "me", "table.seat.right": "right", "table.seat.left": "left", "table.practice": "Practice, with undo",
  "table.left": "This ends the game that you are playing.",

  // The settlement.
  "table.settlement": "Settlement", "table.won": "You win", "table.lost": "You lose", "table.next": "Next deal", "table.review": "Review", "table.other": "Other table", "table.share": "Share this deal",
  "table.factor.bid": (auction, bid) => (auction === "bids" ? `Bid ${bid}` : auction === "rob" ? `Robbed × ${bid}` : `Base ${bid}`),
  "table.factor.bombs": (n) => `${plural(n, "bomb")} × ${2 ** n}`, "table.factor.spring": "Spring × 2", "table.factor.antispring": "Anti-spring × 2", "table.factor.doubles": (n) => `Doubled by ${n}`, "table.factor.supers": (n) => `Super-doubled by ${n}`,
  "table.score.player": "Player", "table.score.game": "This game", "table.score.total": "Total",
  "table.compare": "What would a bot make of your cards?", "table.comparing": "A bot plays the same cards …",
  "table.compared": (other, difference) => `With the same cards a bot in your seat makes ${other}; the difference is ${difference}.`,
  "table.rating": (r) => `Over ${plural(r.deals, "deal")} played without help you make ${signed(r.mean)} ± ${r.error === null ? "?" : r.error.toFixed(1)} points a deal against the bot.`,

  // Sheets.
  "table.sheet.menu": "Menu", "table.sheet.rules": "Rules", "table.sheet.settings": "Settings", "table.sheet.statistics": "Results", "table.sheet.table": "Other table",
  "table.menu.rules": "Rules and kinds", "table.menu.settings": "Settings", "table.menu.statistics": "Results", "table.menu.table": "Other table", "table.menu.lesson": "Learn: a first game", "table.menu.daily": "The day’s deal",
  "table.menu.link": "Link to this deal", "table.menu.records": "Save the records (JSON)", "table.menu.text": "Save this game (text)", "table.menu.review": "Review a game …",
  "table.leaving": (seed) => `Deal ${seed}. Another table ends this game.`,
  "table.speed": "Speed of the bots", "table.seconds": (n) => (n === 0 ? "at once" : `${n} s`),
  "table.set.counter": "Card counter", "table.set.chances": "Show the chances of plays", "table.set.duplicate": "Compare each deal with a bot", "table.set.sound": "Sound",
  "table.noGames": "No game is over yet.", "table.wonOf": (won, all) => (all > 0 ? `${won} of ${all} (${Math.round((100 * won) / all)} %)` : "–"),
  "table.sum.won": "Won", "table.sum.landlord": "As landlord", "table.sum.peasant": "As peasant", "table.sum.points": "Points", "table.sum.row": "In a row", "table.sum.longest": "Longest row",
  "table.unrated": "No game without help has been compared with a bot yet.", "table.ratingMeans": "A bot plays each deal again in your seat, with your cards. The luck of the cards doesn’t change the difference in points. Only games without help count (hints are allowed): no auto play, no chances or advice shown, no practice, and cards that you see for the first time.",

  // The rules.
  "table.kinds": "Kinds of plays",
  "table.rules.goal": "Three players, one pack: a landlord against two peasants. If the landlord is the first without cards, he wins; if a peasant is, both peasants win. Ranks, from the top: big joker, small joker, 2, A, K … 3. Suits mean nothing.",
  "table.rules.call.standard": "17 cards each. In turn all bid 1, 2 or 3; the highest bidder is the landlord and takes the three bottom cards. If all pass, cards are dealt again.",
  "table.rules.call.rob": "17 cards each. Once a player has called, the next players may rob; each rob doubles the points. The last one is the landlord and takes the three bottom cards.",
  "table.rules.call.yuncheng": "54 cards and a flower, 17 each. The first who wants it is the landlord and takes the four bottom cards. The flower stands for any card from 3 to A, but not alone.",
  "table.rules.turn": "The landlord leads. The next player plays higher cards of the same kind, or passes; after two passes the last one to play leads again. A bomb beats everything except a higher bomb; the rocket beats all.",
  "table.rules.score": "The base times the bid. Each bomb, the rocket, spring (no peasant has played) and anti-spring (the landlord played once) double the points. A player who doubles wins or loses twice as much, with a super-double (where seats are robbed) four times as much.",
  "table.rules.keys": "Tap cards to choose them, swipe over several, tap again to lower them; a double tap plays. Keys: Space plays, P passes, H hints, R clears, 0 to 3 bid, ranks choose cards (10 is 1 or 0, jokers S and B), U takes back.",
  "table.rules.honest": "The bots see their own cards and what was played; chances and hints know what you know.",

  // The first game.
  "table.lesson.call": (words) => `Calling: with high cards (jokers, 2, A) or bombs, call. The landlord takes three cards more, and plays against two. ${words}`,
  "table.lesson.double": (words) => `Doubling: if you think that you win, double; a loss counts twice, too. ${words}`,
  "table.lesson.first": (hint) => `You lead: anything goes. Begin with low cards that are hard to get rid of: ${hint}. “Hint” raises cards for you, “Play” lays them.`,
  "table.lesson.lead": (hint) => `Both others passed, so you lead again: ${hint}. Keep bombs and high cards for when they count.`,
  "table.lesson.beat": (last, hint) => `Beat ${last} with higher cards of the same kind; the cheapest is ${hint}. To save high cards you may pass.`,
  "table.lesson.partner": (last, hint) => `Your partner played ${last}. Peasants win together, so mostly pass. If you want the lead: ${hint}.`,
  "table.lesson.nothing": (last) => `No card of yours beats ${last}: press “Can’t beat”.`,
};
