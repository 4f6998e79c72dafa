package blind

// The players without search and tuning.

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"
)

type randomly struct{}

func (randomly) choose(_ context.Context, d *decider, random *rand.Rand) (int, error) {
	return random.IntN(len(d.engine.exits)), nil
}

// greedily takes the way on with the best score, at random among equals.
type greedily struct{}

func (greedily) choose(_ context.Context, d *decider, random *rand.Rand) (int, error) {
	best, top, ties := 0, math.MinInt, 0
	for i, x := range d.engine.exits {
		score := x.state.score()
		if score > top {
			top, ties = score, 0
		}
		if score == top {
			if ties++; random.IntN(ties) == 0 {
				best = i
			}
		}
	}
	return best, nil
}

// score is the score by which package fast orders the exits of a component, negated.
func (s *state) score() int {
	return bits.OnesCount64(s.Up) - bits.OnesCount32(s.left) - 8*int(s.hidden)
}
