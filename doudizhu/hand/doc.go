// Package hand judges one hand of doudizhu: its fewest plays, its power, the plays to consider
// first, and its bid. The package also plays wildcards, which package doudizhu lacks.
//
// The founding documents are the source: 002, a rule-based player; 003, recognising plays
// by their length; 004, Zhou Weikuan's weight-based player for the Yuncheng game (DouDiZhu,
// 2018). NOTES.md names the places where the documents leave room or contradict themselves.
//
//	rules, _ := doudizhu.ParseRules("yuncheng")
//	a := hand.NewAnalyst(hand.Rules{Rules: rules})
//	h, _ := doudizhu.ParseHand("AAAKKQ")
//	plays, _ := a.Fewest(h)     // 2
//	a.FewestSplit(h).Plays      // KK, AAAQ
//	a.Power(h)                  // -389.250
//	a.Hints(h, doudizhu.Play{})[0].Play // Q: the rest, AAAKK, is one play
//
// # Splits
//
// The fewest plays (手数) and the power of a hand are one problem: split the hand into plays of the
// greatest total value. For the fewest plays each play counts minus one; for the power [PowerOf]
// values a play. Two facts make the problem small. The order of a split's plays is free, so the
// search asks of each sub-hand only for the play that takes its highest card (document 004's idea).
// And the other cards of a hand don't decide whether some cards are a play, so the plays of all
// sub-hands are among the leads of the whole hand. The rules list these leads once; a memo of some
// hundred sub-hands, each an exact 64-bit key, makes the rest cheap.
//
//	AAAKKQ    leads that take an ace: A AA AAA AAAQ AAAK AAAKK
//	  ├ AAAQ  leaves KK
//	  │  └ KK    leaves nothing: two plays, -195.300 - 193.950
//	  └ …     no better
//
// The cost grows with the leads of the hand: hundredths of a millisecond for 20 random
// cards, some ten milliseconds for 24 chosen ones or four wildcards. Larger hands aren't
// supported. [Rules.GreedySplit] is document 002's procedure, which splits without search.
//
// # Hints, wildcards, bids
//
// [Analyst.Hints] orders plays by the power of the rest; a play that empties the hand comes first.
// [Closer] finds the plays that win for certain, whatever the others hold: BR before 3.
//
// [Flower] is the Yuncheng game's wildcard, [ParseWild] reads the level cards of other games;
// RULES.md has their rules. The analyst tries every card that a wildcard can stand for and
// lists each play once, by its value and its cards: a pair of sevens out of F77 is 77 or 7F.
// A flower that finds no card to join is dead: the hand F2 can't be emptied.
//
// [Points] and [BidFor] are document 002's bids, [Rules.Chance] and [MustCall] document 004's.
// [Rules.Playouts] deals the unknown cards many times and lets three robots
// ([Analyst.Choose]) play: the chance against such robots, with its standard error.
//
// # The landlord index
//
// The index (004, 地主指数) judges a hand in a seat before play, and so advises on bids, calls, robs and doubles:
//
//	judge, _ := hand.NewJudge(a)
//	i := judge.Index(h, hand.Bidder) // i.Chance is the share of games won as the landlord
//	judge.Bid(i)                     // 3
//
// It is a model fitted to games of robots, in place of a sum of the big cards. A judgement takes a tenth of a
// millisecond; [Rules.Playouts] samples deals for a second. A dozen numbers describe a hand ([Describe]). The chance
// is logistic in them, the points are linear, and each role has a model of its own; index_standard.go and
// index_yuncheng.go hold the numbers, and the commands that generated them.
//
// The games are random deals without bids, each played three times, with each player as the landlord once. So the
// index holds for an average deal; the thresholds allow for the bids of others.
//
// Expected points decide the bid. At stake 1, without bombs, the landlord wins or loses two points and each peasant
// one, and a player who passes may still lose; so a bid pays from somewhat below zero. Self-play shows how each deal
// ends with every landlord. The thresholds are those that gain most over these deals, over all chairs, against two
// players who bid by points ([BidFor]), or who call and rob by big cards ([Rules.RobotCalls]). The threshold for
// doubling gains most in the games to which such bidding leads. INDEX.md compares the index with the documents'
// formulas and with sampled deals.
//
// To read on: analyst.go searches splits, power.go values plays, hint.go orders them.
package hand
