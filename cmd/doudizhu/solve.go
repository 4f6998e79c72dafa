// The command solve: who wins an endgame, and how.

package main

import (
	"context"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/search"
	"kedou/search/registry"
)

func solveCommand() *cli.Command {
	return &cli.Command{
		Name:      "solve",
		Usage:     "decide open endgames: who wins, by which plays",
		ArgsUsage: "[FILE… | -]",
		Description: "Solves the endgame that --landlord and --peasant (or --down and --up) give, or those\n" +
			"of files, one a line: ID LANDLORD PEASANT LEAD, or ID LANDLORD DOWN UP LEAD, where\n" +
			"LEAD is L, P, D or U. Cards are 3-9, T, 10 or 0, J, Q, K, A, 2, and the jokers' letters,\n" +
			"which a comment behind an endgame may name: # jokers BR.\n" +
			"--workers solves several endgames at once; one gets that many threads if it is set.\n" +
			"Limits hold for all that is told of an endgame together: who wins, --all, the line of\n" +
			"play, --proof. All of it is checked by the referee, who shares no code with the solvers,\n" +
			"before it is printed or written. Of what a limit leaves undecided it may say to which\n" +
			"side the search leans: a guess, right more often than not, and no verdict.\n\n" +
			"Exit code 0: the side to move wins; 1: it loses; 3: undecided, or a limit came before\n" +
			"the proof asked for. Of several endgames, the highest code.",
		Flags:  solveFlags(),
		Action: solve,
	}
}

func solveFlags() []cli.Flag {
	names := append([]string{registry.Auto}, strategy.Strategies.Names()...)
	flags := append(endgameFlags(), cmdline.Category("Search",
		cmdline.NameFlag("strategy", "the `ENGINE`: "+strings.Join(names, ", "), registry.Auto, names...),
		&cli.BoolFlag{Name: "all", Usage: "rate every first play, with the answer to each losing one", DisableDefaultText: true},
		&cli.BoolFlag{Name: "best-line", Usage: "show the shortest win against the longest resistance, in turns of all players, passes counted", DisableDefaultText: true},
	)...)
	flags = append(flags, cmdline.LimitFlags(search.Limits{Memory: 1 << 30})...)
	flags = append(flags, cmdline.BatchFlags()...)
	return append(flags, cmdline.JSONFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag(),
		&cli.StringFlag{Name: "proof", Usage: "write the winning strategy to `FILE`, for verify"},
		&cli.StringFlag{Name: "trace", Usage: "write every event of the search to `FILE`, for trace"},
		&cli.BoolFlag{Name: "document", Usage: "write --trace in the founding document's layout", DisableDefaultText: true})
}

func solve(c *cli.Context) error {
	rules, spec, list, err := asked(c)
	if err != nil {
		return err
	}
	p := printer{c: c, say: speak(c), spec: spec, many: len(list) != 1}
	if p.strategy, err = strategyOf(c); err != nil {
		return err
	}
	if err := p.refuse(); err != nil {
		return err
	}
	progress := cmdline.NewProgress(c.App.ErrWriter, int64(len(list)), c.Bool("quiet"))
	defer progress.Close()
	work := p.worker(rules, progress)
	switch {
	case p.many:
		err = p.batch(list, work)
	case list[0].bad != nil:
		err = list[0].bad
	default:
		err = p.emit(work(c.Context, list[0].Endgame))
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(p.code)
}

// worker returns what solves an endgame as the flags ask for.
func (p *printer) worker(rules *doudizhu.Rules, progress *cmdline.Progress) func(context.Context, doudizhu.Endgame) solved {
	return func(ctx context.Context, e doudizhu.Endgame) solved {
		j := job{&e, rules, p.strategy, strategy.Options{Limits: cmdline.Limits(p.c), Ask: questions(p.c)}}
		if !p.many && p.c.IsSet("workers") {
			j.options.Workers = p.c.Int("workers")
		}
		j.options.Progress = func(s search.Stats) {
			progress.Set(p.done.Load(), func() string { return p.say.Sprintf("%s: %s expanded", e.ID, cmdline.Count(s.Expanded)) })
		}
		r, err := j.recorded(ctx, p.c)
		return solved{j, r, err}
	}
}

// asked returns the rules and the endgames of a command that has them solved.
func asked(c *cli.Context) (rules *doudizhu.Rules, spec string, list []entry, err error) {
	if rules, spec, err = rulesOf(c); err != nil {
		return nil, "", nil, err
	}
	if list, err = endgames(c, rules); err != nil {
		return nil, "", nil, cmdline.SkipHint(err)
	}
	return rules, spec, list, nil
}

// strategyOf returns the strategy that --strategy names, and refuses a --memory below its floor. What the engines of
// search/andor need depends on the game; they refuse less themselves.
func strategyOf(c *cli.Context) (*strategy.Strategy, error) {
	s, err := strategy.New(c.String("strategy"))
	if err != nil {
		return nil, cmdline.Usagef(c, "--strategy: %v", err)
	}
	if s.MinMemory() == 0 {
		return s, nil
	}
	return s, checkMemory(c)
}

// checkMemory refuses a --memory below the floor of the dedicated solver.
func checkMemory(c *cli.Context) error {
	return cmdline.CallOf(c).CheckMemory("the dedicated solver", endgame.MinMemory)
}

// batch answers many endgames.
func (p *printer) batch(list []entry, work func(context.Context, doudizhu.Endgame) solved) error {
	bad, err := cmdline.Batch[doudizhu.Endgame, solved]{
		Items: func(yield func(doudizhu.Endgame, error) bool) {
			for _, item := range list {
				if !yield(item.Endgame, item.bad) {
					return
				}
			}
		},
		Name: func(e doudizhu.Endgame) string { return e.ID },
		Work: work,
		Emit: p.emit,
	}.Run(cmdline.CallOf(p.c), min(p.c.Int("workers"), len(list)))
	if err == nil || p.c.Context.Err() != nil {
		p.end(bad)
	}
	return err
}

// questions are what the flags ask beside who wins.
func questions(c *cli.Context) (ask []endgame.Question) {
	if c.Bool("all") {
		ask = append(ask, endgame.Moves)
	}
	if c.Bool("best-line") {
		ask = append(ask, endgame.BestLine)
	} else {
		ask = append(ask, endgame.Line)
	}
	if c.IsSet("proof") {
		ask = append(ask, endgame.Proof)
	}
	return ask
}

// refuse reports flags that don't go together.
func (p *printer) refuse() error {
	switch c := p.c; {
	case p.many && (c.IsSet("proof") || c.IsSet("trace")):
		return cmdline.Usagef(c, "--proof and --trace are for one endgame")
	case !p.many && (c.IsSet("skip") || c.IsSet("skip-bad")):
		return cmdline.Usagef(c, "--skip and --skip-bad are for many endgames")
	case c.IsSet("trace") && !p.strategy.Traces():
		return cmdline.Usagef(c, "--trace needs --strategy labelling, aostar, alphabeta or dfpn")
	case c.Bool("document") && (!c.IsSet("trace") || p.strategy.Spec.Name != "labelling"):
		return cmdline.Usagef(c, "--document needs --strategy labelling and --trace")
	case c.Bool("best-line") && !p.strategy.BestLine():
		return cmdline.Usagef(c, "--best-line needs --strategy auto")
	}
	return nil
}
