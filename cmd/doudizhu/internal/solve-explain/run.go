// Package solve has the commands that decide endgames and explain them: solve and explain.
package solve

// The common part of both commands: they answer one or several endgames, and count the winners.

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

// flags returns the flags of both commands, with those of one command after those of the endgame.
func flags(own ...cli.Flag) []cli.Flag {
	flags := append(common.EndgameFlags(), own...)
	flags = append(flags, cmdline.LimitFlags(search.Limits{Memory: 1 << 30})...)
	flags = append(flags, cmdline.BatchFlags()...)
	return append(flags, cmdline.JSONFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag())
}

// options are the values of the flags of both commands.
type options struct {
	common.EndgameOptions
	limits      search.Limits
	workers     int
	json, quiet bool
}

func optionsOf(c *cli.Context) options {
	return options{common.EndgameOptionsOf(c), cmdline.Limits(c), c.Int("workers"), c.Bool("json"), c.Bool("quiet")}
}

// run answers the endgames of a command line and counts who wins.
type run struct {
	*cmdline.Call
	options
	say      phrases
	rules    *doudizhu.Rules
	spec     string // the rules as text
	list     []common.Entry
	progress *cmdline.Progress
	done     atomic.Int64
	won      map[string]int // by the side
	code     int
	records  *cmdline.LineFile // nil: without --proof
	whole    string            // the name of that file; empty on standard output
	alone    bool              // standard output has the records alone
}

// answer is the text about an endgame, or the reason why there is none.
type answer struct {
	turn    doudizhu.Seat
	outcome andor.Outcome // for the side of turn
	cut     bool          // a part of the answer is missing
	object  any           // the object of --json
	text    string
	record  []byte // of a proof, with --proof
	err     error
}

// newRun reads the rules and the endgames.
func newRun(call *cmdline.Call, o options) (r *run, err error) {
	r = &run{Call: call, options: o, say: phrases{common.PhrasesOf(call)}, won: map[string]int{}}
	if r.rules, r.spec, err = o.RuleSet(call); err == nil {
		r.list, err = o.List(call, r.rules)
	}
	return r, cmdline.SkipHint(err)
}

// many reports whether the answers belong to a batch.
func (r *run) many() bool { return len(r.list) != 1 }

// checkMemory refuses a --memory below the floor of the dedicated solver.
func (r *run) checkMemory() error { return r.CheckMemory("the dedicated solver", endgame.MinMemory) }

// answer answers all endgames by work, and returns the exit code.
func (r *run) answer(work func(context.Context, doudizhu.Endgame) answer) (err error) {
	r.progress = cmdline.NewProgress(r.Notes, int64(len(r.list)), r.quiet)
	defer r.progress.Close()
	switch {
	case r.many():
		err = r.batch(work)
	case r.Given("skip") || r.Given("skip-bad"): // a file of one endgame
		err = r.Usagef("--skip and --skip-bad are for many endgames")
	case r.list[0].Bad != nil:
		err = r.list[0].Bad
	default:
		err = r.emit(work(r, r.list[0].Endgame))
	}
	if err == nil && r.records != nil && r.Err() == nil {
		err = r.records.Commit()
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(r.code)
}

// batch answers many endgames.
func (r *run) batch(work func(context.Context, doudizhu.Endgame) answer) error {
	bad, err := cmdline.Batch[doudizhu.Endgame, answer]{
		Items: func(yield func(doudizhu.Endgame, error) bool) {
			for _, item := range r.list {
				if !yield(item.Endgame, item.Bad) {
					return
				}
			}
		},
		Name:  func(e doudizhu.Endgame) string { return e.ID },
		Work:  work,
		Emit:  r.emit,
		Whole: r.whole,
	}.Run(r.Call, min(r.workers, len(r.list)))
	if (err == nil || r.Err() != nil) && !r.json && !r.alone {
		r.end(bad)
	}
	return err
}

// watch shows the progress of the search on e.
func (r *run) watch(e *doudizhu.Endgame) func(search.Stats) {
	return func(s search.Stats) {
		r.progress.Set(r.done.Load(), func() string { return r.say.Sprintf("%s: %s expanded", e.ID, cmdline.Count(s.Expanded)) })
	}
}

// emit writes an answer, counts it, and notes its exit code: whether the side to move wins.
func (r *run) emit(a answer) error {
	if a.err != nil {
		return a.err
	}
	r.done.Add(1)
	r.won[doudizhujson.Winner(a.turn, a.outcome)]++
	code := map[andor.Outcome]int{andor.Won: cmdline.Yes, andor.Lost: cmdline.No, andor.Unknown: cmdline.Undecided}[a.outcome]
	if a.cut {
		code = cmdline.Undecided
	}
	r.code = max(r.code, code)
	if a.record != nil {
		if err := r.records.Write(a.record); err != nil || r.alone {
			return err
		}
	}
	return r.Print(r.json, a.object, a.text)
}

// end writes the tally of many answers.
func (r *run) end(bad int) {
	text := r.say.Sprintf("%s: landlord wins %d, peasants win %d, undecided %d",
		r.say.Plural(r.done.Load(), "endgame"), r.won["landlord"], r.won["peasant"], r.won[andor.Unknown.String()])
	if bad > 0 {
		text += r.say.Sprintf(", left out %d", bad)
	}
	fmt.Fprintln(r.Out, text)
	if r.Err() == nil {
		fmt.Fprint(r.Out, r.say.Sprintf("again: %s\n", r.Repeat(nil, r.Args...)))
	}
}

// name is the text before a position: its name in a file.
func (r *run) name(e *doudizhu.Endgame) string {
	if len(r.Args) == 0 {
		return ""
	}
	return e.ID + ": "
}

// work writes the cost of an answer.
func (r *run) work(s search.Stats) string {
	return r.say.Sprintf("work: %s expanded, %s stored, %s, %s\n", cmdline.Count(s.Expanded),
		cmdline.Count(s.States), cmdline.Duration(s.Elapsed), cmdline.Bytes(s.Bytes))
}

// again is the command that repeats the answer to e, which standard input may
// have given in any notation.
func (r *run) again(e *doudizhu.Endgame) string {
	command := r.Repeat(nil, r.Args...)
	if slices.Equal(r.Args, []string{"-"}) {
		command = "echo " + cmdline.Quote(e.Line()) + " | " + r.Repeat([]string{"jokers"}, r.Args...)
	}
	return r.say.Sprintf("again: %s\n", command)
}
