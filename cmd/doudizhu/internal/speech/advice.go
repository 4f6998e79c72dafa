package speech

// Advice at the auction in words.

import "kedou/doudizhu/table"

// Bids are the bids by their points.
var Bids = [4]string{"don't bid", "bid 1", "bid 2", "bid 3"}

// Doubles are the sentences about a player's double, by the factor.
var Doubles = map[int]string{table.Double: "%s doubles", table.Super: "%s super-doubles"}

// ownDoubles are the same sentences about the user.
var ownDoubles = map[int]string{table.Double: "you double", table.Super: "you super-double"}

// Advice to act, or not to act.
var (
	Doubling = map[bool]string{true: "double", false: "don't double"}
	Calling  = map[bool]string{true: "call", false: "don't call"}
	Robbing  = map[bool]string{true: "rob", false: "don't rob"}
)

// Answer puts an answer at the auction or the doubles of a variant into words: points bid, 0 for none, or else 1 for yes. Called: another player has called before.
func Answer(v *table.Variant, s table.Stage, called bool, points int) string {
	switch {
	case s == table.Doubling:
		return Doubling[points > 0]
	case v.Auction == table.Bids:
		return Bids[points]
	case called:
		return Robbing[points > 0]
	}
	return Calling[points > 0]
}
