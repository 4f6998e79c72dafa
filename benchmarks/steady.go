package benchmarks

// How evenly the machine ran: the same work's time from round to round.

import (
	"fmt"
	"maps"
	"math"
	"slices"
)

// Steadiness measures how much rounds of the same work differ because of the
// machine: its load, its clock, its temperature. A factor of 1 means no difference.
type Steadiness struct {
	Rounds int
	Spread float64 // the slowest round by the fastest
	Drift  float64 // the last round by the first
}

// Steady measures the steadiness of an experiment's runs, over the problems decided in every
// round. A round's level is the geometric mean of its times.
func Steady(runs []Run) Steadiness {
	var all []cell
	names, cells := tabulate(runs)
	for _, n := range names {
		all = append(all, cells[n]...)
	}
	return steadiness(all)
}

func steadiness(cells []cell) Steadiness {
	sums := map[int]float64{}
	decided := 0.0
	for _, c := range cells {
		if !c.decided {
			continue
		}
		decided++
		for round, seconds := range c.rounds {
			sums[round] += math.Log(seconds)
		}
	}
	rounds := slices.Sorted(maps.Keys(sums))
	s := Steadiness{Rounds: len(rounds), Spread: math.NaN(), Drift: math.NaN()}
	if len(rounds) < 2 {
		return s
	}
	low, high := math.Inf(1), math.Inf(-1)
	for _, sum := range sums {
		low, high = min(low, sum), max(high, sum)
	}
	s.Spread = math.Exp((high - low) / decided)
	s.Drift = math.Exp((sums[rounds[len(rounds)-1]] - sums[rounds[0]]) / decided)
	return s
}

// String describes the steadiness in a sentence.
func (s Steadiness) String() string {
	if s.Rounds < 2 {
		return "one round alone doesn't show how evenly the machine ran"
	}
	return fmt.Sprintf("the machine: the slowest of %d rounds took %s times the fastest, the last %s times the first", s.Rounds, factor(s.Spread), factor(s.Drift))
}
