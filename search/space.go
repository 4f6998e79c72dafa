// The space: the states that a search knows, for the engines with a table.

package search

import (
	"context"
	"math"
)

// status tells where a state is.
type status uint8

const (
	open    status = iota // waiting to be expanded
	closed                // expanded
	dead                  // never to be expanded: its heuristic is Infinite, or it is the goal
	cut                   // unexpanded for the depth limit
	dropped               // unexpanded for the beam's width
)

// node is what the engine knows of a state beside the state itself.
type node struct {
	g, h   Cost
	parent ID
	depth  int32
	status status
}

// engine is what an engine with a table does with the children of a state.
type engine[M any] interface {
	// admit takes in a new state; it is open, or else dead or the goal.
	admit(id ID, opened bool)
	// revisit takes in another path to a known state: by m to what found says.
	revisit(id ID, m M, found node)
}

// record is all there is of one state, in one place: who needs one part of it
// mostly needs another.
type record[S, M any] struct {
	state S
	move  M // that led here from the parent
	node
}

// space holds the states found so far.
type space[S, M any, K comparable] struct {
	course[S, M, K]
	engine   engine[M]
	side     Sizer     // the engine's own memory beside the space; nil for none
	evaluate Evaluator // nil in engines without priorities
	eager    bool      // test for goals when states are created
	records  arena[record[S, M]]
	index    index
}

func newSpace[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], c Config[S, M]) space[S, M, K] {
	return space[S, M, K]{course: newCourse(ctx, p, c), index: newIndex()}
}

// at points to what is known of a state.
func (s *space[S, M, K]) at(id ID) *record[S, M] { return s.records.at(id) }

// find looks a state up by its key; the tag serves to create it.
func (s *space[S, M, K]) find(k K) (ID, uint32) {
	tag := tagOf(s.hasher.Hash(k))
	slots := s.index.slots
	mask := uint32(len(slots) - 1)
	for i := tag & mask; ; i = (i + 1) & mask {
		e := slots[i]
		if e.id == 0 {
			return None, tag
		}
		if e.tag == tag && s.problem.Key(s.at(e.id-1).state) == k {
			return e.id - 1, tag
		}
	}
}

// begin meets the start.
func (s *space[S, M, K]) begin(start S) {
	var none M
	s.meet(start, none, node{parent: None})
}

// expand generates the children of a state. Its own record can't change
// meanwhile: only a cheaper path to it would, and through its children there is none.
func (s *space[S, M, K]) expand(id ID) {
	n := s.at(id)
	s.buffer = s.problem.AppendMoves(s.buffer[:0], n.state)
	for _, m := range s.buffer {
		next, cost := s.problem.Next(n.state, m)
		s.stats.Generated++
		if g, ok := s.passable(n.g, cost); ok {
			s.meet(next, m, node{g: g, parent: id, depth: n.depth + 1})
		}
		if s.over() {
			return
		}
	}
}

// meet finds out whether a state is known, and hands it to the engine.
func (s *space[S, M, K]) meet(state S, m M, found node) {
	id, tag := s.find(s.problem.Key(state))
	if id != None {
		s.engine.revisit(id, m, found)
	} else if s.room() {
		s.create(state, tag, m, found)
	}
}

// create stores a state met for the first time. A goal and a dead end announce
// themselves.
func (s *space[S, M, K]) create(state S, tag uint32, m M, n node) {
	id, kind := ID(s.records.len()), Opened
	switch {
	case s.eager && s.problem.IsGoal(state):
		kind, s.goal = Found, id
	case s.config.Heuristic != nil:
		if n.h = s.config.Heuristic(state); n.h == Infinite {
			kind = DeadEnd
		}
	}
	if kind != Opened {
		n.status = dead
	}
	s.records.push(record[S, M]{state, m, n})
	s.index.insert(tag, id)
	s.stats.Depth = max(s.stats.Depth, int(n.depth))
	if kind != Opened {
		s.emit(kind, id)
	}
	s.engine.admit(id, kind == Opened)
}

// room reports whether the memory limit allows one more state.
func (s *space[S, M, K]) room() bool {
	if s.config.Limits.Memory <= 0 && s.records.len()&(pageSize-1) != 0 {
		return true // nothing to refuse, and no page to count
	}
	if s.records.len() > math.MaxInt32-pageSize {
		s.reason = MemoryLimit // of IDs
		return false
	}
	return s.allow(s.bytes())
}

// bytes is the memory that the tables hold after one more state.
func (s *space[S, M, K]) bytes() int64 {
	b := s.records.bytes(1) + s.index.bytes() + growing(s.buffer)
	if s.side != nil {
		b += s.side.Bytes()
	}
	return b
}

// close counts a state as expanded, unless the depth limit forbids it.
func (s *space[S, M, K]) close(id ID) bool {
	n := s.at(id)
	if s.tooDeep(n.node) {
		n.status = cut
		s.cuts++
		s.emit(Cut, id)
		return false
	}
	n.status = closed
	s.stats.Expanded++
	s.emit(Expanded, id)
	return true
}

// finish draws the verdict and, for a goal, the path.
func (s *space[S, M, K]) finish() (Result[M], error) {
	s.stats.States = int64(s.records.len())
	if b := s.bytes(); s.config.Limits.Memory <= 0 || b <= s.config.Limits.Memory {
		s.stats.Bytes = max(s.stats.Bytes, b)
	}
	r, err := s.verdict()
	if r.Status == Solved {
		r.Path = s.path(s.goal)
		r.Cost = s.cost(r.Path)
	}
	return r, err
}

// path lists the moves from the start to id.
func (s *space[S, M, K]) path(id ID) []M {
	n := 0
	for i := id; s.at(i).parent != None; i = s.at(i).parent {
		n++
	}
	path := make([]M, n)
	for i := id; n > 0; i = s.at(i).parent {
		n--
		path[n] = s.at(i).move
	}
	return path
}

// cost replays a path, since a state's g is out of date while a cheaper
// ancestor waits to be expanded again.
func (s *space[S, M, K]) cost(path []M) Cost {
	state, g := s.at(0).state, Cost(0)
	for _, m := range path {
		next, cost := s.problem.Next(state, m)
		state, g = next, g.Plus(cost)
	}
	return g
}
