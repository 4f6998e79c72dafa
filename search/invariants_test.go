// The four invariants of re-parenting, and the trace, checked after every event of searches on random graphs with random, inconsistent
// heuristics.

package search_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

var lists = map[string]func() search.OpenList{"stacks": nil, "heap": search.NewHeap, "bucket": search.NewBucket, "gods": search.NewGods}

var rules = []search.Reopening{search.Reopen, search.Propagate, search.Keep}

var evaluators = map[string]func(g, h search.Cost) search.Priority{"astar": search.AStar, "weighted": weighted(2.5), "greedy": search.Greedy, "uniform": search.UniformCost}

func weighted(w float64) func(g, h search.Cost) search.Priority {
	evaluate, err := search.Weighted(w)
	if err != nil {
		panic(err)
	}
	return evaluate
}

// inspector checks one search step by step.
type inspector struct {
	t      *testing.T
	name   string
	graph  *searchtest.Graph
	config search.Config[int32, int]
	replay trace.Replay
	states []int32
	moves  []int
	steps  int
}

func (i *inspector) look(e search.Event[int32, int], views []search.View) {
	i.steps++
	if int(e.ID) == len(i.states) {
		i.states, i.moves = append(i.states, e.State), append(i.moves, e.Move)
	}
	if e.Kind == engine.Reparented || e.Kind == engine.Reopened {
		i.moves[e.ID] = e.Move
	}
	if e.Kind == engine.Expanded && !strings.HasPrefix(i.name, "bucket") && !strings.HasPrefix(i.name, "remedy") {
		if first := i.replay.In(trace.Open)[0]; first != e.ID {
			i.t.Fatalf("%s, step %d: state %d is expanded, but %d is the first of the replayed open list", i.name, i.steps, e.ID, first)
		}
	}
	line := trace.Of(e, true, func(s int32) string { return "" }, func(m int) string { return "" })
	if err := i.replay.Apply(line); err != nil {
		i.t.Fatalf("%s, step %d: %v", i.name, i.steps, err)
	}
	i.same(views)
	if e.Kind == engine.Expanded || e.Kind == engine.Found {
		i.tree(views)
	}
}

// same compares the replayed lists and tree with the engine's.
func (i *inspector) same(views []search.View) {
	for id, v := range views {
		n := i.replay.Nodes[id]
		if (n.Place == trace.Open) != v.Open || (n.Place == trace.Closed) != v.Closed ||
			n.Parent != v.Parent || n.Depth != v.Depth || n.G != v.G || n.H != v.H || v.Open && n.Priority != v.Listed {
			i.t.Fatalf("%s, step %d, state %d: replayed %+v, engine %+v", i.name, i.steps, id, n, v)
		}
	}
	if len(i.replay.Nodes) != len(views) {
		i.t.Fatalf("%s: %d states replayed, engine has %d", i.name, len(i.replay.Nodes), len(views))
	}
}

// tree recomputes every state's cost and depth from scratch.
func (i *inspector) tree(views []search.View) {
	for id, v := range views {
		g, depth := search.Cost(0), 0
		for at := search.ID(id); views[at].Parent != search.None; at = views[at].Parent {
			from := i.states[views[at].Parent]
			edge := i.graph.Edges[from][i.moves[at]]
			if edge.To != i.states[at] {
				i.t.Fatalf("%s: the move to state %d leads elsewhere", i.name, at)
			}
			g += edge.Cost
			if depth++; depth > len(views) {
				i.t.Fatalf("%s, step %d: state %d is in a cycle", i.name, i.steps, id)
			}
		}
		exact := g == v.G && depth == v.Depth
		if i.config.Reopening == search.Reopen { // states below one that waits for its second expansion haven't moved yet
			exact = g <= v.G || i.config.Shallower && depth <= v.Depth
		}
		if !exact {
			i.t.Fatalf("%s, step %d: state %d has g %d, depth %d; its path %d, %d", i.name, i.steps, id, v.G, v.Depth, g, depth)
		}
	}
}

// inconsistent gives every vertex a random estimate without relation to the truth, sometimes Infinite.
func inconsistent(r *rand.Rand, g *searchtest.Graph) {
	for v := range g.H {
		g.H[v] = search.Cost(r.IntN(30))
		if r.IntN(20) == 0 {
			g.H[v] = search.Infinite
		}
	}
	g.H[0] = 0
}

func everyConfig(visit func(name string, c search.Config[int32, int])) {
	for list, newList := range lists {
		for _, rule := range rules {
			for evaluator, evaluate := range evaluators {
				c := search.Config[int32, int]{Open: newList, Reopening: rule, Evaluate: evaluate}
				visit(list+" "+rule.String()+" "+evaluator, c)
				c.Shallower = true
				visit(list+" "+rule.String()+" "+evaluator+" shallower", c)
			}
		}
	}
}

func TestInvariants(t *testing.T) {
	reparented := map[search.Reopening]int64{}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 2))
		g := searchtest.RandomGraph(r, 2+r.IntN(60), 1+r.IntN(4), r.IntN(2), 20)
		inconsistent(r, g)
		depth := r.IntN(2) * r.IntN(12)
		everyConfig(func(name string, c search.Config[int32, int]) {
			c.Heuristic, c.Limits.Depth = g.Heuristic, depth
			i := &inspector{t: t, name: name, graph: g, config: c}
			res, err := search.Inspect(g, 0, c, i.look)
			if err != nil {
				t.Fatal(name, err)
			}
			if _, cost, err := search.Replay(g, 0, res.Path); err != nil || cost != res.Cost {
				t.Fatalf("%s: reported cost %d, replayed %d, %v", name, res.Cost, cost, err)
			}
			reparented[c.Reopening] += res.Stats.Reparented
		})
	}
	for _, rule := range rules {
		if reparented[rule] < 1000 {
			t.Errorf("%v: only %d states moved; the test proves little", rule, reparented[rule])
		}
	}
}

// TestTraceFile writes every engine's trace to a file and reads it back.
func TestTraceFile(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 40 {
		g := searchtest.RandomGraph(r, 2+r.IntN(60), 3, 1, 9)
		for name, run := range engines {
			var file bytes.Buffer
			w := trace.NewWriter(&file, trace.Header{Problem: "graph <&>", Engine: name, Start: "0"})
			c := search.Config[int32, int]{Width: 3, Limits: search.Limits{Expansions: 300}, Observe: trace.Record[int32, int](w.Write, nil, nil)}
			res, err := run(context.Background(), g, 0, c)
			if err != nil || w.Close(res.Status, res.Reason) != nil {
				t.Fatal(err)
			}
			replay, err := trace.Follow(&file, nil)
			if err != nil {
				t.Fatal(err)
			}
			if res.Status == search.Solved {
				if path := replay.Path(replay.Goal); len(path) != len(res.Path) || replay.Nodes[replay.Goal].Place != trace.Closed {
					t.Fatalf("%s: the trace's path is %v, the search's %v", name, path, res.Path)
				}
			} else if replay.Done {
				t.Fatalf("%s: the trace has a goal, the search none", name)
			}
		}
	}
}
