// The explicit AND/OR graph that Labelling and AOStar grow: dense node numbers,
// edges in one slice, every node linked to all its parents.

package andor

import "unsafe"

type graph[S, M any, K comparable] struct {
	g     Game[S, M, K]
	index map[K]int32
	nodes []vertex[S]
	edges []arc[M]
	moves []M // scratch
}

// vertex is a node. Its outgoing edges are contiguous; the incoming ones form
// a chain in the order in which they were linked.
type vertex[S any] struct {
	state      S
	depth      int32
	kind       Kind
	outcome    Outcome
	out, outs  int32 // first outgoing edge, and how many
	in, lastIn int32 // first and last incoming edge, or -1
}

type arc[M any] struct {
	move     M
	from, to int32
	nextIn   int32 // the next edge into to, or -1
}

func newGraph[S, M any, K comparable](g Game[S, M, K]) graph[S, M, K] {
	return graph[S, M, K]{g: g, index: map[K]int32{}}
}

// add makes a node for s.
func (r *graph[S, M, K]) add(s S, k K, depth int32) int {
	id := len(r.nodes)
	r.nodes = append(r.nodes, vertex[S]{state: s, depth: depth, kind: r.g.Kind(s), in: -1, lastIn: -1})
	r.index[k] = int32(id)
	return id
}

// expand generates the children of n by moves, links each of them, made now
// or known before, and calls met for it.
func (r *graph[S, M, K]) expand(n int, moves []M, met func(edge int, isNew bool)) {
	r.nodes[n].out = int32(len(r.edges))
	for _, m := range moves {
		s := r.g.Next(r.nodes[n].state, m)
		k := r.g.Key(s)
		to, known := r.index[k]
		if !known {
			to = int32(r.add(s, k, r.nodes[n].depth+1))
		}
		met(r.link(n, m, to), !known)
	}
}

func (r *graph[S, M, K]) link(from int, m M, to int32) int {
	e := int32(len(r.edges))
	r.edges = append(r.edges, arc[M]{move: m, from: int32(from), to: to, nextIn: -1})
	r.nodes[from].outs++
	child := &r.nodes[to]
	if child.in < 0 {
		child.in = e
	} else {
		r.edges[child.lastIn].nextIn = e
	}
	child.lastIn = e
	return int(e)
}

// out returns the edges from n.
func (r *graph[S, M, K]) out(n int) []arc[M] {
	v := &r.nodes[n]
	return r.edges[v.out : v.out+v.outs]
}

// parents calls f for every edge into n, oldest first.
func (r *graph[S, M, K]) parents(n int, f func(parent int)) {
	for e := r.nodes[n].in; e >= 0; e = r.edges[e].nextIn {
		f(int(r.edges[e].from))
	}
}

// examine returns the value that n has by itself, without looking further, and
// the moves by which to look further if that is Open.
func (r *graph[S, M, K]) examine(n int) (Outcome, []M) {
	v := &r.nodes[n]
	if value := r.g.Outcome(v.state); value != Unknown {
		return value, nil
	}
	r.moves = r.g.AppendMoves(r.moves[:0], v.state)
	if len(r.moves) == 0 {
		return v.kind.wants().Opposite(), nil
	}
	return Unknown, r.moves
}

// bytes estimates what the graph holds, its map with a third of free places.
func (r *graph[S, M, K]) bytes() int64 {
	const mapSlack = 4. / 3
	var k K
	node := float64(unsafe.Sizeof(vertex[S]{})) + mapSlack*float64(unsafe.Sizeof(k)+5)
	return int64(float64(cap(r.nodes))*node) + int64(cap(r.edges))*int64(unsafe.Sizeof(arc[M]{}))
}

// proof returns the strategy of the side that wins node 0; choose picks the
// edge out of a node where the winner moves, by its place in out.
func (r *graph[S, M, K]) proof(choose func(n int) int) *Proof[S, M] {
	winner := r.nodes[0].outcome
	won := map[K]int{} // nodes that Labelling has dropped too
	for n := range r.nodes {
		if v := &r.nodes[n]; v.outcome == winner {
			won[r.g.Key(v.state)] = n
		}
	}
	return BuildProof(r.g, r.nodes[0].state, winner, func(s S, _ int64) (M, bool) {
		n := won[r.g.Key(s)]
		return r.out(n)[choose(n)].move, true
	})
}
