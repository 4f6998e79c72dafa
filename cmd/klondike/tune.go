package main

// klondike tune: the weights of the policy, and the win chances that uct estimates, found anew.

import (
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike/blind"
)

func tuneCommand() *cli.Command {
	workers := cmdline.WorkersFlag()
	workers.Usage = "play on `N` threads; the result doesn't depend on it"
	seed := cmdline.SeedFlag("the search begins with this `NUMBER`", 1)
	return &cli.Command{
		Name:      "tune",
		Usage:     "look for good weights of the bot's policy, or of its estimates of win chances",
		ArgsUsage: " ",
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
			rulesFlags(),
			cmdline.Category("Output",
				&cli.StringFlag{Name: "out", Usage: "write to `FILE`, not to standard output"}, cmdline.QuietFlag())),
		Action: tune,
	}
}

// tuned is what a part's tuning has found.
type tuned interface {
	WriteGo(out io.Writer, draw int, command, date string) error
}

func tune(c *cli.Context) error {
	part, others := tunePolicy, []string{"iterations"}
	if c.String("part") == "chances" {
		part, others = tuneChances, []string{"population", "go-on"}
	}
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "tune takes no argument, got %q", c.Args().First())
	}
	for _, other := range others {
		if c.IsSet(other) {
			return cmdline.Usagef(c, "--%s means nothing with --part %s", other, c.String("part"))
		}
	}
	result, err := part(c)
	if err != nil {
		return err
	}
	write := func(w io.Writer) error {
		return result.WriteGo(w, rulesOf(c).Draw, cmdline.Repeat(c, []string{"out", "workers", "quiet"}), time.Now().Format(time.DateOnly))
	}
	if path := c.String("out"); path != "" {
		return cmdline.WriteFile(path, write)
	}
	return write(c.App.Writer)
}

func tunePolicy(c *cli.Context) (tuned, error) {
	result, err := blind.Tune(c.Context, blind.Tuning{
		Terms: blind.Terms{Rules: rulesOf(c)}, First: uint64(c.Int("first")), Games: c.Int("games"),
		Population: c.Int("population"), GoOn: c.Bool("go-on"), Rounds: c.Int("rounds"), Seed: c.Uint64("seed"), Workers: c.Int("workers"),
		Progress: func(round int, best, median float64) {
			tellTuning(c, "round %d: the best weights win %.1f %%, those in the middle %.1f %%\n", round, 100*best, 100*median)
		},
	})
	if err == nil {
		tellTuning(c, "%d fresh deals: %.2f %% won\n", result.Games, 100*result.Share)
	}
	return result, err
}

func tuneChances(c *cli.Context) (tuned, error) {
	return blind.Learn(c.Context, blind.Learning{
		Terms: blind.Terms{Rules: rulesOf(c)}, First: uint64(c.Int("first")), Games: c.Int("games"),
		Iterations: c.Int("iterations"), Rounds: c.Int("rounds"), Seed: c.Uint64("seed"), Workers: c.Int("workers"),
		Progress: func(round int, won, miss float64) {
			tellTuning(c, "round %d: %.1f %% won; the new estimates miss by %.4f, mean square\n", round, 100*won, miss)
		},
	})
}

func tellTuning(c *cli.Context, format string, x ...any) {
	if !c.Bool("quiet") {
		fmt.Fprintf(c.App.ErrWriter, format, x...)
	}
}
