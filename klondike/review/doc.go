// Package review reviews a game of Klondike and separates skill from luck: the worth of each decision by what its player knew then, the
// luck of the cards that came up, and where the game was lost with all cards open.
//
//	report, err := review.Run(ctx, start, blind.Terms{Rules: rules, StockHidden: true}, moves, review.Options{}, func(d review.Decision) error {
//		fmt.Println(d.Moves, d.Before, d.Loss(), d.Luck, d.Label)
//		return nil
//	})
//	fmt.Println(report.Fact) // You could have won until step 31 (7♠ to 8♦).
//
// REVIEW.md defines every number. All chances, from 0 to 1, are those of the player uct of package blind, who sees what the player saw. The
// same game has the same review on every machine.
package review
