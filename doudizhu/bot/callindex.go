// Calling and doubling by the landlord index.

package bot

import (
	"slices"

	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// indexCaller calls, robs and doubles by the expected points of the landlord index.
type indexCaller struct{ judge *hand.Judge }

// newIndexCaller returns a caller of the variant; in a game whose deck has no index it always passes.
func newIndexCaller(v table.Variant) caller {
	judge, err := hand.NewJudge(hand.NewAnalyst(v.Rules))
	if err != nil {
		return silent{}
	}
	return indexCaller{judge}
}

func (c indexCaller) call(v *table.View) int {
	_, bid := Advise(c.judge, v)
	return bid
}

func (c indexCaller) double(v *table.View) bool { return c.call(v) == 1 }

// Advise judges the hand of a player who has to call or to double, and returns the best answer: the bid, 0 for none; or
// 1 to call, to rob or to double.
func Advise(j *hand.Judge, v *table.View) (i hand.Index, advice int) {
	role := hand.Bidder
	if v.Stage == table.Doubling {
		role = [...]hand.Role{hand.Landlord, hand.Down, hand.Up}[v.Seat(v.Chair)]
	}
	i = j.Index(v.Hand, role)
	yes := j.Calls(i)
	switch {
	case v.Stage == table.Doubling:
		yes = j.Doubles(i, role)
	case v.Variant.Auction == table.Bids:
		if bid := j.Bid(i); slices.Contains(v.Bids, bid) {
			advice = bid
		} // else another player has bid as much
		return i, advice
	case table.Called(v.Calls):
		yes = j.Robs(i)
	}
	if yes {
		advice = 1
	}
	return i, advice
}
