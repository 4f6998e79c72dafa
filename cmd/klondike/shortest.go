package main

// klondike solve --shortest: the solver of package minimal, and how bounds are told.

import (
	"context"
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

// counted says what each metric counts.
var counted = []string{
	minimal.MovesTurns:        "moves and turns",
	minimal.MovesTurnsRedeals: "moves, turns and redeals",
	minimal.Moves:             "moves",
}

// metrics lists the names of the metrics.
func metrics() (names []string) {
	for m := range counted {
		names = append(names, minimal.Metric(m).String())
	}
	return names
}

// notShortest are flags that choose or set other searches than that for shortest solutions.
var notShortest = []string{"strategy", "best", "certify", "polish", "score", "weight", "width", "depth", "open-list", "reparent", "trace"}

// newShortest returns the engine for shortest solutions.
func newShortest(c *cli.Context, rules klondike.Rules) (*engine, error) {
	if i := slices.IndexFunc(notShortest, c.IsSet); i >= 0 {
		return nil, cmdline.Usagef(c, "--%s doesn't go with --shortest, which has a search of its own", notShortest[i])
	}
	e := &engine{name: "minimal", limits: cmdline.Limits(c), floor: minimal.MinMemory}
	if !c.IsSet("memory") {
		e.limits.Memory = minimal.DefaultMemory
	}
	if err := cmdline.CheckMemory(c, e.name, e.floor); err != nil {
		return nil, err
	}
	return e, e.useMinimal(c, rules)
}

// useMinimal sets e up with the solver of package minimal.
func (e *engine) useMinimal(c *cli.Context, rules klondike.Rules) error {
	off, err := minimal.ParseTechniques(c.String("without"))
	if err != nil {
		return badOption(c, "without", err)
	}
	metric, err := minimal.ParseMetric(c.String("metric"))
	if err != nil {
		return badOption(c, "metric", err)
	}
	settings := minimal.Options{Limits: e.limits, Metric: metric, Off: off}
	ready := func(progress func(sight)) (*minimal.Solver, error) {
		o := settings
		if progress != nil {
			o.Progress = func(p minimal.Progress) { progress(sight{p.Stats, p.Lower, p.Upper}) }
		}
		return minimal.New(rules, o)
	}
	e.solve = pooled(c.Int("workers"), ready, func(ctx context.Context, s *minimal.Solver, p *klondike.Position) (engines.Answer, error) {
		a, err := s.Solve(ctx, p)
		answer := engines.Answer{Result: a.Result}
		if a.Result.Status == search.Solved {
			answer.Shortest = &engines.Bounds{Metric: metric, Lower: a.Lower, Upper: a.Upper}
		}
		return answer, err
	})
	e.share = func(workers int) error {
		err := e.divide(c, workers)
		settings.Limits = e.limits
		if err == nil && workers > 1 && !c.Bool("quiet") {
			fmt.Fprintf(c.App.ErrWriter, "%d deals at a time, %s of memory for each\n", workers, cmdline.Bytes(e.limits.Memory))
		}
		return err
	}
	return nil
}

// shortest is the verdict on a deal whose shortest solution was asked for, with the
// steps of the line found.
func (s *solving) shortest(o outcome) string {
	b := o.result.Shortest
	text := fmt.Sprintf("%s: %d %s, proved", cmdline.StyleOf(s.c.App.Writer).Green("SHORTEST"), b.Upper, counted[b.Metric])
	if !b.Proved() {
		text = fmt.Sprintf("%s in %d %s; at least %d: %s%s", cmdline.StyleOf(s.c.App.Writer).Yellow("SOLVED"),
			b.Upper, counted[b.Metric], b.Lower, s.reason(o.result), remedy(o.result.Reason))
	}
	return text + "\nsteps: " + byKind(o.length)
}

// bounds is the verdict on one deal of many.
func (s *solving) bounds(o outcome) string {
	b, style := o.result.Shortest, cmdline.StyleOf(s.c.App.Writer)
	if b.Proved() {
		return fmt.Sprintf("%s  %4d %-14s", style.Green("SHORTEST"), b.Upper, "proved")
	}
	return fmt.Sprintf("%s    %4d at least %-5d", style.Yellow("SOLVED"), b.Upper, b.Lower)
}
