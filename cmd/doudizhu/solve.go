// The command solve: who wins an endgame, and how.

package main

import (
	"context"
	"errors"
	"iter"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

func solveCommand() *cli.Command {
	return &cli.Command{
		Name:      "solve",
		Usage:     "decide open endgames: who wins, by which plays",
		ArgsUsage: "[FILE|- ...]",
		Description: "Solves the endgame that --landlord and --peasant (or --down and --up) give, or those\n" +
			"of files, one a line: ID LANDLORD PEASANT LEAD, or ID LANDLORD DOWN UP LEAD, where\n" +
			"LEAD is L, P, D or U. Cards are 3-9, T, 10 or 0, J, Q, K, A, 2, and the jokers' letters.\n" +
			"--workers solves several endgames at once; one gets that many threads if it is set.\n" +
			"Limits hold for the whole answer: who wins, --all, the line of play and --proof together.\n\n" +
			"Exit code 0: the side to move wins; 1: it loses; 3: undecided. Of several endgames, the\n" +
			"highest code.",
		Flags:  solveFlags(),
		Action: solve,
	}
}

func solveFlags() []cli.Flag {
	flags := append(endgameFlags(), cmdline.Category("Search",
		cmdline.ChoiceFlag("strategy", "the `ENGINE`", strategies...),
		&cli.BoolFlag{Name: "all", Usage: "rate every first play, with the answer to each losing one", DisableDefaultText: true},
		&cli.BoolFlag{Name: "best-line", Usage: "show the shortest win against the longest resistance", DisableDefaultText: true},
	)...)
	flags = append(flags, cmdline.LimitFlags(search.Limits{Memory: 1 << 30})...)
	return append(flags, cmdline.JSONFlag(), langFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag(),
		&cli.StringFlag{Name: "proof", Usage: "write the winning strategy to `FILE`, for verify"},
		&cli.StringFlag{Name: "trace", Usage: "write every step of the labelling search to `FILE`, for trace; it grows with the square of the run"})
}

func solve(c *cli.Context) error {
	rules, spec, err := rulesOf(c)
	if err != nil {
		return err
	}
	list, err := endgames(c, rules)
	if err != nil {
		return err
	}
	workers, threads := min(c.Int("workers"), len(list)), 1
	if len(list) == 1 && c.IsSet("workers") {
		threads = c.Int("workers")
	}
	p := printer{c: c, words: languages[c.String("lang")], spec: spec, many: len(list) != 1}
	if err := p.refuse(); err != nil {
		return err
	}
	progress := cmdline.NewProgress(c.App.ErrWriter, int64(len(list)), c.Bool("quiet"))
	defer progress.Close()
	work := func(ctx context.Context, e doudizhu.Endgame) solved {
		j := job{
			endgame: &e, rules: rules, limits: cmdline.Limits(c), workers: threads,
			all: c.Bool("all"), best: c.Bool("best-line"), prove: c.IsSet("proof"),
		}
		j.progress = func(s search.Stats) {
			progress.Set(p.done.Load(), func() string { return e.ID + ": " + cmdline.Count(s.Expanded) + " expanded" })
		}
		a, err := j.recorded(ctx, c.String("strategy"), c.String("trace"))
		return solved{j, a, err}
	}
	err = cmdline.Ordered(c.Context, workers, each(list), work, p.emit)
	if err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return p.end()
}

// refuse reports flags that don't go together.
func (p *printer) refuse() error {
	switch c := p.c; {
	case p.many && (c.IsSet("proof") || c.IsSet("trace")):
		return cmdline.Usagef(c, "--proof and --trace are for one endgame")
	case c.IsSet("trace") && c.String("strategy") != "labelling":
		return cmdline.Usagef(c, "--trace needs --strategy labelling")
	case c.Bool("best-line") && c.String("strategy") != "auto":
		return cmdline.Usagef(c, "--best-line needs --strategy auto")
	}
	return nil
}

// solved is a job with its answer.
type solved struct {
	job
	answer
	err error
}

// each yields the items of a list.
func each[T any](list []T) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for _, item := range list {
			if !yield(item, nil) {
				return
			}
		}
	}
}

// exitCode tells whether the side to move wins.
func (s *solved) exitCode() int {
	switch {
	case s.value == andor.Unknown:
		return cmdline.Undecided
	case s.endgame.Turn.Peasant() == (s.value == andor.Won):
		return cmdline.Yes
	}
	return cmdline.No
}
