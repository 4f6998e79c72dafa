package review_test

import (
	"context"
	"fmt"
	"strings"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/review"
)

// A short game that was lost: what each decision was worth by what was seen then, what is certain with all cards known, and how well others
// played the deal.
func Example() {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	start := klondike.NewDeal(26, terms.Rules)
	moves, err := klondike.ParseMoves(start, terms.Rules, strings.Fields(
		"@ @ @ @ @ @ @ @ TH:4>2 2S:W>1 @ @ @ @ @ @ @ 6H:W>6 @ @ @ @ @ @ @ @ @ AH:W>H"))
	if err != nil {
		panic(err)
	}
	report, err := review.Run(context.Background(), start, terms, moves, review.Options{Games: 50}, func(d review.Decision) error {
		fmt.Printf("%v: %.0f %%, best %v: %.0f %% %q\n", moves[d.Last], 100*d.Played, d.Best[len(d.Best)-1], 100*d.Before, d.Label)
		return nil
	})
	fmt.Println(report.Fact, err)
	fmt.Printf("accuracy %.0f %%\n", report.Accuracy.Percent())
	for _, o := range report.Others {
		fmt.Printf("%s: won %v, accuracy %.0f %%\n", o.Player, o.Won, o.Accuracy.Percent())
	}
	// Output:
	// @: 40 %, best @: 40 % ""
	// TH:4>2: 38 %, best TH:4>2: 38 % ""
	// 2S:W>1: 1 %, best 2C:W>1: 34 % "blunder"
	// AH:W>H: 1 %, best 5S:W>6: 1 % ""
	// You could have won until step 10 (2♠ to 3♥). <nil>
	// accuracy 67 %
	// uct: won false, accuracy 100 %
	// greedy: won false, accuracy 81 %
}
