// Auctions: the choice of the landlord, and the value of the seat.

package main

import (
	"slices"

	"gonum.org/v1/gonum/stat"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// auction is a way to find the landlord. Each player chooses a level before the auction begins; level 0 always passes.
type auction struct {
	levels    int                                      // the highest level
	documents func(r *hand.Rules, h doudizhu.Hand) int // the level of the documents' bidders
	// find returns the landlord's chair and the stake; the chair is -1 if all pass. Chair 0 speaks first.
	find func(far [chairs]int) (landlord int, stake float64)
}

// The auctions. In bids, players bid from 1 to 3, each higher than the last. In robs, level 1 calls if no player has called, and level 2
// also robs. In takes, the first caller is the landlord.
var (
	bids  = auction{3, byPoints, highest}
	robs  = auction{2, byBigCards, robbed}
	takes = auction{1, byBigCards, taken}
)

// byPoints is document 002's bidder.
func byPoints(_ *hand.Rules, h doudizhu.Hand) int { return hand.BidFor(hand.Points(h)) }

// byBigCards is document 004's robot.
func byBigCards(r *hand.Rules, h doudizhu.Hand) int {
	switch {
	case r.RobotCalls(h, true):
		return 2
	case r.RobotCalls(h, false):
		return 1
	}
	return 0
}

// highest gives the seat to the first player with the highest level.
func highest(far [chairs]int) (landlord int, stake float64) {
	if bid := slices.Max(far[:]); bid > 0 {
		return slices.Index(far[:], bid), float64(bid)
	}
	return -1, 0
}

// taken gives the seat to the first player who calls.
func taken(far [chairs]int) (landlord int, stake float64) {
	return slices.IndexFunc(far[:], func(f int) bool { return f > 0 }), 1
}

// robbed lets the players after the caller rob, and the caller rob back; each robbing doubles the stake.
func robbed(far [chairs]int) (landlord int, stake float64) {
	caller, stake := taken(far)
	if caller < 0 {
		return -1, 0
	}
	landlord = caller
	for c := caller + 1; c < chairs; c++ {
		if far[c] == 2 {
			landlord, stake = c, 2*stake
		}
	}
	if landlord != caller && far[caller] == 2 {
		landlord, stake = caller, 2*stake
	}
	return landlord, stake
}

// judged is an outcome with the index of every hand in every role, by the landlord's chair, and the levels of the documents'
// bidders with these hands.
type judged struct {
	outcome
	index     [chairs][hand.Roles]float64
	documents [chairs]int
}

// judgeAll judges the hands of all deals.
func judgeAll(list []outcome, r hand.Rules, m *hand.Model, by auction) []judged {
	a := hand.NewAnalyst(r)
	all := make([]judged, len(list))
	for i, o := range list {
		all[i].outcome = o
		for c := range chairs {
			hands := o.at(c)
			for role := hand.Landlord; role < hand.Roles; role++ {
				all[i].index[c][role] = expected(a, hands[role.Seat()], m, role)
			}
			all[i].index[c][hand.Bidder] = expected(a, o.hands[c], m, hand.Bidder)
			all[i].documents[c] = by.documents(&r, o.hands[c])
		}
	}
	return all
}

// far returns the highest level whose threshold, in points, the index of the player on a chair reaches; 0 if there is none.
func (j *judged) far(chair int, levels []float64) (far int) {
	for i, least := range levels {
		if j.index[chair][hand.Bidder] >= least {
			far = i + 1
		}
	}
	return far
}

// gain returns the points that the player on a chair wins when a deal is auctioned. A deal that all players pass is worth 0 to each.
func (j *judged) gain(chair int, by auction, far [chairs]int) float64 {
	landlord, stake := by.find(far)
	switch landlord {
	case -1:
		return 0
	case chair:
		return 2 * stake * j.points[landlord]
	}
	return -stake * j.points[landlord]
}

// worth returns the mean gain of a player with thresholds against two of the documents' bidders, over all chairs.
func worth(all []judged, by auction, levels []float64) (sum float64) {
	for i := range all {
		for chair := range chairs {
			far := all[i].documents
			far[chair] = all[i].far(chair, levels)
			sum += all[i].gain(chair, by, far)
		}
	}
	return sum / float64(chairs*len(all))
}

// worth returns the points a deal, over all chairs, of one player who bids by the index against two who bid by the documents, and of one
// who bids by the documents against two who bid by the index.
func (by auction) worth(list []outcome, r hand.Rules, far func(*hand.Judge, hand.Index) int) (one, two gains) {
	judge, err := hand.NewJudge(hand.NewAnalyst(r))
	if err != nil {
		return nil, nil
	}
	for _, o := range list {
		var index, documents [chairs]int
		for c, h := range o.hands {
			index[c], documents[c] = far(judge, judge.Index(h, hand.Bidder)), by.documents(&r, h)
		}
		j := judged{outcome: o}
		var a, b float64
		for c := range chairs {
			x, y := documents, index
			x[c], y[c] = index[c], documents[c]
			a, b = a+j.gain(c, by, x)/float64(chairs), b+j.gain(c, by, y)/float64(chairs)
		}
		one, two = append(one, a), append(two, b)
	}
	return one, two
}

// gains are the points of a player, deal by deal.
type gains []float64

func (s gains) mean() float64 { return stat.Mean(s, nil) }

func (s gains) stdErr() float64 { return stat.StdErr(stat.StdDev(s, nil), float64(len(s))) }
