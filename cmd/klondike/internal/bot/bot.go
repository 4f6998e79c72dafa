// Package bot is the command bot: programs play with hidden cards, and their wins are counted.
package bot

// klondike bot: the command.

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike/blind"
)

// Command returns the command bot.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "bot",
		Usage:     "have a program play deals with hidden cards, and count its wins",
		ArgsUsage: "[FILE…]",
		Description: "The face-down cards are hidden and no move is taken back. A line for each game: won or lost,\n" +
			"cards left face down, decisions, seconds; at the end the win rate with its 95 % interval, and\n" +
			"the share of the deals that can be won with all cards known. Every win is checked by the rules\n" +
			"alone. A seed repeats its game, except with --time. Given FILEs that --results wrote, bot plays nothing\n" +
			"and sums them up; bench curve draws win rates against time from such sums.\n\n" + playersText(),
		Flags: slices.Concat(
			cmdline.Category("Games",
				cmdline.SeedFlag("the first deal has this `NUMBER`", 1),
				cmdline.IntFlag("n", "play `N` deals, of consecutive seeds", 100, 1, math.MaxInt32),
				cmdline.ChoiceFlag("stock", "the order of the stock is `WHAT` at first", "known", "hidden"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn are seen, not only the top one", Value: true}),
			common.RulesFlags(), playerFlags(),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "winnable", Usage: "find out which lost deals could be won; --winnable=false: don't", Value: true},
				&cli.StringFlag{Name: "results", Usage: "keep the games in `FILE`, a JSON line each, and continue from those in it"},
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: func(c *cli.Context) error { return run(cmdline.CallOf(c), optionsOf(c)) },
	}
}

// playerFlags returns the flags that choose a player and its settings.
func playerFlags() []cli.Flag {
	names := blind.Names()
	slices.Reverse(names)
	iterations := cmdline.IntFlag("iterations", "search `N` sampled worlds for a decision (uct)", 3000, 1, 1<<24)
	workers := cmdline.WorkersFlag()
	workers.Usage = "play `N` games at the same time"
	return cmdline.Category("Player",
		cmdline.ChoiceFlag("player", "the player is `NAME`", names...),
		iterations,
		&cli.DurationFlag{Name: "time", Usage: "think for `TIME` about a decision, in the place of --iterations (uct)"},
		cmdline.IntFlag("threads", "search `N` trees for a decision side by side (uct)", 1, 1, 256),
		cmdline.NamesFlag("without", "leave out the `TECHNIQUES` named, separated by commas"),
		workers)
}

func playersText() string {
	var b strings.Builder
	for _, name := range blind.Names() {
		fmt.Fprintf(&b, "%s %s.\n", name, blind.About(name))
	}
	return strings.TrimSpace(b.String())
}

type options struct {
	first, n uint64 // deals
	player   string
	terms    blind.Terms
	thinking blind.Options
	without  string // the techniques to leave out of thinking
	workers  int
	winnable bool
	results  string // a path; empty: none
	json     bool
	quiet    bool
}

func optionsOf(c *cli.Context) options {
	return options{
		first: c.Uint64("seed"), n: uint64(c.Int("n")), player: c.String("player"),
		terms: blind.Terms{Rules: common.RulesOf(c), StockHidden: c.String("stock") == "hidden", Squared: !c.Bool("fanned")},
		thinking: blind.Options{
			Iterations: c.Int("iterations"), Time: c.Duration("time"), Workers: c.Int("threads"),
		},
		without: c.String("without"), workers: c.Int("workers"), winnable: c.Bool("winnable"),
		results: c.String("results"), json: c.Bool("json"), quiet: c.Bool("quiet"),
	}
}

// check reads the techniques, and refuses options that exclude each other.
func (o *options) check(call *cmdline.Call) (err error) {
	if o.thinking.Off, err = blind.ParseTechniques(o.without); err != nil {
		return call.Usagef("--without: %v", err)
	}
	if err := o.refuse(call); err != nil {
		return err
	}
	switch {
	case o.n-1 > math.MaxUint64-o.first:
		return call.Usagef("-n %d: the seeds end %d after %d", o.n, math.MaxUint64-o.first, o.first)
	case o.thinking.Time < 0:
		return call.Usagef("--time %v: give a time like 200ms", o.thinking.Time)
	case call.Given("time") && call.Given("iterations"):
		return call.Usagef("--time and --iterations are two measures of one thing; give one of them")
	case o.terms.Squared && !o.terms.StockHidden:
		return call.Usagef("--fanned=false goes with --stock hidden: of a known stock all is seen")
	}
	return nil
}

// heeding names the players that use each setting.
var heeding = []struct{ flag, player string }{
	{"iterations", "uct"}, {"time", "uct"}, {"threads", "uct"},
}

// refuse refuses settings and techniques that the player doesn't have. The name of all techniques stands for those that it has.
func (o *options) refuse(call *cmdline.Call) error {
	for _, x := range heeding {
		if call.Given(x.flag) && o.player != x.player {
			return call.Usagef("--%s goes with --player %s, not with %s", x.flag, x.player, o.player)
		}
	}
	if other := o.thinking.Off &^ blind.Heeds(o.player); other != 0 && o.without != "all" {
		return call.Usagef("--without: the player %s does without %v anyway", o.player, other)
	}
	return nil
}

// playing are the flags without effect when files are summed up.
var playing = []string{"seed", "n", "stock", "fanned", "draw", "redeals", "no-worrying-back", "player",
	"iterations", "time", "threads", "without", "workers", "winnable", "results"}

func run(call *cmdline.Call, o options) error {
	if len(call.Args) > 0 {
		if i := slices.IndexFunc(playing, call.Given); i >= 0 {
			return call.Usagef("--%s is for games to be played; files are summed up as they are", playing[i])
		}
		return sumFiles(call, o.json)
	}
	if err := o.check(call); err != nil {
		return err
	}
	m, err := newMatch(call, o)
	if err != nil {
		return err
	}
	defer m.file.Close()
	err = m.play()
	if err == nil || call.Err() != nil {
		err = cmp.Or(printSums(call, []*sum{m.sum}, o.json), err)
	}
	return err
}
