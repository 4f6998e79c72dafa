// English: the words of the doudizhu tab.

import { kinds } from "./kinds.en.js";

/** @param {number} n */
const plural = (n) => (n === 1 ? "" : "s");

/** @type {import("../i18n.js").Words} */
export const en = {
  "doudizhu.seat.landlord": "Landlord", "doudizhu.seat.peasant": "Peasant", "doudizhu.seat.down": "Peasant after the landlord",
  "doudizhu.seat.up": "Peasant before the landlord",
  "doudizhu.short.landlord": "Landlord", "doudizhu.short.peasant": "Peasant", "doudizhu.short.down": "After", "doudizhu.short.up": "Before",
  "doudizhu.side.landlord": "The landlord wins", "doudizhu.side.peasant": "The peasant wins", "doudizhu.side.down": "The peasants win",
  "doudizhu.side.up": "The peasants win",

  // The form.
  "doudizhu.setup": "Set up an endgame", "doudizhu.edit": "Set up…", "doudizhu.set": "To the table", "doudizhu.note": (note) => `Note: ${note}.`, "doudizhu.players": "How many hands", "doudizhu.two": "Two hands", "doudizhu.three": "Three hands",
  "doudizhu.handHint": "3-9 10 J Q K A 2, jokers B R", "doudizhu.grid": "Cards by rank", "doudizhu.whose": "Whose cards",
  "doudizhu.clear": "Clear",
  "doudizhu.add": (name, n, left) => `Add ${name}: ${n} here, ${left} left`,
  "doudizhu.remove": (name) => `Take ${name} out`,
  "doudizhu.lead": "To move", "doudizhu.last": "Play to beat", "doudizhu.lastHint": "none", "doudizhu.by": "Made by", "doudizhu.before": "the one before",
  "doudizhu.solve": "Who wins?", "doudizhu.fault": (column) => (column > 0 ? `Character ${column}: ` : ""),


  // The rules.
  "doudizhu.rules": "Rules",
  "doudizhu.rules.standard.name": "Standard", "doudizhu.rules.strict.name": "Strict", "doudizhu.rules.basic.name": "Basic",
  "doudizhu.rules.yuncheng.name": "Yuncheng", "doudizhu.rules.noip.name": "NOIP 2015",
  "doudizhu.rules.standard": "The common online game: trios take a solo or a pair, planes have wings, fours take two.",
  "doudizhu.rules.strict": "As standard, but all kickers differ, and the two jokers are never kickers together.",
  "doudizhu.rules.basic": "Without full houses: a trio takes a solo, never a pair; there are no planes with pairs.",
  "doudizhu.rules.yuncheng": "The game of Yuncheng: all kickers differ, and consecutive fours fly as space shuttles.",
  "doudizhu.rules.noip": "The contest problem: planes take no wings; a four takes any two solos or any two pairs.",
  "doudizhu.bans": (n) => (n > 0 ? `Switches: ${n} kind${plural(n)} banned` : "Switches: nothing banned"),
  "doudizhu.bansMean": "No player may play a ticked kind.",

  // The table.
  "doudizhu.game": "Play", "doudizhu.table": "Table", "doudizhu.cards": (n) => `${n} card${plural(n)}`,
  "doudizhu.toMove": "to move", "doudizhu.out": "out: wins", "doudizhu.toBeat": "to beat", "doudizhu.lastPlay": "last play", "doudizhu.passed": "passed",
  "doudizhu.hold": (cards) => `${cards}. Tap or swipe over cards to raise them, then play`,
  "doudizhu.act": "Your play", "doudizhu.lay": "Play", "doudizhu.lay.title": "Play the raised cards (Enter, or a double tap)", "doudizhu.passNow": "Pass", "doudizhu.passNow.title": "Pass (P)",
  "doudizhu.hint": "Hint", "doudizhu.hint.title": "Raise cards that win; again for others (H)", "doudizhu.lower": "Lower", "doudizhu.lower.title": "Put the raised cards down",
  "doudizhu.hinted": (play, outcome) => `Hint: ${play} (${outcome})`, "doudizhu.several": "These cards can be played in several ways: choose one in the list below.",
  "doudizhu.cannotBeat": "These cards don’t beat the play, or don’t form a play.", "doudizhu.cannotLead": "These cards don’t form a play.",
  "doudizhu.yourTurn": (seat) => `${seat}: your turn`, "doudizhu.theirTurn": (seat) => `${seat} is to play …`,
  "doudizhu.offer": "Legal plays", "doudizhu.nothing": "Nothing can be played.",
  "doudizhu.solverMoves": "The solver moves for this side.",
  "doudizhu.noSuchPlay": "No play has these cards.", "doudizhu.putDown": "Put them down",
  "doudizhu.chip": (play, outcome) => `${play}: ${outcome}`,
  "doudizhu.outcome.won": "wins", "doudizhu.outcome.lost": "loses", "doudizhu.outcome.undecided": "undecided",
  "doudizhu.plays": (seat, play) => `${seat} plays ${play}`,

  // The verdict.
  "doudizhu.verdict.landlord": "The landlord wins with best play", "doudizhu.verdict.peasant": "The peasant wins with best play",
  "doudizhu.verdict.peasants": "The peasants win with best play",
  "doudizhu.verdict.undecided": (reason) => `Undecided: ${reason}`,
  "doudizhu.reason.": "", "doudizhu.reason.expansion limit": "the limit on positions was reached", "doudizhu.reason.memory limit": "the memory limit was reached",
  "doudizhu.reason.time limit": "the time limit was reached", "doudizhu.reason.depth limit": "the depth limit was reached",
  "doudizhu.searching": "Searching …", "doudizhu.stopped": "Stopped: undecided", "doudizhu.notAsked": "Make a play, or ask",
  "doudizhu.noBoard": "The endgame isn't complete yet",
  "doudizhu.counters": (expanded, seconds) => `${expanded.toLocaleString("en")} position${plural(expanded)}, ${seconds.toFixed(seconds < 0.1 ? 3 : 1)} s`,
  "doudizhu.stop": "Stop", "doudizhu.over": (who) => `${who}. The game is over`,
  "doudizhu.slip": (play) => `${play} gave the win away.`, "doudizhu.takeBack": "Back to that play",
  "doudizhu.list.winning": (n) => `Winning plays (${n})`, "doudizhu.list.losing": (n) => `Losing plays and their refutations (${n})`,
  "doudizhu.list.open": (n) => `Undecided plays (${n})`, "doudizhu.list.line": (n) => `A line of best play (${n})`,

  // The explanation.
  "doudizhu.why.title": "Why?", "doudizhu.why.ask": "Explain", "doudizhu.why.looking": "Looking for an explanation…",
  "doudizhu.why.help": "Explains how the winners win, and why natural plays lose.",
  "doudizhu.why.by": (plays) => `with ${plays}.`, "doudizhu.why.all": "Every play loses:",
  "doudizhu.why.class": (plays, seat, answer) => (answer ? `${plays}: ${seat} answers ${answer}` : `${plays}: unanswered, ${seat} leads again`),
  "doudizhu.why.wrong": (play, why) => `Wrong: ${play} (${why})`, "doudizhu.why.robot": "the robot’s choice", "doudizhu.why.hint": (n) => `hint ${n}`,
  "doudizhu.why.spent": "no play could beat it", "doudizhu.why.still": (n) => `the hand takes ${n} ${n === 1 ? "play" : "plays"} still`,
  "doudizhu.why.danger": (seat, run) => `If ${seat} got the lead, no play could stop ${run}.`,
  "doudizhu.why.threat": (play, seat, run) => `After ${play}, ${seat} threatens to go out: ${run}.`,
  "doudizhu.why.controls": (seat, plays) => `Unbeatable plays of ${seat}: ${plays}.`,
  "doudizhu.why.control": (kind, length, from, all) => `${all ? "all of " : ""}${kind}${length > 1 ? ` of ${length}` : ""}${all ? "" : ` from ${from} up`}`,
  "doudizhu.why.kept": (seat, cards) => `${seat} keeps ${cards} to take the lead back.`,
  "doudizhu.why.regains": (plays) => `The lead is taken back with ${plays}.`,
  "doudizhu.why.neverLead": (peasants) => (peasants ? "The peasants never come to lead." : "The landlord never comes to lead."),
  "doudizhu.why.stuck": (seat, cards) => `Whatever is played, ${seat} is left with ${cards}.`,
  "doudizhu.why.out": (seat) => `It is always ${seat} who goes out.`,
  "doudizhu.why.line": (line) => `Critical line: ${line}.`, "doudizhu.why.unstopped": (plays) => `no play stops ${plays}`, "doudizhu.why.then": "; ",
  "doudizhu.why.difficulty": (d, turns) => "Difficulty: " + [`natural losing plays: ${d.natural_losing}`, ...(d.hint_place ? [`the win is hint ${d.hint_place}`] : []),
    ...(d.only_plays > 0 ? [`turns with only one winning play: ${d.only_plays}`] : []), `the win is plain after ${d.plain_after} of ${turns} turns`].join(", ") + ".",
  "doudizhu.why.size": (situations, positions, least) => `Strategy: situations ${situations}, positions ${positions}${least ? "; none is smaller" : ""}. In a line, ! is the only play that wins, * an unbeatable play.`,
  "doudizhu.why.missing": (reason) => `The rest is missing: ${reason}.`,

  // The game.
  "doudizhu.controls": "Game", "doudizhu.undo": "Undo", "doudizhu.undo.title": "Take your last play back (U)",
  "doudizhu.redo": "Redo", "doudizhu.redo.title": "Make it again (Y)", "doudizhu.restart": "Restart", "doudizhu.restart.title": "Back to the start",
  "doudizhu.auto": "Play for me", "doudizhu.auto.title": "Let the solver choose this play (S)",
  "doudizhu.youPlay": "You play", "doudizhu.me.landlord": "the landlord", "doudizhu.me.peasants": "the peasants", "doudizhu.me.both": "both sides",
  "doudizhu.marks": "Show who wins", "doudizhu.history": "Plays made", "doudizhu.noPlays": "No plays yet.",
  "doudizhu.backTo": (n, seat, play) => `${seat} ${play}. Back to play ${n}`,
  "doudizhu.keys": "Keys: the ranks raise cards (jokers B R), Enter plays them, P passes, H hint; U undo, Y redo, S the solver plays, Esc stops.",
  "doudizhu.link": "Copy a link", "doudizhu.copied": "Copied.",

  // Puzzles.
  "doudizhu.puzzle.about": "A thousand endgames, from easy to hard. You lead as the landlord, and only one first play wins (kickers don’t count): find it, and play to the end against the solver. A puzzle solved without hints and undo earns a ★.",
  "doudizhu.puzzle.loading": "The puzzles are being loaded …", "doudizhu.puzzle.on": (n) => `Continue: puzzle ${n}`, "doudizhu.puzzle.day": "Puzzle of the day",
  "doudizhu.puzzle.ofDay": (date) => `Puzzle of ${date}`, "doudizhu.puzzle.solved": (solved, all, stars) => `${solved} of ${all} solved, ★ ${stars}`,
  "doudizhu.puzzle.levelName": (level) => ["", "Beginner", "Easy", "Medium", "Hard", "Master"][level] ?? "", "doudizhu.puzzle.mark1": "solved", "doudizhu.puzzle.mark2": "solved without help",
  "doudizhu.puzzle.list": "All puzzles", "doudizhu.puzzle.back": "The puzzle before", "doudizhu.puzzle.next": "The next puzzle", "doudizhu.puzzle.done": "Solved!", "doudizhu.puzzle.look": "Analyse it",
  "doudizhu.puzzle.own": "Puzzles made to order", "doudizhu.puzzle.what": "New endgames. In each, exactly one first play wins for the side to move.",
  "doudizhu.puzzle.cards": "Cards in all hands", "doudizhu.puzzle.of": "Level", "doudizhu.puzzle.any": "any", "doudizhu.puzzle.seed": "Seed", "doudizhu.puzzle.random": "random",
  "doudizhu.puzzle.make": "Make puzzles", "doudizhu.puzzle.more": "More", "doudizhu.puzzle.stopped": "Stopped.",
  "doudizhu.puzzle.found": (found, tried) => `${found} puzzle${plural(found)} among ${tried.toLocaleString("en")} endgames`,
  "doudizhu.puzzle.number": (n) => `Puzzle ${n}`, "doudizhu.puzzle.level": (level) => `level ${level} of 5`,

  // A hand.
  "doudizhu.hand.cards": "Hand, up to 20 cards", "doudizhu.hand.answer": "What the hand is worth", "doudizhu.hand.empty": "Click a hand together, or deal one.", "doudizhu.hand.deal": "Deal a hand",
  "doudizhu.hand.call": (bid, chance) => `${["Don’t bid", "Bid 1", "Bid 2", "Bid 3"][bid]}: as the landlord you win about ${Math.round(100 * chance)} %`,
  "doudizhu.hand.double": (double, chance) => `The landlord wins about ${Math.round(100 * chance)} %: ${double ? "double" : "don’t double"}`,
  "doudizhu.hand.short": "With 17 cards you get advice on bidding, with 20 (the bottom cards in hand) on doubling.",
  "doudizhu.hand.fewest": (n) => `${n} play${plural(n)} at least, for example:`, "doudizhu.hand.dead": (dead, n) => `Can't be emptied: ${dead} can never be played; the rest takes ${n}:`,
  "doudizhu.hand.splits": (n, more) => `All splits into as few plays (${n}${more ? " and more" : ""})`,
  "doudizhu.hand.document": "The document’s power and points", "doudizhu.hand.power": (power) => `Power ${power.toFixed(1)}, split as`,
  "doudizhu.hand.powerMeans": "Power is a bot’s score for a hand: it subtracts 150 for every play that the hand takes, subtracts more for low and scattered cards, and adds points for bombs and the rocket. An empty hand has 0, so most hands are below 0. The more power, the sooner the hand is out.",
  "doudizhu.hand.points": (n, bid) => `${n} point${plural(n)} for the bidding: ${bid}`,
  "doudizhu.hand.pointsMean": "Both jokers count 8, the big one alone 4, the small one 3, each two 2, each bomb 6; bid 3 from 7 points on, 2 from 5, 1 from 3. The advice above is separate: it is the chance found in many games between bots.",
  "doudizhu.hand.hints": (n) => `What to lead, the best first (${n})`, "doudizhu.hand.play": "Play", "doudizhu.hand.kind": "Kind", "doudizhu.hand.rest": "Power left",
  "doudizhu.hand.bid": "Try it in 2,000 deals", "doudizhu.hand.bidMeans": "bots play random deals with this hand as the landlord's", "doudizhu.hand.sampling": "Playing deals …",
  "doudizhu.hand.chance": (chance, error, deals) => `wins ${(100 * chance).toFixed(1)} % ± ${(100 * error).toFixed(1)} % of ${deals.toLocaleString("en")} deals`,
  "doudizhu.bid.0": "don't bid", "doudizhu.bid.1": "bid 1", "doudizhu.bid.2": "bid 2", "doudizhu.bid.3": "bid 3",

  ...kinds,
};
