// Labelling: the founding document's search with an open and a closed list.

package andor

import (
	"context"

	"github.com/emirpasic/gods/v2/lists/doublylinkedlist"

	"kedou/search"
)

// Labelling decides g from start as the founding document has it: nodes wait in
// open, first come, first examined; an examined node goes to the end of
// closed; it is labelled solvable or unsolvable if play is over there, and
// expanded otherwise; labels spread upwards through all parents until the
// start has one. See the package comment for where the document is unclear
// and how it is read here.
//
// It needs a graph without cycles. It answers right or, under a limit, Open.
// It keeps every node it ever made; Limits.Memory ends it with Open.
func Labelling[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	e := &labelling[S, M, K]{
		graph:   newGraph(g),
		budget:  newBudget(ctx, c.Limits, c.Progress),
		open:    doublylinkedlist.New[int](),
		closed:  doublylinkedlist.New[int](),
		observe: c.Observe,
	}
	e.budget.bytes = e.held
	e.posts = append(e.posts, post{live: 1})
	e.enter([]int{e.add(start, g.Key(start), 0)})
	err := e.run()
	r := Result[S, M]{Outcome: e.nodes[0].outcome}
	if c.Proof && r.Outcome != Unknown {
		if r.Proof = e.proof(e.firstLabelled); r.Proof == nil {
			err = ErrCycle
		}
	}
	e.stats.States = int64(len(e.nodes))
	return answer(&e.budget, r, err)
}

type labelling[S, M any, K comparable] struct {
	graph[S, M, K]
	budget
	open, closed *doublylinkedlist.List[int] // with the dropped nodes still in them
	posts        []post                      // by node
	labelled     []int                       // by the last call of label
	cut          bool                        // Limits.Depth has kept a node from being expanded
	observe      func(Step[S, M])
	step         Step[S, M]
}

// post is where a node stands, how many edges lead to it from nodes that are
// neither labelled nor dropped (while there is one, it may still matter), and
// how many of its own lead to nodes without a label.
type post struct {
	place             place
	live, outstanding int32
}

type place uint8

const (
	inOpen place = iota
	inClosed
	dropped
)

// run is the document's loop. It ends when the start has a label, when a limit
// is reached, or when open is empty: the document's failure, which a graph
// without cycles comes to only where a limit of depth has cut it.
func (e *labelling[S, M, K]) run() error {
	for e.nodes[0].outcome == Unknown && !e.stopped() {
		n, ok := e.front()
		switch {
		case !ok && e.cut:
			e.reason = search.DepthLimit
		case !ok:
			return ErrCycle
		default:
			e.turn(n)
		}
	}
	return nil
}

// front returns the first node of open that is not dropped. Dropped nodes stay
// in the lists until they come to the front: taking them out of the middle
// would cost a walk along the list each.
func (e *labelling[S, M, K]) front() (int, bool) {
	for {
		n, ok := e.open.Get(0)
		if !ok || e.posts[n].place == inOpen {
			return n, ok
		}
		e.open.Remove(0)
	}
}

// turn examines node n, the first of open.
func (e *labelling[S, M, K]) turn(n int) {
	v, moves := e.examine(n)
	if v == Unknown && !e.spend() {
		return
	}
	e.begin(n)
	e.open.Remove(0)
	e.stats.Open--
	e.closed.Add(n)
	e.posts[n].place = inClosed
	e.labelled = e.labelled[:0]
	if v == Unknown {
		e.step.Action = Expand
		e.develop(n, moves)
	} else {
		e.step.Action = action(v)
		e.label(n, v)
	}
	e.report()
}

// action is the labelling that v calls for.
func action(v Outcome) Action {
	if v == Won {
		return LabelSolvable
	}
	return LabelUnsolvable
}

// develop expands n. Children that are known already may have labels, which
// can settle n at once.
func (e *labelling[S, M, K]) develop(n int, moves []M) {
	if e.limits.Depth > 0 && int(e.nodes[n].depth) >= e.limits.Depth {
		e.cut = true
		return
	}
	first := len(e.nodes)
	verdict := Unknown
	want := e.nodes[n].kind.wants()
	e.expand(n, moves, func(edge int, isNew bool) {
		to := int(e.edges[edge].to)
		e.meet(edge, to, isNew)
		e.posts[to].live++
		switch e.nodes[to].outcome {
		case Unknown:
			e.posts[n].outstanding++
		case want:
			verdict = want
		}
	})
	if e.posts[n].outstanding == 0 && verdict == Unknown {
		verdict = want.Opposite()
	}
	made := make([]int, 0, len(e.nodes)-first)
	for id := first; id < len(e.nodes); id++ {
		made = append(made, id)
	}
	e.enter(made)
	if verdict != Unknown {
		e.label(n, verdict)
	}
}

// meet books a child.
func (e *labelling[S, M, K]) meet(edge, to int, isNew bool) {
	e.stats.Generated++
	e.deeper(int(e.nodes[to].depth))
	if isNew {
		e.posts = append(e.posts, post{})
	} else {
		e.stats.Duplicates++
	}
	if e.observe != nil {
		e.record(edge, to, isNew)
	}
}

// enter puts new nodes at the end of open.
func (e *labelling[S, M, K]) enter(made []int) {
	e.open.Add(made...)
	e.stats.Open += len(made)
	e.stats.OpenPeak = max(e.stats.OpenPeak, e.stats.Open)
}

// held counts the graph and the lists, 32 bytes a link.
func (e *labelling[S, M, K]) held() int64 {
	return e.graph.bytes() + int64(cap(e.posts))*12 + 32*int64(e.open.Size()+e.closed.Size())
}

// firstLabelled picks the first edge out of n to a node with n's own label.
func (e *labelling[S, M, K]) firstLabelled(n int) int {
	for i, edge := range e.out(n) {
		if e.nodes[edge.to].outcome == e.nodes[n].outcome {
			return i
		}
	}
	return 0
}
