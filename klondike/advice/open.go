package advice

// What now, with all cards known.

import (
	"cmp"
	"context"
	"slices"
	"time"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Open answers a player who knows all cards at p: a verdict on every legal move, of which the first of several empty columns stands for
// all. Moves that win come first, the shortest win before the others, then undecided ones, then those that lose. All moves share the limits,
// and a second if no time limit is set: each move may use its part of what is left. klondike.Verify has checked every win; a wrong one is
// an error, as are an invalid position, memory below fast.MinMemory, and the context's cause.
func Open(ctx context.Context, p *klondike.Position, r klondike.Rules, o fast.Options) (Answer, error) {
	moves, err := klondike.LegalMoves(*p, r)
	if err != nil {
		return Answer{}, err
	}
	moves = slices.DeleteFunc(moves, func(m klondike.Move) bool { return repeats(p, m) })
	a := Answer{Verdict: search.Unsolvable, Ways: make([]Way, len(moves))}
	o.Limits.Time = cmp.Or(o.Limits.Time, time.Second)
	left := o.Limits
	for i, m := range moves {
		o.Limits = part(left, len(moves)-i)
		stats, err := a.Ways[i].decide(ctx, p, m, r, o)
		if err != nil {
			return Answer{}, err
		}
		left.Time = max(left.Time-stats.Elapsed, 1)
		if left.Expansions > 0 {
			left.Expansions = max(left.Expansions-stats.Expanded, 1)
		}
	}
	slices.SortStableFunc(a.Ways, func(a, b Way) int { return cmp.Or(rank[a.Verdict]-rank[b.Verdict], len(a.Moves)-len(b.Moves)) })
	if len(moves) > 0 {
		a.Verdict, a.Chance, a.Error = a.Ways[0].Verdict, a.Ways[0].Chance, a.Ways[0].Error
	}
	if p.Won(r) {
		a.Verdict, a.Chance = search.Solved, 1
	}
	a.End, err = endedOpen(ctx, p, r, a.Verdict)
	return a, err
}

var rank = [...]int{search.Solved: 0, search.Unknown: 1, search.Unsolvable: 2}

// repeats reports whether m goes to an empty column that isn't the first; the rules don't distinguish empty columns.
func repeats(p *klondike.Position, m klondike.Move) bool {
	if !m.To.IsColumn() {
		return false
	}
	empty := func(c klondike.Column) bool { return len(c.Cards) == 0 }
	to := int(m.To - klondike.Column1)
	return empty(p.Tableau[to]) && slices.IndexFunc(p.Tableau[:to], empty) >= 0
}

// part returns one of n parts of l. A limit used up becomes 1, not 0, which would mean no limit.
func part(l search.Limits, n int) search.Limits {
	l.Time = max(l.Time/time.Duration(n), 1)
	if l.Expansions > 0 {
		l.Expansions = max(l.Expansions/int64(n), 1)
	}
	return l
}

// decide makes w the way that begins with m.
func (w *Way) decide(ctx context.Context, p *klondike.Position, m klondike.Move, r klondike.Rules, o fast.Options) (search.Stats, error) {
	after := p.Clone()
	err := after.Play(m, r)
	if err != nil {
		return search.Stats{}, err
	}
	solver, err := fast.New(r, o)
	if err != nil {
		return search.Stats{}, err
	}
	found, err := solver.Solve(ctx, &after)
	w.Moves, w.Verdict, w.reason = []klondike.Move{m}, found.Status, found.Reason
	switch found.Status {
	case search.Unknown:
		w.Error = 1
	case search.Solved:
		w.Chance, w.Moves = 1, append(w.Moves, found.Path...)
		if wrong := klondike.Verify(*p, r, w.Moves); wrong != nil {
			return found.Stats, phrase.Errorf("%w: %w", klondike.ErrWrong, wrong)
		}
		w.Length = klondike.LengthOf(*p, r, w.Moves)
	}
	return found.Stats, err
}
