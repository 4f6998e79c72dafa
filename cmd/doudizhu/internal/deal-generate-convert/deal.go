// Package endgames has the commands that make and write endgames: deal, generate and convert.
package endgames

// The command deal: random endgames by their seeds.

import (
	"bufio"
	"fmt"
	"math"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
)

// DealCommand returns the command deal.
func DealCommand() *cli.Command {
	return &cli.Command{
		Name:  "deal",
		Usage: "print random endgames, a line each, as solve reads them",
		Description: "Endgames are numbered by their seeds: the same seed is the same endgame, today and on any\n" +
			"machine, with the same --cards and --hands. All choices of cards are equally likely. The\n" +
			"landlord leads. 54 cards in 3 hands are a whole deal, its bottom cards with the landlord.",
		Flags: append(cmdline.Category("Deals",
			cmdline.IntFlag("cards", "`N` cards in all hands together: 2 to 40 in 2 hands, 6 to 54 in 3", 54, 2, 54),
			cmdline.IntFlag("hands", "`N` players: 2 or 3", 3, 2, 3),
			cmdline.SeedFlag("the `SEED` of the first endgame", 1),
			cmdline.IntFlag("n", "print `N` endgames, of consecutive seeds", 1, 1, math.MaxInt32),
		), cmdline.JSONFlag()),
		Action: deal,
	}
}

func deal(c *cli.Context) error {
	call, first, n := cmdline.CallOf(c), c.Uint64("seed"), uint64(c.Int("n"))
	if len(call.Args) > 0 {
		return call.Usagef("deal takes no argument, got %q", call.Args[0])
	}
	if after := math.MaxUint64 - first; n-1 > after {
		return call.Usagef("-n %d: the seeds end %d after %d", n, after, first)
	}
	out := bufio.NewWriter(call.Out)
	defer out.Flush() // also the text before an error
	for i := range n {
		seed := first + i
		e, err := doudizhu.NewDeal(seed, c.Int("cards"), c.Int("hands"))
		if err == nil {
			err = call.Err()
		}
		if err != nil {
			return err
		}
		if c.Bool("json") {
			err = cmdline.WriteJSON(out, dealJSON{e.ID, seed, doudizhujson.HandsOf(&e), doudizhujson.Seat(&e, e.Turn)})
		} else {
			_, err = fmt.Fprintln(out, e.Line())
		}
		if err != nil {
			return err
		}
	}
	return out.Flush()
}

// dealJSON is a random endgame as one JSON object.
type dealJSON struct {
	ID   string `json:"id"`
	Seed uint64 `json:"seed"`
	doudizhujson.Hands
	Lead string `json:"lead"`
}
