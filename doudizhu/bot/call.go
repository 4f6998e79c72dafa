// Calling and doubling.

package bot

import (
	"slices"

	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// silent calls nothing and never doubles.
type silent struct{}

func (silent) call(*table.View) int    { return 0 }
func (silent) double(*table.View) bool { return false }

// robotCaller calls and doubles as document 004's robot does, which knows no bids: by big cards, and with the rocket
// or four twos at any rate. Where bids are made, it bids the least, and the most with a hand to double on.
type robotCaller struct{ rules hand.Rules }

func (c robotCaller) call(v *table.View) int {
	called := slices.ContainsFunc(v.Calls, func(c table.Call) bool { return c.Bid > 0 })
	switch {
	case len(v.Bids) < 2 || !c.rules.RobotCalls(v.Hand, called):
		return 0
	case c.rules.RobotDoubles(v.Hand):
		return slices.Max(v.Bids)
	}
	return v.Bids[1]
}

func (c robotCaller) double(v *table.View) bool { return c.rules.RobotDoubles(v.Hand) }

// pointsCaller bids by document 002's points. Where there are no bids, five points are enough to call, and seven to
// take the seat from another; seven are enough to double.
type pointsCaller struct{}

func (pointsCaller) call(v *table.View) int {
	wish := hand.BidFor(hand.Points(v.Hand))
	if v.Variant.Auction == table.Bids {
		if slices.Contains(v.Bids, wish) {
			return wish
		}
		return 0
	}
	called := slices.ContainsFunc(v.Calls, func(c table.Call) bool { return c.Bid > 0 })
	if wish == 3 || wish == 2 && !called {
		return v.Bids[len(v.Bids)-1]
	}
	return 0
}

func (pointsCaller) double(v *table.View) bool { return hand.BidFor(hand.Points(v.Hand)) == 3 }
