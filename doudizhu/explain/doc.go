// Package explain says why an endgame of doudizhu with open cards is won or lost, in a player's
// terms.
//
//	rules, _ := doudizhu.ParseRules("standard")
//	e, _ := doudizhu.Notation{}.ParseEndgame("example 33458JA2 4599QQKA L")
//	x, _ := explain.Explain(ctx, rules, &e, explain.Options{})
//	fmt.Println(x.Winning)     // [5]: nothing else wins
//	fmt.Println(x.Plan.Facts.Kept) // the landlord keeps A and 2 to take the lead back
//	fmt.Println(x.Wrong[0])    // 33 comes to mind first; the peasant beats it by 99
//
// # How
//
// All statements come from a winning strategy, an [kedou/search/andor.Proof]: one play of the winners
// for every position that may come, so that a fact at all of its ends holds for all plays of the
// losers. The choice of the strategy matters: a solver's first strategy has ten times the positions
// of a small one, and explains much less. So Explain searches for a strategy with few situations
// (strategy.go, improve.go).
//
// # Words
//
//	control    a play that no enemy can beat
//	run        a way to lay a whole hand whose plays except the last are controls: a player who
//	leads with a run goes out, and no player can stop him
//	plain      of a position: a winner has a run, or can go out at once; there is nothing to find
//	situation  a position of the strategy in which a winner has to find a play
//	line       the critical line: the losers choose, of all their plays, the one that
//	           leaves the winners most situations
//	natural    an obvious play: the choice of the robot of package hand, then its hints
//
// The cost of a strategy counts its situations, each as often as lines lead to it. The search
// proves the least cost (Plan.Least) by trying all strategies, with bounds. As a graph, in which
// lines meet, another strategy may still have fewer positions.
//
// NOTES.md has measurements of strategies made small.
//
// # Trust
//
// The tests check every statement from its definition, by the Referee of package doudizhu,
// alpha-beta and plain recursion, none of which the explanation uses, and ensure that the check
// notices a change in any statement. If a limit stops the work, the explanation names the limit and
// leaves statements out; it never guesses.
package explain
