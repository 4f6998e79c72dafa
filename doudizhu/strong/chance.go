// Chances: how often games end as playouts promise.

package strong

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Reading is a way to turn the share of playouts that a player's side wins into the chance that the side wins the game. Playouts promise too much:
// their policies see all hands, and the best of several plays is also the luckiest.
type Reading uint8

// The readings.
const (
	Searched Reading = iota // of the playouts of a decision, for the chosen play (Judge)
	Compared                // of games continued in fresh worlds (Compare)
	Readings
)

// Situation has the data, apart from the share, on which a reading depends.
type Situation struct {
	Seat    doudizhu.Seat
	Cards   int  // in play
	Auction bool // there was one, whose calls the worlds agree with
}

// SituationOf returns the situation of a view's player, once the landlord is known.
func SituationOf(v *table.View) Situation {
	s := Situation{Seat: v.Seat(v.Chair), Auction: len(v.Calls) > 0}
	for _, n := range v.Left {
		s.Cards += n
	}
	return s
}

// chance turns a player's wins in playouts into a chance. It also returns the slope of the chance by the share of wins. The chance from a few
// playouts is never 0 or 1. The numbers of the readings (readings.go) are fitted to games of this package's players in the standard variant, and
// serve for all variants.
func (r Reading) chance(v *table.View, wins, playouts float64) (chance, slope float64) {
	return r.At(SituationOf(v), wins, playouts)
}

// At turns wins in playouts into a chance in a situation.
func (r Reading) At(s Situation, wins, playouts float64) (chance, slope float64) {
	numbers, sum := &readings[r][s.Seat], 0.
	for i, x := range s.Factors(wins, playouts) {
		sum += numbers[i] * x
	}
	share := shareOf(wins, playouts)
	first, last := 0, beyond // the coefficients that the odds have in games without an auction
	if s.Auction {
		first, last = len(numbers)/2, len(numbers)-1
	}
	slope = numbers[last]
	if math.Abs(logit(share)) <= certain {
		slope = 0
		for i, w := range stages(s.Cards) {
			slope += w * numbers[first+i]
		}
	}
	chance = 1 / (1 + math.Exp(-sum))
	return chance, slope * chance * (1 - chance) / (share * (1 - share))
}

// factors is the number of coefficients of a reading: half of them for games without an auction, whose last is that of odds beyond certain.
const (
	beyond  = 2 * len(stageCards)
	factors = 2 * (beyond + 1)
)

// certain is the logarithm of odds of 55 to 1.
const certain = 4

// stageCards are the cards in play at the stages of a game. Between two of these numbers both stages count, each by its nearness.
var stageCards = [...]int{54, 50, 35, 16}

// Factors returns the factors of a reading's coefficients; the sum of the products is the logarithm of the chance's odds. The factors are, for each
// stage, the logarithm of the share's odds up to certain, and a one; then the part of the logarithm beyond certain, either way. The second half are
// the same factors after an auction; the unused half is 0.
func (s Situation) Factors(wins, playouts float64) (x [factors]float64) {
	half := x[:factors/2]
	if s.Auction {
		half = x[factors/2:]
	}
	odds := logit(shareOf(wins, playouts))
	inside := min(max(odds, -certain), certain)
	for i, w := range stages(s.Cards) {
		half[i], half[len(stageCards)+i] = w*inside, w
	}
	half[beyond] = odds - inside
	return x
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
