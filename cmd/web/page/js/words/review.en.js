// English: the words of the review.

import { gain, lost, points, signed } from "../review/points.js";

const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
/** @param {number} chance @param {number} [deviation] */
const percent = (chance, deviation) => `${points(chance, deviation)} %`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "double" : "don’t double") : bids ? (points > 0 ? `bid ${points}` : "pass") : points > 0 ? "call or rob" : "pass");
const named = "Labels: an inaccuracy gives away 5 points, a mistake 10, a blunder 15; “probably” where the error leaves room for less, “too close to call” where it may be nothing.\n";
const keeps = (/** @type {string | null} */ better) => (better ? ` ${better} would have kept it.` : "");

/** @type {import("../i18n.js").Words} */
export const en = {
  review: {
    title: "Review", close: "Close", other: "Other game…", again: "Review again",
    help: "Open a game to see what each decision was worth by what was known then, and the part that luck played.",
    progress: "Progress of the review", reading: "Judging the first decisions …", stopped: "The review was stopped.",
    waiting: "Still judging …", done: "The review is complete.",
    soFar: (s) => `As far as step ${s.step} of ${s.steps}: ${percent(s.start)} at the start, luck ${signed(s.luck, s.error)}, given away ${lost(s)}.`,
    fact: (f) => ({
      won: f.well ? "You won, and you played well." : "You won.", never: "This deal could not be won, whatever you did.",
      until: `You could have won until step ${f.step} (${f.move}).`, since: `From step ${f.step} (${f.move}) on you could not win; whether you could before is undecided.`,
      still: "You could still have won when you stopped.", undecided: "Whether you could have won is undecided.",
    }[/** @type {"won"} */ (f.kind)] + (f.well && f.kind !== "won" ? " You played well; the cards were against you." : "")),
    onto: (card, other) => `${card} to ${other}`,
    verdict: (r) => `By what you could know: ${percent(r.start)} at the start, luck ${signed(r.luck, r.error)}, given away ${lost(r)}.` +
      (r.worst ? ` Costliest: ${r.worst.given_up ? "giving up" : `step ${r.worst.first + 1}`}, ${lost(r.worst)}.` : ""),
    peeked: (a) => `With a peek: ${[a.undos && plural(a.undos, "takeback"), a.open_hints && plural(a.open_hints, "open hint"), a.verdicts && plural(a.verdicts, "verdict")].filter(Boolean).join(", ")}. ` +
      "Cards that were seen and taken back count as known from then on.",
    toStep: (n) => `Show step ${n}`,
    curve: "Chance to win",
    curveSays: (n) => `A curve of the chance to win over ${plural(n, "decision")}; the list “All” has the same in words`,
    legend: { drop: "given away", luck: "luck of the cards", band: "error (2 σ)", won: "winnable, cards open", lost: "lost, cards open" },
    stage: "The decision", lastCostly: "‹ Previous mistake", nextCostly: "Next mistake ›", stepIs: (n, last = n) => (last > n ? `Steps ${n} to ${last}` : `Step ${n}`), comma: ", ",
    times: (name, n) => `${name} ×${n}`, percent, wins: (chance, error) => ` wins ${percent(chance, error)} `, better: "Best: ",
    gaveAway: (d) => `; ${lost(d)} points given away`, asGood: "At least as good as the best known.", noChoice: "No other move promised more.",
    luckWas: (n, error) => (points(n, error) === "0" ? "The cards that came up changed nothing." : `The cards that came up: ${signed(n, error)}.`),
    wasLost: "With all cards known the game was lost already. By what you could know:",
    givenUp: "gave up", atEnd: (won) => (won ? "Won." : "The end of the game."), forced: (n, move) => `Step ${n}: ${move}.`,
    onShortest: (n, all, proved) => `${proved ? "The shortest solution" : "A short solution"}, with all cards known: step ${n} of ${all}.`,
    tried: (n, moves) => `Instead of step ${n}: ${moves}.`, judging: "Judging …",
    chanceOf: (a) => `It wins ${percent(a.chance)} by what was known then; with all cards known ${{ solved: "it still wins", unsolvable: "it loses", undecided: "the outcome is undecided" }[/** @type {"solved"} */ (a.winnable)]}.`,
    judged: (name, chance) => `${name}: ${percent(chance)}`, back: "Back to the game", tryOther: "Try a move", more: "More", wasPlayed: "played",
    openCards: "Open all cards", analyse: "Open in Analyse",
    label: {
      unclear: "too close to call", inaccuracy: (probably) => (probably ? "probably an " : "") + "inaccuracy",
      mistake: (probably) => (probably ? "probably a " : "") + "mistake",
      blunder: (probably) => (probably ? "probably a " : "") + "blunder",
    },
    decisions: "Decisions",
    list: { costly: "Mistakes", luck: "Luck", all: "All" },
    none: { costly: "No decision gave away 5 points of chance for sure while the game could be won.", luck: "The cards neither helped nor hurt much.", all: "No decisions." },
    fromTo: (d) => `${percent(d.before)} → ${percent(d.played_chance, d.error)}`, lucky: (n, error) => `lucky: ${signed(n, error)}`,
    unlucky: (n, error) => `unlucky: ${signed(n, error)}, unforeseeable`, accuracy: "Accuracy on this deal", you: "You", uct: "Blind player",
    greedy: "Greedy player", accuracyIs: (n) => `${Math.round(n)} %`, tooFew: "–",
    end: (won, steps) => `${won ? "won" : "not won"}, ${plural(steps, "step")}`, meaning: "What the numbers mean",
    definitions: "Chance: how often kedou’s blind player, who sees only what you saw, wins from there. It continues the game in many worlds that fit what was known.\n" +
      "Given away: the chance after the best move, minus the chance after yours, in points of a hundred. Both are tried in the same worlds. ± is twice the standard deviation.\n" +
      "Luck: how the cards that came up then changed the chance. Chance at the start + luck − given away is the result: 100 for a win, 0 for none.\n" +
      named +
      "Where the game was lost with all cards known, a loss has no label: nobody could win any more.\n" +
      "Accuracy: the mean over all decisions of 100 · e^(−points / 5), with points reduced by what noise alone would give. Steps without a choice don’t count. " +
      "A game of fewer than 10 decisions has none. The blind and the greedy player have played the same deal.",
    hindsight: "With all cards known",
    explain: "Explain the loss",
    shortest: (s) => `${s.proved ? "The shortest solution has" : "A short solution has"} ${plural(s.steps, "step")}` +
      `${s.proved ? " (proved)" : s.looking ? " (is there a shorter one? …)" : " (not proved to be the shortest)"}; ${s.won ? "you took" : "you made"} ${s.yours}.`,
    showShortest: "Step through it", paste: "Another game",
    pasteHelp: "The line that klondike play writes at the end of a game, or a deal (or its number) with the moves below",
    rulesHelp: "Rules, if the game names none", take: "Review this game", file: "A file with a game",
    noGame: "There is no game in the text: give the line that klondike play writes, or a deal and below it the moves, such as 7H:3>5 and @.",
    broken: (fields) => `The game can’t be read: a wrong value in the field ${fields.join(", ")}.`, noMoves: "That game has no moves.",
  },
  treview: {
    soFar: (s) => `As far as step ${s.step} of ${s.steps}: luck ${signed(s.luck, s.error)}, given away ${lost(s)}.`, by: (who) => `${who}: `, bottom: "Bottom cards",
    verdict: (r) => `${!r.over ? "Not over: " + percent(r.result) : r.result === 1 ? "Won" : "Lost"} from ${percent(r.start)} against ${r.known ? "these players" : "players as strong as the best level"}. Luck ${signed(r.luck, r.error)}, given away ${lost(r)}.` +
      (r.worst ? ` Costliest: step ${r.worst.first + 1}, ${lost(r.worst)}.` : " No play was a clear mistake."),
    holds: (who, cards) => `${who} holds ${cards}`,
    legend: { luck: "luck", won: "your side wins, cards open", lost: "the other side wins, cards open" },
    atEnd: (r) => (!r.over ? "The game isn’t over." : r.result === 1 ? "Won." : "Lost."), better: "The hint: ",
    asGood: "At least as good as the hint.", gains: (n) => `; but it gains ${n.toFixed(1)} points on average`,
    luckWas: (n, error) => (points(n, error) === "0" ? "The others’ plays then changed nothing." : `The others’ plays then: ${signed(n, error)}.`),
    turning: {
      mistake: (better) => `With open cards this play gave the win away, and that could be known.${keeps(better)}`,
      unclear: (better) => `With open cards this play gave the win away; whether that could be known is too close to call.${keeps(better)}`,
      "bad luck": (better) => `With open cards this play gave the win away; that couldn’t be known.${keeps(better)}`,
      partner: (better) => `With open cards the partner’s play gave the win away.${keeps(better)}`,
      enemy: (better) => `With open cards this play was a gift.${keeps(better)}`,
    },
    fault: { mistake: "mistake", unclear: "too close to call", "bad luck": "couldn’t be known", partner: "the partner’s", enemy: "a gift" },
    none: { costly: "No decision gave away 5 points of chance for sure." }, tryOther: "Try a play", goOn: "Play on from here", solve: "Solve and explain, cards open", accuracy: "Accuracy",
    tooFew: (n) => `Too few decisions, ${n}.`, counted: (n) => `in ${plural(n, "decision")}`,
    definitions: "Chance: how often your side wins from there, by what you could know. Games are continued in many worlds that fit your cards and what the others have called and laid.\n" +
      "Given away: the chance after the hint, minus the chance after yours, in points of a hundred. Both are tried in the same worlds. ± is twice the standard deviation.\n" +
      "Luck: how the others’ plays then changed the chance, their mistakes included. Chance at the start + luck − given away is the result: 100 for a win, 0 for a loss. Calls and doubles are counted apart.\n" +
      named +
      "Accuracy: the mean over all decisions of 100 · e^(−points / 5), with points reduced by what noise alone would give. Turns with one legal play don’t count.",
    calls: "Calls and doubles",
    said: (who, s, bids) => (s.said === s.advised ? `${who}: ${answer(s.said, s.stage, bids)}, as the landlord index advises` : `${who}: ${answer(s.said, s.stage, bids)}; the landlord index: ${answer(s.advised, s.stage, bids)}`) +
      ` (such a hand wins ${percent(s.chance)}, ${gain(s.points, 1)} points a game).`,
    hindsight: "With open cards",
    open: (n, open, all) => (n === 0 ? "No play is known to have given the win away." : `${plural(n, "play")} gave the win away.`) + (open > 0 ? ` Undecided: ${open} of ${plural(all, "position")}.` : ""),
    pasteHelp: "A record of doudizhu: a line of JSON, or the text that doudizhu replay --text prints", game: "Game",
    gameIs: (n, seed) => `${n}: deal ${seed}`, chairOf: "Player", player: (name, role) => `${name}, ${role}`,
  },
};
