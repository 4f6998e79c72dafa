// The command explain: why an endgame is won or lost.

package main

import (
	"context"
	"io"
	"sync/atomic"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/plans"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search"
	"kedou/search/andor"
)

func explainCommand() *cli.Command {
	flags := append(endgameFlags(), cmdline.LimitFlags(search.Limits{Memory: 1 << 30})...)
	flags = append(flags, cmdline.BatchFlags()...)
	return &cli.Command{
		Name:      "explain",
		Usage:     "tell why an endgame is won or lost: the plan, the critical line, where natural plays go wrong",
		ArgsUsage: "[FILE… | -]",
		Description: "Takes endgames as solve does. Tells who wins and by which plays; what the winners rely on\n" +
			"(plays that nobody can beat, cards that are kept, what the losers are left with); the line\n" +
			"in which the losers resist most; and what goes wrong after the two losing plays that come\n" +
			"to mind first, as the robot and hint have them. Of a lost endgame it tells the answers to\n" +
			"every play, by classes. In a line, ! is the only play that wins, * one that nobody can beat.\n\n" +
			"A situation is a position in which the winners have to find a play: they can't go out at\n" +
			"once, nor lay their cards one play after the other with nobody able to beat them. The\n" +
			"explanation is read off a strategy with few situations. Every strategy and every line is\n" +
			"checked by the referee, who shares no code with the solver, before it is printed.\n\n" +
			"Exit code 0: the side to move wins; 1: it loses; 3: undecided, or a limit came before the\n" +
			"explanation was complete. Of several endgames, the highest code.",
		Flags:  append(flags, cmdline.JSONFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag()),
		Action: explainRun,
	}
}

func explainRun(c *cli.Context) error {
	rules, spec, list, err := asked(c)
	if err == nil {
		err = checkMemory(c)
	}
	if err != nil {
		return err
	}
	x := explaining{c: c, say: speak(c), rules: rules, spec: spec, many: len(list) != 1}
	x.progress = cmdline.NewProgress(c.App.ErrWriter, int64(len(list)), c.Bool("quiet"))
	defer x.progress.Close()
	switch {
	case x.many:
		err = x.batch(list)
	case c.IsSet("skip") || c.IsSet("skip-bad"): // a file of one endgame
		err = cmdline.Usagef(c, "--skip and --skip-bad are for many endgames")
	case list[0].bad != nil:
		err = list[0].bad
	default:
		err = x.emit(x.work(c.Context, list[0].Endgame))
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(x.code)
}

// explaining is a run of the command.
type explaining struct {
	c        *cli.Context
	say      phrases
	rules    *doudizhu.Rules
	spec     string
	many     bool
	progress *cmdline.Progress
	done     atomic.Int64
	tally    tally
	code     int
}

// explained is an explanation, or why there is none.
type explained struct {
	*explain.Explanation
	err error
}

// work explains an endgame. What was found before an interruption is an answer.
func (x *explaining) work(ctx context.Context, e doudizhu.Endgame) explained {
	found, err := explain.Explain(ctx, *x.rules, &e, explain.Options{
		Limits: cmdline.Limits(x.c),
		Progress: func(s search.Stats) {
			x.progress.Set(x.done.Load(), func() string { return x.say.Sprintf("%s: %s expanded", e.ID, cmdline.Count(s.Expanded)) })
		},
	})
	if found != nil && ctx.Err() != nil {
		err = nil
	}
	if err == nil {
		err = refereed(x.rules, found)
	}
	return explained{found, err}
}

// batch explains many endgames.
func (x *explaining) batch(list []entry) error {
	bad, err := cmdline.Batch[doudizhu.Endgame, explained]{
		Items: func(yield func(doudizhu.Endgame, error) bool) {
			for _, item := range list {
				if !yield(item.Endgame, item.bad) {
					return
				}
			}
		},
		Name: func(e doudizhu.Endgame) string { return e.ID },
		Work: x.work,
		Emit: x.emit,
	}.Run(cmdline.CallOf(x.c), min(x.c.Int("workers"), len(list)))
	if (err == nil || x.c.Context.Err() != nil) && !x.c.Bool("json") {
		p := printer{c: x.c, say: x.say, many: true, tally: x.tally}
		p.done.Store(x.done.Load())
		p.end(bad)
	}
	return err
}

// emit writes an explanation.
func (x *explaining) emit(e explained) error {
	if e.err != nil {
		return e.err
	}
	x.done.Add(1)
	x.tally.count(e.Endgame.Turn, e.Outcome)
	x.code = max(x.code, explainCode(e.Explanation))
	if x.c.Bool("json") {
		return cmdline.WriteJSON(x.c.App.Writer, plans.ExplainedOf(e.Explanation, x.spec))
	}
	_, err := io.WriteString(x.c.App.Writer, x.paragraph(e.Explanation))
	return err
}

// explainCode is the exit code of an explanation.
func explainCode(e *explain.Explanation) int {
	switch {
	case !e.Complete() || e.Outcome == andor.Unknown:
		return cmdline.Undecided
	case e.Outcome == andor.Won:
		return cmdline.Yes
	}
	return cmdline.No
}

// refereed has the referee look at all strategies and lines of an explanation.
func refereed(r *doudizhu.Rules, e *explain.Explanation) error {
	if err := e.Verify(*r); err != nil {
		return cmdline.Internalf("%v: %v", e.Endgame, err)
	}
	return nil
}
