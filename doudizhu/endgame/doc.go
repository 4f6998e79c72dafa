// Package endgame decides doudizhu with open cards: a landlord against one peasant, or against two
// who play together, from any position of a game. The package says who wins, which first plays win
// and what refutes the others, gives whole lines, finds the shortest win against the longest
// resistance, and proves a verdict by a strategy that other code verifies.
//
//	rules, _ := doudizhu.ParseRules("standard")
//	e, _ := doudizhu.Notation{}.ParseEndgame("level-8 RAQQJJT999844 B22AAT886633 L")
//	solver, _ := endgame.New(rules, endgame.Options{})
//	r, _ := solver.Solve(ctx, &e, endgame.Moves, endgame.Proof)
//	fmt.Println(r.Outcome, r.Play) // won, and a play that wins
//	fmt.Println(r.Moves)           // every first play, judged
//	fmt.Println(r.Proof)           // the strategy, for andor.Verify
//
// Verdicts are never guesses: a position at which a limit stops the search is undecided. The limits
// hold for one call with all its questions. Result.Leans guesses the winner of an undecided
// position; lean.go says why.
//
// # States
//
// The future depends on the cards left, the player to move, and the kind, length and rank of
// the play on the table; its kickers don't matter. A seat's cards are an index: a number in
// a mixed radix with one digit for each rank of the first hand, so that a play is a
// subtraction (groups.go, deal.go). Three indices and the table's play fit into one number
// below 1<<62, exactly: a deck has four cards of a rank, so that three seats share a rank in
// at most 12 ways and a joker in 2, 2^48.6 states of hands in all. No verdict rests on a hash.
// A game of two hands is a game of three with an empty third hand.
//
// [doudizhu.Rules.AppendLeads] lists the plays of a sub-hand once; every rule set works, and
// no rule is written twice.
//
// # Search
//
// The search is best-first minimax in the frame of depth-first proof-number search: each
// state has two numbers, the landlord's and the peasants' distance from a win, backed up by
// minimum and maximum, and estimated at leaves by the fewest plays of each hand and by its
// low cards (bestfirst.go, evaluate.go). A portfolio of such searches, the views, takes turns
// over one table of proved states (portfolio.go, table.go), for a deal that is hard for one
// view is often easy for another. Views differ in their weights; some restrict a side: a
// peasant who always passes, or a side that wastes no play (waste.go). Several workers share
// the views; only finished proofs enter the table.
//
// # Techniques
//
// Options.Off switches each technique off; tests compare the verdicts. NOTES.md says what each
// saves, and lists failed trials. The techniques: best-first, portfolio, lone, dominance
// (dominance.go), thresholds (trick.monotone), collapse, go-out, replies, no-waste (waste.go),
// upgrades (upgrades.go), burdens (burdens.go), laydown (laydown.go). No technique rests on "a
// higher card is never worse", which is false: the card may be missing from a chain.
//
// To read on: words.go explains the package's terms, endgame.go has the doors.
package endgame
