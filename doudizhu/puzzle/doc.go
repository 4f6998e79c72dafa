// Package puzzle makes puzzles of doudizhu: endgames with open cards in which
// the side to move wins, but not by the plays that come to mind.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	spec := puzzle.Spec{Least: 14, Most: 20, Hands: 2, Seed: 1, Unique: true}
//	err := puzzle.Generate(ctx, rules, spec, func(seed uint64, p *puzzle.Puzzle) bool {
//		if p != nil {
//			fmt.Println(p.Endgame, p.Winning, p.Level)
//		}
//		return p == nil // go on until one is found
//	})
//
// Candidates are the random deals of [doudizhu.NewDeal], the landlord leading. Of
// those of 14 to 20 cards about one in 80 is a puzzle with one winning first play
// if there are two hands, and one in 160 if there are three.
//
// # What a puzzle is
//
// The side to move wins, and no first play empties its hand. With Spec.Unique
// there is one winning first play. Kickers make no other play of it: 3334 and 3335
// have one body and are one play. Often any kicker will do, but not always;
// Puzzle.Winning has those that win.
//
// There are two natural losing plays or more. A play is natural if package hand hints
// it near the top: if it leaves at most 60 units of power less than the first hint,
// which is as much as the robot of that package gives up to beat an enemy. Of the plays of
// one body only the one that is hinted first counts.
//
// # Levels
//
// The level tells how strong a player must be to find the win: it is that of the weakest
// of these players of package bot who leads a winning play, as package ladder asks them. They see the landlord's hand and which cards are out, as
// at a table where all cards but those of the endgame have been laid.
//
//	level  the first who leads a winning play                          of 200 puzzles
//	1      principles, who splits his hand into groups                             82
//	2      robot or roles, who weigh what is left by power                         42
//	3      strong, who plays each lead out in 600 deals of the unseen cards        39
//	4      nobody, and the solver expands fewer than 1,500 positions               15
//	5      nobody, and the solver expands more                                     22
//
// The 200 puzzles are those of testdata/puzzles.txt; TestLevelsSayHowHard counts them. A player who takes the first
// hint, on whom no level rests, wins 81 of the 82 on level 1, 38 of 42 on level 2, and none above.
//
// Expanded are the positions that the solver needed to judge every first play. In two
// hands nothing is unseen, since the peasant holds what is left.
//
// For example, 33458JA2 against 4599QQKA is won by the 5 alone. Six other plays are
// natural, 33, 4, 8, J, A and 2; nobody leads the 5, and the solver expands 1,739
// positions: level 5.
//
// # Checks
//
// After every first play that the referee of package doudizhu allows, andor.Verify
// replays the strategy of the side that wins then, against every defence, by the
// referee's rules. So it is proved to code that shares nothing with the solver
// both that the winning plays win and that all others lose. The level is a matter
// of taste, and nobody checks it.
package puzzle
