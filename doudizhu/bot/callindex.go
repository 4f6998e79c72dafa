// Calling and doubling by the landlord index.

package bot

import (
	"slices"

	"kedou/doudizhu/bidding"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// indexCaller calls, robs and doubles by the expected points of package bidding.
type indexCaller struct{ judge *bidding.Judge }

// newIndexCaller returns a caller of the variant; nothing is called in a game whose deck has no index.
func newIndexCaller(v table.Variant) caller {
	judge, err := bidding.New(hand.NewAnalyst(v.Rules))
	if err != nil {
		return silent{}
	}
	return indexCaller{judge}
}

func (c indexCaller) call(v *table.View) int {
	i := c.judge.Index(v.Hand, bidding.Bidder)
	bid := c.judge.Bid(i)
	if v.Variant.Auction != table.Bids {
		calls := c.judge.Calls
		if called(v) {
			calls = c.judge.Robs
		}
		bid = 0
		if calls(i) {
			bid = 1
		}
	}
	if slices.Contains(v.Bids, bid) {
		return bid
	}
	return 0
}

func (c indexCaller) double(v *table.View) bool {
	role := [...]bidding.Role{bidding.Landlord, bidding.Down, bidding.Up}[v.Seat(v.Chair)]
	return c.judge.Doubles(c.judge.Index(v.Hand, role), role)
}
