// Self-play: each deal is played three times, with the landlord on each chair once.

package main

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// chairs is the number of players.
const chairs = int(doudizhu.Seats)

// deal is a deal before the bidding.
type deal struct {
	seed   uint64
	hands  [chairs]doudizhu.Hand
	bottom doudizhu.Hand
}

// outcome is a deal with the points that the landlord wins at stake 1, for each chair of the landlord.
type outcome struct {
	deal
	points [chairs]float64
}

// stream is the second word of the deals' random source.
const stream = 0x696e646578

// newDeal deals by a seed.
func newDeal(seed uint64, r *hand.Rules) deal {
	cards := doudizhu.Deck
	if r.Wild == hand.Flower {
		cards += doudizhu.Of(doudizhu.Wild, 1)
	}
	d := deal{seed: seed}
	each := r.HandSizes()[doudizhu.Down]
	for i, rank := range doudizhu.Shuffle(cards, rand.New(rand.NewPCG(seed, stream))) {
		if i < each*chairs {
			d.hands[i/each] += doudizhu.Of(rank, 1)
		} else {
			d.bottom += doudizhu.Of(rank, 1)
		}
	}
	return d
}

// at returns the hands by seats when the player on a chair is the landlord.
func (d *deal) at(landlord int) (hands [chairs]doudizhu.Hand) {
	for s := range hands {
		hands[s] = d.hands[(landlord+s)%chairs]
	}
	hands[doudizhu.Landlord] += d.bottom
	return hands
}

// held returns the hand of a role with the landlord on a chair, and the points that a peasant's stake of 1 brings the role's side.
func (o *outcome) held(landlord int, role hand.Role) (h doudizhu.Hand, points float64) {
	switch points = o.points[landlord]; {
	case role == hand.Bidder:
		return o.hands[landlord], points
	case role.Seat().Peasant():
		points = -points
	}
	return o.at(landlord)[role.Seat()], points
}

// rulesOf returns the rules of the --variant.
func rulesOf(c *cli.Context) hand.Rules {
	if c.String("variant") == "yuncheng" {
		set, _ := doudizhu.RuleSet("yuncheng")
		return hand.Rules{Rules: set, Wild: hand.Flower}
	}
	set, _ := doudizhu.RuleSet("standard")
	return hand.Rules{Rules: set}
}

func variantFlag() cli.Flag {
	return cmdline.ChoiceFlag("variant", "the `GAME`", "standard", "yuncheng")
}

func playCommand() *cli.Command {
	return &cli.Command{
		Name:  "play",
		Usage: "let robots play deals: prints seed and landlord's points, by the chair of the landlord",
		Flags: []cli.Flag{variantFlag(), cmdline.SeedFlag("the `SEED` of the first deal", 1000000), cmdline.IntFlag("n", "play `N` deals", 1000, 1, math.MaxInt32)},
		Action: func(c *cli.Context) error {
			r, out := rulesOf(c), bufio.NewWriter(c.App.Writer)
			for i := range uint64(c.Int("n")) {
				d := newDeal(c.Uint64("seed")+i, &r)
				o, err := playDeal(c.Context, &r, d)
				if err != nil {
					return err
				}
				fmt.Fprintln(out, d.seed, o.points[0], o.points[1], o.points[2])
			}
			return out.Flush()
		},
	}
}

// playDeal plays a deal with the landlord on each chair.
func playDeal(ctx context.Context, r *hand.Rules, d deal) (outcome, error) {
	o := outcome{deal: d}
	for c := range chairs {
		e, err := r.Playouts(ctx, d.at(c), hand.Sampling{Deals: 1})
		if err != nil {
			return o, err
		}
		o.points[c] = e.Points
	}
	return o, nil
}

// readOutcomes reads the lines that the command play printed.
func readOutcomes(c *cli.Context, r *hand.Rules) (list []outcome, err error) {
	if c.NArg() != 1 {
		return nil, cmdline.Usagef(c, "give one file that play printed, or - for standard input")
	}
	in, err := cmdline.CallOf(c).Open(c.Args().First())
	if err != nil {
		return nil, err
	}
	defer in.Close()
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		var o outcome
		if _, err := fmt.Sscan(lines.Text(), &o.seed, &o.points[0], &o.points[1], &o.points[2]); err != nil {
			return nil, fmt.Errorf("%s: %w", lines.Place(), err)
		}
		o.deal = newDeal(o.seed, r)
		list = append(list, o)
	}
	if err := lines.Err(); err != nil || len(list) > 0 {
		return list, err
	}
	return nil, fmt.Errorf("%s: no deals that play printed", in.Name)
}
