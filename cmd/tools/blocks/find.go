package main

// blocks find prints a line of JSON for each lost deal, with the block that makes the deal lost.

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/explain"
	"kedou/klondike/fast"
	"kedou/search"
)

// row is a lost deal and its block.
type row struct {
	Seed    uint64  `json:"seed"`
	Draw    int     `json:"draw"`
	Cards   int     `json:"cards"`
	Order   bool    `json:"stock_order"` // the block has the order of the stock
	Minimal bool    `json:"minimal"`
	Story   string  `json:"story"`  // circle, cases or none
	Waits   int     `json:"waits"`  // cards of the circle, if it is one
	Hand    string  `json:"draw_1"` // the verdict at draw 1
	Seconds float64 `json:"seconds"`
}

// mostStates is the most states that a verdict may expand; a deal that stays undecided is left out.
const mostStates = 20_000_000

func findCommand() *cli.Command {
	return &cli.Command{
		Name:  "find",
		Usage: "find the blocks of lost deals",
		Flags: []cli.Flag{
			cmdline.SeedFlag("the first deal has this `NUMBER`", 1),
			cmdline.IntFlag("draw", "turn `N` cards from the stock at once", 3, 1, 24),
			cmdline.IntFlag("lost", "find the blocks of `N` lost deals", 100, 1, math.MaxInt32),
		},
		Action: find,
	}
}

func find(c *cli.Context) error {
	rules, hand := klondike.Standard(c.Int("draw")), klondike.Standard(1)
	e, err := explain.New(rules, explain.Options{})
	if err != nil {
		return err
	}
	var solvers [2]*fast.Solver
	for i, r := range []klondike.Rules{rules, hand} {
		if solvers[i], err = fast.New(r, fast.Options{VerdictOnly: true, Limits: search.Limits{Expansions: mostStates}}); err != nil {
			return err
		}
	}
	for seed, found := c.Uint64("seed"), 0; found < c.Int("lost"); seed++ {
		p := klondike.NewDeal(seed, rules)
		r, err := solvers[0].Solve(c.Context, &p)
		if err != nil {
			return err
		}
		if r.Status == search.Unknown {
			fmt.Fprintf(c.App.ErrWriter, "deal %d is undecided after %s states, and left out\n", seed, cmdline.Count(mostStates))
		}
		if r.Status != search.Unsolvable {
			continue
		}
		found++
		line, err := explained(c.Context, e, solvers[1], &p)
		if err != nil {
			return err
		}
		line.Seed, line.Draw = seed, rules.Draw
		if err := cmdline.WriteJSON(c.App.Writer, line); err != nil {
			return err
		}
	}
	return nil
}

// explained finds the block of p, and decides whether p is lost at draw 1.
func explained(ctx context.Context, e *explain.Explainer, hand *fast.Solver, p *klondike.Position) (row, error) {
	began := time.Now()
	block, story, err := e.Block(ctx, p)
	if err != nil {
		return row{}, err
	}
	line := row{Cards: len(block.Cards), Order: block.Order, Minimal: block.Minimal, Story: "none", Seconds: time.Since(began).Seconds()}
	switch {
	case story == nil:
	case story.Circle != nil:
		line.Story, line.Waits = "circle", len(story.Circle)
	default:
		line.Story = "cases"
	}
	r, err := hand.Solve(ctx, p)
	line.Hand = r.Status.String()
	return line, err
}
