package fast

// Several workers on one deal.

import (
	"math"
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"kedou/internal/engine"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// worker is one goroutine's part of the search: everything but the deal and the tables, which all workers share.
type worker struct {
	real searcher // idle if the rules make the stock a hand
	hand searcher
	_    apart
}

func (s *Solver) newWorker() *worker {
	w := &worker{}
	w.hand = searcher{game: game{deal: &s.hand}, table: &s.handTable, dominance: &s.dominance}
	w.real = searcher{game: game{deal: &s.real}, table: &s.realTable, wins: &s.wins, relaxed: &w.hand}
	return w
}

func (s *Solver) searcher(w *worker) *searcher {
	if quotient.IsHand(s.rules) {
		return &w.hand
	}
	return &w.real
}

func (s *Solver) setMeters(meters []*engine.Meter) {
	for i, m := range meters {
		s.workers[i].hand.meter, s.workers[i].real.meter = m, m
	}
}

// sharedLog is the logarithm of the size at which tables are shared first.
const sharedLog = 16

// parallel lets every worker decide top, every other one from the back. They share their verdicts, so that each saves the others work, and
// the first verdict ends the search. If a table gets crowded all stop, the table grows, and they start again: stored verdicts lead them
// back to where they were. parallel returns the searcher that has the line of a win.
func (s *Solver) parallel(top state) (search.Status, *searcher) {
	meters := s.meter.Share(len(s.workers))
	s.setMeters(meters)
	defer s.meter.Join(meters)
	for {
		tables := s.share()
		s.meter.Resume()
		verdict, x := s.runWorkers(top)
		stopped := slices.ContainsFunc(meters, func(m *engine.Meter) bool { return m.Reason() != engine.NoReason })
		s.dominance.shared = false
		for _, t := range tables {
			t.shared = false
		}
		if verdict != search.Unknown || stopped {
			return verdict, x
		}
		for _, t := range tables {
			if t.crowded() && !t.grow() {
				meters[0].Stop(engine.MemoryLimit)
				return search.Unknown, x
			}
		}
	}
}

// share enlarges the tables for sharing, within their limits.
func (s *Solver) share() []*table {
	tables := []*table{&s.realTable, &s.handTable}
	if quotient.IsHand(s.rules) {
		tables = tables[1:]
	}
	for _, t := range tables {
		if log := min(sharedLog, bits.Len(uint(t.most))-1); len(t.slots) < 1<<log {
			t.enlarge(log)
		}
		if t.shared = true; t.busy == nil {
			t.busy = new(underway)
		}
	}
	s.dominance.share()
	return tables
}

// runWorkers runs all workers until one has a verdict or must stop.
func (s *Solver) runWorkers(top state) (search.Status, *searcher) {
	var (
		group   sync.WaitGroup
		winner  atomic.Pointer[searcher]
		verdict = make([]search.Status, len(s.workers))
	)
	for i, w := range s.workers {
		group.Go(func() {
			x := s.searcher(w)
			verdict[i] = x.decideInRounds(&top, quickRounds+2*i, math.MaxInt64)
			if verdict[i] != search.Unknown {
				winner.CompareAndSwap(nil, x)
			}
			s.meter.Halt()
		})
	}
	group.Wait()
	for i, w := range s.workers {
		if x := winner.Load(); x == s.searcher(w) {
			return verdict[i], x
		}
	}
	return search.Unknown, s.searcher(s.workers[0])
}

// underway records keys that some worker is deciding. It is a hint and forgets: of two keys with one slot the later stays, and where two
// workers are in one component the first that leaves clears the entry. No verdict depends on it.
type underway struct {
	_    apart
	keys [1 << underwayLog]atomic.Uint64
	_    apart
}

// underwayLog is the logarithm of the number of slots: some fifty times the number of keys on two paths.
const underwayLog = 12

func (u *underway) place(key uint64) *atomic.Uint64 {
	return &u.keys[key*spread>>(64-underwayLog)]
}

func (u *underway) has(key uint64) bool { return u.place(key).Load() == key }

func (u *underway) enter(key uint64) { u.place(key).Store(key) }

// leave clears the entry of key, if no later key has its slot.
func (u *underway) leave(key uint64) { u.place(key).CompareAndSwap(key, 0) }
