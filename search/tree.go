// The tree of the states found so far, for the engines with a table: a move leads from a state to a new state or to a known one.

package search

import (
	"math"

	"kedou/internal/engine"
)

// tree holds a record of each state found, linked to the state from which it is
// reached on the best path known. IDs are given in order of discovery.
type tree[S, M any, K comparable] struct {
	run *run[S, M, K]
	expansion[S, M, K]
	records  *engine.Table[record[S]]
	tags     []uint32                 // of their keys
	made     engine.Arena[M]          // by ID, the move from the parent
	children *children                // nil unless subtrees have to be walked
	evaluate func(g, h Cost) Priority // nil in engines without priorities
	eager    bool                     // test for goals when states are generated
	aside    func() int64             // bytes that the engine holds in addition to the tree; nil for none
	drops    int                      // states dropped and not opened again
	reached  reached
}

// reached is the state that Config.Reach names.
type reached struct {
	id    ID
	h     Cost
	depth int32
}

func newTree[S, M any, K comparable](r *run[S, M, K]) *tree[S, M, K] {
	return &tree[S, M, K]{run: r, expansion: newExpansion(r), records: engine.NewTable[record[S]](), reached: reached{None, Infinite, -1}}
}

// encounter says where a move has led.
type encounter uint8

const (
	nothing encounter = iota // to no state: an impossible step, no room, or an error
	fresh                    // to a new state, now open
	ended                    // to a new state that is a dead end or the goal
	known                    // to a known state; the caller compares the paths
)

func (t *tree[S, M, K]) at(id ID) *record[S] { return t.records.At(int32(id)) }

func (t *tree[S, M, K]) size() ID { return ID(t.records.Len()) }

// addStart adds the start, unless the memory limit is below the floor.
func (t *tree[S, M, K]) addStart(start S) (ID, encounter) {
	var none M
	if t.run.err = engine.CheckFloor(t.run.config.Limits, t.bytes()); t.run.err != nil {
		return None, nothing
	}
	k := t.run.problem.Key(start)
	return t.meet(&Successor[S, M, K]{start, k, none, 0}, engine.Tag(t.run.hasher.Hash(k)), path{parent: None})
}

// successors returns the successors of a state, in a slice that the next call reuses. It reads the first slot of each key, so that the
// processor loads all of them at once before child needs one after the other.
func (t *tree[S, M, K]) successors(id ID) []Successor[S, M, K] {
	t.tags = t.tags[:0]
	for i := range t.generate(t.at(id).state) {
		tag := engine.Tag(t.run.hasher.Hash(t.kids[i].Key))
		t.records.Touch(tag)
		t.tags = append(t.tags, tag)
	}
	return t.kids
}

// child follows successor i of a state. The parent's own record can't change meanwhile: only a cheaper path to the parent would change it,
// and no such path leads through its children.
func (t *tree[S, M, K]) child(parent ID, i int) (ID, path, encounter) {
	n, kid := t.at(parent), &t.kids[i]
	t.run.stats.Generated++
	g, ok := t.run.extend(n.g, kid.Cost)
	if !ok {
		return None, path{}, nothing
	}
	way := path{g, n.depth() + 1, parent}
	id, met := t.meet(kid, t.tags[i], way)
	return id, way, met
}

func (t *tree[S, M, K]) step(parent ID, m M) (ID, path, encounter) {
	state, cost := t.run.problem.Next(t.at(parent).state, m)
	k := t.run.problem.Key(state)
	t.kids = append(t.kids[:0], Successor[S, M, K]{state, k, m, cost})
	t.tags = append(t.tags[:0], engine.Tag(t.run.hasher.Hash(k)))
	return t.child(parent, 0)
}

// meet finds a state by its key, or creates it if there is room.
func (t *tree[S, M, K]) meet(s *Successor[S, M, K], tag uint32, way path) (ID, encounter) {
	for id, at := t.records.First(tag); id >= 0; id, at = t.records.Next(tag, at) {
		if t.run.problem.Key(t.at(ID(id)).state) == s.Key {
			return ID(id), known
		}
	}
	if !t.room() {
		return None, nothing
	}
	return t.create(tag, s.State, s.Move, way)
}

// create stores a state met for the first time.
func (t *tree[S, M, K]) create(tag uint32, state S, m M, way path) (ID, encounter) {
	goal, h, ok := t.eager && t.run.problem.IsGoal(state), Cost(0), true
	if !goal {
		h, ok = t.run.estimate(state)
	}
	if !ok {
		return None, nothing
	}
	ends := goal || h == Infinite
	number, n := t.records.Add(tag)
	id := ID(number)
	n.state, n.h = state, h
	n.stand(way)
	t.made.Push(m)
	if ends {
		n.become(dead)
	}
	t.run.stats.Depth = max(t.run.stats.Depth, int(way.depth))
	if t.children != nil {
		t.children.join(id, way.parent)
	}
	switch {
	case !ends:
		return id, fresh
	case goal:
		t.run.goal = id
		t.emit(engine.Found, id)
	default:
		t.emit(engine.DeadEnd, id)
	}
	return id, ended
}

// room reports whether the memory limit allows one more state. Without a limit it refuses nothing and updates the counts only now and then.
func (t *tree[S, M, K]) room() bool {
	const now = 1 << 8
	if t.run.config.Limits.Memory == 0 && t.size()%now != 0 {
		return true
	}
	if t.size() > math.MaxInt32-now {
		t.run.meter.Stop(engine.MemoryLimit) // no more IDs
		return false
	}
	return t.run.meter.Hold(t.bytes())
}

// bytes is the memory held while one more state is added.
func (t *tree[S, M, K]) bytes() int64 {
	b := t.records.Bytes() + t.made.Bytes(1) + engine.Growing(t.run.moves) + engine.Growing(t.kids) + engine.Growing(t.tags)
	if t.children != nil {
		b += t.children.members.Bytes(1)
	}
	if t.aside != nil {
		b += t.aside()
	}
	return b
}

// finish returns the verdict and, for a goal, the path.
func (t *tree[S, M, K]) finish() (Result[M], error) {
	t.run.stats.States = int64(t.size())
	if b, limit := t.bytes(), t.run.config.Limits.Memory; limit == 0 || b <= limit {
		t.run.meter.Hold(b)
	}
	r, err := t.run.verdict()
	if r.Status == Unknown && t.reached.id != None {
		r.Reached = t.path(t.reached.id)
	}
	if r.Status == Solved {
		r.Path = t.path(t.run.goal)
		r.Cost = t.run.cost(t.at(0).state, r.Path)
	}
	return r, err
}

func (t *tree[S, M, K]) path(id ID) []M {
	n := 0
	for i := id; t.at(i).parent != None; i = t.at(i).parent {
		n++
	}
	moves := make([]M, n)
	for i := id; n > 0; i = t.at(i).parent {
		n--
		moves[n] = *t.made.At(int32(i))
	}
	return moves
}

// cost replays a path, because a state's g is out of date while a cheaper ancestor waits to be expanded again.
func (r *run[S, M, K]) cost(state S, path []M) Cost {
	g := Cost(0)
	for _, m := range path {
		next, cost := r.problem.Next(state, m)
		state, g = next, g.Plus(cost)
	}
	return g
}
