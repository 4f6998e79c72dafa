// English: the words of the doudizhu tab.

import { number } from "../review/points.js";
import { kinds } from "./kinds.en.js";

/** @param {number} n */
const plural = (n) => (n === 1 ? "" : "s");

/** @type {import("../i18n.js").Words} */
export const en = {
  doudizhu: {
    seat: { landlord: "Landlord", peasant: "Peasant", down: "Peasant after the landlord", up: "Peasant before the landlord" },
    short: { landlord: "Landlord", peasant: "Peasant", down: "After", up: "Before" },
    side: { landlord: "The landlord wins", peasant: "The peasant wins", down: "The peasants win", up: "The peasants win" },

    // The form.
    setup: "Set up an endgame", edit: "Set up…", set: "To the table", note: (note) => `Note: ${note}.`, players: "How many hands",
    two: "Two hands", three: "Three hands", handHint: "3-9 10 J Q K A 2, jokers B R", grid: "Cards by rank", whose: "Whose cards",
    clear: "Clear", add: (name, n, left) => `Add ${name}: ${n} here, ${left} left`, remove: (name) => `Take ${name} out`, lead: "To move",
    last: "Play to beat", lastHint: "none", by: "Made by", before: "the one before", solve: "Who wins?",
    fault: (column) => (column > 0 ? `Character ${column}: ` : ""),

    // The rules.
    rules: {
      "": "Rules",
      standard: { "": "The common online game: trios take a solo or a pair, planes have wings, fours take two.", name: "Standard" },
      strict: { "": "As standard, but all kickers differ, and the two jokers are never kickers together.", name: "Strict" },
      basic: { "": "Without full houses: a trio takes a solo, never a pair; there are no planes with pairs.", name: "Basic" },
      yuncheng: { "": "The game of Yuncheng: all kickers differ, and consecutive fours fly as space shuttles.", name: "Yuncheng" },
      noip: { "": "The contest problem: planes take no wings; a four takes any two solos or any two pairs.", name: "NOIP 2015" },
    },
    bans: (n) => (n > 0 ? `Switches: ${n} kind${plural(n)} banned` : "Switches: nothing banned"),
    bansMean: "No player may play a ticked kind.",

    // The table.
    game: "Play", table: "Table", cards: (n) => `${n} card${plural(n)}`, toMove: "to move", out: "out: wins", toBeat: "to beat",
    hold: (cards) => `${cards}. Tap or swipe over cards to raise them, then play`, act: "Your play",
    lay: { "": "Play", title: "Play the raised cards (Enter, or a double tap)" }, passNow: { "": "Pass", title: "Pass (P)" },
    hint: { "": "Hint", title: "Raise cards that win; again for others (H)" }, lower: { "": "Lower", title: "Put the raised cards down" },
    hinted: (play, outcome) => `Hint: ${play} (${outcome})`,
    several: "These cards can be played in several ways: choose one in the list below.",
    yourTurn: (seat) => `${seat}: your turn`, theirTurn: (seat) => `${seat} is to play …`, offer: "Legal plays",
    nothing: "Nothing can be played.", solverMoves: "The solver moves for this side.", noSuchPlay: "No play has these cards.",
    putDown: "Put them down", chip: (play, outcome) => `${play}: ${outcome}`,
    outcome: { won: "wins", lost: "loses", undecided: "undecided" }, plays: (seat, play) => `${seat} plays ${play}`,

    // The verdict.
    verdict: {
      landlord: "The landlord wins with best play", peasant: "The peasant wins with best play", peasants: "The peasants win with best play",
      undecided: (reason) => `Undecided: ${reason}`,
    },
    reason: {
      "expansion limit": "the limit on positions was reached", "memory limit": "the memory limit was reached",
      "time limit": "the time limit was reached", "depth limit": "the depth limit was reached",
    },
    searching: "Searching …", stopped: "Stopped: undecided", notAsked: "Make a play, or ask", noBoard: "The endgame isn't complete yet",
    counters: (expanded, seconds) => `${expanded.toLocaleString("en")} position${plural(expanded)}, ${seconds.toFixed(seconds < 0.1 ? 3 : 1)} s`,
    stop: "Stop", over: (who) => `${who}. The game is over`, slip: (play) => `${play} gave the win away.`, takeBack: "Back to that play",
    list: {
      winning: (n) => `Winning plays (${n})`, losing: (n) => `Losing plays and their refutations (${n})`,
      open: (n) => `Undecided plays (${n})`, line: (n) => `A line of best play (${n})`,
    },

    // The explanation.
    why: {
      title: "Why?", ask: "Explain", looking: "Looking for an explanation…",
      help: "Explains how the winners win, and why natural plays lose.", by: (plays) => `with ${plays}.`, all: "Every play loses:",
      class: (plays, seat, answer) => (answer ? `${plays}: ${seat} answers ${answer}` : `${plays}: unanswered, ${seat} leads again`),
      wrong: (play, why) => `Wrong: ${play} (${why})`, robot: "the robot’s choice", hint: (n) => `hint ${n}`,
      spent: "no play could beat it", still: (n) => `the hand takes ${n} ${n === 1 ? "play" : "plays"} still`,
      danger: (seat, run) => `If ${seat} got the lead, no play could stop ${run}.`,
      threat: (play, seat, run) => `After ${play}, ${seat} threatens to go out: ${run}.`,
      controls: (seat, plays) => `Unbeatable plays of ${seat}: ${plays}.`,
      control: (kind, length, from, all) => `${all ? "all of " : ""}${kind}${length > 1 ? ` of ${length}` : ""}${all ? "" : ` from ${from} up`}`,
      kept: (seat, cards) => `${seat} keeps ${cards} to take the lead back.`, regains: (plays) => `The lead is taken back with ${plays}.`,
      neverLead: (peasants) => (peasants ? "The peasants never come to lead." : "The landlord never comes to lead."),
      stuck: (seat, cards) => `Whatever is played, ${seat} is left with ${cards}.`, out: (seat) => `It is always ${seat} who goes out.`,
      line: (line) => `Critical line: ${line}.`, unstopped: (plays) => `no play stops ${plays}`, then: "; ",
      difficulty: (d, turns) => "Difficulty: " + [`natural losing plays: ${d.natural_losing}`, ...(d.hint_place ? [`the win is hint ${d.hint_place}`] : []),
        ...(d.only_plays > 0 ? [`turns with only one winning play: ${d.only_plays}`] : []), `the win is plain after ${d.plain_after} of ${turns} turns`].join(", ") + ".",
      size: (situations, positions, least) => `Strategy: situations ${situations}, positions ${positions}${least ? "; none is smaller" : ""}. In a line, ! is the only play that wins, * an unbeatable play.`,
      missing: (reason) => `The rest is missing: ${reason}.`,
    },

    // The game.
    controls: "Game", undo: { "": "Undo", title: "Take your last play back (U)" }, redo: { "": "Redo", title: "Make it again (Y)" },
    restart: { "": "Restart", title: "Back to the start" }, auto: { "": "Play for me", title: "Let the solver choose this play (S)" },
    youPlay: "You play", me: { landlord: "the landlord", peasants: "the peasants", both: "both sides" }, marks: "Show who wins",
    history: "Plays made", noPlays: "No plays yet.", backTo: (n, seat, play) => `${seat} ${play}. Back to play ${n}`,
    keys: "Keys: the ranks raise cards (jokers B R), Enter plays them, P passes, H hint; U undo, Y redo, S the solver plays, Esc stops.",
    tree: "Open as a search tree", link: "Copy a link", copied: "Copied.",

    // Puzzles.
    puzzle: {
      about: "A thousand endgames, from easy to hard. You lead as the landlord, and only one first play wins (kickers don’t count): find it, and play to the end against the solver. A puzzle solved without hints and undo earns a ★.",
      loading: "The puzzles are being loaded …", on: (n) => `Continue: puzzle ${n}`, day: "Puzzle of the day",
      ofDay: (date) => `Puzzle of ${date}`, solved: (solved, all, stars) => `${solved} of ${all} solved, ★ ${stars}`,
      levelName: (level) => ["", "Beginner", "Easy", "Medium", "Hard", "Master"][level] ?? "", mark1: "solved",
      mark2: "solved without help", list: "All puzzles", back: "The puzzle before", next: "Next puzzle", done: "Solved!",
      look: "Analyse it", own: "Puzzles made to order", what: "New endgames. In each, exactly one first play wins for the side to move.",
      cards: "Cards in all hands", of: "Level", any: "any", seed: "Seed", random: "random", make: "Make puzzles", more: "More",
      stopped: "Stopped.", found: (found, tried) => `${found} puzzle${plural(found)} among ${tried.toLocaleString("en")} endgames`,
      number: (n) => `Puzzle ${n}`, level: (level) => `level ${level} of 5`, theme: "Theme",
      shelf: { before: "The shelf before", after: "The next shelf" },
    },

    // A hand.
    hand: {
      cards: "Hand, up to 20 cards", answer: "What the hand is worth", empty: "Click a hand together, or deal one.", deal: "Deal a hand",
      double: (double, chance) => `The landlord wins about ${Math.round(100 * chance)} %: ${double ? "double" : "don’t double"}`,
      short: "With 17 cards you get advice on bidding, with 20 (the bottom cards in hand) on doubling.",
      fewest: (n) => `${n} play${plural(n)} at least, for example:`,
      dead: (dead, n) => `Can't be emptied: ${dead} can never be played; the rest takes ${n}:`,
      splits: (n, more) => `All splits into as few plays (${n}${more ? " and more" : ""})`, document: "The document’s power and points",
      power: (power) => `Power ${number(power, 1)}, split as`,
      powerMeans: "Power is a bot’s score for a hand: it subtracts 150 for every play that the hand takes, subtracts more for low and scattered cards, and adds points for bombs and the rocket. An empty hand has 0, so most hands are below 0. The more power, the sooner the hand is out.",
      points: (n, bid) => `${n} point${plural(n)} for the bidding: ${bid}`,
      pointsMean: "Both jokers count 8, the big one alone 4, the small one 3, each two 2, each bomb 6; bid 3 from 7 points on, 2 from 5, 1 from 3. The advice above is separate: it is the chance found in many games between bots.",
      hints: (n) => `What to lead, the best first (${n})`, play: "Play", kind: "Kind", rest: "Power left", bid: "Try it in 2,000 deals",
      bidMeans: "bots play random deals with this hand as the landlord's", sampling: "Playing deals …",
      chance: (chance, error, deals) => `wins ${(100 * chance).toFixed(1)} % ± ${(100 * error).toFixed(1)} % of ${deals.toLocaleString("en")} deals`,
    },
    "hand.call": (bid, chance) => `${["Don’t bid", "Bid 1", "Bid 2", "Bid 3"][bid]}: as the landlord you win about ${Math.round(100 * chance)} %`,
    bid: { 0: "don't bid", 1: "bid 1", 2: "bid 2", 3: "bid 3" },
  },
  "doudizhu.reason.": "", ...kinds,
};
