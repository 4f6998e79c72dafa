// The life of a state: its record, and the named steps from list to list.
//
//	            ┌── reparent ──┐
//	            ▼              │
//	create ──▶ open ── close ──▶ closed ── reopen ──▶ open
//	            ├──── cut ─────▶ cut ───── reopen ──▶ open
//	            └──── drop ────▶ dropped ─ reopen ──▶ open
//
// A dead end is dead from its creation, the goal from its creation or from reach.

package search

import "kedou/internal/engine"

// status says in which list a state is.
type status uint8

const (
	open    status = iota // waiting to be expanded
	closed                // expanded
	dead                  // never to be expanded: its heuristic is Infinite, or it is the goal
	cut                   // unexpanded because of the depth limit
	dropped               // unexpanded because of the beam's width
)

// path holds the cost and the number of moves of the best path known to a state, and the last state before.
type path struct {
	g      Cost
	depth  int32
	parent ID
}

// record is what an engine needs whenever it meets a state. The move that led to the state is stored apart, because only paths and
// observers need it.
type record[S any] struct {
	state  S
	g, h   Cost
	parent ID
	life   uint32 // depth and, in the lowest bits, status
}

// statusBits are the status bits of record.life; a path of 2^29 moves would fill 16 GiB.
const statusBits = 3

func (n *record[S]) status() status  { return status(n.life & (1<<statusBits - 1)) }
func (n *record[S]) depth() int32    { return int32(n.life >> statusBits) }
func (n *record[S]) become(s status) { n.life = n.life>>statusBits<<statusBits | uint32(s) }
func (n *record[S]) stand(way path) {
	n.g, n.parent, n.life = way.g, way.parent, uint32(way.depth)<<statusBits|n.life&(1<<statusBits-1)
}

// list counts a state that has entered the open list, and reports it.
func (t *tree[S, M, K]) list(kind string, id ID) {
	t.run.stats.Open++
	t.run.stats.OpenPeak = max(t.run.stats.OpenPeak, t.run.stats.Open)
	t.emit(kind, id)
}

// close moves a state from the open list to the closed one, to be expanded.
func (t *tree[S, M, K]) close(id ID) {
	n := t.at(id)
	n.become(closed)
	t.run.stats.Expanded++
	if r := &t.reached; n.h < r.h || n.h == r.h && n.depth() > r.depth || t.run.config.Reach.Deepest {
		t.advance(id)
	}
	if every := t.run.config.Reach.Every; every > 0 && t.run.stats.Expanded%every == 0 {
		t.run.config.Reach.Show(*t.run.stats, t.path(t.reached.id))
	}
	t.emit(engine.Expanded, id)
}

// advance records a state that is better than all expanded before or, where only depth counts, may be deeper.
func (t *tree[S, M, K]) advance(id ID) {
	n := t.at(id)
	if !t.run.config.Reach.Deepest || n.depth() > t.reached.depth {
		t.reached = reached{id, n.h, n.depth()}
	}
}

// cut takes a state out of the open list unexpanded, because of the depth limit.
func (t *tree[S, M, K]) cut(id ID) {
	t.at(id).become(cut)
	t.run.cuts++
	t.emit(engine.Cut, id)
}

// closeOrCut closes a state unless it is too deep, and reports whether it did.
func (t *tree[S, M, K]) closeOrCut(id ID) bool {
	if t.run.meter.TooDeep(int(t.at(id).depth())) {
		t.cut(id)
		return false
	}
	t.close(id)
	return true
}

// drop takes a state out of the open list because the beam has no room.
func (t *tree[S, M, K]) drop(id ID) {
	t.at(id).become(dropped)
	t.drops++
	t.emit(engine.Dropped, id)
}

func (t *tree[S, M, K]) reach(id ID) {
	t.at(id).become(dead)
	t.run.goal = id
	t.emit(engine.Found, id)
}

// reparent moves a known state, with its subtree, under another parent. The caller updates its place in the open list and reports to the
// observer.
func (t *tree[S, M, K]) reparent(id ID, m M, way path) {
	n := t.at(id)
	t.run.stats.Duplicates++
	if way.g < n.g {
		t.run.stats.Reparented++
	}
	if t.children != nil {
		t.children.leave(id, n.parent)
		t.children.join(id, way.parent)
	}
	n.stand(way)
	*t.made.At(int32(id)) = m
}

// reopen opens a state that was closed, cut or dropped. The caller puts it into the open list and reports to the observer.
func (t *tree[S, M, K]) reopen(id ID) {
	n := t.at(id)
	switch n.status() {
	case cut:
		t.run.cuts--
	case dropped:
		t.drops--
	}
	n.become(open)
	t.run.stats.Reopened++
}

// duplicate leaves a known state unchanged and reports the path, which was no better, to the observer.
func (t *tree[S, M, K]) duplicate(id ID, m M, way path) {
	t.run.stats.Duplicates++
	if t.run.config.Observe != nil {
		n := t.at(id)
		t.run.config.Observe(Event[S, M]{Kind: engine.Duplicate, ID: id, Parent: way.parent, Depth: int(way.depth),
			State: n.state, Move: m, G: way.g, H: n.h})
	}
}

// emit reports a state to the observer, if there is one.
func (t *tree[S, M, K]) emit(kind string, id ID) {
	if t.run.config.Observe != nil {
		t.notify(kind, id)
	}
}

func (t *tree[S, M, K]) notify(kind string, id ID) {
	n := t.at(id)
	e := Event[S, M]{Kind: kind, ID: id, Parent: n.parent, Depth: int(n.depth()), State: n.state, Move: *t.made.At(int32(id)), G: n.g, H: n.h}
	if t.evaluate != nil {
		e.Priority = t.evaluate(n.g, n.h)
	}
	t.run.config.Observe(e)
}
