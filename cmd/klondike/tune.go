package main

// klondike tune: the weights of the players policy and uct, found anew.

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
		Usage:     "look for good weights of the bot's policy",
		ArgsUsage: " ",
		Description: "Finds the weights by the cross-entropy method and writes them as a file of Go, to be put\n" +
			"into klondike/blind. The deals begin at --first and never repeat; 20,000 fresh ones measure\n" +
			"the result. The same settings give the same weights.",
		Flags: slices.Concat(
			cmdline.Category("Tuning",
				cmdline.IntFlag("games", "play `N` games with each set of weights", 2000, 10, 1<<20),
				cmdline.IntFlag("population", "try `N` sets of weights in a round", 150, 10, 1<<16),
				cmdline.IntFlag("rounds", "play `N` rounds", 30, 1, 1<<16),
				cmdline.IntFlag("first", "the first deal is `N`", 1_000_000, 0, math.MaxInt32), seed, workers),
			rulesFlags(),
			cmdline.Category("Output",
				&cli.StringFlag{Name: "out", Usage: "write to `FILE`, not to standard output"}, cmdline.QuietFlag())),
		Action: tune,
	}
}

func tune(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "tune takes no argument, got %q", c.Args().First())
	}
	rules := rulesOf(c)
	result, err := blind.Tune(c.Context, blind.Tuning{
		Terms: blind.Terms{Rules: rules}, First: uint64(c.Int("first")), Games: c.Int("games"),
		Population: c.Int("population"), Rounds: c.Int("rounds"), Seed: c.Uint64("seed"), Workers: c.Int("workers"),
		Progress: func(round int, best, elite float64) {
			if !c.Bool("quiet") {
				fmt.Fprintf(c.App.ErrWriter, "round %d: the best weights win %.1f %%, the elite %.1f %% and more\n", round, 100*best, 100*elite)
			}
		},
	})
	if err != nil {
		return err
	}
	write := func(w io.Writer) error {
		return result.WriteGo(w, rules.Draw, cmdline.Repeat(c, []string{"out", "workers", "quiet"}), time.Now().Format(time.DateOnly))
	}
	if !c.Bool("quiet") {
		fmt.Fprintf(c.App.ErrWriter, "%d fresh deals: %.2f %% won\n", result.Games, 100*result.Share)
	}
	if path := c.String("out"); path != "" {
		return cmdline.WriteFile(path, write)
	}
	return write(c.App.Writer)
}
