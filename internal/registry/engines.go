package registry

// The engines of package search as strategies, for any domain.

import (
	"context"
	"math"

	"kedou/search"
)

// Engine is an engine of package search with its settings.
type Engine[S, M any, K comparable] struct {
	Run    func(context.Context, search.Problem[S, M, K], S, search.Config[S, M]) (search.Result[M], error)
	config search.Config[S, M]
	goal   int  // index into goals
	exact  bool // finds cheapest paths if its heuristic is a lower bound and it expands the goal
}

// goals names the moments at which a search may end, as Engine.goal indexes them.
var goals = []string{"auto", "expand", "generate"}

// Config returns the settings of a search within limits, and whether its solutions cost least. Where the limits and the strategy both bound
// the depth, the smaller bound holds. Bound says that the heuristic is a lower bound. If it isn't, the search ends at the first goal
// generated, since waiting for its expansion gains nothing.
func (e Engine[S, M, K]) Config(bound bool, l search.Limits) (c search.Config[S, M], cheapest bool) {
	c = e.config
	c.GoalOnGeneration = goals[e.goal] == "generate" || goals[e.goal] == "auto" && !bound
	if own := c.Limits.Depth; l.Depth == 0 || own > 0 && own < l.Depth {
		l.Depth = own
	}
	c.Limits = l
	return c, e.exact && bound && !c.GoalOnGeneration && l.Depth == 0 // a depth limit may cut off a cheaper path
}

// Traces reports whether a search can be observed.
func (e Engine[S, M, K]) Traces() bool { return e.config.Workers < 2 }

// The open lists by name.
var (
	lists     = []string{"stacks", "heap", "gods", "bucket", "list"}
	openLists = []func() search.OpenList{nil, search.NewHeap, search.NewGods, search.NewBucket, newSortedList}
)

// Engines lists the engines for a domain. Score is the option that chooses its heuristic, bound the same option where only a lower bound
// makes sense, and more are options of all engines.
func Engines[S, M any, K comparable](score, bound Option, more ...Option) Table[Engine[S, M, K]] {
	type engine = Engine[S, M, K]
	list := func(options ...Option) []Option { return append(options, more...) }
	goal := Choice("goal", "end at the first goal that is expanded, or generated; auto: by the score, `WHEN`", goals...)
	depth := Number("depth", "look at most `N` moves ahead; 0: no limit", 0, 0, math.MaxInt32)
	bestFirst := list(score,
		Choice("reparent", "what a cheaper path to a known state does, `NAME`", "reopen", "propagate", "keep"),
		goal,
		Choice("open-list", "the open list is a `NAME`", lists...),
		Choice("ties", "of equals the newest goes first, by the rest of the score; or the oldest, on the heap instead of stacks, `WHICH`", "newest", "oldest"),
		Choice("duplicate", "of two paths to a state the `BETTER` one stays", "cheaper", "shallower"),
		depth)
	weight := Option{Name: "weight", About: "the score counts `W` times", Kind: Real, Default: "2", Most: 1e6}
	return Table[engine]{
		{Name: "astar", About: "A*: g + h", Options: bestFirst, Make: func(v Values) engine { return engine{}.bestFirst(v, search.AStar, true) }},
		{Name: "pastar", About: "A* with several threads (Kumar, Ramesh and Rao 1988)", Closed: Page | Tree,
			Options: list(score, goal, Number("workers", "search with `N` threads, which share a table", 2, 2, 64)),
			Make: func(v Values) engine {
				return engine{search.BestFirst[S, M, K], search.Config[S, M]{Workers: v.Int("workers")}, v.Index("goal"), true}
			}},
		{Name: "wastar", About: "weighted A*: g + w·h", Options: append([]Option{score, weight}, bestFirst[1:]...), Make: func(v Values) engine {
			weighted, _ := search.Weighted(v.Real("weight")) // which the option keeps finite and not negative
			return engine{}.bestFirst(v, weighted, false)
		}},
		{Name: "greedy", About: "greedy best-first: h alone", Options: bestFirst, Make: func(v Values) engine { return engine{}.bestFirst(v, search.Greedy, false) }},
		{Name: "uniform", About: "uniform cost: g alone", Options: bestFirst, Make: func(v Values) engine { return engine{}.bestFirst(v, search.UniformCost, true) }},
		{Name: "bfs", About: "breadth-first", Options: list(score, depth), Make: func(v Values) engine {
			return engine{Run: search.BreadthFirst[S, M, K], config: search.Config[S, M]{Limits: depthLimit(v)}}
		}},
		{Name: "dfs", About: "depth-first with a table", Options: list(score, depth), Make: func(v Values) engine {
			return engine{Run: search.DepthFirst[S, M, K], config: search.Config[S, M]{Limits: depthLimit(v)}}
		}},
		{Name: "idastar", About: "iterative deepening A*", Closed: Tree, Options: list(bound), Make: func(Values) engine {
			return engine{Run: search.IDAStar[S, M, K], exact: true}
		}},
		{Name: "beam", About: "beam search", Options: list(score, Number("width", "keep `N` states of each layer", 1000, 1, math.MaxInt32)), Make: func(v Values) engine {
			return engine{Run: search.Beam[S, M, K], config: search.Config[S, M]{Width: v.Int("width")}}
		}},
	}
}

// bestFirst returns best-first search in the order of an evaluator; exact says that it may find cheapest paths.
func (Engine[S, M, K]) bestFirst(v Values, evaluate func(g, h search.Cost) search.Priority, exact bool) Engine[S, M, K] {
	c := search.Config[S, M]{Limits: depthLimit(v), Evaluate: evaluate, Open: openList(v), Reopening: search.Reopening(v.Index("reparent")),
		Shallower: v.Index("duplicate") == 1}
	return Engine[S, M, K]{search.BestFirst[S, M, K], c, v.Index("goal"), exact && c.Reopening == search.Reopen && !c.Shallower}
}

// openList returns the constructor of the open list that the options name; nil stands for the engine's own stacks, which
// know only their own order of ties; the oldest go first on the heap.
func openList(v Values) func() search.OpenList {
	made := openLists[v.Index("open-list")]
	if v.Index("ties") == 0 {
		return made
	}
	if made == nil {
		made = search.NewHeap
	}
	return func() search.OpenList { return newOldest(made()) }
}

func depthLimit(v Values) search.Limits { return search.Limits{Depth: v.Int("depth")} }
