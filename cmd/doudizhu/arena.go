// The command arena: bots against each other on duplicate deals.

package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
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
		&cli.StringFlag{Name: "bots", Usage: "the `BOTS`, with commas between them", DefaultText: "none"},
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
		&cli.StringFlag{Name: "plot", Usage: "draw the ratings to `FILE`, as its ending says: .svg or .png"},
		cmdline.JSONFlag(), cmdline.QuietFlag())...)
}

func runArena(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "arena takes no argument, got %q; name bots with --bots", c.Args().First())
	}
	if c.IsSet("bot-memory") && !external.MemoryHeld {
		return cmdline.Usagef(c, "--bot-memory: the memory of programs is known on Linux alone; leave it out")
	}
	variant, _ := table.ByName(c.String("variant"))
	if c.IsSet("compliance") {
		return comply(c, variant)
	}
	if err := checkPlot(c); err != nil {
		return err
	}
	bots, err := botsOf(c, variant)
	if err != nil {
		return err
	}
	test, err := testOf(c, len(bots))
	if err != nil {
		return err
	}
	m := match{
		c: c, bots: bots, tally: arena.NewTally(len(bots)), test: test,
		options: arena.Options{
			Variant: variant, Seed: c.Uint64("seed"), Deals: c.Int("n"), Auction: c.Bool("auction"), Workers: c.Int("workers"), Records: c.IsSet("records"),
		},
	}
	if left := math.MaxUint64 - m.options.Seed; uint64(m.options.Deals)-1 > left {
		return cmdline.Usagef(c, "-n %d: the seeds end %d after %d", m.options.Deals, left, m.options.Seed)
	}
	err = m.play()
	if err == nil || c.Context.Err() != nil {
		err = errors.Join(m.print(), m.draw(), err)
		m.tellCut()
	}
	return err
}

// match is what the flags ask for, and what is known of it.
type match struct {
	c       *cli.Context
	bots    []arena.Bot
	options arena.Options
	tally   *arena.Tally
	test    *arena.Test // nil if all deals are played
}

// testOf reads --until.
func testOf(c *cli.Context, bots int) (*arena.Test, error) {
	text := c.String("until")
	if text == "" {
		return nil, nil
	}
	var t arena.Test
	if n, _ := fmt.Sscanf(text, "%g,%g", &t.Low, &t.High); n < 2 || !(0 < t.Low && t.Low < t.High && t.High < 1) {
		return nil, cmdline.Usagef(c, "--until %q: give two scores between 0 and 1, the lower first, as in 0.50,0.53", text)
	}
	if bots != 2 {
		return nil, cmdline.Usagef(c, "--until is for two bots, not for %d", bots)
	}
	return &t, nil
}

// decided reports whether the test is over.
func (m *match) decided() bool { return m.test != nil && m.test.Decided(m.tally.Score(0)) }

// errDecided ends a match of which the test is over.
var errDecided = errors.New("decided")

// play plays the deals that the file of results doesn't have, and counts all.
func (m *match) play() error {
	kept, err := openResults(m)
	if err != nil {
		return err
	}
	defer kept.close()
	records, err := appendTo("records", m.c.String("records"))
	if err != nil {
		return err
	}
	defer records.close()
	rest := m.options
	rest.Seed += uint64(m.tally.Deals())
	if rest.Deals -= m.tally.Deals(); rest.Deals == 0 || m.decided() {
		return nil
	}
	progress := cmdline.NewProgress(m.c.App.ErrWriter, int64(m.options.Deals), m.c.Bool("quiet"))
	defer progress.Close()
	err = arena.Run(m.c.Context, m.bots, rest, func(d *arena.Deal) error {
		if err := m.tally.Add(d); err != nil {
			return err
		}
		progress.Set(int64(m.tally.Deals()), func() string {
			return speech(m.c).Sprintf("%s, %s first", speech(m.c).counted(m.tally.Deals(), "deal"), m.bots[m.tally.Standings()[0].Bot].Name)
		})
		err := errors.Join(records.games(d), kept.add(d))
		if err == nil && m.decided() {
			err = errDecided
		}
		return err
	})
	if errors.Is(err, errDecided) {
		return nil
	}
	return err
}

// again is the command that does the same, or goes on where it was interrupted.
func (m *match) again() string { return cmdline.Repeat(m.c, []string{"quiet"}) }

// tellCut says how to go on after an interruption.
func (m *match) tellCut() {
	switch {
	case m.tally.Deals() == m.options.Deals || m.decided() || !errors.Is(m.c.Context.Err(), context.Canceled):
	case m.c.IsSet("results"):
		cmdline.TellCut(m.c, "interrupted after %s; to go on: %s", speech(m.c).counted(m.tally.Deals(), "deal"), m.again())
	default:
		cmdline.TellCut(m.c, "interrupted after %s; with --results FILE they would be kept", speech(m.c).counted(m.tally.Deals(), "deal"))
	}
}
