package advice

// The command bid.

import (
	"fmt"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// BidCommand returns the command bid.
func BidCommand() *cli.Command {
	return &cli.Command{
		Name:      "bid",
		Usage:     "advise on bidding and doubling with a hand",
		ArgsUsage: "HAND",
		Description: "Deals the other cards at random, lets robots play each deal out, and prints how often\n" +
			"HAND wins as the landlord's, with the standard error. With --seat, when the landlord is\n" +
			"known: how often that seat wins with it, and whether to double. For comparison bid prints the landlord\n" +
			"index, a model fitted to such games, and the formulas of the founding documents. Exit code 3:\n" +
			"stopped before a deal was played.",
		Flags: common.HandFlags(
			&cli.BoolFlag{Name: "deal-rest", Usage: "fill a hand of fewer than 17 cards at random, differently in each deal", DisableDefaultText: true},
			cmdline.ChoiceFlag("seat", "advise on doubling in the `SEAT`: with down the player after the landlord, with up the one before",
				"bidder", "landlord", "down", "up"),
			&cli.StringFlag{Name: "bottom", Usage: "the bottom `CARDS`, if the landlord is another and has taken them"},
			cmdline.IntFlag("deals", "play `N` deals", 2000, 1, 1<<30),
			cmdline.SeedFlag("the `SEED` of the deals", 1),
			cmdline.DurationFlag("time", "stop after this `TIME`, as in 500ms or 10s", 10*time.Second)),
		Action: common.Ask(func(c *cli.Context, q *common.Query) error {
			return bid(&advice{
				Query: q, seat: c.String("seat"), bottom: c.String("bottom"), fill: c.Bool("deal-rest"),
				sampling: hand.Sampling{Seed: c.Uint64("seed"), Deals: c.Int("deals"), Time: cmdline.DurationOf(c, "time")},
			})
		}),
	}
}

// advice is a request, with the advice of the playouts and of the founding documents' scores.
type advice struct {
	*common.Query
	seat     string
	bottom   string // cards
	fill     bool   // whether the hand is filled at random
	sampling hand.Sampling
	estimate hand.Estimate
}

func bid(a *advice) error {
	known, err := a.known()
	if err != nil {
		return err
	}
	if a.estimate, err = a.Rules.Playouts(a, known, a.sampling); err != nil {
		return err
	}
	if a.estimate.Deals == 0 {
		fmt.Fprintln(a.Notes, a.Say.Text("undecided: stopped before a deal was played"))
		return cmdline.Exit(cmdline.Undecided)
	}
	return a.Print(a.JSON, doudizhujson.BidOf(a.Rules, a.Spec, a.Hand, a.seat, a.sampling.Seed, a.estimate), a.text())
}

// known reads the hand, and returns the advised player's knowledge of all hands.
func (a *advice) known() (known [doudizhu.Seats]doudizhu.Hand, err error) {
	if err = a.Spelled(a.bottom); err == nil {
		err = common.CheckSize(a.Hand)
	}
	sizes := a.Rules.HandSizes()
	if n, full := a.Hand.Cards(), sizes[doudizhu.Down]; err == nil && n < full && !a.fill {
		err = a.Usagef("%d cards; a hand has %d when the bidding begins; --deal-rest fills it at random", n, full)
	}
	if err != nil {
		return known, err
	}
	seat := doudizhujson.Seats[a.seat]
	known[seat] = a.Hand
	if !a.Given("bottom") {
		return known, nil
	}
	if !seat.Peasant() {
		return known, a.Usagef("--bottom is for --seat down or up; a landlord's bottom cards are in his hand")
	}
	bottom, err := a.Notation.ParseHand(a.bottom)
	if err == nil {
		err = a.CheckFlowers(bottom)
	}
	if most := sizes[doudizhu.Landlord] - sizes[doudizhu.Down]; err == nil && bottom.Cards() > most {
		err = phrase.Errorf("%d cards; there are %d", bottom.Cards(), most)
	}
	if err != nil {
		return known, phrase.Errorf("--%s: %w", "bottom", err)
	}
	known[doudizhu.Landlord] = bottom
	return known, nil
}

// text is the advice as a paragraph.
func (a *advice) text() string {
	say, seat := a.Say, doudizhujson.Seats[a.seat]
	chance, points := doudizhujson.Chance(a.estimate, seat)
	bidding := a.seat == "bidder"
	verdict := common.Doubling[a.estimate.Double(seat)]
	if bidding {
		verdict = common.Bids[a.estimate.Bid()]
	}
	var b strings.Builder
	fmt.Fprintln(&b, a.Bold(say.Text(verdict)))
	fmt.Fprint(&b,
		say.Sprintf("wins %.1f %% ± %.1f %% of %s sampled deals\n", 100*chance, 100*a.estimate.StdErr(), cmdline.Count(a.estimate.Deals)),
		say.Sprintf("result %+.2f ± %.2f a deal, at stake 1 doubled by bombs\n", points, a.estimate.Error))
	fmt.Fprint(&b, a.index())
	robot := common.Doubling[a.Rules.RobotDoubles(a.Hand)]
	if bidding {
		score := hand.Points(a.Hand)
		fmt.Fprint(&b, say.Sprintf("by points: %s, %s\n", say.Counted(score, "point"), say.Text(common.Bids[hand.BidFor(score)])))
		robot = common.Calling[a.Rules.RobotCalls(a.Hand, false)]
	}
	fmt.Fprint(&b,
		say.Sprintf("by big cards: chance %.1f %%, %s\n", 100*a.Rules.Chance(a.Hand), say.Text(robot)),
		say.Sprintf("again: %s\n", a.Repeat(nil, a.Args...)))
	return b.String()
}

// index writes the landlord index, where there is one.
func (a *advice) index() string {
	x := doudizhujson.IndexOf(a.Rules, a.Hand, a.seat)
	if x == nil {
		return ""
	}
	verdict := common.Doubling[x.Double != nil && *x.Double]
	if x.Bid != nil {
		verdict = common.Bids[*x.Bid]
	}
	return a.Say.Sprintf("by the landlord index: wins %.1f %%, result %+.2f a deal, %s\n", 100*float64(x.Chance), float64(x.Points), a.Say.Text(verdict))
}
