// Package explain says why an endgame of doudizhu with open cards is won or lost, in
// terms that a player knows.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	e, _ := doudizhu.ParseEndgame("example 33458JA2 4599QQKA L", doudizhu.Notation{})
//	x, _ := explain.Explain(ctx, rules, &e, explain.Options{})
//	fmt.Println(x.Winning)     // [5]: nothing else wins
//	fmt.Println(x.Plan.Facts.Kept) // the landlord keeps A and 2 to take the lead back
//	fmt.Println(x.Wrong[0])    // 33 comes to mind first; the peasant beats it by 99
//
// # How
//
// Everything is read off a winning strategy, an [kedou/search/andor.Proof]: one play of the
// winners for every position that may come, so that what holds at all of its ends holds
// whatever the losers do. Which strategy matters. The one that a solver happens to find first has ten
// times the positions of a small one, and says ten times less. So a strategy is made
// small (strategy.go, improve.go): it shall have few situations.
//
// # Words
//
//	control    a play that no enemy can beat
//	run        a way to lay a whole hand of which all plays but the last are controls: who
//	           leads with a run goes out, and no one can stop him
//	plain      where a winner has a run, or can go out at once: there is nothing to find
//	situation  a position of the strategy in which a winner has to find a play
//	line       the critical line: the losers choose, of all their plays, the one that
//	           leaves the winners most situations
//	natural    what comes to mind: the choice of the robot of package hand, then its hints
//
// The cost of a strategy counts its situations, each as often as lines lead to it. That it is
// the least (Plan.Least) is proved by trying all others, with bounds. As a graph, in which
// lines meet, another strategy may still have fewer positions: the smallest of those is
// hard to find.
//
// NOTES.md has measurements of strategies made small.
//
// # Trust
//
// The tests check every statement from its definition, by the Referee of package doudizhu,
// alpha-beta and plain recursion, none of which the explanation uses, and see to it that
// the check notices a change in any of them. A limit that is reached leaves something
// out and is named; nothing is guessed.
package explain
