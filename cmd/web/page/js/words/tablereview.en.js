// English: the words of doudizhu's review that Klondike's doesn't have.

const percent = (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`;
/** Points of chance, with a sign. @param {number} n */
const signed = (n) => `${Math.round(100 * n) < 0 ? "−" : "+"}${Math.abs(Math.round(100 * n))}`;
const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
/** @param {number} points @param {string} stage @param {boolean} bids */
const answer = (points, stage, bids) => (stage === "doubling" ? (points > 0 ? "double" : "don’t double") : bids ? (points > 0 ? `bid ${points}` : "pass") : points > 0 ? "call or rob" : "pass");
const keeps = (/** @type {string | null} */ better) => (better ? ` ${better} would have kept it.` : "");

/** Points given away, with twice their standard deviation. @param {{loss: number, error: number}} d */
const lost = ({ loss, error }) => `${Math.round(100 * loss) < 0 ? "−" : ""}${Math.abs(Math.round(100 * loss))} ± ${Math.round(200 * error)}`;

/** @type {import("../i18n.js").Words} */
export const en = {
  "treview.verdict": (r) => `${!r.over ? "Not over: " + percent(r.result) : r.result === 1 ? "Won" : "Lost"} from ${percent(r.start)}. Luck ${signed(r.luck)}, given away ${lost(r)}.` +
    (r.worst ? ` Costliest: step ${r.worst.first + 1}, ${lost(r.worst)}.` : " No play was a clear mistake."),
  "treview.chair": (n) => `Chair ${n}`, "treview.role.landlord": "landlord", "treview.role.down": "peasant after", "treview.role.up": "peasant before",
  "treview.left": (n) => plural(n, "card"), "treview.holds": (who, cards) => `${who} holds ${cards}`, "treview.laid": (play) => `played ${play}`,
  "treview.legend.drop": "given away", "treview.legend.luck": "luck", "treview.legend.band": "error (2 σ)", "treview.legend.won": "your side wins, cards open", "treview.legend.lost": "the other side wins, cards open",
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
  "treview.tryOther": "Try a play", "treview.judged": (play, chance) => `${play}: ${percent(chance)}`, "treview.goOn": "Play on from here", "treview.solve": "Solve and explain, cards open",
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
  "treview.paste": "Another game", "treview.pasteHelp": "A record of doudizhu: a line of JSON, or the text that doudizhu replay --text prints",
  "treview.game": "Game", "treview.gameIs": (n, seed) => `${n}: deal ${seed}`, "treview.chairOf": "Player", "treview.player": (name, role) => `${name}, ${role}`,
};
