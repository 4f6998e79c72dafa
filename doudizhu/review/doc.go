// Package review separates skill from luck in a game of doudizhu, for the player of one chair: the value of each play by the player's knowledge at
// that time, the luck of the cards and of the others' plays, the calls and doubles by the landlord index, and, apart from that, who would have won
// each position with open cards.
//
//	report, err := review.Run(ctx, &record, 0, review.Options{}, func(d review.Decision) error {
//		fmt.Println(d.Move, d.Played, d.Before, d.Loss(), d.Luck, d.Label)
//		return nil
//	})
//	open, err := review.OpenCards(ctx, &record, limits)
//
// REVIEW.md defines every number. All chances, from 0 to 1, are those of package strong's player with the player's knowledge. The same game has the
// same review on every machine.
package review
