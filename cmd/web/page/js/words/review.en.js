// English: the words of the review.

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
/** Points of chance, with a sign. @param {number} n */
const signed = (n) => `${Math.round(100 * n) < 0 ? "−" : "+"}${Math.abs(Math.round(100 * n))}`;
/** Points given away, with twice their standard deviation. @param {{loss: number, error: number}} d */
const lost = ({ loss, error }) => `${Math.round(100 * loss) < 0 ? "−" : ""}${Math.abs(Math.round(100 * loss))} ± ${Math.round(200 * error)}`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "double" : "don’t double") : bids ? (points > 0 ? `bid ${points}` : "pass") : points > 0 ? "call or rob" : "pass");
const keeps = (/** @type {string | null} */ better) => (better ? ` ${better} would have kept it.` : "");

/** @type {import("../i18n.js").Words} */
export const en = {
  "review.title": "Review", "review.close": "Close", "review.other": "Other game…", "review.again": "Review again",
  "review.help": "Open a game to see what each decision was worth by what was known then, and the part that luck played.",
  "review.progress": "Progress of the review", "review.reading": "Judging the first decisions …",
  "review.stopped": "The review was stopped.", "review.waiting": "Still judging …", "review.done": "The review is complete.",
  "review.soFar": (s) => `As far as step ${s.step} of ${s.steps}: ${percent(s.start)} at the start, luck ${signed(s.luck)}, given away ${lost(s)}.`,
  "review.verdict": (r) => `${r.result === 1 ? "Won" : r.undone ? "Given up" : "Lost"} from ${percent(r.start)}. Luck ${signed(r.luck)}, given away ${lost(r)}.` +
    (r.worst ? ` Costliest: ${r.worst.given_up ? "giving up" : `step ${r.worst.first + 1}`}, ${lost(r.worst)}.` : " No decision was a clear mistake."),

  "review.peeked": (a) => `With a peek: ${[a.undos && plural(a.undos, "takeback"), a.open_hints && plural(a.open_hints, "open hint"), a.verdicts && plural(a.verdicts, "verdict")].filter(Boolean).join(", ")}. ` +
    "Cards that were seen and taken back count as known from then on.",

  // The curve
  "review.curve": "Chance to win",
  "review.curveSays": (n) => `A curve of the chance to win over ${plural(n, "decision")}; the list “All” has the same in words`,
  "review.legend.drop": "given away", "review.legend.luck": "luck of the cards", "review.legend.band": "error (2 σ)",
  "review.legend.won": "winnable, cards open", "review.legend.lost": "lost, cards open",

  // A decision
  "review.stage": "The decision", "review.lastCostly": "‹ Previous mistake", "review.nextCostly": "Next mistake ›",
  "review.stepIs": (n) => `Step ${n}`, "review.comma": ", ",
  "review.times": (name, n) => `${name} ×${n}`,
  "review.percent": percent, "review.wins": (chance) => ` wins ${percent(chance)} `, "review.better": "Best: ",
  "review.gaveAway": (d) => `; ${lost(d)} points given away`, "review.asGood": "At least as good as the best known.",
  "review.noChoice": "There was no other move.",
  "review.luckWas": (n) => (Math.round(100 * n) === 0 ? "The cards that came up changed nothing." : `The cards that came up: ${signed(n)}.`),
  "review.givenUp": "gave up",
  "review.atEnd": (won) => (won ? "Won." : "The end of the game."),
  "review.forced": (n, move) => `Step ${n}: ${move}.`,
  "review.onShortest": (n, all, proved) => `${proved ? "The shortest solution" : "A short solution"}, with all cards known: step ${n} of ${all}.`,
  "review.tried": (n, moves) => `Instead of step ${n}: ${moves}.`,
  "review.judging": "Judging …",
  "review.chanceOf": (a) => `It wins ${percent(a.chance)} by what was known then; with all cards known ${{ solved: "it still wins", unsolvable: "it loses", undecided: "the outcome is undecided" }[/** @type {"solved"} */ (a.winnable)]}.`,
  "review.judged": (name, chance) => `${name}: ${percent(chance)}`,
  "review.back": "Back to the game", "review.tryOther": "Try a move", "review.wasPlayed": "played",
  "review.openCards": "Open all cards", "review.analyse": "Open in Analyse",
  "review.label.unclear": "too close to call", "review.label.inaccuracy": (probably) => (probably ? "probably an " : "") + "inaccuracy",
  "review.label.mistake": (probably) => (probably ? "probably a " : "") + "mistake", "review.label.blunder": (probably) => (probably ? "probably a " : "") + "blunder",

  // The list
  "review.decisions": "Decisions", "review.list.costly": "Mistakes", "review.list.luck": "Luck", "review.list.all": "All",
  "review.none.costly": "No decision gave away 5 points of chance for sure.",
  "review.none.luck": "The cards neither helped nor hurt much.", "review.none.all": "No decisions.",
  "review.fromTo": (d) => `${percent(d.before)} → ${percent(d.played_chance)}`, "review.lucky": (n) => `lucky: ${signed(n)}`,
  "review.unlucky": (n) => `unlucky: ${signed(n)}, unforeseeable`,

  // Sums
  "review.accuracy": "Accuracy on this deal", "review.you": "You", "review.uct": "Blind player",
  "review.greedy": "Greedy player", "review.accuracyIs": (n) => `${Math.round(n)} %`, "review.tooFew": "–",
  "review.end": (won, steps) => `${won ? "won" : "not won"}, ${plural(steps, "step")}`,
  "review.meaning": "What the numbers mean",
  "review.definitions": "Chance: how often kedou’s blind player, who sees only what you saw, wins from there. It continues the game in many worlds that fit what was known.\n" +
    "Given away: the chance after the best move, minus the chance after yours, in points of a hundred. Both are tried in the same worlds. ± is twice the standard deviation.\n" +
    "Luck: how the cards that came up then changed the chance. Chance at the start + luck − given away is the result: 100 for a win, 0 for none.\n" +
    "Labels: an inaccuracy gives away 5 points, a mistake 10, a blunder 15; “probably” where the error leaves room for less, “too close to call” where it may be nothing.\n" +
    "Accuracy: the mean over all decisions of 100 · e^(−points / 5), with points reduced by what noise alone would give. Steps without a choice don’t count. " +
    "A game of fewer than 10 decisions has none. The blind and the greedy player have played the same deal.",
  "review.hindsight": "With all cards known",
  "review.open": (r) => (r.lostAt === 0 ? "The deal couldn’t be won from the start." :
    r.lostAt !== null ? `Lost from step ${r.lostAt} on.` :
      r.won || r.sure ? "It could be won to the end." : "No step is proved to have lost it."),
  "review.explain": "Explain the loss",
  "review.shortest": (s) => `${s.proved ? "The shortest solution has" : "A short solution has"} ${plural(s.steps, "step")}` +
    `${s.proved ? " (proved)" : s.looking ? " (is there a shorter one? …)" : " (not proved to be the shortest)"}; ${s.won ? "you took" : "you made"} ${s.yours}.`,
  "review.showShortest": "Step through it",

  // Another game
  "review.paste": "Another game",
  "review.pasteHelp": "The line that klondike play writes at the end of a game, or a deal (or its number) with the moves below",
  "review.rulesHelp": "Rules, if the game names none", "review.take": "Review this game", "review.file": "A file with a game",
  "review.noGame": "There is no game in the text: give the line that klondike play writes, or a deal and below it the moves, such as 7H:3>5 and @.",
  "review.noMoves": "That game has no moves.",

  // Doudizhu: where its words differ
  "treview.verdict": (r) => `${!r.over ? "Not over: " + percent(r.result) : r.result === 1 ? "Won" : "Lost"} from ${percent(r.start)}. Luck ${signed(r.luck)}, given away ${lost(r)}.` +
    (r.worst ? ` Costliest: step ${r.worst.first + 1}, ${lost(r.worst)}.` : " No play was a clear mistake."),
  "treview.chair": (n) => `Chair ${n}`, "treview.role.landlord": "landlord", "treview.role.down": "peasant after", "treview.role.up": "peasant before",
  "treview.left": (n) => plural(n, "card"), "treview.holds": (who, cards) => `${who} holds ${cards}`, "treview.laid": (play) => `played ${play}`,
  "treview.legend.luck": "luck", "treview.legend.won": "your side wins, cards open", "treview.legend.lost": "the other side wins, cards open",
  "treview.atEnd": (r) => (!r.over ? "The game isn’t over." : r.result === 1 ? "Won." : "Lost."),
  "treview.better": "The strong player: ", "treview.asGood": "At least as good as the strong player’s play.",
  "treview.gains": (n) => `; but it gains ${n.toFixed(1)} points on average`,
  "treview.luckWas": (n) => (Math.round(100 * n) === 0 ? "The others’ plays then changed nothing." : `The others’ plays then: ${signed(n)}.`),
  "treview.turning.mistake": (better) => `With open cards this play gave the win away, and that could be known.${keeps(better)}`,
  "treview.turning.unclear": (better) => `With open cards this play gave the win away; whether that could be known is too close to call.${keeps(better)}`,
  "treview.turning.bad luck": (better) => `With open cards this play gave the win away; that couldn’t be known.${keeps(better)}`,
  "treview.turning.partner": (better) => `With open cards the partner’s play gave the win away.${keeps(better)}`,
  "treview.turning.enemy": (better) => `With open cards this play was a gift.${keeps(better)}`,
  "treview.fault.mistake": "mistake", "treview.fault.unclear": "too close to call", "treview.fault.bad luck": "couldn’t be known", "treview.fault.partner": "the partner’s", "treview.fault.enemy": "a gift",
  "treview.tryOther": "Try a play", "treview.goOn": "Play on from here", "treview.solve": "Solve and explain, cards open",
  "treview.accuracy": "Accuracy", "treview.tooFew": (n) => `Too few decisions, ${n}.`, "treview.counted": (n) => `in ${plural(n, "decision")}`,
  "treview.definitions": "Chance: how often your side wins from there, by what you could know. Games are continued in many worlds that fit your cards and what the others have called and laid.\n" +
    "Given away: the chance after the strong player’s play, minus the chance after yours, in points of a hundred. Both are tried in the same worlds. ± is twice the standard deviation.\n" +
    "Luck: how the others’ plays then changed the chance, their mistakes included. Chance at the start + luck − given away is the result: 100 for a win, 0 for a loss. Calls and doubles are counted apart.\n" +
    "Labels: an inaccuracy gives away 5 points, a mistake 10, a blunder 15; “probably” where the error leaves room for less, “too close to call” where it may be nothing.\n" +
    "Accuracy: the mean over all decisions of 100 · e^(−points / 5), with points reduced by what noise alone would give. Turns with one legal play don’t count.",
  "treview.calls": "Calls and doubles",
  "treview.said": (who, s, bids) => (s.said === s.advised ? `${who}: ${answer(s.said, s.stage, bids)}, as the landlord index advises` : `${who}: ${answer(s.said, s.stage, bids)}; the landlord index: ${answer(s.advised, s.stage, bids)}`) +
    ` (such a hand wins ${percent(s.chance)}, ${s.points < 0 ? "−" : "+"}${Math.abs(s.points).toFixed(1)} points a game).`,
  "treview.hindsight": "With open cards",
  "treview.open": (n, open, all) => (n === 0 ? "No play is known to have given the win away." : `${plural(n, "play")} gave the win away.`) + (open > 0 ? ` Undecided: ${open} of ${plural(all, "position")}.` : ""),
  "treview.pasteHelp": "A record of doudizhu: a line of JSON, or the text that doudizhu replay --text prints",
  "treview.game": "Game", "treview.gameIs": (n, seed) => `${n}: deal ${seed}`, "treview.chairOf": "Player", "treview.player": (name, role) => `${name}, ${role}`,
};
