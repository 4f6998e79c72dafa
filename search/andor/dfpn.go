// DFPN: depth-first proof-number search.

package andor

import (
	"cmp"
	"context"
	"math"

	"kedou/internal/engine"
	"kedou/internal/phrase"
)

// DFPN decides g from start by proof and disproof numbers (Allis 1994), depth first within thresholds and with a transposition table (Nagai
// 2002). It always continues at the state that seems to need the least work to settle the start. DFPNOptions.Backup says how the numbers of
// several children combine.
//
// It needs a graph without cycles. Its answer is right or, under a limit, Unknown. Its table stays within Limits.Memory; it searches again
// states that the table has lost. It refuses Limits.Depth: the table mixes paths of different lengths, so a cut by depth has no meaning
// there.
func DFPN[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	if err := cmp.Or(engine.CheckNoDepth(c.Limits, "DFPN"), c.DFPN.check()); err != nil {
		return Result[S, M]{}, err
	}
	r, err := newRun(ctx, g, start, c, c.DFPN.PlainOrder)
	if err != nil {
		return Result[S, M]{}, err
	}
	e := &dfpn[S, M, K]{run: r, backup: c.DFPN.Backup, epsilon: c.DFPN.epsilon()}
	r.aside = func() int64 { return engine.Growing(e.kids) }
	e.estimator, _ = g.(Estimator[S])
	return r.answer(start, c.Proof, e.decide)
}

type dfpn[S, M any, K comparable] struct {
	run       *run[S, M, K]
	backup    Backup
	epsilon   float64
	estimator Estimator[S]
	kids      []weighed[S, K]
}

// weighed is a child on the stack with its numbers as its parent sees them: the estimated cost of settling it for the side to move there,
// and for the other side.
type weighed[S any, K comparable] struct {
	state        S
	key          K
	mine, theirs uint32
}

// decide searches s without thresholds.
func (e *dfpn[S, M, K]) decide(s S) Outcome {
	k := e.run.game.Key(s)
	n := e.look(s, k)
	for n.outcome() == Unknown && !e.run.meter.Stopped() {
		n = e.search(s, k, endless, endless, 0)
	}
	return n.outcome()
}

func (e *dfpn[S, M, K]) look(s S, k K) numbers {
	if v := e.run.game.Outcome(s); v != Unknown {
		return settled(v, 0)
	}
	if n, ok := e.run.table.get(k); ok {
		e.run.meter.Stats.Duplicates++
		return n
	}
	if e.estimator != nil {
		p, d := e.estimator.Estimate(s)
		return numbers{unsettled(p), unsettled(d), 0}
	}
	return numbers{1, 1, 0}
}

// unsettled keeps an estimate clear of the numbers that mean a verdict.
func unsettled(n uint32) uint32 { return min(max(n, 1), endless-1) }

// search expands s until its proof number reaches proof or its disproof number disproof, and returns both.
func (e *dfpn[S, M, K]) search(s S, k K, proof, disproof uint32, depth int) numbers {
	if !e.run.spend(k, depth) {
		return numbers{1, 1, 0}
	}
	before := e.run.meter.Stats.Expanded
	first := len(e.kids)
	kind := e.run.game.Kind(s)
	e.pushKids(s, k, kind)
	mine, theirs := proof, disproof
	if kind == And {
		mine, theirs = disproof, proof
	}
	mine, theirs = e.searchKids(kind, first, mine, theirs, depth)
	e.kids = e.kids[:first]
	n := numbers{mine, theirs, work(e.run.meter.Stats.Expanded - before + 1)}
	if kind == And {
		n.proof, n.disproof = theirs, mine
	}
	if old, ok := e.run.table.get(k); ok {
		n.work = work(int64(n.work) + int64(old.work))
	}
	e.run.settle(k, n)
	return n
}

func (e *dfpn[S, M, K]) pushKids(s S, of K, kind Kind) {
	if e.run.seen != nil {
		e.run.seen.expanded(of)
	}
	for _, m := range e.run.expand(s) {
		child := e.run.game.Next(s, m)
		w := weighed[S, K]{state: child, key: e.run.game.Key(child)}
		if e.run.seen != nil {
			e.run.seen.made(m, child, w.key)
		}
		w.weigh(kind, e.look(child, w.key))
		e.kids = append(e.kids, w)
		if w.mine == 0 {
			return
		}
	}
}

// weigh sets the child's numbers as a parent of the given kind sees them.
func (w *weighed[S, K]) weigh(kind Kind, n numbers) {
	w.mine, w.theirs = n.proof, n.disproof
	if kind == And {
		w.mine, w.theirs = n.disproof, n.proof
	}
}

// searchKids continues at the best child until the node's own numbers reach their thresholds.
func (e *dfpn[S, M, K]) searchKids(kind Kind, first int, mine, theirs uint32, depth int) (uint32, uint32) {
	for {
		t := e.total(first)
		if t.mine == 0 || t.theirs == 0 || t.mine >= mine || t.theirs >= theirs || e.run.meter.Stopped() {
			return t.mine, t.theirs
		}
		best := e.kids[t.best] // a copy: the stack may move
		proof, disproof := min(mine, t.patience(e.epsilon)), e.room(&t, best.theirs, theirs)
		if kind == And {
			proof, disproof = disproof, proof
		}
		n := e.search(best.state, best.key, proof, disproof, depth+1)
		e.kids[t.best].weigh(kind, n)
	}
}

// total combines the numbers of a node's children.
type total struct {
	mine, theirs uint32
	best         int    // the child with the least mine
	second       uint32 // the least mine of the others
	others       uint32 // open children except the best
}

// total combines the children on the stack from first on.
func (e *dfpn[S, M, K]) total(first int) total {
	t := total{mine: endless, best: -1, second: endless}
	var sum, most uint64
	open := uint32(0)
	for i := first; i < len(e.kids); i++ {
		w := &e.kids[i]
		if w.mine < t.mine {
			t.second, t.mine, t.best = t.mine, w.mine, i
		} else if w.mine < t.second {
			t.second = w.mine
		}
		if w.theirs > 0 {
			open++
			sum += uint64(w.theirs)
			most = max(most, uint64(w.theirs))
		}
	}
	if t.mine == 0 {
		t.theirs = endless
		return t
	}
	t.others = max(open, 1) - 1
	switch e.backup {
	case Weak:
		sum = most + uint64(t.others)
	case Max:
		sum = most
	}
	t.theirs = uint32(min(sum, uint64(endless)-1)) // endless means settled
	return t
}

// patience is the number up to which the best child may grow before the second best is searched.
func (t *total) patience(epsilon float64) uint32 {
	more := uint64(t.second) + 1 + uint64(epsilon*float64(t.second))
	return uint32(min(more, uint64(endless)))
}

// check refuses options that make no sense.
func (o DFPNOptions) check() error {
	if math.IsNaN(o.Epsilon) {
		return phrase.Errorf("andor: Epsilon can't be NaN")
	}
	return o.Backup.check()
}

// epsilon is Epsilon with its default, within its bounds.
func (o DFPNOptions) epsilon() float64 {
	const quarter, most = 0.25, 1 << 20
	switch {
	case o.Epsilon == 0:
		return quarter
	case o.Epsilon < 0:
		return 0
	case o.Epsilon <= most:
		return o.Epsilon
	}
	return most
}

// room is how far the best child's theirs may grow before the node's theirs reaches its threshold.
func (e *dfpn[S, M, K]) room(t *total, best, threshold uint32) uint32 {
	switch {
	case threshold == endless || e.backup == Max:
		return threshold
	case e.backup == Weak:
		return threshold - t.others
	}
	return best + (threshold - t.theirs)
}
