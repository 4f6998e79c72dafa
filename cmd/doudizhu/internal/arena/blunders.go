package arena

// The command blunders: decisions of recorded games, judged once, and the losses of bots in them.

import (
	"cmp"
	"math"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/bots"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena/blunder"
	"kedou/doudizhu/bot/external"
)

// BlundersCommand returns the command blunders.
func BlundersCommand() *cli.Command {
	return &cli.Command{
		Name:  "blunders",
		Usage: "rank bots in minutes, by single decisions of recorded games",
		Description: "With --bots, each bot takes the decisions of the FILES, and its losses are shown for\n" +
			"late decisions (36 cards in play or fewer), early ones, and every seat: the share of\n" +
			"plays that give the win away with all cards open, or the chance given away. All bots\n" +
			"take the same decisions, so that differences are clear long before those of games.\n\n" +
			"With --games, blunders makes or continues such a file: from each game in GAMES, kept by arena\n" +
			"--records, it takes the decisive positions with a number of cards in play in --cards.\n" +
			"Late ones are best judged by the endgame solver, early ones, with --cards 37..54, by\n" +
			"--judge playouts of the true deal.",
		ArgsUsage: "FILES",
		Flags:     blundersFlags(),
		Action: func(c *cli.Context) error {
			o := blundersOptions{
				bots: c.String("bots"), games: c.String("games"), n: c.Int("n"), workers: c.Int("workers"),
				json: c.Bool("json"), quiet: c.Bool("quiet"), limits: limitsOf(c),
				terms: blunder.Terms{By: c.String("judge"), Work: c.Int("work")},
			}
			o.terms.Least, o.terms.Most = cmdline.SpanOf(c, "cards")
			return blunders(cmdline.CallOf(c), o)
		},
	}
}

func blundersFlags() []cli.Flag {
	flags := cmdline.Category("Ranking",
		bots.Flag("the `BOTS`, with commas between them; the others are held against the first", "none"),
		cmdline.IntFlag("n", "take no more than the first `N` decisions of a file, 0 for all; or find no more than N", 0, 0, math.MaxInt32),
		cmdline.IntFlag("workers", "`N` threads", 1, 1, 1<<10))
	flags = append(flags, cmdline.Category("Finding decisions",
		&cli.StringFlag{Name: "games", Usage: "add the decisions of the games in `GAMES` to the file"},
		cmdline.ChoiceFlag("judge", "the `JUDGE`", blunder.Judges()...),
		cmdline.SpanFlag("cards", "decisions with `FROM..TO` cards in play", 3, blunder.LateCards, 3, 54),
		cmdline.IntFlag("work", "give a decision `N` expansions of the endgame solver, or a play N games; 0: 300,000, or 24", 0, 0, math.MaxInt32))...)
	flags = append(flags, programFlags()...)
	return append(flags, cmdline.Category("Output", cmdline.JSONFlag(), cmdline.QuietFlag())...)
}

// blundersOptions are the values of the flags.
type blundersOptions struct {
	bots, games string
	n, workers  int
	terms       blunder.Terms
	limits      external.Limits
	json, quiet bool
}

func blunders(call *cmdline.Call, o blundersOptions) error {
	switch {
	case o.games != "" && o.bots != "":
		return call.Usagef("--games finds decisions, --bots takes them; give one of the two")
	case o.games != "" && len(call.Args) != 1:
		return call.Usagef("--games %s: name the one file to which its decisions are added", o.games)
	case o.games != "":
		return find(call, o)
	case len(call.Args) == 0:
		return call.Usagef("give files of decisions, which --games makes")
	}
	for _, flag := range []string{"judge", "cards", "work"} {
		if call.Given(flag) {
			return call.Usagef("--%s is for finding decisions, with --games; a file has its own", flag)
		}
	}
	return rank(call, o)
}

// upTo returns n, or infinity if n is 0.
func upTo(n int) int { return cmp.Or(n, math.MaxInt) }
