// The command bid: whether to bid for the landlord's seat, and to double.

package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func bidCommand() *cli.Command {
	return &cli.Command{
		Name:      "bid",
		Usage:     "advise on bidding and doubling with a hand",
		ArgsUsage: "HAND",
		Description: "Deals the other cards at random, lets robots play each deal out, and tells how often\n" +
			"HAND wins as the landlord's, with the standard error. With --seat, when the landlord is\n" +
			"known: how often that seat wins with it, and whether to double. Beside it stand the landlord\n" +
			"index, a model fitted to such games, and the formulas of the founding documents. Exit code 3:\n" +
			"stopped before a deal was played.",
		Flags: append(ruleFlags(), wildFlag(), cmdline.JSONFlag(),
			&cli.BoolFlag{Name: "deal-rest", Usage: "fill a hand of fewer than 17 cards at random, in each deal anew", DisableDefaultText: true},
			cmdline.ChoiceFlag("seat", "advise on doubling in the `SEAT`: with down the player after the landlord, with up the one before",
				"bidder", "landlord", "down", "up"),
			&cli.StringFlag{Name: "bottom", Usage: "the bottom `CARDS`, if the landlord is another and has taken them"},
			cmdline.IntFlag("deals", "play `N` deals", 2000, 1, 1<<30),
			cmdline.SeedFlag("the `SEED` of the deals", 1),
			&cli.DurationFlag{Name: "time", Usage: "stop after this `TIME`, as in 500ms or 10s", Value: 10 * time.Second}),
		Action: bid,
	}
}

func bid(c *cli.Context) error {
	rules, spec, err := wildRulesOf(c)
	if err != nil {
		return err
	}
	if c.Duration("time") <= 0 {
		return cmdline.Usagef(c, "--time %v: give a time like 500ms or 10s", c.Duration("time"))
	}
	h, known, err := knownCards(c, rules)
	if err != nil {
		return err
	}
	e, err := rules.Playouts(c.Context, known, hand.Sampling{Seed: c.Uint64("seed"), Deals: c.Int("deals"), Time: c.Duration("time")})
	if err != nil {
		return err
	}
	if e.Deals == 0 {
		fmt.Fprintln(c.App.ErrWriter, speak(c).Text("undecided: stopped before a deal was played"))
		return cmdline.Exit(cmdline.Undecided)
	}
	a := advice{e, rules, spec, h, c.String("seat"), c.Uint64("seed")}
	if c.Bool("json") {
		return cmdline.WriteJSON(c.App.Writer, records.BidOf(rules, spec, h, a.seat, a.seed, e))
	}
	return a.write(c)
}

// knownCards reads the hand, and what the advised player knows of all hands.
func knownCards(c *cli.Context, rules *hand.Rules) (h doudizhu.Hand, known [doudizhu.Seats]doudizhu.Hand, err error) {
	h, notation, err := handArgument(c)
	if err == nil {
		err = checkSize(h)
	}
	sizes := rules.HandSizes()
	if n, full := h.Cards(), sizes[doudizhu.Down]; err == nil && n < full && !c.Bool("deal-rest") {
		err = cmdline.Usagef(c, "%d cards; a hand has %d when the bidding begins; --deal-rest fills it at random", n, full)
	}
	if err != nil {
		return h, known, err
	}
	seat := records.Seats[c.String("seat")]
	known[seat] = h
	if c.IsSet("bottom") {
		if !seat.Peasant() {
			return h, known, cmdline.Usagef(c, "--bottom is for --seat down or up; a landlord's bottom cards are in his hand")
		}
		bottom, err := notation.ParseHand(c.String("bottom"))
		if err == nil {
			err = checkFlowers(c, bottom)
		}
		if most := sizes[doudizhu.Landlord] - sizes[doudizhu.Down]; err == nil && bottom.Cards() > most {
			err = fmt.Errorf("%d cards; there are %d", bottom.Cards(), most)
		}
		if err != nil {
			return h, known, fmt.Errorf("--bottom: %w", err)
		}
		known[doudizhu.Landlord] = bottom
	}
	return h, known, nil
}

// advice is what the playouts and the founding documents' scores advise.
type advice struct {
	estimate hand.Estimate
	rules    *hand.Rules
	spec     string
	hand     doudizhu.Hand
	seat     string
	seed     uint64
}

// doubles reports whether the advice is to double.
func (a *advice) doubles() bool { return a.estimate.Double(records.Seats[a.seat]) }

// write writes the advice as a paragraph.
func (a *advice) write(c *cli.Context) error {
	say := speak(c)
	chance, points := records.Chance(a.estimate, records.Seats[a.seat])
	bidding := a.seat == "bidder"
	verdict := speech.Doubling[a.doubles()]
	if bidding {
		verdict = speech.Bids[a.estimate.Bid()]
	}
	var b strings.Builder
	fmt.Fprintln(&b, cmdline.StyleOf(c.App.Writer).Bold(say.Text(verdict)))
	fmt.Fprint(&b,
		say.Sprintf("wins %.1f %% ± %.1f %% of %s sampled deals\n", 100*chance, 100*a.estimate.StdErr(), cmdline.Count(a.estimate.Deals)),
		say.Sprintf("result %+.2f ± %.2f a deal, at stake 1 doubled by bombs\n", points, a.estimate.Error))
	fmt.Fprint(&b, a.index(say))
	robot := speech.Doubling[a.rules.RobotDoubles(a.hand)]
	if bidding {
		score := hand.Points(a.hand)
		fmt.Fprint(&b, say.Sprintf("by points: %s, %s\n", say.Counted(score, "point"), say.Text(speech.Bids[hand.BidFor(score)])))
		robot = speech.Calling[a.rules.RobotCalls(a.hand, false)]
	}
	fmt.Fprint(&b,
		say.Sprintf("by big cards: chance %.1f %%, %s\n", 100*a.rules.Chance(a.hand), say.Text(robot)),
		say.Sprintf("again: %s\n", cmdline.Repeat(c, nil, c.Args().Slice()...)))
	_, err := io.WriteString(c.App.Writer, b.String())
	return err
}

// index tells the landlord index, where there is one.
func (a *advice) index(say phrases) string {
	x := records.IndexOf(a.rules, a.hand, a.seat)
	if x == nil {
		return ""
	}
	verdict := speech.Doubling[x.Double != nil && *x.Double]
	if x.Bid != nil {
		verdict = speech.Bids[*x.Bid]
	}
	return say.Sprintf("by the landlord index: wins %.1f %%, result %+.2f a deal, %s\n", 100*float64(x.Chance), float64(x.Points), say.Text(verdict))
}
