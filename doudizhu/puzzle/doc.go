// Package puzzle makes puzzles of doudizhu: endgames with open cards in which
// the side to move wins, but the natural plays lose.
//
//	rules, _ := doudizhu.ParseRules("standard")
//	spec := puzzle.Spec{Least: 14, Most: 20, Hands: 2, Seed: 1, Unique: true}
//	err := puzzle.Generate(ctx, rules, spec, func(seed uint64, p *puzzle.Puzzle) bool {
//		if p != nil {
//			fmt.Println(p.Endgame, p.Winning, p.Level)
//		}
//		return p == nil // until the first puzzle
//	})
//
// Candidates are the random deals of [doudizhu.NewDeal], the landlord leading. With 14
// to 20 cards about one candidate in 80 is a puzzle with one winning first play between
// two hands, and one in 160 between three.
//
// # What a puzzle is
//
// The side to move wins, and no first play empties its hand. With Spec.Unique there is
// one winning first play. Plays with one body, such as 3334 and 3335, are one play;
// Puzzle.Winning lists the kickers that win.
//
// At least two natural plays lose. A play is natural if it leaves at most 60 units of power less
// than the first hint of package hand: the most that the package's robot pays to beat an enemy. Of
// several plays with one body the first hint counts.
//
// # Levels
//
// The level is that of the weakest of these players of package bot who leads a winning play
// (ladder.go). The players see the landlord's hand and the cards laid, as at a table
// where all other cards have been laid.
//
//	level  the first player who leads a winning play                    of 200 puzzles
//	1      principles, which splits the hand into groups                            82
//	2      robot or roles, by the power of the remaining hand                       42
//	3      strong, by 600 deals of the unseen cards for each lead                   39
//	4      none, and the solver expands fewer than 900 positions                  15
//	5      none, and the solver expands more                                        22
//
// The 200 puzzles are those of testdata/puzzles.txt; TestLevelsSayHowHard counts them.
// Expanded are the positions that the solver needs to judge every first play.
//
// For example, in 33458JA2 against 4599QQKA only the 5 wins. Six other plays are natural, 33, 4, 8,
// J, A and 2; no player leads the 5, and the solver expands 947 positions: level 5.
//
// # Checks
//
// After every first play that the referee of package doudizhu allows, andor.Verify replays the
// winner's strategy against every defence by the referee's rules. Code that shares nothing with the
// solver thus verifies that the winning plays win and all others lose. No check covers the level, a
// matter of taste.
package puzzle
