package blind

// The players that neither search nor were tuned.

import (
	"context"
	"math/bits"
	"math/rand/v2"
)

// randomly takes any way on.
type randomly struct{}

func (randomly) choose(_ context.Context, d *decider, random *rand.Rand) (int, error) {
	return random.IntN(len(d.engine.exits)), nil
}

// greedily takes the way on with the best score.
type greedily struct{}

func (greedily) choose(_ context.Context, d *decider, _ *rand.Rand) (int, error) {
	exits := d.engine.exits
	best := 0
	for i := range exits {
		if exits[i].state.score() > exits[best].state.score() {
			best = i
		}
	}
	return best, nil
}

// score is the negated score by which package fast orders the exits of a component.
func (s *state) score() int {
	return bits.OnesCount64(s.up) - bits.OnesCount32(s.left) - 8*int(s.hidden)
}
