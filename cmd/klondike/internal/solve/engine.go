package solve

// The choice of the search: its flags, and the common parts of all searches.

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// searchFlags returns the flags that engineOf reads: --strategy, shorthands of its options, and limits.
func searchFlags() []cli.Flag {
	names := append([]string{registry.Auto}, strategy.Strategies().Names()...)
	flags := []cli.Flag{
		&cli.BoolFlag{Name: "shortest", Usage: "find a shortest solution and prove it: --strategy minimal; 2 GiB of memory unless --memory says otherwise", DisableDefaultText: true},
		cmdline.NameFlag("strategy", "search with `NAME`, or with NAME:OPTION=VALUE:SWITCH: "+strings.Join(names, ", "), registry.Auto, names...),
	}
	for _, o := range shorthands() {
		flags = append(flags, optionFlag(o))
	}
	workers := cmdline.WorkersFlag()
	workers.Usage = "solve `N` deals at the same time; if set, also search a single deal with N workers (fast)"
	return append(cmdline.Category("Search", append(flags, workers)...), cmdline.LimitFlags(search.Limits{Memory: 1 << 30})...)
}

// flagged are the options of strategies that have a flag, too; threads are --workers.
var flagged = []string{"score", "depth", "without", "polish", "no-line", "certify", "best", "metric"}

// shorthands returns the options of the strategies that have a flag.
func shorthands() []registry.Option {
	return slices.DeleteFunc(strategy.Strategies().Options(), func(o registry.Option) bool { return !slices.Contains(flagged, o.Name) })
}

func optionFlag(o registry.Option) cli.Flag {
	usage := o.About
	if with := strategy.Strategies().Heeding(o.Name); len(with) < len(strategy.Strategies()) {
		usage += " (" + strings.Join(with, ", ") + ")"
	}
	switch o.Kind {
	case registry.Word:
		f := cmdline.ChoiceFlag(o.Name, usage, o.Words...)
		if o.Name == "score" {
			f.DefaultText = "the strategy's own"
		}
		return f
	case registry.Whole:
		value, _ := strconv.Atoi(o.Default)
		return cmdline.IntFlag(o.Name, usage, value, int(o.Least), int(o.Most))
	case registry.Switch:
		return &cli.BoolFlag{Name: o.Name, Usage: usage, DisableDefaultText: true}
	}
	return cmdline.NamesFlag(o.Name, usage, o.Words...)
}

func strategyOf(c *cli.Context) (*strategy.Strategy, error) {
	if c.Bool("shortest") && cmdline.Given(c, "strategy") {
		return nil, cmdline.Usagef(c, "--strategy doesn't go with --shortest, which has a search of its own")
	}
	spec, err := registry.Parse(c.String("strategy"))
	if c.Bool("shortest") {
		spec.Name = "minimal"
	}
	for _, o := range shorthands() {
		if cmdline.Given(c, o.Name) && err == nil {
			err = spec.Set(o.Name, valueOf(c, o.Name))
		}
	}
	var s *strategy.Strategy
	if err == nil {
		s, err = strategy.Strategies().Make(spec)
	}
	if err == nil {
		return s, nil
	}
	option := "strategy"
	if bad := new(registry.OptionError); errors.As(err, &bad) && cmdline.Given(c, bad.Option) {
		option, err = bad.Option, bad.Err
	}
	return nil, cmdline.Usagef(c, "--%s: %v", option, err)
}

// valueOf returns the value of an option's flag, in the form of a spec.
func valueOf(c *cli.Context, name string) string {
	switch text := c.String(name); text {
	case "true":
		return "on"
	case "false":
		return "off"
	default:
		return strings.ReplaceAll(text, ",", "+")
	}
}

// engine solves deals of one set of rules by the settings of the flags. Its solve may be called from several goroutines.
type engine struct {
	*strategy.Strategy
	rules   klondike.Rules
	limits  search.Limits
	threads int                   // for a deal
	reach   strategy.Reach        // of a single deal
	trace   string                // the file to trace the search in; empty: none
	events  int                   // at most, in the trace
	cut     bool                  // the search had more
	idle    chan *strategy.Solver // with their tables, for the next deals
}

// needLine are flags that need a solution: --certify replays it, --proof writes it.
var needLine = []string{"shortest", "metric", "best", "certify", "polish", "notation", "proof"}

func engineOf(c *cli.Context, rules klondike.Rules) (*engine, error) {
	if i := slices.IndexFunc(needLine, func(name string) bool { return cmdline.Given(c, name) }); c.Bool("no-line") && i >= 0 {
		return nil, cmdline.Usagef(c, "--%s doesn't go with --no-line, which writes no solution; leave one of them out", needLine[i])
	}
	s, err := strategyOf(c)
	if err != nil {
		return nil, err
	}
	e := &engine{Strategy: s, rules: rules, limits: cmdline.Limits(c), trace: c.String("trace"), events: c.Int("trace-events"), reach: strategy.Reach{Every: int64(c.Int("progress"))}, idle: make(chan *strategy.Solver, c.Int("workers"))}
	if depth, limited := s.Spec.Value("depth"); limited {
		e.limits.Depth, _ = strconv.Atoi(depth)
	}
	if !cmdline.Given(c, "expansions") && !cmdline.Given(c, "time") {
		e.limits.Expansions = s.Expansions()
	}
	if e.name() == "minimal" && !cmdline.Given(c, "memory") {
		e.limits.Memory = minimal.DefaultMemory
	}
	if cmdline.Given(c, "workers") { // or else one worker, whose solutions repeat exactly
		e.threads = c.Int("workers")
	}
	if err := cmp.Or(e.goesWith(c, "trace", strategy.Tracing()), e.goesWith(c, "progress", reaching())); err != nil {
		return nil, err
	}
	if cmdline.Given(c, "trace-events") && !cmdline.Given(c, "trace") {
		return nil, cmdline.Usagef(c, "--trace-events bounds what --trace writes; give that, too")
	}
	if cmdline.Given(c, "trace") && e.trace == "" {
		return nil, cmdline.Usagef(c, "--trace \"\" names no file")
	}
	return e, cmdline.CallOf(c).CheckMemory(e.name(), e.MinMemory())
}

// goesWith refuses a flag that the strategy doesn't heed.
func (e *engine) goesWith(c *cli.Context, flag string, with []string) error {
	if !cmdline.Given(c, flag) || slices.Contains(with, e.name()) {
		return nil
	}
	return cmdline.Usagef(c, "--%s goes with --strategy %s, not with %s", flag, strings.Join(with, ", "), e.name())
}

func (e *engine) name() string { return e.Spec.Name }

// solve answers a deal, and traces the search with --trace. The search calls progress.
func (e *engine) solve(ctx context.Context, d klondike.Deal, progress func(strategy.Progress)) (strategy.Answer, error) {
	if e.trace != "" {
		return e.traced(d, func(observe strategy.Observer) (strategy.Answer, error) { return e.search(ctx, d, progress, observe) })
	}
	return e.search(ctx, d, progress, nil)
}

// search answers a deal by an idle solver or a new one, which calls progress and observe.
func (e *engine) search(ctx context.Context, d klondike.Deal, progress func(strategy.Progress), observe strategy.Observer) (strategy.Answer, error) {
	var solver *strategy.Solver
	select {
	case solver = <-e.idle:
	default:
		var err error
		solver, err = e.Open(e.rules, strategy.Options{Limits: e.limits, Workers: e.threads, Progress: progress, Observe: observe, Reach: e.reach})
		if err != nil {
			return strategy.Answer{}, err
		}
	}
	a, err := solver.Solve(ctx, &d.Position)
	e.idle <- solver
	return a, err
}

// traced runs a search, and writes its trace, which ends with the verdict. An interrupted search
// has a trace too; a failed search leaves none.
func (e *engine) traced(d klondike.Deal, run func(strategy.Observer) (strategy.Answer, error)) (strategy.Answer, error) {
	file, err := cmdline.Create(e.trace)
	if err != nil {
		return strategy.Answer{}, err
	}
	defer file.Close()
	w := trace.NewWriter(file, trace.Header{Problem: strategy.ProblemOf(e.rules), Engine: e.Spec.String(), Start: d.Position.Neutral(e.rules)})
	w.Bound(e.events)
	a, err := run(func(*klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
		none := func(klondike.State) string { return "" } // a trace by moves has no states
		return trace.Record(w.Write, none, klondike.Step.String), nil
	})
	traceErr := w.Close(a.Status, a.Reason)
	e.cut = w.Cut()
	if failed := a.Status == search.Unknown && a.Reason == search.NoReason; traceErr == nil && !failed {
		traceErr = file.Commit()
	}
	if traceErr != nil {
		return strategy.Answer{}, traceErr
	}
	return a, err
}

// share gives each deal that is solved in parallel its part of the memory, and one thread. Too little memory for
// a deal is an error.
func (e *engine) share(o *options) error {
	e.threads = 1
	e.limits.Memory = max(e.limits.Memory/int64(o.workers), 1) // 0 would be no limit
	if e.limits.Memory < e.MinMemory() {
		return o.Usagef("--memory %s for %d deals at a time: %s needs %s for each; set --memory %dMiB or fewer --workers",
			o.memory, o.workers, e.name(), cmdline.Bytes(e.MinMemory()), int64(o.workers)*e.MinMemory()>>20)
	}
	if e.name() == "minimal" && o.workers > 1 && !o.quiet {
		io.WriteString(o.Notes, o.Speech.Sprintf("%d deals at a time, %s of memory for each\n", o.workers, cmdline.Bytes(e.limits.Memory)))
	}
	return nil
}
