// The command arena: bots against each other on duplicate deals.

package main

import (
	"errors"
	"math"
	"path/filepath"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

func arenaCommand() *cli.Command {
	return &cli.Command{
		Name:      "arena",
		Usage:     "let bots play against each other, and tell how sure it is who is stronger",
		ArgsUsage: " ",
		Description: "Every two bots play every deal in every seating: each is the landlord once, on the chair\n" +
			"that the deal names, against two of the other; with --auction they call, on every chair\n" +
			"and every two chairs. A score is the mean of a bot's wins as the landlord and as the\n" +
			"peasants. Intervals are of 95 %, over deals. Without external bots and bots that think by\n" +
			"the clock, seeds repeat every game, however many --workers there are.\n\n" +
			"A bot is a name, with options as in NAME:OPTION=VALUE,OPTION=VALUE, or a program: one\n" +
			"whose name has a slash speaks JSON lines, as do json:PROGRAM, and botzone1:PROGRAM and\n" +
			"botzone2:PROGRAM the protocol of Botzone's FightTheLandlord and FightTheLandlord2.\n" +
			"Blanks separate a program from its arguments. --compliance tries one, with exit code 1\n" +
			"if it fails.",
		Flags:  arenaFlags(),
		Action: runArena,
	}
}

func arenaFlags() []cli.Flag {
	flags := cmdline.Category("Games",
		botsFlag("the `BOTS`, with commas between them", "none"),
		cmdline.IntFlag("n", "play `N` deals, of consecutive seeds", 1000, 1, math.MaxInt32),
		cmdline.SeedFlag("the `SEED` of the first deal", 1),
		cmdline.ChoiceFlag("variant", "the `GAME`", table.Variants()...),
		&cli.StringFlag{Name: "until", Usage: "stop when it is clear whether the first of two bots scores rather `LOW,HIGH`, as in 0.50,0.53"},
		&cli.BoolFlag{Name: "auction", Usage: "find the landlord by calls", DisableDefaultText: true},
		cmdline.WorkersFlag())
	flags = append(flags, cmdline.Category("Programs",
		&cli.DurationFlag{Name: "bot-time", Usage: "kill a program that takes this `TIME` for a decision", Value: time.Second},
		cmdline.IntFlag("bot-memory", "kill a program that uses `N` MiB, on Linux", 512, 1, 1<<20),
		&cli.StringFlag{Name: "compliance", Usage: "try the `PROGRAM` step by step, and tell what it said at the step that fails"})...)
	return append(flags, cmdline.Category("Output",
		&cli.StringFlag{Name: "results", Usage: "keep the deals in `FILE`, and go on from those that are there"},
		&cli.StringFlag{Name: "records", Usage: "add the records of the games to `FILE`, a line each, for verify and replay"},
		&cli.StringFlag{Name: "plot", Usage: "draw the ratings to `FILE`.svg"},
		cmdline.JSONFlag(), cmdline.QuietFlag())...)
}

func runArena(c *cli.Context) error {
	variant, _ := table.ByName(c.String("variant"))
	if err := checkArena(c); err != nil {
		return err
	}
	if c.IsSet("compliance") {
		return comply(c, variant)
	}
	m, err := newMatch(c, variant)
	if err != nil {
		return err
	}
	if err = m.play(); err == nil || c.Context.Err() != nil {
		err = errors.Join(m.print(), m.draw(), err)
		m.tellCut()
	}
	return err
}

// checkArena refuses flags that make no sense before anything is played.
func checkArena(c *cli.Context) error {
	seed, n := c.Uint64("seed"), c.Int("n")
	path := c.String("plot")
	ending := filepath.Ext(path)
	switch left := math.MaxUint64 - seed; {
	case c.NArg() > 0:
		return cmdline.Usagef(c, "arena takes no argument, got %q; name bots with --bots", c.Args().First())
	case c.IsSet("bot-memory") && !external.MemoryHeld:
		return cmdline.Usagef(c, "--bot-memory: the memory of programs is known on Linux alone; leave it out")
	case path != "" && ending != ".svg":
		return cmdline.Usagef(c, "--plot %s: the picture is SVG; name it %s.svg", path, strings.TrimSuffix(path, ending))
	case uint64(n)-1 > left:
		return cmdline.Usagef(c, "-n %d: the seeds end %d after %d", n, left, seed)
	}
	return nil
}
