package blind

// The player hop.

import (
	"cmp"
	"context"
	"math/rand/v2"

	"kedou/klondike"
	"kedou/search"
)

const defaultWorlds = 20

// hop takes the way on that leaves the most sampled worlds winnable with all cards known. All ways on are tried in the same worlds.
type hop struct {
	options Options
	hindsight
}

// choose implements chooser.
func (h *hop) choose(ctx context.Context, d *decider, random *rand.Rand) (int, error) {
	if err := h.setUp(d.knowledge.view.Rules); err != nil {
		return 0, err
	}
	ways := make([][]klondike.Move, len(d.engine.exits))
	for i := range ways {
		ways[i] = d.way(i)
	}
	worth := make([]float64, len(ways))
	for range h.options.Worlds {
		d.knowledge.sample(d.engine, random)
		world := d.knowledge.position()
		for i, way := range ways {
			verdict, err := h.ask(ctx, world, way)
			if err != nil {
				return 0, err
			}
			worth[i] += worthOf(verdict)
		}
	}
	best := 0
	for i := range worth {
		a, b := &d.engine.exits[i].state, &d.engine.exits[best].state
		if worth[i] > worth[best] || worth[i] == worth[best] && a.score() > b.score() {
			best = i
		}
	}
	return best, nil
}

// setUp fills in the defaults, and makes a solver for the rules r.
func (h *hop) setUp(r klondike.Rules) error {
	h.options.Worlds = cmp.Or(h.options.Worlds, defaultWorlds)
	return h.prepare(r, cmp.Or(h.options.Verdict, defaultVerdict))
}

// worthOf counts a world that the limit leaves undecided as half won.
func worthOf(verdict search.Status) float64 {
	switch verdict {
	case search.Solved:
		return 1
	case search.Unsolvable:
		return 0
	}
	return 0.5
}
