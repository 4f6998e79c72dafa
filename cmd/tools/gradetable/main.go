// Command gradetable rates the reference deals of package difficulty, in some minutes. Run it after a change of the package or of
// its players:
//
//	go run ./cmd/tools/gradetable > klondike/difficulty/reference.csv
package main

import (
	"bufio"
	"context"
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	app := cmdline.New("gradetable", "rate the reference deals of package difficulty", "")
	app.Action = func(c *cli.Context) error { return printTable(c.Context) }
	return app
}

// printTable prints a line for each deal, with the games won by draw 1 and draw 3.
func printTable(ctx context.Context) error {
	var judges []*difficulty.Judge
	for _, draw := range []int{1, 3} {
		j, err := difficulty.New(klondike.Standard(draw), difficulty.Options{})
		if err != nil {
			return err
		}
		judges = append(judges, j)
	}
	out := bufio.NewWriter(os.Stdout)
	fmt.Fprintln(out, "seed,draw1,draw3")
	for seed := uint64(difficulty.ReferenceSeed); seed < difficulty.ReferenceSeed+difficulty.ReferenceDeals; seed++ {
		fmt.Fprint(out, seed)
		for _, j := range judges {
			won, err := rate(ctx, j, seed)
			if err != nil {
				return err
			}
			fmt.Fprint(out, ",", won)
		}
		fmt.Fprintln(out)
	}
	return out.Flush()
}

// rate returns how many games of a deal are won.
func rate(ctx context.Context, j *difficulty.Judge, seed uint64) (int, error) {
	deal := klondike.NewDeal(seed, klondike.Standard(1)) // the same cards with any draw count
	r, err := j.Rate(ctx, &deal)
	switch {
	case err != nil:
		return 0, err
	case r.Status == search.Unsolvable:
		return difficulty.Lost, nil
	case r.Status == search.Unknown:
		return 0, fmt.Errorf("deal %d: %v", seed, r.Reason)
	}
	return r.Won, nil
}
