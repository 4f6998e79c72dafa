package strategy

// Following a recorded search by its moves, without its states.

import (
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/search"
)

// Walk is the graph of a search, by the names of its steps. With techniques that merge positions a step may stand for several moves, and
// columns without face-down cards are in sorted order.
type Walk struct {
	problem search.Problem[klondike.State, klondike.Step, klondike.State]
	plain   *klondike.Problem
	Root    klondike.State
	steps   []klondike.Step
}

// walk returns the graph that a strategy searches from a position on. The strategy must be one with Traces.
func (s *Strategy) walk(p klondike.Position, r klondike.Rules) (*Walk, error) {
	problem, plain, root, err := s.problem(p, r)
	if err != nil {
		return nil, err
	}
	return &Walk{problem: problem, plain: plain, Root: root}, nil
}

// Next returns the state after a step of s. It fails if s has no such step.
func (w *Walk) Next(s klondike.State, step string) (klondike.State, error) {
	w.steps = w.problem.AppendMoves(w.steps[:0], s)
	i := slices.IndexFunc(w.steps, func(m klondike.Step) bool { return m.String() == step })
	if i < 0 {
		return s, phrase.Errorf("%q is no move there", step)
	}
	next, _ := w.problem.Next(s, w.steps[i])
	return next, nil
}

// Same reports whether the search identifies two states.
func (w *Walk) Same(a, b klondike.State) bool { return w.problem.Key(a) == w.problem.Key(b) }

// Won reports whether a state is won.
func (w *Walk) Won(s klondike.State) bool { return w.problem.IsGoal(s) }

// Position returns the cards of a state.
func (w *Walk) Position(s klondike.State) klondike.Position {
	return w.plain.Position(klondike.Holed{}.Plain(s))
}
