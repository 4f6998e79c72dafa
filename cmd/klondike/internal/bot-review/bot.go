// Package bot has the commands about games with hidden cards: bot lets programs play and counts their wins, and review judges the decisions of a
// game by what its player knew.
package bot

// The command bot.

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike/blind"
)

// BotCommand returns the command bot.
func BotCommand() *cli.Command {
	return &cli.Command{
		Name:      "bot",
		Usage:     "have a program play deals with hidden cards, and count its wins",
		ArgsUsage: "[FILE…]",
		Description: "The face-down cards are hidden and no move is taken back. A line for each game: won or lost,\n" +
			"cards left face down, decisions, seconds; at the end the win rate with its 95 % interval, and\n" +
			"the share of the deals that can be won with all cards known. Every win is checked by the rules\n" +
			"alone. A seed repeats its game, except for players that think by the clock. Given FILEs that --results wrote, bot plays nothing\n" +
			"and sums them up; bench curve draws win rates against time from such sums.\n\n" +
			"A player is a name with options after colons, such as uct:playouts=600:without=learned:\n" + blind.Players().Help(),
		Flags: slices.Concat(
			cmdline.Category("Games",
				common.FirstFlag("the first deal has this `NUMBER`"),
				cmdline.IntFlag("n", "play `N` deals, of consecutive seeds", 100, 1, math.MaxInt32),
				cmdline.ChoiceFlag("stock", "the order of the stock is `WHAT` at first", "known", "hidden"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn are seen, not only the top one", Value: true}),
			common.RulesFlags(), playerFlags(),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "winnable", Usage: "find out which lost deals could be won; --winnable=false: don't", Value: true},
				&cli.StringFlag{Name: "results", Usage: "keep the games in `FILE`, a JSON line each, and continue from those in it"},
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: func(c *cli.Context) error {
			return run(cmdline.CallOf(c), options{
				first: c.Uint64("seed"), n: uint64(c.Int("n")), player: c.String("player"),
				terms:   blind.Terms{Rules: common.RulesOf(c), StockHidden: c.String("stock") == "hidden", Squared: !c.Bool("fanned")},
				workers: c.Int("workers"), winnable: c.Bool("winnable"),
				results: c.String("results"), json: c.Bool("json"), quiet: c.Bool("quiet"),
			})
		},
	}
}

// playerFlags returns the flags that choose a player and how many games it plays at once.
func playerFlags() []cli.Flag {
	workers := cmdline.WorkersFlag()
	workers.Usage = "play `N` games at the same time"
	names := blind.Players().Names()
	return cmdline.Category("Player", cmdline.NameFlag("player", "the `PLAYER`, with its options: "+strings.Join(names, ", "), names[0], names...), workers)
}

type options struct {
	first, n uint64 // deals
	player   string // a spec
	terms    blind.Terms
	thinking blind.Options // of player
	workers  int
	winnable bool
	results  string // a path; empty: none
	json     bool
	quiet    bool
}

// check reads the player, and refuses options that exclude each other.
func (o *options) check(call *cmdline.Call) (err error) {
	if o.thinking, err = blind.Parse(o.player); err != nil {
		return call.Usagef("--player: %w", err)
	}
	switch {
	case o.n-1 > math.MaxUint64-o.first:
		return call.Usagef("-n %d: the seeds end %d after %d", o.n, math.MaxUint64-o.first, o.first)
	case o.terms.Squared && !o.terms.StockHidden:
		return call.Usagef("--fanned=false goes with --stock hidden: of a known stock all is seen")
	}
	return nil
}

// playing are the flags without effect when files are summed up.
var playing = []string{"seed", "n", "stock", "fanned", "draw", "redeals", "no-worrying-back", "player",
	"workers", "winnable", "results"}

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
