package fast

// Advice for any position: the moves that keep it winnable.

import (
	"cmp"
	"context"
	"time"

	"kedou/klondike"
	"kedou/search"
)

// Advice is the verdict on one legal move.
type Advice struct {
	Move klondike.Move
	// Result is the verdict on the position after the move; its Path, a win as short as Solve finds it, begins with Move.
	klondike.Result
}

// hintTime bounds Hint if the options set no time limit.
const hintTime = time.Second

// Hint returns the verdict on every legal move of p, the best first: moves that keep the deal winnable, the shortest win first, then
// undecided ones, then moves that lose. All moves share the limits, and a second if no time limit is set: each move may use its part of
// what is left. The error is Solve's.
func (s *Solver) Hint(ctx context.Context, p *klondike.Position) ([]Advice, error) {
	moves, err := klondike.LegalMoves(*p, s.rules)
	if err != nil {
		return nil, err
	}
	limits := s.options.Limits
	if limits.Time == 0 {
		limits.Time = hintTime
	}
	advice := make([]Advice, 0, len(moves))
	for i, m := range moves {
		a, err := s.advise(ctx, p, m, part(limits, len(moves)-i))
		if err != nil {
			return nil, err
		}
		advice = append(advice, a)
		for j := len(advice) - 1; j > 0 && better(&advice[j], &advice[j-1]); j-- {
			advice[j], advice[j-1] = advice[j-1], advice[j]
		}
		limits.Time = max(limits.Time-a.Stats.Elapsed, 1)
		if limits.Expansions > 0 {
			limits.Expansions = max(limits.Expansions-a.Stats.Expanded, 1)
		}
	}
	return advice, nil
}

// better reports whether a precedes b: wins by their lengths, then undecided moves, then losses.
func better(a, b *Advice) bool {
	rank := [...]int{search.Solved: 0, search.Unknown: 1, search.Unsolvable: 2}
	return cmp.Or(rank[a.Status]-rank[b.Status], len(a.Path)-len(b.Path)) < 0
}

// part returns one of n parts of l. A limit used up becomes 1, not 0, which would mean no limit.
func part(l search.Limits, n int) search.Limits {
	l.Time = max(l.Time/time.Duration(n), 1)
	if l.Expansions > 0 {
		l.Expansions = max(l.Expansions/int64(n), 1)
	}
	return l
}

// advise decides the position after move m of p.
func (s *Solver) advise(ctx context.Context, p *klondike.Position, m klondike.Move, l search.Limits) (Advice, error) {
	after := p.Clone()
	if err := after.Play(m, s.rules); err != nil {
		return Advice{}, err
	}
	o := s.options
	o.Limits, o.VerdictOnly = l, false
	r, err := s.solve(ctx, &after, o)
	if r.Status == search.Solved {
		r.Path = append([]klondike.Move{m}, r.Path...)
	}
	return Advice{m, r}, err
}
