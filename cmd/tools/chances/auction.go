// Auctions: the choice of the landlord, and the thresholds of the index that gain most.

package main

import (
	"math"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// auction is a way to find the landlord. Each player chooses a level before the auction begins; level 0 always passes.
type auction struct {
	levels    int                                      // the highest level
	documents func(r *hand.Rules, h doudizhu.Hand) int // the level of the founding documents' bidders
	// find returns the landlord's chair and the stake; the chair is -1 if all pass. Chair 0 speaks first.
	find func(levels [chairs]int) (landlord int, stake float64)
}

// The auctions. In bids, players bid from 1 to 3, each higher than the last. In robs, level 1 calls if no player has called, and level 2
// also robs. In takes, the first caller is the landlord.
var (
	bids  = &auction{3, func(_ *hand.Rules, h doudizhu.Hand) int { return hand.BidFor(hand.Points(h)) }, highest} // document 002
	robs  = &auction{2, byBigCards, robbed}
	takes = &auction{1, byBigCards, robbed}
)

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
func highest(levels [chairs]int) (landlord int, stake float64) {
	if bid := slices.Max(levels[:]); bid > 0 {
		return slices.Index(levels[:], bid), float64(bid)
	}
	return -1, 0
}

// robbed gives the seat to the first player who calls, lets the players behind rob, and the caller rob back; each robbing doubles the stake.
func robbed(levels [chairs]int) (landlord int, stake float64) {
	caller := slices.IndexFunc(levels[:], func(l int) bool { return l > 0 })
	landlord, stake = caller, 1
	for c := caller + 1; caller >= 0 && c < chairs; c++ {
		if levels[c] == 2 {
			landlord, stake = c, 2*stake
		}
	}
	if landlord != caller && levels[caller] == 2 {
		landlord, stake = caller, 2*stake
	}
	return landlord, stake
}

// game is a deal with the landlord's points, the expected points of every hand in every role, and the bidders' hands, by the landlord's chair.
type game struct {
	points   [chairs]float64
	expected [chairs][hand.Roles]float64
	hands    [chairs]doudizhu.Hand
}

// gamesOf judges the deals of samples that read made.
func gamesOf(all []sample, points [hand.Roles][]float64) (list []game) {
	for deal := range slices.Chunk(all, chairs*int(hand.Roles)) {
		var g game
		for i := range deal {
			s, c := &deal[i], i/int(hand.Roles)
			g.expected[c][s.group] = dot(points[s.group], s.x)
			if s.group == int(hand.Bidder) {
				g.points[c], g.hands[c] = s.points, s.hand
			}
		}
		list = append(list, g)
	}
	return list
}

// levels returns the levels of players who bid by the index.
func (g *game) levels(thresholds []float64) (levels [chairs]int) {
	for c := range levels {
		for i, least := range thresholds {
			if g.expected[c][hand.Bidder] >= least {
				levels[c] = i + 1
			}
		}
	}
	return levels
}

// gain returns the points that the player on a chair wins after an auction. A deal that all players pass is worth 0 to each.
func (g *game) gain(chair int, by *auction, levels [chairs]int) float64 {
	landlord, stake := by.find(levels)
	switch landlord {
	case -1:
		return 0
	case chair:
		return 2 * stake * g.points[landlord]
	}
	return -stake * g.points[landlord]
}

// thresholds returns the thresholds that gain most, over all chairs, against two of the documents' bidders.
func thresholds(list []game, by *auction, r *hand.Rules) []float64 {
	documents := make([][chairs]int, len(list))
	for i, g := range list {
		for c, h := range g.hands {
			documents[i][c] = min(by.documents(r, h), by.levels)
		}
	}
	now := make([]float64, by.levels)
	for range 3 { // until nothing changes, which takes two rounds with the present deals
		for i := range now {
			now[i] = argmax(func(x float64) (sum float64) {
				now[i] = x
				for k := range list {
					for c, level := range list[k].levels(now) {
						levels := documents[k]
						levels[c] = level
						sum += list[k].gain(c, by, levels)
					}
				}
				return sum
			})
		}
	}
	return now
}

// argmax returns the threshold with the highest worth: points in steps of a twentieth. Thresholds below -0.3 for the bid 1 would gain up to 0.01
// points a deal more against the documents' bidders, who bid over nearly everything; against others they are a risk.
func argmax(worth func(float64) float64) (best float64) {
	most := math.Inf(-1)
	for n := -6; n <= 20; n++ {
		if w := worth(float64(n) / 20); w > most {
			best, most = float64(n)/20, w
		}
	}
	return best
}

// doubles returns for each role the threshold for doubling that gains most in the games after an auction.
func doubles(list []game, by *auction, thresholds []float64) []float64 {
	double := make([]float64, hand.Roles)
	for role := hand.Landlord; role < hand.Roles; role++ {
		double[role] = argmax(func(least float64) (sum float64) {
			for i := range list {
				g := &list[i]
				levels := g.levels(thresholds)
				if landlord, _ := by.find(levels); landlord >= 0 && g.expected[landlord][role] >= least {
					sum += g.gain((landlord+int(role.Seat()))%chairs, by, levels)
				}
			}
			return sum
		})
	}
	return double
}
