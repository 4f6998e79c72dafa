package fast

// Several workers on one deal.

import (
	"math/bits"
	"sync"
	"sync/atomic"

	"kedou/search"
)

// worker is what one goroutine needs to search: everything but the deal and the
// tables, which it shares.
type worker struct {
	control
	real searcher // idle if the rules are those of the hand
	hand searcher
}

// sharedLog is the logarithm of the size at which tables are shared first.
const sharedLog = 16

// together lets every worker decide top, every other one from the back. They share what
// they find out, so that each spares the others work, and the first verdict ends
// it. If a table gets crowded all stop, it grows, and they start again: what they
// remember leads them back to where they were. It returns the searcher that has
// the line of a win.
func (s *Solver) together(top state) (search.Status, *searcher) {
	for {
		tables := s.share()
		verdict, x := s.race(top)
		s.front.shared = false
		for _, t := range tables {
			t.shared = false
		}
		if verdict != search.Unknown || s.reason() != search.NoReason {
			return verdict, x
		}
		for _, t := range tables {
			if t.crowded() && !t.grow() {
				s.crew[0].reason = search.MemoryLimit
				return search.Unknown, x
			}
		}
	}
}

// share enlarges the tables for sharing, as far as that is allowed.
func (s *Solver) share() []*table {
	tables := []*table{&s.realMemo, &s.handMemo}
	if s.handy() {
		tables = tables[1:]
	}
	for _, t := range tables {
		if log := min(sharedLog, bits.Len(uint(t.most))-1); len(t.slots) < 1<<log {
			t.enlarge(log)
		}
		t.shared = true
	}
	s.front.share()
	return tables
}

// race runs all workers until one has a verdict or must stop.
func (s *Solver) race(top state) (search.Status, *searcher) {
	var (
		group   sync.WaitGroup
		winner  atomic.Pointer[searcher]
		verdict = make([]search.Status, len(s.crew))
	)
	s.halt.Store(false)
	for i, w := range s.crew {
		group.Go(func() {
			x := s.searcher(w)
			verdict[i] = x.settle(top, i%2 == 0)
			if verdict[i] != search.Unknown {
				winner.CompareAndSwap(nil, x)
			}
			s.halt.Store(true)
		})
	}
	group.Wait()
	for i, w := range s.crew {
		if x := winner.Load(); x == s.searcher(w) {
			return verdict[i], x
		}
	}
	return search.Unknown, s.searcher(s.crew[0])
}
