package blind

// Hindsight: verdicts on sampled worlds with all cards known.

import (
	"context"
	"math/rand/v2"
	"time"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// hindsight decides worlds by package fast, within a limit.
type hindsight struct {
	solver *fast.Solver
	rules  klondike.Rules
}

// defaultVerdict is how many states a verdict on a world may expand: with unlimited redeals some worlds in a hundred stay undecided, with
// few redeals up to half.
const defaultVerdict = 1000

// prepare makes a solver for the rules r, unless there is one.
func (h *hindsight) prepare(r klondike.Rules, expansions int64) (err error) {
	if h.solver == nil || h.rules != r {
		h.rules = r
		h.solver, err = fast.New(r, fast.Options{VerdictOnly: true, Limits: search.Limits{Expansions: expansions, Memory: 16 << 20}})
	}
	return err
}

// ask returns the verdict on the world after the moves. If the world forbids a move after the first card is turned up, only the moves
// before it count.
func (h *hindsight) ask(ctx context.Context, world klondike.Position, way []klondike.Move) (search.Status, error) {
	p := world.Clone()
	for _, m := range way {
		if p.Play(m, h.rules) != nil {
			break
		}
	}
	r, err := h.solver.Solve(ctx, &p)
	return r.Status, err
}

// Outlook counts sampled worlds by the verdicts after a way on with all cards known. A way's chance is lower than the share of worlds that
// stay winnable: a player who doesn't know which world it is can't follow that world's win.
type Outlook struct {
	Worlds    int // asked about
	Winnable  int // of them
	Undecided int // of them, within a limit
}

// outlookWorlds is how many worlds an outlook asks about: some 50 µs each at draw 3 without a limit of redeals, ten times as long with one.
const outlookWorlds = 100

// Outlooks returns the outlooks of ways on from s, all in the same worlds: a hundred, or, if limit isn't 0, as many as begin within that time,
// at least one. The error is ErrView, or the context's cause.
func (a *Adviser) Outlooks(ctx context.Context, s *View, ways []Way, limit time.Duration, random *rand.Rand) ([]Outlook, error) {
	d, outlooks := a.decider, make([]Outlook, len(ways))
	if err := d.load(s); err != nil {
		return nil, err
	}
	if err := a.hindsight.prepare(s.Rules, defaultVerdict); err != nil {
		return nil, err
	}
	began := time.Now()
	for n := range outlookWorlds {
		if n > 0 && limit > 0 && time.Since(began) > limit {
			break
		}
		d.knowledge.sample(d.engine, random)
		world := d.knowledge.position()
		for i := range ways {
			verdict, err := a.hindsight.ask(ctx, world, ways[i].Moves)
			if err != nil {
				return nil, err
			}
			outlooks[i].count(verdict)
		}
	}
	return outlooks, nil
}

// count adds a world.
func (o *Outlook) count(verdict search.Status) {
	o.Worlds++
	switch verdict {
	case search.Solved:
		o.Winnable++
	case search.Unknown:
		o.Undecided++
	}
}
