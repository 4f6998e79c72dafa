// The command compare compares the index with the documents' formulas and sampled deals, on deals that no fit has used.

package main

import (
	"fmt"
	"io"
	"math"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func compareCommand() *cli.Command {
	return &cli.Command{
		Name:      "compare",
		Usage:     "hold the index against other ways to judge a hand; prints Markdown",
		ArgsUsage: "FILE",
		Flags: []cli.Flag{variantFlag(), cmdline.IntFlag("sampled", "sample deals for the first `N` hands of each role", 500, 0, math.MaxInt32),
			cmdline.IntFlag("deals", "sample `N` deals a hand", 200, 1, math.MaxInt32),
			&cli.StringFlag{Name: "svg", Usage: "draw the calibration in `FILE`"}},
		Action: compare,
	}
}

// roleNames are the roles in the page's words.
var roleNames = [hand.Roles]string{"bidder, 17 cards", "landlord, bottom cards in hand", "peasant after the landlord", "peasant before the landlord"}

func compare(c *cli.Context) error {
	r := rulesOf(c)
	list, err := readOutcomes(c, &r)
	if err != nil {
		return err
	}
	var all [hand.Roles][]forecast
	for role := range all {
		if all[role], err = forecasts(c, list, r, hand.Role(role)); err != nil {
			return err
		}
	}
	writeScores(c.App.Writer, all)
	writeTenths(c.App.Writer, all)
	writeWorth(c.App.Writer, list, r)
	if path := c.String("svg"); path != "" {
		return cmdline.WriteFile(path, func(w io.Writer) error { return draw(w, all) })
	}
	return nil
}

// forecasts judges the hands of a role in every way: by the index, by the documents' score, by the mean alone, and the first hands
// also by sampled deals.
func forecasts(c *cli.Context, list []outcome, r hand.Rules, role hand.Role) ([]forecast, error) {
	judge, err := hand.NewJudge(hand.NewAnalyst(r))
	if err != nil {
		return nil, err
	}
	index, score, part := forecast{name: "index"}, forecast{name: "score/30"}, forecast{name: "index, the first of them"}
	sampled := forecast{name: fmt.Sprintf("%d sampled deals", c.Int("deals"))}
	for _, o := range list {
		for chair := range chairs {
			h, points := o.held(chair, role)
			won := points > 0
			i := judge.Index(h, role)
			index.add(i.Chance, won)
			score.add(r.Chance(h), won)
			if len(sampled.cases) >= c.Int("sampled") {
				continue
			}
			var known [doudizhu.Seats]doudizhu.Hand
			known[role.Seat()] = h
			e, err := r.Playouts(c.Context, known, hand.Sampling{Seed: o.seed, Deals: c.Int("deals")})
			if err != nil {
				return nil, err
			}
			chance := e.Chance()
			if role.Seat().Peasant() {
				chance = 1 - chance
			}
			sampled.add(chance, won)
			part.add(i.Chance, won)
		}
	}
	all := []forecast{index, score, index.constant()}
	if len(sampled.cases) > 0 {
		all = append(all, part, sampled)
	}
	return all, nil
}
