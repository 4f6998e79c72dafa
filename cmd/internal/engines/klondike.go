package engines

// Deals of Klondike: which search answers, by the names of its settings.

import (
	"context"
	"fmt"

	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

// The generic types at Klondike's.
type (
	problem = search.Problem[klondike.State, klondike.Step, klondike.Key]
	config  = search.Config[klondike.State, klondike.Step]
	result  = search.Result[klondike.Step]
	runner  = func(context.Context, problem, klondike.State, config) (result, error)
)

// runners are the engines by strategy. Best-first strategies differ in their
// evaluator only.
var runners = map[string]runner{
	"astar":   search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"wastar":  search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"greedy":  search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"bfs":     search.BreadthFirst[klondike.State, klondike.Step, klondike.Key],
	"dfs":     search.DepthFirst[klondike.State, klondike.Step, klondike.Key],
	"idastar": search.IDAStar[klondike.State, klondike.Step, klondike.Key],
	"beam":    search.Beam[klondike.State, klondike.Step, klondike.Key],
}

// The settings of best-first search by their names.
var (
	openLists  = map[string]func() search.OpenList{"heap": search.NewHeap, "bucket": search.NewBucket, "lazy": search.NewLazy}
	reopenings = map[string]search.Reopening{"reopen": search.Reopen, "propagate": search.Propagate, "keep": search.Keep}
)

// The names that Settings take, the default first: Strategies those of the engines
// of package search and of package fast.
var (
	Strategies = []string{"fast", "astar", "wastar", "greedy", "bfs", "dfs", "idastar", "beam"}
	OpenLists  = []string{"heap", "bucket", "lazy"}
	Reparents  = []string{"reopen", "propagate", "keep"}
)

// Scores lists the names of klondike.Scores.
func Scores() (names []string) {
	for _, s := range klondike.Scores() {
		names = append(names, s.Name)
	}
	return names
}

// Heeded lists the settings that only some strategies heed, with these.
var Heeded = map[string][]string{
	"score":     {"astar", "wastar", "greedy", "idastar", "beam", "bfs", "dfs"},
	"weight":    {"wastar"},
	"width":     {"beam"},
	"depth":     {"dfs", "bfs", "astar", "wastar", "greedy"},
	"open-list": {"astar", "wastar", "greedy"},
	"reparent":  {"astar", "wastar", "greedy"},
	"trace":     {"astar", "wastar", "greedy", "idastar", "beam", "bfs", "dfs"},
	"certify":   {"fast"},
	"polish":    {"fast"},
	"no-line":   {"fast"},
	"best":      {"fast"},
}

// SettingError is what is wrong with a setting.
type SettingError struct {
	Setting string
	Err     error
}

// Error names the setting.
func (e *SettingError) Error() string { return e.Setting + ": " + e.Err.Error() }

// Unwrap returns what is wrong.
func (e *SettingError) Unwrap() error { return e.Err }

// Settings choose a generic engine of package search by name.
type Settings struct {
	Strategy string
	Score    string // empty: what suits the strategy
	OpenList string
	Reparent string
	Without  string // techniques, between commas
	Weight   float64
	Width    int
	Depth    int // 0: no limit
}

// Answer is a search's result with the moves as a player makes them.
type Answer struct {
	search.Result[klondike.Move]
	Shortest *Bounds
	Best     *Cards
}

// Cards are bounds on how many cards of a deal can go up. A nil pointer to them means
// that nobody asked.
type Cards struct{ Lower, Upper int }

// CardsUp has the referee play moves from start and counts the cards on the foundations
// at their end.
func CardsUp(start klondike.Position, r klondike.Rules, moves []klondike.Move) (int, error) {
	positions, err := klondike.Replay(start, r, moves)
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrWrong, err)
	}
	n := 0
	for _, height := range positions[len(positions)-1].Foundation {
		n += int(height)
	}
	return n, nil
}

// Bounds are what is known of the length of the shortest solution. A nil pointer to them
// means that nothing is.
type Bounds struct {
	Metric       minimal.Metric
	Lower, Upper int
}

// Proved reports whether no solution is shorter than Upper.
func (b *Bounds) Proved() bool { return b != nil && b.Lower == b.Upper }

// Check has the referee play a solution found from start, and counts its steps.
func (a Answer) Check(start klondike.Position, r klondike.Rules) (klondike.Length, error) {
	if a.Status != search.Solved {
		return klondike.Length{}, nil
	}
	if err := klondike.Verify(start, r, a.Path); err != nil {
		return klondike.Length{}, fmt.Errorf("%w: %w", ErrWrong, err)
	}
	return klondike.LengthOf(start, r, a.Path), nil
}

// Generic is an engine of package search with everything set but the deal.
type Generic struct {
	run       runner
	config    config
	score     klondike.Score
	technique klondike.Technique
	rules     klondike.Rules
	shortest  bool // what it finds has the fewest moves and turns
}

// Observer returns what is called at every event of a search of p.
type Observer func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error)

// NewGeneric returns the engine that the settings describe, or a SettingError.
func NewGeneric(rules klondike.Rules, s Settings) (*Generic, error) {
	score, err := klondike.ParseScore(s.scoreName())
	if err != nil {
		return nil, &SettingError{"score", err}
	}
	without, err := klondike.ParseTechniques(s.Without)
	if err != nil {
		return nil, &SettingError{"without", err}
	}
	if !(s.Weight >= 0 && s.Weight <= 1e6) {
		return nil, &SettingError{"weight", fmt.Errorf("%v is not a number from 0 to 1e6", s.Weight)}
	}
	g := &Generic{run: runners[s.Strategy], score: score, technique: score.Technique &^ without, rules: rules}
	g.config.Beam.Width = s.Width
	g.config.BestFirst = search.BestFirstOptions{
		Evaluate:  map[string]search.Evaluator{"wastar": search.Weighted(s.Weight), "greedy": search.Greedy}[s.Strategy],
		Open:      openLists[s.OpenList],
		Reopening: reopenings[s.Reparent],
		// A score that promises no shortest path gains nothing by waiting for the
		// goal to be expanded.
		GoalOnGeneration: score.Technique != klondike.Exact,
	}
	g.shortest = s.provesShortest(score)
	return g, nil
}

// provesShortest reports whether the search can't end before all shorter
// solutions are excluded: A* or IDA* with a lower bound on moves and turns, with
// techniques that keep lengths, no limit of depth, and closed states that are
// opened again when they get cheaper.
func (s Settings) provesShortest(score klondike.Score) bool {
	exact := score.Costs == klondike.LengthCosts && score.Technique == klondike.Exact
	return exact && (s.Strategy == "idastar" || s.Strategy == "astar" && s.Depth == 0 && s.Reparent == "reopen")
}

// scoreName returns the score, or what suits the strategy: IDA* has no use for a
// score that isn't a lower bound.
func (s Settings) scoreName() string {
	switch {
	case s.Score != "":
		return s.Score
	case s.Strategy == "idastar":
		return "length"
	}
	return Scores()[0]
}

// Solve searches from a position. Observe may be nil.
func (g *Generic) Solve(ctx context.Context, limits search.Limits, start klondike.Position, progress func(search.Stats), observe Observer) (Answer, error) {
	score := g.score
	score.Technique = g.technique
	p, state, err := klondike.NewProblem(start, g.rules, score)
	if err != nil {
		return Answer{}, err
	}
	conf := g.config
	conf.Heuristic, conf.Limits, conf.Progress = p.Estimate, limits, progress
	if observe != nil {
		if conf.Observe, err = observe(p); err != nil {
			return Answer{}, err
		}
	}
	r, err := g.run(ctx, p, state, conf)
	a := Answer{Result: search.Result[klondike.Move]{Status: r.Status, Reason: r.Reason, Cost: r.Cost, Stats: r.Stats}}
	if err != nil {
		return a, err
	}
	if r.Status == search.Unsolvable && !g.technique.Sound() {
		a.Status, a.Reason = search.Unknown, search.UnsoundCut
	}
	if r.Status == search.Solved && g.shortest {
		a.Shortest = &Bounds{Lower: int(r.Cost), Upper: int(r.Cost)}
	}
	a.Path, err = p.Moves(r.Path)
	return a, err
}
