package blind

// The player hop.

import (
	"context"
	"math/rand/v2"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// The defaults of hop.
const (
	defaultWorlds  = 20
	defaultVerdict = 1000
)

// hop takes the way on that leaves the most sampled worlds winnable with all cards known. All ways on are tried in the same worlds.
type hop struct {
	options Options
	solver  *fast.Solver
	rules   klondike.Rules
}

// choose implements chooser.
func (h *hop) choose(ctx context.Context, d *decider, random *rand.Rand) (int, error) {
	if err := h.prepare(d); err != nil {
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
			x, err := h.ask(ctx, world, way)
			if err != nil {
				return 0, err
			}
			worth[i] += x
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

// prepare makes a solver for d's game.
func (h *hop) prepare(d *decider) (err error) {
	if h.options.Worlds == 0 {
		h.options.Worlds = defaultWorlds
	}
	if h.options.Verdict == 0 {
		h.options.Verdict = defaultVerdict
	}
	if rules := d.knowledge.view.Rules; h.solver == nil || h.rules != rules {
		h.rules = rules
		h.solver, err = fast.New(rules, fast.Options{VerdictOnly: true, Limits: search.Limits{Expansions: h.options.Verdict, Memory: 16 << 20}})
	}
	return err
}

// ask returns 1 if the world can be won after the moves, 0 if not, and a half if the limit leaves that undecided. If the world forbids a
// move after the first card is turned up, only the moves before it count.
func (h *hop) ask(ctx context.Context, world klondike.Position, way []klondike.Move) (float64, error) {
	p := world.Clone()
	for _, m := range way {
		if p.Play(m, h.rules) != nil {
			break
		}
	}
	r, err := h.solver.Solve(ctx, &p)
	switch {
	case err != nil:
		return 0, err
	case r.Status == search.Solved:
		return 1, nil
	case r.Status == search.Unsolvable:
		return 0, nil
	}
	return 0.5, nil
}
