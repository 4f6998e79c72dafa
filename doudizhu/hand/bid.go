// Bidding by points: document 002's score and document 004's chance.

package hand

import "kedou/doudizhu"

// Points scores a hand for bidding by document 002: 8 for the rocket, else 4 for the big joker and
// 3 for the small one; 2 for each two; 6 for each bomb. Four twos count as twos, 8, and not as a
// bomb, too. Wildcards don't count.
func Points(h doudizhu.Hand) int {
	points := 2*h.Count(doudizhu.Two) + 4*h.Count(doudizhu.BigJoker) + 3*h.Count(doudizhu.SmallJoker)
	if h.Contains(doudizhu.Jokers) {
		points++
	}
	for r := doudizhu.Three; r <= doudizhu.Ace; r++ {
		if h.Count(r) == 4 {
			points += 6
		}
	}
	return points
}

// BidFor returns the bid for a score of Points: 3 from seven points on, 2 from five, 1 from three,
// otherwise 0, a pass.
func BidFor(points int) int {
	switch {
	case points >= 7:
		return 3
	case points >= 5:
		return 2
	case points >= 3:
		return 1
	}
	return 0
}

// Chance returns document 004's guess at the chance to win as landlord: Points, and 3 for each
// wildcard, of at most 30. A wild two counts only as a wildcard.
func (r *Rules) Chance(h doudizhu.Hand) float64 {
	const most = 30
	n := r.Wild.count(h)
	if n > 0 {
		h -= doudizhu.Of(r.Wild.Rank, n)
	}
	return float64(min(Points(h)+3*n, most)) / most
}

// MustCall reports whether a player must call landlord by document 004: with the
// rocket or four twos.
func MustCall(h doudizhu.Hand) bool {
	return h.Contains(doudizhu.Jokers) || h.Count(doudizhu.Two) == 4
}

// RobotCalls reports whether document 004's robot calls landlord with h: if MustCall, or if Chance
// is 0.3 or more, 0.6 after another player's call.
func (r *Rules) RobotCalls(h doudizhu.Hand, called bool) bool {
	least := 0.3
	if called {
		least = 0.6
	}
	return MustCall(h) || r.Chance(h) >= least
}

// RobotDoubles reports whether document 004's robot doubles with h.
func (r *Rules) RobotDoubles(h doudizhu.Hand) bool { return r.Chance(h) >= 0.6 }
