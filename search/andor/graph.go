// The explicit AND/OR graph that Labelling and AOStar grow: nodes with dense numbers, found by their keys, each linked to all its parents.

package andor

import (
	"iter"

	"kedou/internal/engine"
	"kedou/search"
)

// graph has nodes in which the engine keeps its own data X.
type graph[S, M any, K comparable, X any] struct {
	game    Game[S, M, K]
	hasher  engine.Hasher[K]
	meter   *engine.Meter
	observe func(search.Event[S, M])
	nodes   *engine.Table[vertex[S, X]]
	edges   engine.Arena[arc[M]]
	aside   func() int64 // bytes that the engine holds in addition to the graph
	moves   []M          // scratch
}

// vertex is a node. Its outgoing edges are contiguous; its incoming edges form a chain in the order in which they were linked.
type vertex[S, X any] struct {
	state      S
	own        X // the engine's own data
	depth      int32
	out, outs  int32 // first outgoing edge, and how many
	in, lastIn int32 // first and last incoming edge, or -1
	kind       Kind
	outcome    Outcome
	dropped    bool // its problem gets a new node if it occurs again
}

type arc[M any] struct {
	move     M
	from, to int32
	nextIn   int32 // the next edge into to, or -1
}

// newGraph returns a graph of the start alone. The error is search.ErrLimits.
func newGraph[S, M any, K comparable, X any](g Game[S, M, K], start S, c *Config[S, M], m *engine.Meter, aside func() int64) (*graph[S, M, K, X], error) {
	r := &graph[S, M, K, X]{
		game: g, hasher: engine.HasherOf[K](g), meter: m, observe: c.Observe, nodes: engine.NewTable[vertex[S, X]](), aside: aside,
	}
	if err := engine.CheckFloor(c.Limits, r.bytes()); err != nil {
		return nil, err
	}
	_, tag := r.find(g.Key(start))
	r.add(start, tag, 0)
	r.report(engine.Opened, 0)
	return r, nil
}

func (g *graph[S, M, K, X]) at(n int) *vertex[S, X] { return g.nodes.At(int32(n)) }

func (g *graph[S, M, K, X]) edge(e int) *arc[M] { return g.edges.At(int32(e)) }

// find returns the node of a problem, or -1, and the tag of its key.
func (g *graph[S, M, K, X]) find(k K) (int, uint32) {
	tag := engine.Tag(g.hasher.Hash(k))
	for id, at := g.nodes.First(tag); id >= 0; id, at = g.nodes.Next(tag, at) {
		if n := g.nodes.At(id); !n.dropped && g.game.Key(n.state) == k {
			return int(id), tag
		}
	}
	return -1, tag
}

func (g *graph[S, M, K, X]) add(s S, tag uint32, depth int32) int {
	g.meter.Stats.Depth = max(g.meter.Stats.Depth, int(depth))
	id, v := g.nodes.Add(tag)
	*v = vertex[S, X]{state: s, depth: depth, kind: g.game.Kind(s), in: -1, lastIn: -1}
	return int(id)
}

// child makes move m of node n and links the child, a new node or a known one. It returns the edge; false means that the memory limit
// allows no more.
func (g *graph[S, M, K, X]) child(n int, m M) (edge int, isNew, ok bool) {
	s := g.game.Next(g.at(n).state, m)
	if !g.meter.Hold(g.bytes()) {
		return 0, false, false
	}
	g.meter.Stats.Generated++
	to, tag := g.find(g.game.Key(s))
	kind := engine.Opened
	if isNew = to < 0; isNew {
		to = g.add(s, tag, g.at(n).depth+1)
	} else {
		kind = engine.Duplicate
		g.meter.Stats.Duplicates++
	}
	edge = g.link(n, m, to)
	if g.observe != nil {
		g.notify(kind, to, edge)
	}
	return edge, isNew, true
}

// report passes an event of a node, under its first parent, to the observer, if there is one.
func (g *graph[S, M, K, X]) report(kind string, n int) {
	if g.observe != nil {
		g.notify(kind, n, int(g.at(n).in))
	}
}

// notify reports an event of a node as the child by an edge, or by none if edge is -1.
func (g *graph[S, M, K, X]) notify(kind string, n, edge int) {
	v := g.at(n)
	e := search.Event[S, M]{Kind: kind, ID: search.ID(n), Parent: search.None, Depth: int(v.depth), State: v.state, And: v.kind == And}
	if edge >= 0 {
		a := g.edge(edge)
		e.Parent, e.Move = search.ID(a.from), a.move
	}
	g.observe(e)
}

func (g *graph[S, M, K, X]) decide(n int, o Outcome) {
	g.at(n).outcome = o
	g.report(labels[o], n)
}

// labels are the events for outcomes.
var labels = [...]string{Won: engine.Won, Lost: engine.Lost}

func (g *graph[S, M, K, X]) link(from int, m M, to int) int {
	e := int32(g.edges.Len())
	g.edges.Push(arc[M]{move: m, from: int32(from), to: int32(to), nextIn: -1})
	parent, child := g.at(from), g.at(to)
	if parent.outs == 0 {
		parent.out = e
	}
	parent.outs++
	if child.in < 0 {
		child.in = e
	} else {
		g.edges.At(child.lastIn).nextIn = e
	}
	child.lastIn = e
	return int(e)
}

// children yields the edges out of n, counted from its first, with the nodes that they lead to.
func (g *graph[S, M, K, X]) children(n int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		v := g.at(n)
		for i := range v.outs {
			if !yield(int(i), int(g.edges.At(v.out+i).to)) {
				return
			}
		}
	}
}

// parents yields the nodes at the other end of the edges into n, oldest first.
func (g *graph[S, M, K, X]) parents(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for e := g.at(n).in; e >= 0; e = g.edges.At(e).nextIn {
			if !yield(int(g.edges.At(e).from)) {
				return
			}
		}
	}
}

// examine returns n's own outcome or, if that is Unknown, the moves to search.
func (g *graph[S, M, K, X]) examine(n int) (Outcome, []M) {
	v := g.at(n)
	if o := g.game.Outcome(v.state); o != Unknown {
		return o, nil
	}
	g.moves = g.game.AppendMoves(g.moves[:0], v.state)
	if len(g.moves) == 0 {
		return v.kind.wants().Opposite(), nil
	}
	return Unknown, g.moves
}

// bytes is the memory of graph and engine while one more child is linked.
func (g *graph[S, M, K, X]) bytes() int64 {
	return g.nodes.Bytes() + g.edges.Bytes(1) + engine.Growing(g.moves) + g.aside()
}

// result completes the Result. If a proof is requested, choose returns the edge out of a node where the winner moves, counted from its
// first.
func (g *graph[S, M, K, X]) result(proof bool, err error, choose func(n int) int) (Result[S, M], error) {
	r := Result[S, M]{Outcome: g.at(0).outcome}
	if proof && r.Outcome != Unknown && err == nil {
		if r.Proof = g.proof(choose); r.Proof == nil && !g.meter.Stopped() {
			err = ErrCycle
		}
	}
	g.meter.Stats.States = int64(g.nodes.Len())
	return closeBooks(g.meter, r, err)
}

// proof returns the strategy of the side that wins node 0, or nil if there is no room for it.
func (g *graph[S, M, K, X]) proof(choose func(n int) int) *Proof[S, M] {
	winner := g.at(0).outcome
	return BuildProof(g.game, g.at(0).state, winner, func(s S, held int64) (m M, ok bool) {
		if !g.meter.InTime() || !g.meter.Hold(g.bytes()+held) {
			return m, false
		}
		n := g.settled(s, winner)
		return g.edges.At(g.at(n).out + int32(choose(n))).move, true
	})
}

// settled returns the latest node of s with the outcome, including dropped nodes.
func (g *graph[S, M, K, X]) settled(s S, o Outcome) int {
	k, latest := g.game.Key(s), 0
	tag := engine.Tag(g.hasher.Hash(k))
	for id, at := g.nodes.First(tag); id >= 0; id, at = g.nodes.Next(tag, at) {
		if n := g.nodes.At(id); n.outcome == o && g.game.Key(n.state) == k {
			latest = max(latest, int(id))
		}
	}
	return latest
}
