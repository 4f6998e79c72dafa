package main

// Which search answers: the flags that choose it, and what all have in common.

import (
	"context"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/minimal"
	"kedou/search"
)

// engine solves deals of one set of rules as the flags ask. Its solve may be
// called from several goroutines.
type engine struct {
	name   string // of the strategy
	limits search.Limits
	floor  int64 // of limits.Memory, in bytes; 0 where the solver itself tells it
	solve  func(context.Context, klondike.Deal, func(sight)) (engines.Answer, error)
	share  func(workers int) error // tells that so many deals will be solved side by side
}

// sight is what a search shows of itself while it runs: its work, and where the shortest
// solution is asked for the bounds on its length, 0 before there is a line.
type sight struct {
	search.Stats
	lower, upper int
}

// onStats returns what shows stats by progress, which may be nil.
func onStats(progress func(sight)) func(search.Stats) {
	if progress == nil {
		return nil
	}
	return func(s search.Stats) { progress(sight{Stats: s}) }
}

// engineFlags returns the flags that newEngine reads.
func engineFlags() []cli.Flag {
	depth := cmdline.IntFlag("depth", "look at most `N` moves ahead (dfs, bfs, astar, wastar, greedy)", 0, 1, math.MaxInt32)
	depth.DefaultText = "no limit"
	workers := cmdline.WorkersFlag()
	workers.Usage = "solve `N` deals at the same time; if set, also search a single deal with N workers (fast)"
	return slices.Concat(cmdline.Category("Search",
		&cli.BoolFlag{Name: "shortest", Usage: "find a shortest solution and prove it; 2 GiB of memory unless --memory says otherwise", DisableDefaultText: true},
		cmdline.ChoiceFlag("metric", "with --shortest: the length counts `WHAT`", metrics()...),
		&cli.BoolFlag{Name: "best", Usage: "of a deal that isn't won, find the greatest number of cards that can go up (fast)", DisableDefaultText: true},
		cmdline.ChoiceFlag("strategy", "search with `NAME`", append([]string{"auto"}, engines.Strategies...)...),
		&cli.BoolFlag{Name: "certify", Usage: "check verdicts by the rules alone: replay a win, decide a loss again over columns (fast)", DisableDefaultText: true},
		cmdline.IntFlag("polish", "expand `N` states to shorten a solution: 0 leaves 154 moves and turns on average, ten thousand (about 10 ms) 103, ten times as many 100 (fast)",
			fast.DefaultPolish, 0, math.MaxInt32),
		&cli.BoolFlag{Name: "no-line", Usage: "find the verdict alone and write no solution: most of the time of an easy deal (fast)", DisableDefaultText: true},
		cmdline.NamesFlag("without", "leave out the `TECHNIQUES` named, separated by commas", techniques()...),
		cmdline.ChoiceFlag("score", "judge states by `NAME`", engines.Scores()...),
		&cli.Float64Flag{Name: "weight", Usage: "the score counts `W` times (wastar)", Value: 2},
		cmdline.IntFlag("width", "keep `N` states of each layer (beam)", 1000, 1, math.MaxInt32),
		depth,
		cmdline.ChoiceFlag("open-list", "the open list is a `NAME` (astar, wastar, greedy)", engines.OpenLists...),
		cmdline.ChoiceFlag("reparent", "what a cheaper path to a known state does, `NAME` (astar, wastar, greedy)", engines.Reparents...),
		workers),
		cmdline.LimitFlags(search.Limits{Memory: 1 << 30}))
}

// techniques are the names of what the solvers can leave out, each once.
func techniques() []string {
	all := []string{(^fast.Technique(0)).String(), (^minimal.Technique(0)).String(), (^klondike.Technique(0)).String()}
	names := strings.Split(strings.Join(all, ","), ",")
	slices.Sort(names)
	return slices.Compact(names)
}

// needLine are flags that ask something of a solution: --certify replays it.
var needLine = []string{"shortest", "metric", "best", "certify", "polish", "notation"}

// newEngine returns the engine that the flags ask for.
func newEngine(c *cli.Context, rules klondike.Rules) (*engine, error) {
	if i := slices.IndexFunc(needLine, c.IsSet); c.Bool("no-line") && i >= 0 {
		return nil, cmdline.Usagef(c, "--%s doesn't go with --no-line, which writes no solution; leave one of them out", needLine[i])
	}
	if c.Bool("shortest") {
		return newShortest(c, rules)
	}
	if c.IsSet("metric") {
		return nil, cmdline.Usagef(c, "--metric goes with --shortest")
	}
	name := c.String("strategy")
	if name == "auto" {
		name = "fast"
	}
	for option, strategies := range engines.Heeded {
		if c.IsSet(option) && !slices.Contains(strategies, name) {
			return nil, cmdline.Usagef(c, "--%s goes with --strategy %s, not with %s", option, strings.Join(strategies, ", "), name)
		}
	}
	limits := cmdline.Limits(c)
	limits.Depth = c.Int("depth")
	e := &engine{name: name, limits: limits}
	if name != "fast" {
		return e, e.useGeneric(c, rules)
	}
	e.floor = fast.MinMemory
	if err := cmdline.CheckMemory(c, name, e.floor); err != nil {
		return nil, err
	}
	return e, e.useFast(c, rules)
}

// divide gives each of the deals that are in work at a time its part of the memory.
func (e *engine) divide(c *cli.Context, workers int) error {
	e.limits.Memory = max(e.limits.Memory/int64(workers), 1) // 0 would be no limit
	if e.limits.Memory < e.floor {
		return cmdline.Usagef(c, "--memory %s for %d deals at a time: %s needs %s for each; set --memory %dMiB or fewer --workers",
			c.String("memory"), workers, e.name, cmdline.Bytes(e.floor), int64(workers)*e.floor>>20)
	}
	return nil
}

// badOption turns an error of an option's parser into a usage error.
func badOption(c *cli.Context, option string, err error) error {
	return cmdline.Usagef(c, "--%s: %v", option, err)
}
