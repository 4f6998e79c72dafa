// Generating: candidates by their seeds, one after another.

package puzzle

import (
	"context"
	"math"
	"sync"
	"sync/atomic"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Spec describes the wanted puzzles.
type Spec struct {
	Least, Most int    // cards in all hands, 6 to 26
	Hands       int    // 2 or 3
	Seed        uint64 // of the first candidate
	Level       int    // the least, from 1 to 5; 0 is any
	MostLevel   int    // 0 is Level
	Ladder      Ladder // grades the puzzles, for example Bots; without a ladder puzzles have no level
	Unique      bool   // whether only one first play may win, kickers aside
	Workers     int    // candidates at a time; 0 and 1 are one
}

// The sizes that a Spec allows.
const (
	LeastCards = 6
	MostCards  = 26
)

// Check reports a fault of the spec and its field: cards, hands, level or workers.
func (s *Spec) Check() (field string, err error) {
	switch {
	case s.Hands != 2 && s.Hands != 3:
		return "hands", phrase.Errorf("puzzles of %d hands; give 2 or 3", s.Hands)
	case s.Least < LeastCards || s.Most > MostCards || s.Least > s.Most:
		return "cards", phrase.Errorf("puzzles of %d to %d cards; give a range within %d to %d", s.Least, s.Most, LeastCards, MostCards)
	case s.Level < 0 || s.Level > Levels:
		return "level", phrase.Errorf("puzzles of level %d; give 1 to %d", s.Level, Levels)
	case s.MostLevel != 0 && (s.MostLevel < s.Level || s.MostLevel > Levels || s.Level == 0):
		return "level", phrase.Errorf("puzzles of levels %d to %d; give a range within 1 to %d", s.Level, s.MostLevel, Levels)
	case s.Level != 0 && s.Ladder == nil:
		return "level", phrase.Errorf("a level needs a ladder of players, and there is none")
	case s.Workers < 0:
		return "workers", phrase.Errorf("%d workers; give 1 or more", s.Workers)
	}
	return "", nil
}

// wants reports whether the spec allows a level.
func (s *Spec) wants(level int) bool {
	return s.Level == 0 || level >= s.Level && level <= max(s.Level, s.MostLevel)
}

// cards returns the size of a seed's candidate: all sizes take turns.
func (s *Spec) cards(seed uint64) int { return s.Least + int(seed%uint64(s.Most-s.Least+1)) }

// Generate tries the candidates in the order of their seeds, from s.Seed on, and yields each seed
// with its puzzle, or nil. It continues until yield returns false or the seeds end. A seed's result
// depends on the rules and on the spec without Seed and Workers. Errors come from Spec.Check, are
// [context.Cause] of a context that ended, or report a fault found by the referee.
func Generate(ctx context.Context, r doudizhu.Rules, s Spec, yield func(seed uint64, p *Puzzle) bool) error {
	if _, err := s.Check(); err != nil {
		return err
	}
	makers := make([]*maker, max(1, s.Workers))
	for i := range makers {
		var err error
		if makers[i], err = newMaker(r, &s); err != nil {
			return err
		}
	}
	trials := make([]trial, 1+16*(len(makers)-1)) // one at a time for a single worker
	for next := s.Seed; ; next += uint64(len(trials)) {
		tryAll(ctx, makers, trials, next)
		for i, t := range trials {
			seed := next + uint64(i)
			if t.err != nil || !yield(seed, t.puzzle) || seed == math.MaxUint64 {
				return t.err
			}
		}
	}
}

// trial is the result of a candidate.
type trial struct {
	puzzle *Puzzle
	err    error
}

// tryAll tries as many candidates as there are trials, from the seed first on. The
// first maker works on the caller's own goroutine.
func tryAll(ctx context.Context, makers []*maker, trials []trial, first uint64) {
	var taken atomic.Int64
	work := func(m *maker) {
		for i := taken.Add(1) - 1; int(i) < len(trials); i = taken.Add(1) - 1 {
			t := &trials[i]
			if t.puzzle, t.err = nil, context.Cause(ctx); t.err == nil {
				t.puzzle, t.err = m.try(ctx, first+uint64(i))
			}
		}
	}
	var pool sync.WaitGroup
	for _, m := range makers[1:] {
		pool.Go(func() { work(m) })
	}
	work(makers[0])
	pool.Wait()
}
