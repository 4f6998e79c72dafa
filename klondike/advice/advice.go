// Package advice answers a player of Klondike at any position: what now, and is it over? Advise knows what the player sees, and estimates;
// Open knows all cards, and decides; Winnable decides alone. The terminal, the page and the library give these answers. All functions are
// safe for concurrent use.
package advice

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Over says whether a game can go on.
type Over uint8

const (
	No      Over = iota
	Won          // all cards are up
	Lost         // moves are left, and it is proved that none wins, whatever the player doesn't know
	DeadEnd      // no legal move is left
)

// String returns "", "won", "lost" or "dead end".
func (o Over) String() string { return [...]string{"", "won", "lost", "dead end"}[o] }

// Answer is the answer at a position.
type Answer struct {
	Over    Over
	Verdict search.Status   // what is certain: Solved, Unsolvable, or Unknown
	Chance  float64         // of winning, 0 to 1: the Verdict's, or an estimate
	Error   float64         // of Chance: its standard deviation
	Games   int             // played out in sampled worlds; 0: no estimate
	Ways    []Way           // the best first
	Free    []klondike.Move // proved to cost nothing: may be made before each of the ways, which assume that they are made
}

// Count returns how many ways have a verdict.
func (a *Answer) Count(v search.Status) (n int) {
	for i := range a.Ways {
		if a.Ways[i].Verdict == v {
			n++
		}
	}
	return n
}

// Reason returns why Open has left the last undecided way undecided.
func (a *Answer) Reason() (why search.Reason) {
	for i := range a.Ways {
		why = cmp.Or(a.Ways[i].reason, why)
	}
	return why
}

// Way is a way on.
type Way struct {
	blind.Way               // its moves: of a proved win all, else one at least
	Verdict   search.Status // after its moves: Solved if they end a win, Unsolvable if none is left
	reason    search.Reason // why Open has left it undecided
	Length    klondike.Length
}

// Advise answers a player who sees s. The chances assume that the player uct goes on, who plays out o.Iterations games in sampled worlds, or
// as many as o.Time allows; an answer takes at most twice that time. The same view has the same answer, except with o.Time. The error is
// blind.ErrView, or the context's cause.
func Advise(ctx context.Context, s *blind.View, o blind.Options) (Answer, error) {
	found, err := blind.NewAdviser(o).Advise(ctx, s, rand.New(rand.NewPCG(1, 1)))
	if err != nil {
		return Answer{}, err
	}
	a := Answer{Chance: found.Chance, Error: found.Error, Games: found.Games, Free: found.Free, Ways: make([]Way, len(found.Ways))}
	if found.Proved {
		a.Verdict = verdict(found.Chance == 1)
	}
	for i, w := range found.Ways {
		a.Ways[i] = Way{Way: w, Verdict: a.Verdict}
	}
	legal, err := s.Legal()
	a.Over = over(s.Position.Won(s.Rules), a.Verdict, len(legal))
	return a, err
}

func verdict(wins bool) search.Status {
	if wins {
		return search.Solved
	}
	return search.Unsolvable
}

func over(won bool, v search.Status, legal int) Over {
	switch {
	case won:
		return Won
	case legal == 0:
		return DeadEnd
	case v == search.Unsolvable:
		return Lost
	}
	return No
}

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
	a.Over = over(p.Won(r), a.Verdict, len(moves))
	return a, nil
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

// Winnable decides whether p can be won with all cards known, within o.Limits. klondike.Verify has checked a win; a wrong one is an error.
func Winnable(ctx context.Context, p *klondike.Position, r klondike.Rules, o fast.Options) (klondike.Result, error) {
	o.Polish = -1
	solver, err := fast.New(r, o)
	if err != nil {
		return klondike.Result{}, err
	}
	found, err := solver.Solve(ctx, p)
	if err == nil && found.Status == search.Solved {
		if wrong := klondike.Verify(*p, r, found.Path); wrong != nil {
			err = phrase.Errorf("%w: %w", klondike.ErrWrong, wrong)
		}
	}
	return found, err
}
