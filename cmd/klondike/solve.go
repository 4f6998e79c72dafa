package main

// klondike solve: decides deals, one in full or many on a line each.

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

func solveCommand() *cli.Command {
	return &cli.Command{
		Name:      "solve",
		Usage:     "find out whether deals can be won, and how",
		ArgsUsage: sourceUsage,
		Description: "Exit code 0: solved (with many deals, all of them), and with --shortest proved shortest;\n" +
			"1: proved unsolvable; 3: undecided, a limit came first; 2: bad input. Many deals are solved side by side, and answered on\n" +
			"a line each in their order. Limits hold for each deal and all that is asked about it,\n" +
			"--memory for all deals in work together. After Ctrl-C a batch says how to go on.",
		Flags: slices.Concat(sourceFlags(), cmdline.BatchFlags(), input.RulesFlags(), strategyFlags(),
			cmdline.Category("Output",
				input.NotationFlag(),
				&cli.StringFlag{Name: "trace", Usage: "record the search in `FILE`, as JSON lines"},
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: solve,
	}
}

func solve(c *cli.Context) error {
	rules := input.RulesOf(c)
	engine, err := newEngine(c, rules)
	if err != nil {
		return err
	}
	notation, err := input.NotationOf(c)
	if err != nil {
		return err
	}
	deals, err := openSource(c, rules)
	if err != nil {
		return err
	}
	s := solving{c: c, rules: rules, engine: engine, notation: notation, again: deals.again}
	s.tally.shortest = engine.name() == "minimal"
	if deals.single {
		d, err := deals.one(c)
		if err != nil {
			return err
		}
		return s.one(d)
	}
	return s.several(deals.deals)
}

// solving is one run of the command.
type solving struct {
	c        *cli.Context
	rules    klondike.Rules
	engine   *engine
	notation klondike.Notation
	again    string
	tally    tally
}

// outcome is a deal and the answer to it.
type outcome struct {
	klondike.Deal
	result  strategy.Answer
	texts   []string // the moves of a solution, in the notation asked for
	redeals []int    // which of the moves are redeals
	err     error    // misuse of the engine, or a solution that is none
}

// answer solves d and writes the moves down.
func (s *solving) answer(ctx context.Context, d klondike.Deal, progress func(strategy.Progress)) outcome {
	result, err := s.engine.solve(ctx, d, progress)
	o := outcome{Deal: d, result: result}
	switch {
	case errors.Is(err, klondike.ErrWrong):
		o.err = cmdline.Internalf("%v", err)
	case err != nil && ctx.Err() != nil && result.Shortest == nil:
		o.result.Status, o.result.Reason = search.Unknown, search.Cancelled
	case err != nil && ctx.Err() == nil:
		o.err = err
	case !result.NoLine && (result.Status == search.Solved || result.Best != nil):
		o.redeals = klondike.Redeals(d.Position, s.rules, result.Path)
		o.texts, o.err = s.notation.Format(d.Position, s.rules, result.Path)
	}
	return o
}

// one answers a single deal in full.
func (s *solving) one(d klondike.Deal) error {
	display := cmdline.NewProgress(s.c.App.ErrWriter, s.engine.limits.Expansions, s.c.Bool("quiet"))
	o := s.answer(s.c.Context, d, func(st strategy.Progress) {
		display.Set(st.Expanded, func() string { return progressText(st) })
	})
	display.Close()
	if o.err != nil {
		return o.err
	}
	s.tally.add(o)
	if err := s.print(o, s.full); err != nil {
		return err
	}
	return cmdline.Exit(s.tally.code())
}

// several answers a stream of deals on a line each. If the stream has only one
// deal, it is answered in full. JSON lines for standard input are an exception: they
// don't wait to see whether there is a second deal, so that whoever writes the deals
// can wait for the answers.
func (s *solving) several(deals iter.Seq2[klondike.Deal, error]) error {
	prompt := s.c.Bool("json") && slices.Contains(s.c.Args().Slice(), "-")
	if s.c.Int("skip") == 0 && (!prompt || s.c.IsSet("trace")) {
		next, stop := iter.Pull2(deals)
		defer stop()
		first, firstErr, _ := next()
		second, err, more := next()
		switch {
		case !more && firstErr != nil:
			return firstErr
		case !more:
			return s.only(first)
		}
		deals = rejoined(first, second, firstErr, err, next)
	}
	if s.c.IsSet("trace") {
		return cmdline.Usagef(s.c, "--trace records the search of one deal; there are more")
	}
	return s.batch(deals)
}

// only answers the single deal of a stream. Where that was standard input, the
// command to repeat gives the deal itself.
func (s *solving) only(d klondike.Deal) error {
	if s.c.Args().First() == "-" {
		s.again = cmdline.Repeat(s.c, []string{"from"}, d.ID+" "+klondike.Neutral(d.Position, s.rules))
	}
	return s.one(d)
}

// batch answers deals side by side.
func (s *solving) batch(deals iter.Seq2[klondike.Deal, error]) error {
	workers := s.c.Int("workers")
	if err := s.engine.share(s.c, workers); err != nil {
		return err
	}
	began := time.Now()
	display := s.display()
	bad, err := cmdline.Batch[klondike.Deal, outcome]{
		Items: deals,
		Name:  func(d klondike.Deal) string { return "deal " + d.ID },
		Work:  func(ctx context.Context, d klondike.Deal) outcome { return s.answer(ctx, d, nil) },
		Emit: func(o outcome) error {
			if o.err != nil {
				return fmt.Errorf("deal %s: %w", o.ID, o.err)
			}
			s.tally.add(o)
			display.Set(s.tally.total(), s.tally.String)
			return s.print(o, s.line)
		},
	}.Run(cmdline.CallOf(s.c), workers)
	display.Close()
	if !s.c.Bool("quiet") && s.tally.total() > 1 || bad > 0 {
		fmt.Fprintf(s.c.App.ErrWriter, "%v%s, %s; %s\n", s.tally, leftOut(bad), cmdline.Duration(time.Since(began)), s.tally.rate())
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(s.tally.code())
}

// leftOut counts the deals that --skip-bad left out, which no sum includes.
func leftOut(bad int) string {
	if bad == 0 {
		return ""
	}
	return fmt.Sprintf(" (%s left out)", cmdline.Plural(bad, "bad deal"))
}

// display returns the progress of many deals; on a terminal their own lines
// show it.
func (s *solving) display() *cmdline.Progress {
	var total int64 // unknown, unless -n says it
	if s.c.IsSet("n") {
		total = int64(s.c.Int("n"))
	}
	return cmdline.NewProgress(s.c.App.ErrWriter, total, s.c.Bool("quiet") || cmdline.IsTerminal(s.c.App.Writer))
}

// rejoined puts two items that were pulled before the rest.
func rejoined(first, second klondike.Deal, firstErr, secondErr error,
	next func() (klondike.Deal, error, bool)) iter.Seq2[klondike.Deal, error] {

	return func(yield func(klondike.Deal, error) bool) {
		d, err, more := second, secondErr, yield(first, firstErr)
		for more && yield(d, err) {
			d, err, more = next()
		}
	}
}

// progressText is what a player watches of a search: expansions, the
// size of the tree, depth, duplicates. The dedicated solvers count no children; that of
// shortest solutions has bounds to show.
func progressText(st strategy.Progress) string {
	if st.Upper > 0 {
		return fmt.Sprintf("%s expanded, shortest from %d to %d", cmdline.Count(st.Expanded), st.Lower, st.Upper)
	}
	if st.Generated == 0 {
		return cmdline.Count(st.Expanded) + " expanded"
	}
	return fmt.Sprintf("%s expanded, tree of %s, depth %s, %s duplicates", cmdline.Count(st.Expanded),
		cmdline.Count(st.Generated-st.Duplicates+1), cmdline.Count(st.Depth), cmdline.Count(st.Duplicates))
}
