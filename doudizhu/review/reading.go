package review

// How the share of the games that the policies win is read as a chance of strong players.

import (
	"math"

	"kedou/doudizhu/table"
)

// reading reads shares as chances: the logarithm of the odds, times scale, plus lift. What is beyond certain of that logarithm counts sure times besides:
// where nearly all games are won, whoever plays will win.
type reading struct{ scale, lift, sure float64 }

// certain is the logarithm of odds of 55 to 1.
const certain = 4

// readings were fitted to games that strong players play among themselves (REVIEW.md): those of the landlord and of the peasants, by the share of the
// deck that has been laid.
var (
	laidAt   = [...]float64{0, 0.08, 0.35, 0.7}
	readings = map[bool][len(laidAt)]reading{
		true:  {{0.96, -0.10, 0.12}, {0.66, -0.27, 0.12}, {0.78, -0.68, 0.12}, {0.62, -1.23, 0.12}},
		false: {{1.06, -1.14, 0.43}, {0.64, -1.50, 0.43}, {0.30, -1.56, 0.43}, {0.58, -1.20, 0.43}},
	}
)

// readingFor returns the reading for the player of a view: between the shares told, it lies between their readings.
func readingFor(v *table.View) (r reading) {
	known := readings[v.Chair == v.Landlord]
	for i, w := range weights(laidOf(v)) {
		r.scale, r.lift, r.sure = r.scale+w*known[i].scale, r.lift+w*known[i].lift, r.sure+w*known[i].sure
	}
	return r
}

// weights say how much each of laidAt counts for a share; they add up to 1.
func weights(laid float64) (w [len(laidAt)]float64) {
	last := len(laidAt) - 1
	for i := range last {
		if laid < laidAt[i+1] {
			w[i+1] = (laid - laidAt[i]) / (laidAt[i+1] - laidAt[i])
			w[i] = 1 - w[i+1]
			return w
		}
	}
	w[last] = 1
	return w
}

// laidOf is the share of the deck that has been laid.
func laidOf(v *table.View) float64 {
	held := 0
	for _, n := range v.Left {
		held += n
	}
	return 1 - float64(held)/float64(v.Variant.Deck().Cards())
}

// chance reads wins of games as a chance, and returns by how much the chance grows with the share of wins, too. The chance from a few games is
// never 0 or 1.
func (r reading) chance(wins, games float64) (chance, slope float64) {
	share := (wins + 0.5) / (games + 1)
	odds := math.Log(share / (1 - share))
	chance, slope = 1/(1+math.Exp(-r.lift-r.scale*odds-r.sure*beyond(odds))), r.scale
	if math.Abs(odds) > certain {
		slope += r.sure
	}
	return chance, slope * chance * (1 - chance) / (share * (1 - share))
}

// beyond is what of the logarithm of odds is beyond certain, either way.
func beyond(odds float64) float64 {
	return math.Copysign(max(0, math.Abs(odds)-certain), odds)
}
