package table

// The stakes of a game during play.

import "kedou/doudizhu"

// Stakes are the factors of the score, as far as a player knows.
type Stakes struct {
	Bid     int         // the auction's factor, at least 1
	Bombs   int         // bombs and rockets laid; each doubles
	Spring  bool        // known once the game is over; doubles
	Doubles [Chairs]int // of each peasant, the factor of his doubling and the landlord's; in the stage Doubling without the others' answers
	// Times is what each chair's base is multiplied by: the product of the factors above, within the variant's cap; for the landlord the sum of
	// both peasants. Before the landlord is known it is the bid for all. The points of the game are the base times Times.
	Times [Chairs]int
}

// Stakes returns the stakes of the game.
func (v *View) Stakes() Stakes {
	s := Stakes{Bid: v.Bid, Doubles: [Chairs]int{1, 1, 1}}
	if v.Landlord == Nobody {
		_, bid := v.Variant.knockDown(v.Calls)
		s.Bid = max(bid, 1)
		s.Times = [Chairs]int{s.Bid, s.Bid, s.Bid}
		return s
	}
	laid := laidIn(v.Moves)
	s.Bombs = laid.trumps
	s.Spring = v.Stage == Over && laid.spring(v.Landlord, v.Owner)
	for _, c := range []Chair{v.Landlord.Next(), v.Landlord.Next().Next()} {
		s.Doubles[c] = doubles(v.Doubled, c, v.Landlord)
	}
	s.Times = v.Variant.times(common(v.Bid, s.Bombs, s.Spring), v.Doubled, v.Landlord)
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

// doubles is the factor of a peasant's doubling and the landlord's.
func doubles(doubled [Chairs]int, peasant, landlord Chair) int {
	return max(1, doubled[peasant]) * max(1, doubled[landlord])
}

// times are the factors of the base for each chair, doubles and the cap included: the landlord's is the sum of both peasants'.
func (v *Variant) times(common int, doubled [Chairs]int, landlord Chair) (times [Chairs]int) {
	for _, c := range []Chair{landlord.Next(), landlord.Next().Next()} {
		times[c] = common * doubles(doubled, c, landlord)
		if v.Cap > 0 {
			times[c] = min(times[c], v.Cap)
		}
		times[landlord] += times[c]
	}
	return times
}
