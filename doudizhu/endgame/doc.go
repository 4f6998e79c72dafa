// Package endgame decides doudizhu with open cards: a landlord against one
// peasant or against two who play together, from any position of a game. It
// says who wins, which first plays win and what refutes the others, gives whole
// lines and the shortest win against the longest resistance, and proves it with
// a strategy that other code can verify.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	e, _ := doudizhu.ParseEndgame("level-8 RAQQJJT999844 B22AAT886633 L", doudizhu.Notation{})
//	solver, _ := endgame.New(rules, endgame.Options{})
//	r, _ := solver.Solve(ctx, &e, endgame.Moves, endgame.Proof)
//	fmt.Println(r.Outcome, r.Play) // won, and a play that wins
//	fmt.Println(r.Moves)           // every first play, judged
//	fmt.Println(r.Proof)           // the strategy, for andor.Verify
//
// It is made for one question, who wins, and for hands that the engines of
// [kedou/search/andor] can't manage: they are the reference it is held against.
// Its verdicts are never guesses. What a limit cuts off is undecided, and the limits hold
// for everything that one call asks, together. (Result.Leans has a guess at what is
// undecided; lean.go tells what it rests on.)
//
// # Memory
//
// The memory limit covers the table of positions, what is known of the sub-hands,
// what the workers hold, the maps of a best line, and the proof. The table may
// take half of it, the records of sub-hands a quarter; they are dropped and made
// anew when they want more. It is kept from MinMemory, 16 MiB, up, and less is
// refused. Not counted is what the Go runtime needs beside: its garbage may take
// as much again.
//
// # States
//
// What can still happen depends on the cards left, on who moves, and on what
// lies on the table; of a play on the table only its kind, length and rank
// matter, not its kickers. A seat's cards are an index: its sub-hands are
// counted with a mixed radix, one digit for each rank of the hand it began with,
// so that playing cards is a subtraction (files groups.go, deal.go). Three
// indices and the table make one number below 1<<62, exactly: a deck has four
// cards of a rank, so the three seats' sub-hands have at most 12 combinations
// for each of 13 ranks and 2 for each joker, 2^48.6 in all. Nothing is taken
// on a hash's word. A game of two is one of three in which the third hand is
// empty.
//
// What there is to know of a sub-hand (its plays, sorted, the ranks with which
// each kind can be answered, the plays that empty it) is worked out once, from
// [doudizhu.Rules.AppendLeads] alone: no rule is written twice, and every rule
// set and ban works.
//
// # Search
//
// The search is best-first minimax in the frame of depth-first proof-number
// search: each state has two numbers, how far the landlord is from a win and how
// far the peasants are, backed up by minimum and maximum, and guessed at the
// leaves from the fewest plays each hand still needs and from how many low cards
// burden it (bestfirst.go, evaluate.go). A portfolio of such searches takes turns
// over one table of proved states (portfolio.go, table.go), because what is hard
// for one is often easy for another: with other weights, with one peasant who does
// nothing but pass, with one side that may not waste a play (waste.go), or with both
// at once. Several
// workers share the views out among them; only finished proofs enter the table, so
// a worker that is stopped leaves nothing wrong.
//
// # Words
//
//	sub-hand      the cards that a seat has left, as a number
//	group         a kind of play of one length, such as chains of five
//	trick         what lies on the table: who laid it, what beats it, who is asked
//	view          one search of the portfolio: its weights, and whom it restricts
//	turn          the expansions for which a view searches before the next one does
//	lone peasant  one whose partner passes throughout
//	waste         the plays by which a hand does not come nearer to empty than it could
//	no-waste     a side that may waste no play, or only a few discrepancies
//	guess         a pair of numbers that steers the search and proves nothing
//	upgrade       the exchange of cards for higher ones that makes a hand no worse
//	isolated      a rank through which no chain of the hand goes
//
// # Techniques
//
// Each can be switched off (Options.Off), and the tests hold the solver to the
// same verdicts without it. What each saves, and what was tried and left out, is
// in NOTES.md.
//
//	best-first   numbers for both sides; off: depth first, lowest answers first
//	portfolio    several views take turns; decides some deals that no view alone does
//	lone         views in which one peasant only passes, three hands only
//	dominance    a higher isolated solo or pair isn't tried where a lower one does as well: dominance.go
//	thresholds   one entry for all ranks to beat where the verdict is monotone: trick.monotone
//	canonical    the rank to beat is named by the lowest answer to it: deal.turn
//	collapse     who can't answer is passed over: he has no choice
//	go-out       a side that empties a hand at once has won
//	pass-first   in the depth-first search alone: the pass before the answers
//	replies      what won for the same cards in the same trick is tried first, three hands only
//	no-waste     views in which one side may not waste a play: waste.go
//	upgrades     a side that loses even with a better hand loses: upgrades.go
//
// "A higher card is never worse" is false, because it may be missing from a
// chain, and no technique rests on it.
package endgame
