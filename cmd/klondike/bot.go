package main

// klondike bot: games with hidden cards, played by a program.

import (
	"context"
	"fmt"
	"io"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/klondike/blind"
)

func botCommand() *cli.Command {
	return &cli.Command{
		Name:      "bot",
		Usage:     "have a program play deals with hidden cards, and tell how many it wins",
		ArgsUsage: "[FILE…]",
		Description: "The face-down cards are hidden and no move is taken back. A line for each game: won or lost,\n" +
			"cards left face down, decisions, seconds; at the end the win rate with its 95 % interval, and\n" +
			"the share of the deals that can be won with all cards known. Every win is checked by the rules\n" +
			"alone. A seed repeats its game, but with --time. Given FILEs that --results wrote, bot plays nothing\n" +
			"and sums them up; bench curve draws win rates against time from such sums.\n\n" + playersText(),
		Flags: slices.Concat(
			cmdline.Category("Games",
				cmdline.SeedFlag("the first deal has this `NUMBER`", 1),
				cmdline.IntFlag("n", "play `N` deals, of consecutive seeds", 100, 1, math.MaxInt32),
				cmdline.ChoiceFlag("stock", "the order of the stock is `WHAT` at first", "known", "hidden"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn are seen, not only the top one", Value: true}),
			rulesFlags(), botPlayerFlags(),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "winnable", Usage: "find out which lost deals could be won; --winnable=false: don't", Value: true},
				&cli.StringFlag{Name: "results", Usage: "keep the games in `FILE`, a JSON line each, and go on from those that are there"},
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: bot,
	}
}

// botPlayerFlags returns the flags that choose a player and its settings.
func botPlayerFlags() []cli.Flag {
	names := blind.Names()
	slices.Reverse(names)
	iterations := cmdline.IntFlag("iterations", "search `N` sampled worlds for a decision (uct)", 3000, 1, 1<<24)
	workers := cmdline.WorkersFlag()
	workers.Usage = "play `N` games at the same time"
	return cmdline.Category("Player",
		cmdline.ChoiceFlag("player", "the player is `NAME`", names...),
		iterations,
		&cli.DurationFlag{Name: "time", Usage: "think for `TIME` about a decision, in the place of --iterations (uct)"},
		cmdline.IntFlag("worlds", "ask about `N` worlds for a decision (hop)", 20, 1, 1<<20),
		cmdline.IntFlag("verdict", "expand `N` states for a world's verdict (hop)", 1000, 1, math.MaxInt32),
		cmdline.IntFlag("threads", "search `N` trees for a decision side by side (uct)", 1, 1, 256),
		&cli.StringFlag{Name: "without", Usage: "leave out the `TECHNIQUES` named, separated by commas"},
		workers)
}

// playersText tells what each player does.
func playersText() string {
	var b strings.Builder
	for _, name := range blind.Names() {
		fmt.Fprintf(&b, "%s %s.\n", name, blind.About(name))
	}
	return strings.TrimSpace(b.String())
}

// botRun is one run of the command.
type botRun struct {
	c       *cli.Context
	terms   blind.Terms
	options blind.Options
	is      botSetting
	first   uint64 // deal
	n       uint64 // deals
	sum     *botSum
	done    botResults // of the file
	keep    string     // the path of the file; empty: none
	file    *journal.Journal
}

func bot(c *cli.Context) error {
	if c.NArg() > 0 {
		for _, flag := range []string{"seed", "n", "stock", "fanned", "draw", "redeals", "no-worrying-back", "player",
			"iterations", "time", "worlds", "verdict", "threads", "without", "workers", "winnable", "results"} {
			if c.IsSet(flag) {
				return cmdline.Usagef(c, "--%s is for games to be played; files are summed up as they are", flag)
			}
		}
		return sumFiles(c)
	}
	r, err := newBotRun(c)
	if err != nil {
		return err
	}
	defer r.file.Close()
	err = r.play()
	if err == nil || c.Context.Err() != nil {
		if e := tellSums(c, []*botSum{r.sum}); e != nil {
			return e
		}
	}
	return err
}

// newBotRun reads the flags.
func newBotRun(c *cli.Context) (*botRun, error) {
	off, err := blind.ParseTechniques(c.String("without"))
	if err != nil {
		return nil, badOption(c, "without", err)
	}
	switch seed, n := c.Uint64("seed"), c.Int("n"); {
	case uint64(n)-1 > math.MaxUint64-seed:
		return nil, cmdline.Usagef(c, "-n %d: the seeds end %d after %d", n, math.MaxUint64-seed, seed)
	case c.Duration("time") < 0:
		return nil, cmdline.Usagef(c, "--time %v: give a time like 200ms", c.Duration("time"))
	case c.IsSet("time") && c.IsSet("iterations"):
		return nil, cmdline.Usagef(c, "--time and --iterations are two measures of one thing; give one of them")
	}
	r := &botRun{c: c, terms: blind.Terms{Rules: rulesOf(c), StockHidden: c.String("stock") == "hidden", Squared: !c.Bool("fanned")}}
	if r.terms.Squared && !r.terms.StockHidden {
		return nil, cmdline.Usagef(c, "--fanned=false goes with --stock hidden: of a known stock all is seen")
	}
	r.options = blind.Options{
		Off: off, Iterations: c.Int("iterations"), Time: c.Duration("time"), Worlds: c.Int("worlds"),
		Verdict: int64(c.Int("verdict")), Workers: c.Int("threads"),
	}
	r.is = settingOf(c.String("player"), r.terms, r.options)
	r.first, r.n, r.keep = c.Uint64("seed"), uint64(c.Int("n")), c.String("results")
	r.sum, r.done = &botSum{botSetting: r.is}, botResults{}
	return r, r.openResults()
}

// play plays the deals that aren't in the file yet.
func (r *botRun) play() error {
	idle := make(chan *botPlayer, r.c.Int("workers"))
	done := 0
	display := cmdline.NewProgress(r.c.App.ErrWriter, int64(r.c.Int("n")), r.c.Bool("quiet") || cmdline.IsTerminal(r.c.App.Writer))
	err := cmdline.Ordered(r.c.Context, r.c.Int("workers"), r.deals(), func(ctx context.Context, deal uint64) botGame {
		var p *botPlayer
		select {
		case p = <-idle:
		default:
			p = newBotPlayer(r)
		}
		g := p.play(ctx, deal)
		idle <- p
		return g
	}, func(g botGame) error {
		if g.err != nil {
			return g.err
		}
		done++
		r.sum.add(g)
		display.Set(int64(r.sum.Games), r.sum.rate)
		return r.print(g)
	})
	display.Close()
	if r.c.Context.Err() != nil {
		err = context.Cause(r.c.Context)
		r.tellCut(done)
	}
	return err
}

// deals yields the numbers of the deals that aren't in the file.
func (r *botRun) deals() iter.Seq2[uint64, error] {
	return func(yield func(uint64, error) bool) {
		for i := range r.n {
			if _, done := r.done[r.is][r.first+i]; !done && !yield(r.first+i, nil) {
				return
			}
		}
	}
}

// print writes a game down.
func (r *botRun) print(g botGame) error {
	if err := cmdline.WriteJSON(r.file, g); err != nil {
		return err
	}
	if r.c.Bool("json") {
		return cmdline.WriteJSON(r.c.App.Writer, g)
	}
	_, err := io.WriteString(r.c.App.Writer, g.line(cmdline.StyleOf(r.c.App.Writer)))
	return err
}

// tellCut says how to go on after an interruption.
func (r *botRun) tellCut(done int) {
	again := cmdline.Repeat(r.c, nil)
	if r.keep == "" {
		again = cmdline.Repeat(r.c, []string{"seed", "n"}, "--seed", fmt.Sprint(r.c.Uint64("seed")+uint64(done)), "-n", fmt.Sprint(r.c.Int("n")-done))
	}
	cmdline.TellCut(r.c, "interrupted; to go on: %s", again)
}
