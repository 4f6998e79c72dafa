// Advice: what the index speaks for at the table.

package bidding

import (
	"slices"

	"kedou/doudizhu/table"
)

// Advise judges the hand of a player who is to call or to double, and returns what to do: the points to bid, 0 for none,
// or else 1 to call, to rob or to double.
func (j *Judge) Advise(v *table.View) (i Index, advice int) {
	role := Bidder
	if v.Stage == table.Doubling {
		role = [...]Role{Landlord, Down, Up}[v.Seat(v.Chair)]
	}
	i = j.Index(v.Hand, role)
	yes := j.Calls(i)
	switch {
	case v.Stage == table.Doubling:
		yes = j.Doubles(i, role)
	case v.Variant.Auction == table.Bids:
		if bid := j.Bid(i); slices.Contains(v.Bids, bid) {
			advice = bid
		} // else another has bid as much
		return i, advice
	case table.Called(v.Calls):
		yes = j.Robs(i)
	}
	if yes {
		advice = 1
	}
	return i, advice
}
