package solve

// The command solve: who wins an endgame, and how.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/doudizhu/trace"
	"kedou/internal/registry"
	"kedou/search"
	searchtrace "kedou/search/trace"
)

// Command returns the command solve.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "solve",
		Usage:     "decide open endgames: who wins, by which plays",
		ArgsUsage: "[FILE… | -]",
		Description: "Solves the endgame that --landlord and --peasant (or --down and --up) give, or those\n" +
			"of files, one a line: ID LANDLORD PEASANT LEAD, or ID LANDLORD DOWN UP LEAD, where\n" +
			"LEAD is L, P, D or U. Cards are 3-9, T, 10 or 0, J, Q, K, A, 2, and the jokers' letters,\n" +
			"which a comment behind an endgame may name: # jokers BR.\n" +
			"--workers solves several endgames at once; one gets that many threads if it is set.\n" +
			"Limits hold for the whole answer about an endgame: who wins, --all, the line of\n" +
			"play, --proof. All of it is checked by the referee, who shares no code with the solvers,\n" +
			"before it is printed or written. Of what a limit leaves undecided it may say to which\n" +
			"side the search leans: a guess, right more often than not, and no verdict.\n\n" +
			"Exit code 0: the side to move wins; 1: it loses; 3: undecided, or a limit came before\n" +
			"the proof asked for. Of several endgames, the highest code.\n\n" +
			"Strategies with their options, the defaults first, as in --strategy dfpn:backup=sum:\n" + strategy.Strategies().Help(),
		Flags: solveFlags(),
		Action: func(c *cli.Context) error {
			return solve(cmdline.CallOf(c), optionsOf(c), solveOptions{
				c.String("strategy"), c.String("proof"), c.String("trace"), c.String("document"), c.Bool("all"), c.Bool("best-line"), c.String("lists") == "full",
			})
		},
	}
}

func solveFlags() []cli.Flag {
	names := append([]string{registry.Auto}, strategy.Strategies().Names()...)
	return append(flags(cmdline.Category("Search",
		cmdline.NameFlag("strategy", "the `ENGINE`: "+strings.Join(names, ", "), registry.Auto, names...),
		&cli.BoolFlag{Name: "all", Usage: "rate every first play, with the answer to each losing one", DisableDefaultText: true},
		&cli.BoolFlag{Name: "best-line", Usage: "show the shortest win against the longest resistance, in turns of all players, passes counted", DisableDefaultText: true},
	)...),
		cmdline.FileFlag("proof", "write the winner's strategy to `FILE`, a record a line, for verify; - for standard output, without answers; FILE.gz is compressed", `{"schema":1,"proof":"doudizhu",`),
		cmdline.FileFlag("trace", "write every event of the search to `FILE`, for trace", `{"schema":2,"problem":"`),
		cmdline.FileFlag("document", "search as the founding document does, by --strategy labelling, and write its steps to `FILE` in its layout, for trace",
			`# and-or search trace |\d+: \d+\nopen: `),
		cmdline.ChoiceFlag("lists", "the open and the closed list in --document: what `CHANGES`, or in full and nothing else, as in the document", "changes", "full"))
}

// solveOptions are the values of the flags of solve only.
type solveOptions struct {
	engine                 string // the strategy as text
	proof, trace, document string // paths
	all, bestLine          bool
	fullLists              bool // in document
}

// solving is a run of the command.
type solving struct {
	*run
	solveOptions
	strategy  *strategy.Strategy
	questions []endgame.Question // in addition to the winner
}

func solve(call *cmdline.Call, o options, own solveOptions) error {
	r, err := newRun(call, o)
	if err != nil {
		return err
	}
	s := &solving{run: r, solveOptions: own}
	s.questions = s.asked()
	if s.Given("document") && !s.Given("strategy") {
		s.engine = "labelling"
	}
	if s.strategy, err = strategy.New(s.engine); err != nil {
		return call.Usagef("--%s: %w", "strategy", err)
	}
	if s.strategy.MinMemory() > 0 { // the needs of the engines of search/andor depend on the game; they refuse less memory themselves
		err = r.checkMemory()
	}
	if err == nil {
		err = s.refuse()
	}
	if err != nil {
		return err
	}
	if s.Given("proof") {
		if r.records, err = cmdline.CreateLines(s.proof, s.Out); err != nil {
			return err
		}
		defer r.records.Close()
		r.alone = s.proof == "-"
		if !r.alone {
			r.whole = s.proof
		}
	}
	return r.answer(s.solve)
}

// refuse reports flags that exclude each other.
func (s *solving) refuse() error {
	traced, document := s.Given("trace"), s.Given("document")
	switch {
	case traced && document:
		return s.Usagef("--trace and --document write the same search; give one of them")
	case s.many() && (traced || document):
		return s.Usagef("--trace and --document are for one endgame")
	case s.Given("proof") && s.proof == "":
		return s.Usagef("--proof \"\" names no file")
	case s.proof == "-" && s.json:
		return s.Usagef("--json and --proof - both write to standard output; name a file for one of them")
	case traced && !s.strategy.Traces():
		return s.Usagef("--trace needs --strategy labelling, aostar, alphabeta or dfpn")
	case document && s.strategy.Spec.Name != "labelling":
		return s.Usagef("--document is for --strategy labelling, the search that the document describes")
	case s.fullLists && !document:
		return s.Usagef("--lists full is for --document; give a file by that")
	case s.bestLine && !s.strategy.BestLine():
		return s.Usagef("--best-line needs --strategy auto")
	}
	return nil
}

// asked are the questions of the flags.
func (s *solving) asked() (ask []endgame.Question) {
	if s.all {
		ask = append(ask, endgame.Moves)
	}
	if s.bestLine {
		ask = append(ask, endgame.BestLine)
	} else {
		ask = append(ask, endgame.Line)
	}
	if s.Given("proof") {
		ask = append(ask, endgame.Proof)
	}
	return ask
}

// asks reports whether the flags ask q.
func (s *solving) asks(q endgame.Question) bool { return slices.Contains(s.questions, q) }

// solve answers an endgame, and writes the proof if there is one and --proof wants it.
func (s *solving) solve(ctx context.Context, e doudizhu.Endgame) answer {
	scope := measure.Process // the search may have several threads
	if s.many() {
		scope = measure.Goroutine
	}
	watch := measure.Start(scope)
	r, err := s.recorded(ctx, &e)
	spent := watch.Stop()
	a := answer{turn: r.Turn, outcome: r.Outcome, cut: s.asks(endgame.Proof) && r.Proof == nil, err: err}
	if err == nil && s.asks(endgame.Proof) {
		a.record, a.err = common.ProofOf(&e, s.spec, &r, reasonOf(&r))
	}
	switch line := s.lineOf(&r); {
	case err != nil:
	case s.json:
		record := doudizhujson.EndgameOf(&e, s.spec, &r, line)
		record.Stats.CPU = spent.Nanoseconds()
		a.object = record
	case s.many():
		a.text = s.row(&e, &r)
	default:
		a.text = s.paragraph(&e, &r)
	}
	return a
}

// recorded solves the endgame by the strategy, and writes a trace of every event to the file of --trace or --document, if
// given. An interrupted run leaves a trace of its events.
func (s *solving) recorded(ctx context.Context, e *doudizhu.Endgame) (r endgame.Result, err error) {
	if !s.Given("trace") && !s.Given("document") {
		return s.ask(ctx, e, nil)
	}
	err = cmdline.WriteFile(cmp.Or(s.trace, s.document), func(f io.Writer) error {
		var w interface {
			Write(searchtrace.Event)
			Close(verdict fmt.Stringer, why search.Reason) error
		} = searchtrace.NewWriter(f, searchtrace.Header{Problem: "doudizhu, " + s.spec, Engine: s.strategy.Spec.String(), Start: e.String()})
		switch {
		case s.fullLists:
			w = trace.NewDocumentWriter(f)
		case s.document != "":
			w = trace.NewWriter(f)
		}
		if r, err = s.ask(ctx, e, trace.Record(w.Write, e)); err != nil {
			return err
		}
		return w.Close(r.ForPeasants(), r.Reason)
	})
	return r, err
}

// ask solves the endgame by the strategy. An interrupted search has an answer too; an answer that the referee refuses is
// a fault of the program.
func (s *solving) ask(ctx context.Context, e *doudizhu.Endgame, observe func(search.Event[doudizhu.State, doudizhu.Play])) (r endgame.Result, err error) {
	o := strategy.Options{Limits: s.limits, Ask: s.questions, Progress: s.watch(e), Observe: observe}
	if !s.many() && s.Given("workers") {
		o.Workers = s.workers
	}
	solver, err := s.strategy.Open(s.rules, o)
	if err != nil {
		return r, err
	}
	r, err = solver.Solve(ctx, e)
	switch {
	case errors.Is(err, strategy.ErrWrong):
		return r, cmdline.Internalf("%v", err)
	case ctx.Err() != nil:
		return r, nil
	}
	return r, err
}

// reasonOf is the reason why an answer has no proof.
func reasonOf(r *endgame.Result) string { return cmp.Or(r.Reason, search.Cancelled).String() }
