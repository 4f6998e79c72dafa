package advice

// What now, with all cards known.

import (
	"cmp"
	"context"
	"math"
	"slices"
	"time"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// Open answers a player who knows all cards at p: a verdict on every legal move, of which the first of several empty columns stands for
// all. Moves that win come first, the shortest way before the others, then undecided ones, the nearest to having all cards face up before the
// others, then those that lose. A player who makes the first move and asks again is told a way that is shorter by a step or more, and so wins
// without coming to a position twice: the ways depend on p and the rules alone, unless a limit is reached.
//
// The verdicts share o.Limits, and a second if no time limit is set: each move may use its part of what is left. To make the ways short takes
// some 10 ms more, and five seconds at most. klondike.Verify has checked every win; a wrong one is an error, as are an invalid position,
// memory below fast.MinMemory, and the context's cause.
func Open(ctx context.Context, p *klondike.Position, r klondike.Rules, o fast.Options) (Answer, error) {
	o.Limits.Time = cmp.Or(o.Limits.Time, time.Second)
	g, err := newGuide(r, time.Now().Add(o.Limits.Time+guideTime))
	if err != nil {
		return Answer{}, err
	}
	return g.open(ctx, p, o)
}

func (g *guide) open(ctx context.Context, p *klondike.Position, o fast.Options) (Answer, error) {
	r := g.deal.Rules
	moves, err := klondike.LegalMoves(*p, r)
	if err != nil {
		return Answer{}, err
	}
	moves = slices.DeleteFunc(moves, func(m klondike.Move) bool { return repeats(p, m) })
	a := Answer{Verdict: search.Unsolvable, Ways: make([]Way, len(moves))}
	left := o.Limits
	for i, m := range moves {
		o.Limits = part(left, len(moves)-i)
		stats, err := a.Ways[i].decide(ctx, p, m, g, o)
		if err != nil {
			return Answer{}, err
		}
		left.Time = max(left.Time-stats.Elapsed, 1)
		if left.Expansions > 0 {
			left.Expansions = max(left.Expansions-stats.Expanded, 1)
		}
	}
	a.sort()
	if len(moves) > 0 {
		a.Verdict, a.Chance, a.Error = a.Ways[0].Verdict, a.Ways[0].Chance, a.Ways[0].Error
	}
	if p.Won(r) {
		a.Verdict, a.Chance = search.Solved, 1
	}
	a.End = endOpen(p.Won(r), a.Verdict, len(moves))
	return a, nil
}

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
func (w *Way) decide(ctx context.Context, p *klondike.Position, m klondike.Move, g *guide, o fast.Options) (search.Stats, error) {
	after, r := p.Clone(), g.deal.Rules
	if err := play(&after, r, []klondike.Move{m}); err != nil {
		return search.Stats{}, err
	}
	_, step := stepOf(p, m, &g.deal)
	found, err := Winnable(ctx, &after, r, o)
	w.Moves, w.Verdict, w.reason, w.Idle = []klondike.Move{m}, found.Status, found.Reason, !step && !m.IsTurn()
	if err != nil || found.Status == search.Unsolvable {
		return found.Stats, err
	}
	if found.Status == search.Unknown {
		w.Error, w.far = 1, far(&after)
		if w.Idle {
			w.far = math.MaxInt
		}
		return found.Stats, nil
	}
	way, err := g.way(ctx, &after, found.Path)
	w.Chance, w.Moves = 1, append(w.Moves, way...)
	if wrong := klondike.Verify(*p, r, w.Moves); err == nil && wrong != nil {
		err = phrase.Errorf("%w: %w", klondike.ErrWrong, wrong)
	}
	w.Length, w.far = klondike.LengthOf(*p, r, w.Moves), len(w.Moves)
	return found.Stats, err
}

// far orders undecided positions as package fast does: those nearer to having all cards face up come first.
func far(p *klondike.Position) int {
	n := len(p.Stock) + len(p.Waste)
	for i := range p.Tableau {
		n += 8 * p.Tableau[i].Down
	}
	for _, up := range p.Foundation {
		n -= int(up)
	}
	return n
}

// sort puts the best ways first. A move that keeps the class of the position but begins a shortest way is of use.
func (a *Answer) sort() {
	rank := [...]int{search.Solved: 0, search.Unknown: 1, search.Unsolvable: 2}
	slices.SortStableFunc(a.Ways, func(a, b Way) int { return cmp.Or(rank[a.Verdict]-rank[b.Verdict], cmp.Compare(a.far, b.far)) })
	for i := range a.Ways {
		w := &a.Ways[i]
		w.Idle = w.Idle && (w.Verdict != search.Solved || w.far > a.Ways[0].far)
	}
}
