package main

// Deciding by a strategy of the benchmarks in place of the dedicated solvers.

import (
	"context"
	"fmt"
	"strconv"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/search"
)

func strategyFlag() cli.Flag {
	return &cli.StringFlag{Name: "strategy", Usage: "decide by the benchmarks' strategy `NAME`, such as astar:score=pile2, in place of the dedicated solver; bench list shows them"}
}

// strategy answers the problems of a survey by name.
type strategy struct {
	run     benchmarks.Strategy
	options map[string]string
	limits  search.Limits
}

// openStrategy returns the strategy of that name, or nil if the name is empty.
func openStrategy(domain, name string, options map[string]string, limits survey.Limits) (*strategy, error) {
	if name == "" {
		return nil, nil
	}
	run, err := benchmarks.NewStrategy(domain, name)
	if err != nil {
		return nil, fmt.Errorf("--strategy: %w", err)
	}
	return &strategy{run, options, search.Limits{Expansions: limits.Budget, Memory: limits.Memory}}, nil
}

// solve attempts a problem, whose answer is Yes if the verdict is the one given.
func (s *strategy) solve(ctx context.Context, text, yes string, beat func()) (survey.Outcome, error) {
	r, err := s.run(ctx, benchmarks.Problem{ID: "deal", Options: s.options, Text: text}, s.limits, func(search.Stats) { beat() })
	switch {
	case err == nil && r.Fault != "":
		return survey.Outcome{}, fmt.Errorf("strategy %s: %s", r.Strategy, r.Fault)
	case err != nil:
		return survey.Outcome{}, err
	}
	o := survey.Outcome{Verdict: survey.No, Work: r.Nodes}
	switch {
	case r.Decided() && r.Verdict == yes:
		o.Verdict = survey.Yes
	case !r.Decided():
		o.Verdict, o.Reason = survey.Undecided, reasonOf(r.Reason)
	}
	return o, nil
}

// reasonOf returns why a strategy didn't decide a deal.
func reasonOf(why string) survey.Reason {
	switch why {
	case search.ExpansionLimit.String():
		return survey.Budget
	case search.MemoryLimit.String():
		return survey.Memory
	}
	return survey.Strategy
}

// neutral is the form in which strategies are given deals of Klondike.
var neutral, _ = klondike.ParseForm("neutral")

// options are the rules as the benchmarks have them.
func (s klondikeSpec) options() map[string]string {
	back := map[bool]string{false: "0", true: "1"}[s.WorryBack]
	return map[string]string{"draw": strconv.Itoa(s.Draw), "redeals": strconv.Itoa(s.Redeals), "back": back}
}
