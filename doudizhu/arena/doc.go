// Package arena lets players of package table meet, two bots at a time, and measures which is stronger, and how
// sure that is.
//
// The luck of the cards is larger than most differences between bots, so the bots play duplicate deals: each deal with
// both bots in every seating, so that each holds the lucky hand once. A deal, with all its games, is the unit of
// statistics: its games share their cards and aren't independent, while deals are. So all errors and intervals are
// over deals.
//
//	deal 7, chair 0 the landlord:   strong   against   hint, hint      wins
//	                                hint     against   strong, strong  loses
//
// In a game without an auction the deal names the landlord's chair, and a deal is two games for each pair of bots.
// With an auction it is six: each bot takes every chair and every two chairs.
//
// The score of one bot against another on a deal is between 0 and 1: the mean of the share of its chairs that win and
// the share of the other's that lose. Without an auction the score is the mean of wins as the landlord and as the
// peasants, so that two equal bots have 1/2, however unequal the roles are.
//
// Run plays, a Tally counts, and its Summary holds the figures. The package doesn't read or write files: to continue a
// match later, keep the deals that Run emits, and add them to a new Tally.
package arena
