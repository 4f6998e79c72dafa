// Calling and doubling.

package bot

import (
	"math"
	"slices"

	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/registry"
)

// calling returns the option for the way in which a player calls and doubles, by default its own.
func calling(own string) registry.Option {
	o := registry.Choice("call", "call and double in this `WAY`", "none", "robot", "points", "power", "index")
	o.Default = own
	return o
}

// newCaller returns the caller of the option call.
func newCaller(v table.Variant, o registry.Values) caller {
	switch o.Word("call") {
	case "robot":
		return robotCaller{v.Rules}
	case "points":
		return bidder{pointsBid}
	case "index":
		return newIndexCaller(v)
	case "power":
		return bidder{powerBid(hand.NewAnalyst(v.Rules))}
	}
	return silent{}
}

// kept returns the switches that the option without leaves on.
func kept(o registry.Values, names []string) uint64 { return (1<<len(names) - 1) &^ o.Bits("without") }

// silent always passes and never doubles.
type silent struct{}

func (silent) call(*table.View) int    { return 0 }
func (silent) double(*table.View) bool { return false }

// robotCaller calls and doubles as document 004's robot does, by big cards, and always with the rocket or four twos.
// The document has no bids: where players bid, it bids the least, and the most with a hand for doubling.
type robotCaller struct{ rules hand.Rules }

func (c robotCaller) call(v *table.View) int {
	switch {
	case !c.rules.RobotCalls(v.Hand, table.Called(v.Calls)):
		return 0
	case c.rules.RobotDoubles(v.Hand):
		return slices.Max(v.Bids)
	}
	return v.Bids[min(1, len(v.Bids)-1)]
}

func (c robotCaller) double(v *table.View) bool { return c.rules.RobotDoubles(v.Hand) }

// bidder bids a hand's value, from 0 to 3. Where players don't bid, it calls with a hand of value 2, or of value 3
// after another player's call. It doubles with a hand of value 3.
type bidder struct {
	bid func(v *table.View) int
}

func (b bidder) call(v *table.View) int {
	bid := b.bid(v)
	if v.Variant.Auction != table.Bids {
		wanted := 2
		if table.Called(v.Calls) {
			wanted = 3
		}
		bid = min(bid/wanted, 1)
	}
	if slices.Contains(v.Bids, bid) {
		return bid
	}
	return 0
}

func (b bidder) double(v *table.View) bool { return b.bid(v) == 3 }

// pointsBid is document 002's bid.
func pointsBid(v *table.View) int { return hand.BidFor(hand.Points(v.Hand)) }

// powerBid returns the bid for the chance to win as the landlord with 17 cards, by points and power. The chance is
// fitted to games of the player by roles with itself, deals 1 to 9,000. A flower counts as much as the small joker.
func powerBid(a *hand.Analyst) func(v *table.View) int {
	return func(v *table.View) int {
		points := a.Rules().Chance(v.Hand) * 30
		logit := -0.674 + 0.246*points + 0.622*float64(a.Power(v.Hand))/1e6
		won := 1 / (1 + math.Exp(-logit))
		switch {
		case won >= 0.55:
			return 3
		case won >= 0.5:
			return 2
		case won >= 0.45:
			return 1
		}
		return 0
	}
}
