// Package solve is the command solve: deals are read, solved, checked and printed.
package solve

// The command, and the steps for its deals.

import (
	"context"
	"errors"
	"io"
	"iter"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

// Command returns the command solve.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "solve",
		Usage:     "find out whether deals can be won, and how",
		ArgsUsage: common.Usage,
		Description: "Exit code 0: solved (with many deals, all of them), and with --shortest proved shortest;\n" +
			"1: proved unsolvable; 3: undecided, a limit came first; 2: bad input. Many deals are solved side by side, and answered on\n" +
			"a line each in their order. Limits hold for each deal with all requested answers,\n" +
			"--memory for all deals in work together. After Ctrl-C a batch prints the command to continue. With --proof exit code 3 also says\n" +
			"that a verdict has no proof.\n\n" +
			"Strategies with their options, the defaults first; for example --strategy astar:ties=oldest:reparent=keep.\n" +
			"As the founding document has it: klondike solve --random --strategy document --notation pinyin --progress 1000\n" + strategy.Strategies().Help(),
		Flags: slices.Concat(common.DealsFlags(), cmdline.BatchFlags(), common.RulesFlags(), searchFlags(),
			cmdline.Category("Output",
				common.NotationFlag(),
				progressFlag(),
				cmdline.FileFlag("proof", "write the proof of each verdict to `FILE`, a line a deal: of a win its moves, of a loss a certificate; klondike verify checks them; --time and --memory bound the search for a certificate as well as that for the verdict; - for standard output, without answers; FILE.gz is compressed", `{"schema":1,"proof":"klondike",`),
				cmdline.FileFlag("trace", "record the search in `FILE`, as JSON lines that the command trace reads", `{"schema":2,"problem":"`),
				cmdline.IntFlag("trace-events", "record the first `N` events: some 100 bytes each", 100_000, 1, 100_000_000),
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: func(c *cli.Context) error {
			o, err := optionsOf(c)
			if err != nil {
				return err
			}
			return solve(o)
		},
	}
}

func progressFlag() cli.Flag {
	f := cmdline.IntFlag("progress", "every `N` expansions write to standard error how far the search has come, and every 10 N the moves to the best position reached ("+
		strings.Join(reaching(), ", ")+")", 0, 1, math.MaxInt32)
	f.DefaultText = "none"
	return f
}

// reaching lists the strategies that know the best position reached, because they keep all positions.
func reaching() []string {
	return slices.DeleteFunc(strategy.Tracing(), func(name string) bool { return name == "idastar" })
}

type options struct {
	*common.Source
	engine   *engine
	notation klondike.Notation
	total    int64 // deals; 0: not known
	workers  int
	memory   string // as it was written
	skip     int
	json     bool
	quiet    bool
	proof    string // the file for proofs; empty: none
}

func optionsOf(c *cli.Context) (o options, err error) {
	o = options{
		Source: common.SourceOf(c), workers: c.Int("workers"), memory: c.String("memory"), skip: c.Int("skip"),
		json: c.Bool("json"), quiet: c.Bool("quiet"), proof: c.String("proof"),
	}
	switch {
	case cmdline.Given(c, "proof") && o.proof == "":
		return o, cmdline.Usagef(c, "--proof \"\" names no file")
	case o.proof == "-" && o.json:
		return o, cmdline.Usagef(c, "--json and --proof - both write to standard output; name a file for one of them")
	}
	if cmdline.Given(c, "n") {
		o.total = int64(c.Int("n"))
	}
	o.notation = klondike.Notation(c.String("notation"))
	o.engine, err = engineOf(c, o.Rules)
	return o, err
}

// solve answers the deals of the command line: a single deal in full, many on a line each.
// JSON lines for standard input are an exception: solve answers each at once, without waiting for a second deal, so that
// a program that writes the deals can wait for the answers.
func solve(o options) error {
	deals, err := o.Deals(false)
	if err != nil {
		return err
	}
	s := &solving{options: o, again: o.Again()}
	s.tally.shortest = o.engine.name() == "minimal"
	if o.proof != "" {
		if s.proofs, err = cmdline.CreateLines(o.proof, o.Out); err != nil {
			return err
		}
		defer s.proofs.Close()
	}
	prompt := o.json && slices.Contains(o.Args, "-") && !o.Given("trace")
	if o.skip > 0 || prompt {
		return s.several(deals)
	}
	next, stop := iter.Pull2(deals)
	defer stop()
	first, firstErr, _ := next()
	second, err, more := next()
	switch {
	case !more && firstErr != nil:
		return firstErr
	case !more:
		return s.one(first)
	}
	return s.several(func(yield func(klondike.Deal, error) bool) {
		for ok := yield(first, firstErr) && yield(second, err); ok; {
			d, err, more := next()
			ok = more && yield(d, err)
		}
	})
}

type solving struct {
	options
	again  string
	tally  tally
	scope  measure.Scope     // whose processor time is a deal's
	proofs *cmdline.LineFile // nil: without --proof
}

type outcome struct {
	klondike.Deal
	result strategy.Answer
	cpu    time.Duration // of the search
	texts  []string      // the moves of a solution, in the notation of the flags
	proof  klondikejson.Proof
	err    error // misuse of the engine, or a wrong solution
}

// answer solves d, writes the moves, and proves the verdict if --proof asks for that.
func (s *solving) answer(ctx context.Context, d klondike.Deal, progress func(strategy.Progress)) outcome {
	o := s.decide(ctx, d, progress)
	if s.proofs != nil && o.err == nil {
		o.proof, o.err = s.prove(ctx, &o)
	}
	return o
}

func (s *solving) decide(ctx context.Context, d klondike.Deal, progress func(strategy.Progress)) outcome {
	watch := measure.Start(s.scope)
	result, err := s.engine.solve(ctx, d, progress)
	o := outcome{Deal: d, result: result, cpu: watch.Stop()}
	switch {
	case errors.Is(err, klondike.ErrWrong):
		o.err = cmdline.Internalf("%v", err)
	case err != nil && ctx.Err() != nil && result.Shortest == nil:
		o.result.Status, o.result.Reason = search.Unknown, search.Cancelled
	case err != nil && ctx.Err() == nil:
		o.err = err
	case !result.NoLine && (result.Status == search.Solved || result.Best != nil):
		o.texts, o.err = s.notation.Format(d.Position, s.Rules, result.Path)
	}
	return o
}

// one answers a single deal in full. If the deal came from standard input, the command to repeat gives the deal itself.
func (s *solving) one(d klondike.Deal) error {
	if len(s.Args) > 0 && s.Args[0] == "-" {
		s.again = s.Repeat([]string{"from"}, d.ID+" "+d.Position.Neutral(s.Rules))
	}
	s.scope = measure.Process // the search may have several threads
	if s.engine.reach.Every > 0 {
		s.engine.reach.Show = s.report(d)
	}
	display := cmdline.NewProgress(s.Notes, s.engine.limits.Expansions, s.quiet || s.engine.reach.Every > 0)
	o := s.answer(s.Context, d, func(st strategy.Progress) {
		display.Set(st.Expanded, func() string { return progressText(s.Speech, st) })
	})
	display.Close()
	if s.engine.cut && !s.quiet {
		io.WriteString(s.Notes, s.Speech.Sprintf("%s has the first %s events; set --trace-events for more\n", s.engine.trace, cmdline.Count(s.engine.events)))
	}
	return s.done(s.emit(o, s.full))
}

// several answers deals in parallel, on a line each.
func (s *solving) several(deals iter.Seq2[klondike.Deal, error]) error {
	for _, flag := range []string{"trace", "progress"} {
		if s.Given(flag) {
			return s.Usagef("--%s records the search of one deal; there are more", flag)
		}
	}
	if err := s.engine.share(&s.options); err != nil {
		return err
	}
	began := time.Now()
	// On a terminal the deals' own lines show the progress.
	display := cmdline.NewProgress(s.Notes, s.total, s.quiet || cmdline.IsTerminal(s.Out))
	bad, err := cmdline.Batch[klondike.Deal, outcome]{
		Items: deals,
		Name:  func(d klondike.Deal) string { return s.Speech.Sprintf("deal %s", d.ID) },
		Whole: s.whole(),
		Work:  func(ctx context.Context, d klondike.Deal) outcome { return s.answer(ctx, d, nil) },
		Emit: func(o outcome) error {
			if o.err != nil {
				return phrase.Errorf("deal %s: %w", o.ID, o.err)
			}
			err := s.emit(o, s.line)
			display.Set(s.tally.total(), func() string { return s.tally.text(s.Speech) })
			return err
		},
	}.Run(s.Call, s.workers)
	display.Close()
	if !s.quiet && s.tally.total() > 1 || bad > 0 {
		leftOut := ""
		if bad > 0 {
			leftOut = s.Speech.Sprintf(" (%s left out)", s.Speech.Plural(int64(bad), "bad deal"))
		}
		io.WriteString(s.Notes, s.Speech.Sprintf("%s%s, %s; %s\n", s.tally.text(s.Speech), leftOut, cmdline.Duration(time.Since(began)), s.tally.rate(s.Speech)))
	}
	return s.done(err)
}

// emit counts an answer, and prints it with a single write: as JSON or as text.
func (s *solving) emit(o outcome, text func(outcome) string) error {
	if o.err != nil {
		return o.err
	}
	s.tally.add(o)
	if s.proofs != nil {
		if err := s.proofs.Write(o.proof.Line); err != nil || s.proof == "-" {
			return err
		}
	}
	if s.json {
		return cmdline.WriteJSON(s.Out, s.record(o))
	}
	_, err := io.WriteString(s.Out, text(o))
	return err
}

func (s *solving) done(err error) error {
	if err == nil && s.proofs != nil {
		err = s.proofs.Commit()
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(s.tally.code())
}
