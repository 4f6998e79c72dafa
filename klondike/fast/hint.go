package fast

// Advice for any position: which moves keep it winnable.

import (
	"cmp"
	"context"
	"slices"
	"time"

	"kedou/klondike"
	"kedou/search"
)

// Advice is the verdict on one legal move.
type Advice struct {
	Move   klondike.Move
	Status search.Status   // of the position behind the move
	Reason search.Reason   // why, if Status is Unknown
	Line   []klondike.Move // if Solved: a win that begins with Move, as short as Solve finds it
}

// hintTime bounds Hint if the options set no limit of time.
const hintTime = time.Second

// Hint returns the verdict on every legal move of p, the best first: moves that
// keep the deal winnable, the shortest win first, then undecided ones, then those
// that lose. It takes Limits.Time or a second in all: each move may use its share
// of what is left. The error is that of Solve, or says what is wrong with p.
func (s *Solver) Hint(ctx context.Context, p *klondike.Position) ([]Advice, error) {
	moves, err := klondike.LegalMoves(*p, s.rules)
	if err != nil {
		return nil, err
	}
	options := s.options
	defer func() { s.options = options }()
	if options.Limits.Time == 0 {
		options.Limits.Time = hintTime
	}
	deadline := time.Now().Add(options.Limits.Time)
	s.options.VerdictOnly = false
	advice := make([]Advice, 0, len(moves))
	for i, m := range moves {
		s.options.Limits.Time = max(time.Until(deadline)/time.Duration(len(moves)-i), 1)
		after := p.Clone()
		if err := after.Play(m, s.rules); err != nil {
			return nil, err
		}
		r, err := s.Solve(ctx, &after)
		if err != nil {
			return nil, err
		}
		a := Advice{Move: m, Status: r.Status, Reason: r.Reason}
		if r.Status == search.Solved {
			a.Line = append([]klondike.Move{m}, r.Path...)
		}
		advice = append(advice, a)
	}
	rank := map[search.Status]int{search.Solved: 0, search.Unknown: 1, search.Unsolvable: 2}
	slices.SortStableFunc(advice, func(a, b Advice) int {
		return cmp.Or(rank[a.Status]-rank[b.Status], len(a.Line)-len(b.Line))
	})
	return advice, nil
}
