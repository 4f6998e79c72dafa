// Package review looks at a game of doudizhu again, and tells skill from luck: what each play of one chair was worth by what its player knew
// then, what the cards and the others gave, what the landlord index says to the calls and doubles, and, apart from all that, who would have won each position with all
// cards open.
//
//	report, err := review.Run(ctx, &record, 0, review.Options{}, func(d review.Decision) error {
//		fmt.Println(d.Move, d.Played, d.BestChance, d.Loss(), d.Luck, d.Label)
//		return nil
//	})
//	open, err := review.OpenCards(ctx, &record, limits)
//
// REVIEW.md defines every number. All chances are those of players like package strong's, who know what the player knew, from 0 to 1. The same game has the same review, on
// every machine.
package review
