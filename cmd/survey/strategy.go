package main

// What surveys have in common that put deals to strategies.

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/search"
)

// strategyFlag returns --strategy for one of those named, with options.
func strategyFlag(names []string) cli.Flag {
	return cmdline.NameFlag("strategy", "decide by strategy `NAME`, with its options as in astar:score=pile2, in place of the dedicated solver; bench list shows them", "", names...)
}

// limitsOf returns the limits of a search within a budget of nodes.
func limitsOf(l survey.Limits, budget int64) search.Limits {
	return search.Limits{Expansions: budget, Memory: l.Memory}
}

// outcomeOf puts the result of a search into the survey's words.
func outcomeOf(status search.Status, why search.Reason, stats search.Stats) survey.Outcome {
	o := survey.Outcome{Work: stats.Expanded}
	switch {
	case status == search.Solved:
		o.Verdict = survey.Yes
	case status == search.Unsolvable:
		o.Verdict = survey.No
	case why == search.MemoryLimit:
		o.Reason = survey.Memory
	case why == search.ExpansionLimit:
		o.Reason = survey.Budget
	default:
		o.Reason = survey.Strategy
	}
	return o
}
