// DFPN: depth-first proof-number search.

package andor

import (
	"context"
)

// DFPN decides g from start by proof and disproof numbers (Allis 1994), depth
// first within thresholds and with a transposition table (Nagai 2002): it
// always goes on at the state that seems to need the least more work to settle
// the start. Config.Backup says how the numbers of several children add up.
//
// It needs a graph without cycles. It answers right or, under a limit, Open.
// It takes memory for the table, within Limits.Memory; states that the table
// has lost are searched again. Limits.Depth is misuse: ErrDepth.
func DFPN[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	if c.Limits.Depth > 0 {
		return Result[S, M]{}, ErrDepth
	}
	e := &dfpn[S, M, K]{tableSearch: newTableSearch(ctx, g, c), backup: c.Backup, slack: !c.NoSlack}
	e.estimator, _ = g.(Estimator[S])
	return e.run(start, c.Proof, e.decide)
}

type dfpn[S, M any, K comparable] struct {
	tableSearch[S, M, K]
	backup    Backup
	slack     bool
	estimator Estimator[S]
	kids      []weighed[S, K]
}

// weighed is a child on the stack with its numbers as its parent sees them:
// what settling it for the side to move there seems to cost, and for the other.
type weighed[S any, K comparable] struct {
	state        S
	key          K
	mine, theirs uint32
}

// decide searches s without thresholds.
func (e *dfpn[S, M, K]) decide(s S) Outcome {
	k := e.g.Key(s)
	n := e.look(s, k)
	for n.outcome() == Unknown && !e.stopped() {
		n = e.search(s, k, endless, endless, 0)
	}
	return n.outcome()
}

// look returns the numbers of s as far as they are known.
func (e *dfpn[S, M, K]) look(s S, k K) numbers {
	if v := e.g.Outcome(s); v != Unknown {
		return settled(v, 0)
	}
	if n, ok := e.table.get(k); ok {
		e.stats.Duplicates++
		return n
	}
	if e.estimator != nil {
		p, d := e.estimator.Estimate(s)
		return numbers{unsettled(p), unsettled(d), 0}
	}
	return numbers{1, 1, 0}
}

// unsettled keeps an estimate apart from the numbers that mean a verdict.
func unsettled(n uint32) uint32 { return min(max(n, 1), endless-1) }

// search expands s until its proof number reaches proof or its disproof number
// disproof, and returns both.
func (e *dfpn[S, M, K]) search(s S, k K, proof, disproof uint32, depth int) numbers {
	if depth > maxDepth {
		e.fail(ErrCycle)
	}
	if !e.spend() {
		return numbers{1, 1, 0}
	}
	e.deeper(depth)
	before := e.stats.Expanded
	first := len(e.kids)
	kind := e.g.Kind(s)
	e.pushKids(s, kind)
	mine, theirs := proof, disproof
	if kind == And {
		mine, theirs = disproof, proof
	}
	mine, theirs = e.searchKids(kind, first, mine, theirs, depth)
	e.kids = e.kids[:first]
	n := numbers{mine, theirs, work(e.stats.Expanded - before + 1)}
	if kind == And {
		n.proof, n.disproof = theirs, mine
	}
	if old, ok := e.table.get(k); ok {
		n.work = work(int64(n.work) + int64(old.work))
	}
	e.table.put(k, n)
	return n
}

func (e *dfpn[S, M, K]) pushKids(s S, kind Kind) {
	for _, m := range e.expand(s) {
		child := e.g.Next(s, m)
		w := weighed[S, K]{state: child, key: e.g.Key(child)}
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

// searchKids goes on at the best child until the node's own numbers reach
// their thresholds.
func (e *dfpn[S, M, K]) searchKids(kind Kind, first int, mine, theirs uint32, depth int) (uint32, uint32) {
	for {
		t := e.total(first)
		if t.mine == 0 || t.theirs == 0 || t.mine >= mine || t.theirs >= theirs || e.stopped() {
			return t.mine, t.theirs
		}
		best := e.kids[t.best] // a copy: the stack may move
		proof, disproof := min(mine, t.patience(e.slack)), e.room(&t, best.theirs, theirs)
		if kind == And {
			proof, disproof = disproof, proof
		}
		n := e.search(best.state, best.key, proof, disproof, depth+1)
		e.kids[t.best].weigh(kind, n)
	}
}

// total is what a node's children come to.
type total struct {
	mine, theirs uint32
	best         int    // the child with the least mine
	second       uint32 // the least mine of the others
	others       uint32 // open children but the best
}

// total adds up the children on the stack from first on.
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
	t.theirs = uint32(min(sum, uint64(endless)-1)) // endless is kept for what is settled
	return t
}

// patience is the number up to which the best child may grow before the second
// best has its turn.
func (t *total) patience(slack bool) uint32 {
	more := uint64(t.second) + 1
	if slack {
		more += uint64(t.second) / 4
	}
	return uint32(min(more, uint64(endless)))
}

// room is how far the best child's theirs may grow from what it is before the
// node's reaches its threshold.
func (e *dfpn[S, M, K]) room(t *total, best, threshold uint32) uint32 {
	switch {
	case threshold == endless || e.backup == Max:
		return threshold
	case e.backup == Weak:
		return threshold - t.others
	}
	return best + (threshold - t.theirs)
}
