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
// What makes a puzzle hard has points:
//
//	points                            0        1        2          3           4
//	place of the win among the hints  1st               2nd        3rd or 4th  later
//	natural losing plays              2 or 3   4 or 5   6 or more
//	rounds of the best line           up to 6  7 to 9   10 or more
//	positions expanded                < 300    < 1,000  < 4,000    4,000 or more
//
// Places count bodies, as above. The best line is the shortest win against the longest
// resistance, and a round of it a turn of every player. Expanded are the positions
// that the solver needed to judge every first play. Up to 2 points are level 1, and
// then 3, 5, 7 and 9 points begin the levels 2 to 5.
//
// For example, 33458JA2 against 4599QQKA is won by the 5 alone. It is the third
// hint: 3 points. Six others are natural, 33, 4, 8, J, A and 2: 2 points. The best line
// has 19 turns, 10 rounds: 2 points. The solver expands 1,739 positions: 2 points.
// These 9 points are level 5.
//
// Of the first 140 puzzles in two hands and 60 in three, the first hint wins 60 of
// the 60 on level 1, 45 of 52 on level 2, 13 of 44, 1 of 19, and on level 5 none of 25.
//
// # Checks
//
// After every first play that the referee of package doudizhu allows, andor.Verify
// replays the strategy of the side that wins then, against every defence, by the
// referee's rules. So it is proved to code that shares nothing with the solver
// both that the winning plays win and that all others lose. The level is a matter
// of taste, and nobody checks it.
package puzzle
