// Chances: how often games end as playouts promise, against the players of the table.

package strong

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Levels are the levels of the players by chair, from 1 to Best, as package bot numbers them; 0 is an unknown player, who counts as one of the
// level Best.
type Levels [table.Chairs]int

// Known reports whether the levels of all players but the one of a chair are known.
func (l Levels) Known(chair table.Chair) bool {
	return l[chair.Next()] > 0 && l[chair.Next().Next()] > 0
}

// Best is the greatest level, this package's player.
const Best = 5

// Situation has the data, apart from the share of playouts that a player's side wins, on which the chance to win the game depends. Playouts promise
// something else: their policies see all hands, and are all alike, however strong the players of the table are.
type Situation struct {
	Seat    doudizhu.Seat
	Cards   int  // in play
	Auction bool // there was one, whose calls the worlds agree with
	Levels  [doudizhu.Seats]int
}

// SituationOf returns the situation of a view's player among players of these levels, once the landlord is known.
func SituationOf(v *table.View, by Levels) Situation {
	s := Situation{Seat: v.Seat(v.Chair), Auction: len(v.Calls) > 0}
	for c, n := range v.Left {
		s.Cards += n
		s.Levels[v.Seat(table.Chair(c))] = by[c]
	}
	return s
}

// Chance turns wins in playouts into a chance. It also returns the slope of the chance by the share of wins. The chance from a few playouts is never 0
// or 1. The numbers (readings.go) are fitted to games of advised players in the standard variant, and serve for all variants.
func (s Situation) Chance(wins, playouts float64) (chance, slope float64) {
	numbers := readings()[min(s.Seat, doudizhu.Down)]
	share := shareOf(wins, playouts)
	odds, sum := logit(share), 0.
	for i, x := range s.factors(odds) {
		sum += numbers[i] * x
	}
	if slope = numbers[beyond]; math.Abs(odds) <= certain {
		slope = 0
		for i, w := range stages(s.Cards) {
			slope += w * numbers[i]
		}
	}
	chance = 1 / (1 + math.Exp(-sum))
	return chance, slope * chance * (1 - chance) / (share * (1 - share))
}

// The coefficients, for the landlord and for the peasants: for each stage one for the logarithm of the share's odds up to certain and one for the
// stage itself; one for the odds beyond certain; one each for a game without an auction and for the peasant before the landlord; and, for enemies and
// for a partner, one for each level below Best, and one for how many levels below.
const (
	beyond   = 2 * len(stageCards)
	noCalls  = beyond + 1
	upSeat   = noCalls + 1
	enemies  = upSeat + 1
	partners = enemies + Best
	factors  = partners + Best
)

// Slopes are the places of the coefficients of odds among a Situation's factors.
func Slopes() []int { return append(places(0, len(stageCards)), beyond) }

// Own are the places of the coefficients that belong to one level.
func Own() []int { return append(places(enemies, Best-1), places(partners, Best-1)...) }

func places(from, n int) (list []int) {
	for i := range n {
		list = append(list, from+i)
	}
	return list
}

// certain is the logarithm of odds of 55 to 1.
const certain = 4

// stageCards are the cards in play at the stages of a game. Between two of these numbers both stages count, each by its nearness.
var stageCards = [...]int{54, 50, 35, 16}

// Factors returns the factors of the coefficients; the sum of the products is the logarithm of the chance's odds.
func (s Situation) Factors(wins, playouts float64) [factors]float64 {
	return s.factors(logit(shareOf(wins, playouts)))
}

func (s Situation) factors(odds float64) (x [factors]float64) {
	inside := min(max(odds, -certain), certain)
	for i, w := range stages(s.Cards) {
		x[i], x[len(stageCards)+i] = w*inside, w
	}
	x[beyond] = odds - inside
	if !s.Auction {
		x[noCalls] = 1
	}
	if s.Seat == doudizhu.Up {
		x[upSeat] = 1
	}
	for seat, level := range s.Levels {
		other := doudizhu.Seat(seat)
		switch {
		case other == s.Seat || level <= 0 || level >= Best:
		case other.Peasant() == s.Seat.Peasant():
			x[partners+level-1], x[partners+Best-1] = 1, 1-float64(level)/Best
		default: // one enemy of the peasants, two of the landlord
			weight := 1 / float64(1+count(!s.Seat.Peasant()))
			x[enemies+level-1] += weight
			x[enemies+Best-1] += weight * (1 - float64(level)/Best)
		}
	}
	return x
}

// count is 1 for true.
func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// shareOf is the share of wins, with half a win and half a loss added.
func shareOf(wins, playouts float64) float64 { return (wins + 0.5) / (playouts + 1) }

func logit(share float64) float64 { return math.Log(share / (1 - share)) }

// stages returns the weights of the stages, with the sum 1.
func stages(cards int) (w [len(stageCards)]float64) {
	last := len(stageCards) - 1
	for i := range last {
		if from, to := stageCards[i], stageCards[i+1]; cards > to {
			w[i] = float64(min(cards, from)-to) / float64(from-to)
			w[i+1] = 1 - w[i]
			return w
		}
	}
	w[last] = 1
	return w
}
