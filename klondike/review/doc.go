// Package review looks at a game of Klondike again, and tells skill from luck: what each decision was worth by what its player knew
// then, how much the cards gave that came up, and where the game was lost with all cards open.
//
//	report, err := review.Run(ctx, start, blind.Terms{Rules: rules, StockHidden: true}, moves, review.Options{}, func(d review.Decision) error {
//		fmt.Println(d.Moves, d.Before, d.Loss, d.Luck, d.Label)
//		return nil
//	})
//
// REVIEW.md defines every number. All chances are those of the player uct of package blind, who sees what the player saw, from 0 to 1. The
// same game has the same review, on every machine.
package review
