// The portfolio: several searches that take turns over one table.

package endgame

import (
	"slices"
	"sync"
	"sync/atomic"

	"kedou/doudizhu"
	"kedou/internal/engine"
	"kedou/search/andor"
)

// views are the searches of the portfolio. They share one table of proved states, so that each profits from the others. Restricted views,
// with a lone peasant or a no-waste side, are often settled much sooner than the others. Between two hands the views with a no-waste side
// come late, and those with a lone peasant not at all. The last view, with other weights, decides little more than the others, and waits
// until its worker has expanded a million states. There can be sixteen views: a guess has four bits for its view.
var views = []view{
	{weights: balanced, passive: up, noWaste: thePeasants},
	{weights: balanced, passive: down, noWaste: thePeasants},
	{weights: balanced, passive: up},
	{weights: balanced, passive: down},
	{weights: balanced},
	{weights: balanced, noWaste: theLandlord},
	{weights: balanced, noWaste: thePeasants},
	{weights: balanced, noWaste: thePeasants, discrepancies: 1, delay: 16_000_000},
	{weights: hasty, delay: 1_000_000},
}

// The weights: balanced between plays and burdens, and hasty, by which plays count twice.
var (
	balanced = weights{plays: 24, nearer: 18, farther: 6}
	hasty    = weights{plays: 48, nearer: 24, farther: 24}
)

// The seats of peasants.
const (
	down = uint8(doudizhu.Down)
	up   = uint8(doudizhu.Up)
)

// mainView searches alone where there is no portfolio.
const mainView = 4

const (
	firstTurn = 20_000    // expansions of each search's first turn
	lastTurn  = 1_000_000 // and of its longest
	lateTurn  = 500_000   // expansions of a worker before the first turn of a late view
)

// run is one call of the solver: it decides states of one deal within common limits.
type run struct {
	deal    *deal
	room    *room
	game    *doudizhu.Game
	meter   *engine.Meter
	table   *table
	lock    sync.RWMutex // held for writing while the table grows
	workers []*worker
	found   atomic.Uint32 // the andor.Outcome for the landlord, once a view has it
	lean    lean
}

// decide returns the outcome of s for the landlord: Unknown once a limit is reached; the meter has the reason.
func (r *run) decide(s *state) andor.Outcome {
	if o, _ := r.probe(s); o != andor.Unknown || r.meter.Stopped() {
		return o
	}
	r.found.Store(uint32(andor.Unknown))
	r.lean = lean{}
	if len(r.workers) == 1 {
		r.turns(r.workers[0], s, r.shares()[0])
	} else {
		r.runWorkers(s)
	}
	r.meter.Hold(r.bytes())
	return andor.Outcome(r.found.Load())
}

// runWorkers lets several workers search s until one finds the outcome.
func (r *run) runWorkers(s *state) {
	var all sync.WaitGroup
	shares, meters := r.shares(), r.meter.Share(len(r.workers))
	for i, w := range r.workers {
		w.meter = meters[i]
		all.Go(func() { r.turns(w, s, shares[i]) })
	}
	all.Wait()
	r.meter.Join(meters)
	r.meter.Resume()
}

// probe returns the outcome of s for the landlord, if the search sees it at once or the table knows it, and the
// work of the proof, in doublings. The peasants win, too, where one of them is known to win alone.
func (r *run) probe(s *state) (andor.Outcome, int) {
	d := r.deal
	if d.wonAtSight(s) {
		return s.goal(), 0
	}
	o, work := r.table.probe(r.table.spread(d.key(s)), &s.trick)
	for passive := down; o == andor.Unknown && d.on&Lone != 0 && passive <= up; passive++ {
		if t, _, ok := d.alone(*s, d.hands(s), passive); ok {
			if o, work := r.table.probe(r.table.spread(d.key(&t)), &t.trick); o == andor.Lost {
				return andor.Lost, work
			}
		}
	}
	return o, work
}

// shares deals the views out among the workers, the late ones last.
func (r *run) shares() [][]int {
	shares := make([][]int, len(r.workers))
	n := 0
	for i := range 2 * len(views) {
		if id := i % len(views); r.joins(id) && r.late(id) == (i >= len(views)) {
			shares[n%len(shares)] = append(shares[n%len(shares)], id)
			n++
		}
	}
	return shares
}

// late reports whether a view starts late because only two play. No waste decides some of their
// deals several times sooner, and delays the others.
func (r *run) late(id int) bool { return !r.deal.three && views[id].noWaste != neither }

// joins reports whether a view takes turns. Between two hands no peasant has a partner.
func (r *run) joins(id int) bool {
	needs, v := Technique(0), &views[id]
	if id != mainView {
		needs |= Portfolio
	}
	if v.passive != 0 {
		needs |= Lone
	}
	if v.noWaste != neither {
		needs |= NoWaste | BestFirst
	}
	return r.deal.on&needs == needs && (r.deal.three || v.passive == 0)
}

// turns lets a worker search its views in turns, until a worker has the verdict or a limit is
// reached. If all of them would wait, the first doesn't.
func (r *run) turns(w *worker, s *state, mine []int) {
	for budget := int64(firstTurn); len(mine) > 0; budget = min(2*budget, lastTurn) {
		left := mine[:0]
		first := max(slices.IndexFunc(mine, func(id int) bool { return !r.waits(w, id) }), 0)
		for i, id := range mine {
			if i != first && r.waits(w, id) || !r.turn(w, s, id, budget) {
				left = append(left, id)
			}
			if r.found.Load() != 0 || w.meter.Stopped() {
				return
			}
			r.grow()
		}
		mine = left
	}
}

// waits reports whether a view comes later in the turns of w.
func (r *run) waits(w *worker, id int) bool {
	delay := views[id].delay
	if r.late(id) {
		delay += lateTurn
	}
	return w.meter.Stats.Expanded < delay
}

// turn searches s from one view for a number of expansions. It reports whether the view is
// finished: the loss of a lone peasant or of a no-waste side proves nothing.
func (r *run) turn(w *worker, s *state, id int, budget int64) (exhausted bool) {
	r.lock.RLock()
	defer r.lock.RUnlock()
	w.table, w.view, w.viewID, w.discrepancies = r.table, &views[id], id, views[id].discrepancies
	w.halted, w.budget = false, w.meter.Stats.Expanded+budget
	t, h := *s, r.deal.hands(s)
	if w.view.passive != 0 {
		var ok bool
		if t, h, ok = r.deal.alone(t, h, w.view.passive); !ok {
			return true
		}
	}
	began := w.meter.Stats.Expanded
	o := w.search(t, h)
	exhausted = o != andor.Unknown && !w.view.proves(o)
	r.lean.learn(w.view, w.meter.Stats.Expanded-began, exhausted)
	if exhausted {
		return true
	}
	if o != andor.Unknown && r.found.CompareAndSwap(0, uint32(o)) && len(r.workers) > 1 {
		w.meter.Halt()
	}
	return false
}

// proves reports whether the view's outcome, for the landlord, holds beyond the view.
func (v *view) proves(o andor.Outcome) bool {
	switch {
	case v.passive != 0 || v.noWaste == thePeasants:
		return o == andor.Lost
	case v.noWaste == theLandlord:
		return o == andor.Won
	}
	return true
}

// search searches s within w's budget, and returns the outcome for the landlord.
func (w *worker) search(s state, h [3]*subhand) andor.Outcome {
	spread := w.table.spread(w.deal.key(&s))
	if o, _ := w.table.probe(spread, &s.trick); o != andor.Unknown {
		return o
	}
	if w.deal.on&BestFirst == 0 {
		return w.depthFirst(s, h, spread)
	}
	return w.bestFirst(s, h, spread, nowhere).outcome()
}

// grow makes room between turns. It replaces a table three quarters full by one four times as large, or twice, within the memory limit, and
// drops the records of sub-hands that have outgrown their room.
func (r *run) grow() {
	r.lock.RLock()
	full := r.table.load() > 0.75 && r.room.larger(r.table) > 0
	r.lock.RUnlock()
	if !full && r.deal.recordBytes.Load() <= r.deal.recordRoom {
		return
	}
	r.lock.Lock()
	defer r.lock.Unlock()
	if bits := r.room.larger(r.table); full && r.table.load() > 0.75 && bits > 0 {
		old := r.table.bytes()
		*r.table = r.table.grown(r.table.bucketBits + bits)
		r.meter.Hold(old + r.bytes())
	}
	r.trim()
}
