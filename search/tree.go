// The tree of the states found so far, for the engines with a table: how a move
// leads from a state to a new one or to a known one.

package search

import (
	"math"

	"kedou/search/internal/table"
)

// tree holds a record of each state found, linked to the state from which it is
// reached on the best path known. IDs are given in order of discovery.
type tree[S, M any, K comparable] struct {
	run      *run[S, M, K]
	records  *table.Table[record[S, M]]
	families *families    // nil unless subtrees have to be walked
	evaluate Evaluator    // nil in engines without priorities
	eager    bool         // test for goals when states are generated
	aside    func() int64 // bytes that the engine holds beside the tree; nil for none
	drops    int          // states dropped and not taken up again
}

func newTree[S, M any, K comparable](r *run[S, M, K]) *tree[S, M, K] {
	return &tree[S, M, K]{run: r, records: table.New[record[S, M]]()}
}

// encounter is what a move has led to.
type encounter uint8

const (
	nothing encounter = iota // no state: a step that can't be taken, or no room
	fresh                    // a state found for the first time, and now open
	ended                    // a state found for the first time: a dead end or the goal
	known                    // a state found before; the caller compares the paths
)

// at points to what is known of a state.
func (t *tree[S, M, K]) at(id ID) *record[S, M] { return t.records.At(int32(id)) }

// size counts the states.
func (t *tree[S, M, K]) size() ID { return ID(t.records.Len()) }

// plant puts in the start, unless the memory limit is below the floor.
func (t *tree[S, M, K]) plant(start S) (ID, encounter) {
	var none M
	if t.run.err = t.run.config.Limits.CheckFloor(t.bytes()); t.run.err != nil {
		return None, nothing
	}
	return t.meet(start, none, path{parent: None})
}

// moves generates the moves of a state, in a slice that the next call reuses.
func (t *tree[S, M, K]) moves(id ID) []M {
	t.run.moves = t.run.problem.AppendMoves(t.run.moves[:0], t.at(id).state)
	return t.run.moves
}

// child makes a move. The parent's own record can't change meanwhile: only a
// cheaper path to it would do that, and through its children there is none.
func (t *tree[S, M, K]) child(parent ID, m M) (ID, path, encounter) {
	n := t.at(parent)
	state, cost := t.run.problem.Next(n.state, m)
	t.run.stats.Generated++
	g, ok := t.run.extend(n.g, cost)
	if !ok {
		return None, path{}, nothing
	}
	way := path{g, n.depth + 1, parent}
	id, met := t.meet(state, m, way)
	return id, way, met
}

// meet finds a state by its key, or creates it if there is room.
func (t *tree[S, M, K]) meet(state S, m M, way path) (ID, encounter) {
	k := t.run.problem.Key(state)
	tag := table.Tag(t.run.hasher.Hash(k))
	for id, next := t.records.Probe(tag, tag); id >= 0; id, next = t.records.Probe(tag, next) {
		if t.run.problem.Key(t.at(ID(id)).state) == k {
			return ID(id), known
		}
	}
	if !t.room() {
		return None, nothing
	}
	return t.create(tag, state, m, way)
}

// create stores a state met for the first time.
func (t *tree[S, M, K]) create(tag uint32, state S, m M, way path) (ID, encounter) {
	kind, h := Opened, Cost(0)
	if t.eager && t.run.problem.IsGoal(state) {
		kind = Found
	} else if h = t.run.estimate(state); h == Infinite {
		kind = DeadEnd
	}
	number, n := t.records.Add(tag)
	id := ID(number)
	n.state, n.move, n.path, n.h = state, m, way, h
	if kind != Opened {
		n.status = dead
	}
	t.run.stats.Depth = max(t.run.stats.Depth, int(way.depth))
	if t.families != nil {
		t.families.join(id, way.parent)
	}
	if kind == Opened {
		return id, fresh
	}
	if kind == Found {
		t.run.goal = id
	}
	t.emit(kind, id)
	return id, ended
}

// room reports whether the memory limit allows one more state. Without a limit
// there is nothing to refuse, and the books are kept now and then.
func (t *tree[S, M, K]) room() bool {
	const now = 1 << 8
	if t.run.config.Limits.Memory == 0 && t.size()%now != 0 {
		return true
	}
	if t.size() > math.MaxInt32-now {
		t.run.meter.Stop(MemoryLimit) // of IDs
		return false
	}
	return t.run.meter.Hold(t.bytes())
}

// bytes is the memory held while one more state is added.
func (t *tree[S, M, K]) bytes() int64 {
	b := t.records.Bytes() + table.Growing(t.run.moves)
	if t.families != nil {
		b += t.families.members.Bytes(1)
	}
	if t.aside != nil {
		b += t.aside()
	}
	return b
}

// finish draws the verdict and, for a goal, the path.
func (t *tree[S, M, K]) finish() (Result[M], error) {
	t.run.stats.States = int64(t.size())
	if b, limit := t.bytes(), t.run.config.Limits.Memory; limit == 0 || b <= limit {
		t.run.meter.Hold(b)
	}
	r, err := t.run.verdict()
	if r.Status == Solved {
		r.Path = t.path(t.run.goal)
		r.Cost = t.cost(r.Path)
	}
	return r, err
}

// path lists the moves from the start to a state.
func (t *tree[S, M, K]) path(id ID) []M {
	n := 0
	for i := id; t.at(i).parent != None; i = t.at(i).parent {
		n++
	}
	moves := make([]M, n)
	for i := id; n > 0; i = t.at(i).parent {
		n--
		moves[n] = t.at(i).move
	}
	return moves
}

// cost replays a path, since a state's g is out of date while a cheaper
// ancestor waits to be expanded again.
func (t *tree[S, M, K]) cost(path []M) Cost {
	state, g := t.at(0).state, Cost(0)
	for _, m := range path {
		next, cost := t.run.problem.Next(state, m)
		state, g = next, g.Plus(cost)
	}
	return g
}
