package blind

// The end of a game, when no card is hidden any more: by package fast, and by a small search inside trees and rollouts.

import (
	"context"
	"math/bits"
	"slices"
	"time"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// endings decides games without hidden cards by package fast, within limits.
type endings struct {
	solver *fast.Solver
	rules  klondike.Rules
	time   time.Duration // limit of each search, or 0
}

// endingLimits are enough for all but a few endings.
var endingLimits = search.Limits{Expansions: 200_000, Memory: 64 << 20}

// solve returns the moves of a win from k's view, or none if the game is lost. decided is false if a limit stopped the search, or if the
// position is too large.
func (f *endings) solve(ctx context.Context, k *knowledge) (moves []klondike.Move, decided bool, err error) {
	if f.solver == nil || f.rules != k.view.Rules {
		f.rules = k.view.Rules
		limits := endingLimits
		limits.Time = f.time
		if f.solver, err = fast.New(f.rules, fast.Options{Limits: limits, Polish: -1}); err != nil {
			return nil, false, err
		}
	}
	p := k.position()
	r, err := f.solver.Solve(ctx, &p)
	switch {
	case ctx.Err() != nil:
		return nil, false, context.Cause(ctx)
	case err != nil || r.Status == search.Unknown:
		return nil, false, nil
	}
	return r.Path, true, nil
}

// position returns the view's position in the world in which the unseen cards lie in
// their present order.
func (k *knowledge) position() klondike.Position {
	p := k.view.Position.Clone()
	row := slices.Concat(p.Waste, p.Stock)
	for i, at := range k.places {
		c := quotient.CardAt(int(k.unseen[i]))
		if at.column == stockPile {
			row[at.at] = c
		} else {
			p.Tableau[at.column].Cards[at.at] = c
		}
	}
	p.Waste, p.Stock = row[:len(p.Waste):len(p.Waste)], row[len(p.Waste):]
	return p
}

// finish returns the steps that end a game which can't be lost any more.
func (e *engine) finish(s state) (steps []step) {
	for {
		open := e.Next(s.Up) & (s.Tableau&s.Slots() | s.Stock)
		if open == 0 {
			return steps
		}
		i := bits.TrailingZeros64(open)
		e.raise(&s, 1<<i, i)
		steps = append(steps, quotient.Up.Of(i))
	}
}

// Expansions allowed for a state without hidden cards, at a node and at the end of a rollout.
var (
	nodeBudget    = 300
	rolloutBudget = 30
)

// ending searches depth first, in the policy's order.
type ending struct {
	stack []exit
	seen  map[state]bool
	left  int
	goal  func(*state) bool
}

// decide decides whether s leads to the goal in e's world, within a budget of expansions.
func (d *ending) decide(e *engine, s *state, budget int, goal func(*state) bool) verdict {
	if d.seen == nil {
		d.seen = map[state]bool{}
	}
	clear(d.seen)
	d.left, d.stack, d.goal = budget, d.stack[:0], goal
	return d.visit(e, s)
}

func (d *ending) visit(e *engine, s *state) verdict {
	if d.goal(s) {
		return won
	}
	if d.seen[*s] {
		return lost
	}
	if d.left--; d.left < 0 {
		return open
	}
	d.seen[*s] = true
	e.expand(s)
	base := len(d.stack)
	d.stack = append(d.stack, e.exits...)
	slices.SortStableFunc(d.stack[base:], func(a, b exit) int {
		if a.value > b.value {
			return -1
		}
		return 1
	})
	result := lost
	for i := base; i < len(d.stack); i++ {
		after := d.stack[i].state
		e.arrive(&after)
		if v := d.visit(e, &after); v != lost {
			result = v
			break
		}
	}
	d.stack = d.stack[:base]
	return result
}
