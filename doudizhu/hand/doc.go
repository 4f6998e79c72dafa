// Package hand judges one hand of doudizhu: how few plays it takes, what it is
// worth, which play to consider first, and whether to bid on it. It knows
// wildcards, which package doudizhu leaves to it.
//
// It is built after three documents of the project's founders, and decides what
// they leave open: 002, a design of a rule-based player; 003, on recognising plays
// by their length; and 004, Zhou Weikuan's weight-based player for the Yuncheng
// game (DouDiZhu, 2018).
//
//	rules, _ := doudizhu.RuleSet("yuncheng")
//	a := hand.NewAnalyst(hand.Rules{Rules: rules})
//	h, _ := doudizhu.ParseHand("AAAKKQ")
//	plays, _ := a.Fewest(h)     // 2
//	a.FewestSplit(h).Plays      // KK, AAAQ
//	a.Power(h)                  // -389.250
//	a.LeadHints(h)[0].Play      // Q: the rest, AAAKK, is one play
//
// # Splits
//
// The fewest plays (手数) and the power of a hand are one problem: take the hand
// apart into plays of the greatest total value. For the fewest plays each counts
// minus one, for the power as much as [PowerOf] says. Two facts make it small. The
// plays of a split may be laid in any order, so it is enough to ask of each
// sub-hand what takes its highest card (document 004's own idea). And whether
// cards are a play doesn't depend on the other cards in the hand, so the plays of
// all sub-hands are among the leads of the whole hand: the rules are asked once,
// and a search of some hundred sub-hands, each its own exact 64-bit key in a memo,
// does the rest by comparing and subtracting integers. So no rule about kickers,
// no ban and no wildcard is written here a second time.
//
//	AAAKKQ    leads that take an ace: A AA AAA AAAQ AAAK AAAKK
//	  ├ AAAQ  leaves KK
//	  │  └ KK    leaves nothing: two plays, -195.300 - 193.950
//	  └ …     no better
//
// The cost grows with the leads of the hand, so with its trios and kickers: some
// hundredths of a millisecond for 20 random cards, some ten milliseconds for 24
// chosen ones or four wildcards. Hands of much more than 24 cards aren't meant.
//
// # Greedy splits
//
// [Rules.GreedySplit] is the procedure of document 002, which splits without search, and
// is an upper bound for the fewest plays. Its steps, in the text's letters:
//
//	a  rocket          b  bombs        c  trios      d  the longest trio chains
//	e1 chains of what is in no trio: select the lowest five in a row, again and
//	   again; extend them by single cards; merge those that touch
//	e2 a trio of which one card makes a chain with loose cards is given up: 4566678
//	   becomes 45678 and 66
//	e3 so is one of which one card lengthens a chain by loose cards beyond it:
//	   45678, 999, T, J become 456789TJ and 99
//	e4 chains that touch are merged
//	f  two equal chains become a pair chain; then pair chains of what is loose
//	g  pairs           h  solos
//
// Its two worked examples don't fit together: the chains alone (A2) of
// 34566777899TJQKA2 are 34567 and 6789TJQKA, but the whole procedure first sets
// 777 aside and ends with 3456789TJQKA, 6, 77, 9, 2. Both are five plays, and both
// are tests. The text counts nine plays "of the hand above", yet the nine belong
// to another hand, 22AAKQJ9987776654. Lowest first is our choice where it says
// nothing: which chain gets a card that two could use, which trio is tried first.
// Trio chains have two trios or more, pair chains three pairs, as in its list of
// plays, though the text calls the search for pair chains "like three in a row".
//
// # Power
//
// [PowerOf] holds document 004's formula with the number in its code for the
// rocket, -8, not the -6.3 of the comment beside it. [Analyst.Power] is the true
// maximum ([Weigher] finds it by other weights); the document's program falls short of it by up to 0.4 in one hand of a
// hundred, since it takes a play of less power when two come within 1 of each
// other. Fours with kickers aren't searched, as there. The split of the greatest
// power isn't always one of the fewest plays.
//
// # Hints
//
// [Analyst.LeadHints] and [Analyst.FollowHints] go by the power of the rest. The
// document would hint 4 from 433335, though 3333+45 wins at once: here what empties
// the hand is the first hint. It names 3333 as the third hint of that hand, where by its own
// rule 3333+45 is, whose rest has the power 0. Equal powers are ordered by the cards; the document counts
// powers within 0.01 as equal too, which is no order (0, 0.01, 0.02), and only
// matters in the third decimal.
//
// # Wildcards
//
// [Flower] is the Yuncheng game's; [ParseWild] knows those of games in which a rank is wild, too;
// RULES.md has their rules. Every way in which wildcards can stand for cards is
// tried, and each play listed once: as what it counts, and as the cards really
// laid. So a pair of sevens out of F77 is both 77 and 7F, where the document's
// program lists 77 alone. A flower in F2 has nothing to stand beside: it is a dead
// card, and F2 can't be emptied. The document counts it as a play, which nobody
// could lay.
//
// # Bidding
//
// [Points] and [BidFor] are document 002's. A rocket is 8 points and not 15; four
// twos are 8 points as twos and not also a bomb. [Rules.Chance] and [MustCall] are
// document 004's. [Rules.Playouts] is ours: it deals the unknown cards many times
// and lets three robots ([Analyst.Choose]) play, some thousand deals a second. Its
// chance is one against such robots, with its standard error; a robot plays hints
// with the cheapest rules for three roles, and wins 60 % of the games against
// plain hints.
//
// # What document 004's program exports
//
//	getWinPossible, bigEnough          Rules.Chance, MustCall
//	getNodeType                        Rules.Classify
//	calcPowerValue                     Analyst.Power
//	canPlayCards                       Rules.Check
//	getDirectPrompts, getFollowPrompts Analyst.LeadHints, Analyst.FollowHints
//	robotFirstPlay, robotFollowCards   Analyst.Choose
//	updateSeats, setHandCards, …       View
//	sortMyCards, removeSubset          package slices, of the standard library
//	scanToTable                        Rules.GreedySplit, within
//
// [ParseIndexes] and [ParseFaces] read its card indexes and face values.
package hand
