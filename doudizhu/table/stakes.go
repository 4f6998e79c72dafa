package table

// The stakes of a game during play.

import "kedou/doudizhu"

// Stakes are the factors of the score, as far as a player knows.
type Stakes struct {
	Bombs  int  // bombs and rockets laid
	Spring bool // known once the game is over
	Factor int  // the common factor: auction, bombs and spring, without doubles and the cap; at least 1
	// Points are the points that each chair can win or lose at present: 0 before the landlord is known, and in the stage Doubling
	// without the others' doubles.
	Points [Chairs]int
}

// Stakes returns the stakes of the game.
func (v *View) Stakes() Stakes {
	s := Stakes{Factor: v.Bid}
	if v.Landlord == Nobody {
		_, bid := v.Variant.knockDown(v.Calls)
		s.Factor = max(bid, 1)
		return s
	}
	laid := laidIn(v.Moves)
	s.Bombs = laid.trumps
	s.Spring = v.Stage == Over && laid.spring(v.Landlord, v.Owner)
	s.Factor = common(v.Bid, s.Bombs, s.Spring)
	for c := range Chair(Chairs) {
		if c != v.Landlord {
			s.Points[c] = v.Variant.Base * v.Variant.factor(s.Factor, v.Doubled, c, v.Landlord)
			s.Points[v.Landlord] += s.Points[c]
		}
	}
	return s
}

// laid counts plays.
type laid struct {
	plays  [Chairs]int // without passes
	trumps int
}

func laidIn(moves []Move) (l laid) {
	for _, m := range moves {
		if m.Play.Kind != doudizhu.Pass {
			l.plays[m.Chair]++
		}
		if m.Play.Kind.Trumps() {
			l.trumps++
		}
	}
	return l
}

// spring reports whether the winner has won a spring.
func (l *laid) spring(landlord, winner Chair) bool {
	if winner == landlord {
		return l.plays[landlord.Next()]+l.plays[landlord.Next().Next()] == 0
	}
	return l.plays[landlord] == 1
}

// common is the factor of the score of both peasants.
func common(bid, bombs int, spring bool) int {
	factor := bid << bombs
	if spring {
		factor *= 2
	}
	return factor
}

// factor is the factor of the base for a peasant, doubles and the cap included.
func (v *Variant) factor(common int, doubled [Chairs]int, peasant, landlord Chair) int {
	factor := common * max(1, doubled[peasant]) * max(1, doubled[landlord])
	if v.Cap > 0 {
		factor = min(factor, v.Cap)
	}
	return factor
}
