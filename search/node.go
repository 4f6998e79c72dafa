// The life of a state: its record, and the named steps from list to list.
//
//	            ┌── reparent ──┐
//	            ▼              │
//	create ──▶ open ── close ──▶ closed ── reopen ──▶ open
//	            ├──── cut ─────▶ cut ───── reopen ──▶ open
//	            └──── drop ────▶ dropped ─ reopen ──▶ open
//
// A dead end and the goal are dead from the start on, or from reach.

package search

// status tells where a state is.
type status uint8

const (
	open    status = iota // waiting to be expanded
	closed                // expanded
	dead                  // never to be expanded: its heuristic is Infinite, or it is the goal
	cut                   // unexpanded for the depth limit
	dropped               // unexpanded for the beam's width
)

// path is what the best path known to a state costs, how many moves it has, and the
// last state before.
type path struct {
	g      Cost
	depth  int32
	parent ID
}

// record is what is needed of a state whenever it is met. The move that led to it is
// kept apart: only paths and observers ask for it.
type record[S any] struct {
	state  S
	g, h   Cost
	parent ID
	life   uint32 // depth and, in the lowest bits, status
}

// statusBits are those of record.life; a path of 2^29 moves would fill 16 GiB.
const statusBits = 3

func (n *record[S]) status() status  { return status(n.life & (1<<statusBits - 1)) }
func (n *record[S]) depth() int32    { return int32(n.life >> statusBits) }
func (n *record[S]) become(s status) { n.life = n.life>>statusBits<<statusBits | uint32(s) }
func (n *record[S]) stand(way path) {
	n.g, n.parent, n.life = way.g, way.parent, uint32(way.depth)<<statusBits|n.life&(1<<statusBits-1)
}

// close takes a state out of the open list to be expanded.
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
	t.emit(Expanded, id)
}

// advance takes note of a state that is better than all expanded before or, where only depth counts, may be deeper.
func (t *tree[S, M, K]) advance(id ID) {
	n := t.at(id)
	if !t.run.config.Reach.Deepest || n.depth() > t.reached.depth {
		t.reached = reached{id, n.h, n.depth()}
	}
}

// cut takes a state out of the open list, not to be expanded for the depth limit.
func (t *tree[S, M, K]) cut(id ID) {
	t.at(id).become(cut)
	t.run.cuts++
	t.emit(Cut, id)
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

// drop takes a state out of the open list for lack of room in a beam.
func (t *tree[S, M, K]) drop(id ID) {
	t.at(id).become(dropped)
	t.drops++
	t.emit(Dropped, id)
}

// reach ends the search at a goal that was open.
func (t *tree[S, M, K]) reach(id ID) {
	t.at(id).become(dead)
	t.run.goal = id
	t.emit(Found, id)
}

// reparent moves a known state, with all that is below it, under another parent.
// The caller sees to its place in the open list and says so to the observer.
func (t *tree[S, M, K]) reparent(id ID, m M, way path) {
	n := t.at(id)
	t.run.stats.Duplicates++
	if way.g < n.g {
		t.run.stats.Reparented++
	}
	if t.families != nil {
		t.families.leave(id, n.parent)
		t.families.join(id, way.parent)
	}
	n.stand(way)
	*t.made.At(int32(id)) = m
}

// reopen makes a state that was closed, cut or dropped wait again. The caller puts
// it into the open list and says so to the observer.
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

// duplicate leaves a known state as it is, and tells the observer of the path that
// was no better.
func (t *tree[S, M, K]) duplicate(id ID, m M, way path) {
	t.run.stats.Duplicates++
	if t.run.config.Observe != nil {
		n := t.at(id)
		t.run.config.Observe(Event[S, M]{Kind: Duplicate, ID: id, Parent: way.parent, Depth: int(way.depth),
			State: n.state, Move: m, G: way.g, H: n.h})
	}
}

// emit tells the observer, if there is one, about a state.
func (t *tree[S, M, K]) emit(kind EventKind, id ID) {
	if t.run.config.Observe != nil {
		t.notify(kind, id)
	}
}

func (t *tree[S, M, K]) notify(kind EventKind, id ID) {
	n := t.at(id)
	e := Event[S, M]{Kind: kind, ID: id, Parent: n.parent, Depth: int(n.depth()), State: n.state, Move: *t.made.At(int32(id)), G: n.g, H: n.h}
	if t.evaluate != nil {
		e.Priority = t.evaluate(n.g, n.h)
	}
	t.run.config.Observe(e)
}
