package table

// What a game is played for while it is played.

import "kedou/doudizhu"

// Stakes are what the score is multiplied by, as far as a player knows.
type Stakes struct {
	Bombs  int  // bombs and rockets laid
	Spring bool // known once the game is over
	Factor int  // of the auction, the bombs and the spring: what all share, without doubles and the cap; at least 1
	// Points is what each chair stands to win or to lose as things are: 0 before the landlord is known, and in the stage Doubling
	// without the doubles of the others.
	Points [Chairs]int
}

// Stakes returns what the game is played for.
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

// laid counts what was laid.
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

// spring reports whether a game is a spring that the winner has won.
func (l *laid) spring(landlord, winner Chair) bool {
	if winner == landlord {
		return l.plays[landlord.Next()]+l.plays[landlord.Next().Next()] == 0
	}
	return l.plays[landlord] == 1
}

// common is what multiplies the score of both peasants.
func common(bid, bombs int, spring bool) int {
	factor := bid << bombs
	if spring {
		factor *= 2
	}
	return factor
}

// factor is what the base is multiplied by for a peasant, doubles and the cap included.
func (v *Variant) factor(common int, doubled [Chairs]int, peasant, landlord Chair) int {
	factor := common * max(1, doubled[peasant]) * max(1, doubled[landlord])
	if v.Cap > 0 {
		factor = min(factor, v.Cap)
	}
	return factor
}
