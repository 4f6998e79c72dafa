// Package arena lets players of package table meet, two bots at a time, and says how sure it is who is stronger.
//
// The luck of the cards is larger than most differences between bots, so everything is played on duplicate deals: each
// deal is played with both bots in every seating, the lucky hand being held by each of them once. A deal, with all its
// games, is the block of which statistics are made: its games share their cards and aren't independent, while deals
// are. Every error and interval is therefore one over deals.
//
//	deal 7, chair 0 the landlord:   strong   against   hint, hint      wins
//	                                hint     against   strong, strong  loses
//
// In a game without an auction the deal names the landlord's chair, and a deal is two games for each pair of bots. In
// a game with one it is six: both bots take one chair and two chairs in turn, whoever becomes the landlord.
//
// The score of one bot against another on a deal is between 0 and 1: the mean of how often its chairs win and how often
// the other's lose. Without an auction it is half of what it wins as the landlord and as the peasants, and two equal
// bots have 1/2, however the roles differ.
//
// Run plays, a Tally counts, and its Summary holds the figures. Nothing here reads or writes files: a caller that wants
// to continue later keeps the deals that Run emits, and adds them to a new Tally.
package arena
