package bot

// klondike tune: the weights of the policy, and the win chances that uct estimates, fitted again.

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike/blind"
)

// TuneCommand returns the command tune.
func TuneCommand() *cli.Command {
	workers := cmdline.WorkersFlag()
	workers.Usage = "play on `N` threads; the result doesn't depend on it"
	seed := cmdline.SeedFlag("the search begins with this `NUMBER`", 1)
	return &cli.Command{
		Name:  "tune",
		Usage: "look for good weights of the bot's policy, or of its estimates of win chances",
		Description: "Writes a file of Go, to be put into klondike/blind. --part policy finds the weights of the\n" +
			"policy by an evolution strategy; 20,000 fresh deals measure them. --part chances has the\n" +
			"player uct play games, and fits the estimates that it uses in the place of games played out to\n" +
			"what its searches found. The deals begin at --first and never repeat. The same settings give\n" +
			"the same file.",
		Flags: slices.Concat(
			cmdline.Category("Tuning",
				cmdline.ChoiceFlag("part", "tune the `PART`", "policy", "chances"),
				cmdline.IntFlag("games", "play `N` games with each set of weights; for chances, in each round", 5000, 10, 1<<20),
				cmdline.IntFlag("population", "try `N` sets of weights in a round (policy)", 40, 10, 1<<16),
				&cli.BoolFlag{Name: "go-on", Usage: "begin with the weights in use, and small steps (policy)"},
				cmdline.IntFlag("iterations", "search by `N` iterations for a decision (chances)", 300, 10, 1<<20),
				cmdline.IntFlag("rounds", "play `N` rounds", 150, 1, 1<<16),
				cmdline.IntFlag("first", "the first deal is `N`", 1_000_000, 0, math.MaxInt32), seed, workers),
			input.RulesFlags(),
			cmdline.Category("Output",
				&cli.StringFlag{Name: "out", Usage: "write to `FILE`, not to standard output"}, cmdline.QuietFlag())),
		Action: func(c *cli.Context) error {
			return tune(cmdline.CallOf(c), tuning{
				Tuning: blind.Tuning{
					Terms: blind.Terms{Rules: input.RulesOf(c)}, First: uint64(c.Int("first")), Games: c.Int("games"), Population: c.Int("population"),
					GoOn: c.Bool("go-on"), Rounds: c.Int("rounds"), Seed: c.Uint64("seed"), Workers: c.Int("workers"),
				},
				part: c.String("part"), iterations: c.Int("iterations"), out: c.String("out"), quiet: c.Bool("quiet"),
			})
		},
	}
}

// tuning is the values of the flags.
type tuning struct {
	blind.Tuning
	part       string
	iterations int    // of a decision
	out        string // a path; empty: standard output
	quiet      bool
}

// tuned is the result of tuning a part.
type tuned interface {
	WriteGo(out io.Writer, draw int, command, date string) error
}

func tune(call *cmdline.Call, o tuning) error {
	part, others := o.policy, []string{"iterations"}
	if o.part == "chances" {
		part, others = o.chances, []string{"population", "go-on"}
	}
	if len(call.Args) > 0 {
		return call.Usagef("tune takes no argument, got %q", call.Args[0])
	}
	if i := slices.IndexFunc(others, call.Given); i >= 0 {
		return call.Usagef("--%s means nothing with --part %s", others[i], o.part)
	}
	notes := call.Notes
	if o.quiet {
		notes = io.Discard
	}
	result, err := part(call, notes)
	if err != nil {
		return err
	}
	write := func(w io.Writer) error {
		return result.WriteGo(w, o.Terms.Rules.Draw, call.Repeat([]string{"out", "workers", "quiet"}), time.Now().Format(time.DateOnly))
	}
	if o.out != "" {
		return cmdline.WriteFile(o.out, write)
	}
	return write(call.Out)
}

// policy finds the weights of the policy.
func (o tuning) policy(ctx context.Context, notes io.Writer) (tuned, error) {
	o.Progress = func(round int, best, median float64) {
		fmt.Fprintf(notes, "round %d: the best weights win %.1f %%, those in the middle %.1f %%\n", round, 100*best, 100*median)
	}
	result, err := blind.Tune(ctx, o.Tuning)
	if err == nil {
		fmt.Fprintf(notes, "%d fresh deals: %.2f %% won\n", result.Games, 100*result.Share)
	}
	return result, err
}

// chances fits the estimates of win chances.
func (o tuning) chances(ctx context.Context, notes io.Writer) (tuned, error) {
	return blind.Learn(ctx, blind.Learning{
		Terms: o.Terms, First: o.First, Games: o.Games, Iterations: o.iterations, Rounds: o.Rounds, Seed: o.Seed, Workers: o.Workers,
		Progress: func(round int, won, miss float64) {
			fmt.Fprintf(notes, "round %d: %.1f %% won; the new estimates miss by %.4f, mean square\n", round, 100*won, miss)
		},
	})
}
