// Package arena is the command arena: bots against each other on duplicate deals.
package arena

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// Command returns the command.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "arena",
		Usage: "let bots play against each other, and rank them with their uncertainty",
		Description: "Every two bots play every deal in every seating: each is the landlord once, on the chair\n" +
			"that the deal names, against two of the other; with --auction they call, on every chair\n" +
			"and every two chairs. A score is the mean of a bot's wins as the landlord and as the\n" +
			"peasants. Intervals are of 95 %, over deals. Without external bots and bots that think by\n" +
			"the clock, seeds repeat every game, however many --workers there are.\n\n" +
			"A bot is a name, with options as in NAME:OPTION=VALUE:SWITCH, or a program: one\n" +
			"whose name has a slash speaks JSON lines, as do json:PROGRAM, and botzone1:PROGRAM and\n" +
			"botzone2:PROGRAM the protocol of Botzone's FightTheLandlord and FightTheLandlord2.\n" +
			"Blanks separate a program from its arguments; quotes keep blanks and commas together.\n" +
			"LABEL=BOT gives a bot a label for the tables; @FILE stands for the bots of a file, a\n" +
			"line each. A program that fails ten times in a row ends the match: exit code 3.\n" +
			"--compliance tries one, with exit code 1 if it fails.\n\n" +
			"Bots with their options, the defaults first, as in strong:playouts=600:aim=points:\n" + bot.Players().Help(),
		Flags: flags(),
		Action: func(c *cli.Context) error {
			variant, _ := table.ByName(c.String("variant"))
			return run(cmdline.CallOf(c), options{
				bots: c.String("bots"), until: c.String("until"), compliance: c.String("compliance"),
				arena: arena.Options{
					Variant: variant, Seed: c.Uint64("seed"), Deals: c.Int("n"), Auction: c.Bool("auction"),
					Workers: c.Int("workers"), Records: cmdline.Given(c, "records"),
					Clock: func() func() time.Duration { return measure.Start(measure.Goroutine).Stop }, // of the processor
				},
				limits:  external.Limits{Time: cmdline.DurationOf(c, "bot-time"), Memory: int64(c.Int("bot-memory")) << 20},
				results: c.String("results"), records: c.String("records"),
				json: c.Bool("json"), quiet: c.Bool("quiet"),
			})
		},
	}
}

func flags() []cli.Flag {
	flags := cmdline.Category("Games",
		common.BotsFlag("the `BOTS`, with commas between them", "none"),
		cmdline.IntFlag("n", "play `N` deals, of consecutive seeds", 1000, 1, math.MaxInt32),
		cmdline.SeedFlag("the `SEED` of the first deal", 1),
		cmdline.ChoiceFlag("variant", "the `GAME`", table.Variants()...),
		&cli.StringFlag{Name: "until", Usage: "stop when it is clear whether the first of two bots scores rather `LOW,HIGH`, as in 0.50,0.53"},
		&cli.BoolFlag{Name: "auction", Usage: "find the landlord by calls", DisableDefaultText: true},
		cmdline.WorkersFlag())
	flags = append(flags, cmdline.Category("Programs",
		cmdline.DurationFlag("bot-time", "kill a program that takes this `TIME` for a decision", time.Second),
		cmdline.IntFlag("bot-memory", "kill a program that uses `N` MiB, on Linux", 512, 1, 1<<20),
		&cli.StringFlag{Name: "compliance", Usage: "try the `PROGRAM` step by step, and print its answer at the step that fails"})...)
	return append(flags, cmdline.Category("Output",
		&cli.StringFlag{Name: "results", Usage: "keep the deals in `FILE`, and continue from those in it"},
		&cli.StringFlag{Name: "records", Usage: "add the records of the games to `FILE`, a line each, for verify and replay"},
		cmdline.JSONFlag(), cmdline.QuietFlag())...)
}

// options are the values of the flags.
type options struct {
	bots, until, compliance string
	arena                   arena.Options
	limits                  external.Limits // of programs
	results, records        string          // paths; empty: none
	json, quiet             bool
}

func run(call *cmdline.Call, o options) error {
	if err := o.check(call); err != nil {
		return err
	}
	if call.Given("compliance") {
		return comply(call, o)
	}
	m, err := newMatch(call, o)
	if err != nil {
		return err
	}
	err = m.play()
	if gone := (*arena.Gone)(nil); errors.As(err, &gone) {
		return m.abort(gone)
	}
	if err == nil || call.Err() != nil {
		err = errors.Join(m.print(), err)
		m.noteCut()
	}
	return err
}

// check refuses impossible flags before the first game.
func (o *options) check(call *cmdline.Call) error {
	switch left := math.MaxUint64 - o.arena.Seed; {
	case len(call.Args) > 0:
		return call.Usagef("arena takes no argument, got %q; name bots with --bots", call.Args[0])
	case call.Given("bot-memory") && !external.MemoryHeld:
		return call.Usagef("--bot-memory: the memory of programs is known on Linux alone; leave it out")
	case o.results != "" && cmdline.Real(o.results) == cmdline.Real(o.records):
		return call.Usagef("--results and --records name one file, %s; give each its own", o.records)
	case uint64(o.arena.Deals)-1 > left:
		return call.Usagef("-n %d: the seeds end %d after %d", o.arena.Deals, left, o.arena.Seed)
	}
	return nil
}

// players reads --bots, as named and as made. Each is made once, so that a wrong name is found before the first game.
func (o *options) players(call *cmdline.Call) (list []arena.Bot, named []common.Bot, err error) {
	named, err = common.ReadBots(call, o.bots)
	if err != nil {
		return nil, nil, call.Usagef("--%s: %w", "bots", err)
	}
	for _, one := range named {
		b := arena.Bot{Name: one.Name, New: func() (table.Player, error) { return common.NewBot(one.Spec, o.arena.Variant, o.limits) }}
		if _, err := b.New(); err != nil {
			return nil, nil, call.Usagef("--%s: %w", "bots", err)
		}
		list = append(list, b)
	}
	if len(list) < 2 {
		return nil, nil, call.Usagef("--bots %q: name two or more, with commas between them: %s, or programs such as ./mybot", o.bots, common.BotNames())
	}
	return list, named, nil
}

// test reads --until; nil: there is none.
func (o *options) test(call *cmdline.Call, bots int) (*arena.Test, error) {
	if o.until == "" {
		return nil, nil
	}
	var t arena.Test
	low, high, _ := strings.Cut(o.until, ",")
	t.Low, _ = strconv.ParseFloat(low, 64) // 0 if the text isn't a number
	t.High, _ = strconv.ParseFloat(high, 64)
	if !(0 < t.Low && t.Low < t.High && t.High < 1) {
		return nil, call.Usagef("--until %q: give two scores between 0 and 1, the lower first, as in 0.50,0.53", o.until)
	}
	if bots != 2 {
		return nil, call.Usagef("--until is for two bots, not for %d", bots)
	}
	return &t, nil
}
