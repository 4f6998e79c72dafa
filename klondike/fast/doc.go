// Package fast decides Klondike deals: solved, with a full list of moves, unsolvable, with a proof by exhaustion, or undecided because of a
// limit.
//
// An example, deal 9002 of testdata/special.txt, which another solver left open after 200 million positions: with draw 1 it is won; with
// draw 3 it is lost, which some 1,500 components show.
//
//	s, err := fast.New(klondike.Standard(3), fast.Options{})
//	r, err := s.Solve(ctx, &position) // r.Status == search.Unsolvable
//
// The hard part of thoughtful Klondike is its tail: of a thousand deals a dozen cost more than all others together. The following ideas
// shrink the tail. Each is a Technique that can be switched off, with a proof in PROOFS.md:
//
//   - Quotient. Only the cards on the foundations, face down and in the stock matter, not where the open cards lie: one 64-bit key, no
//     columns.
//   - Safe. A card that no lower card can ever need goes up at once.
//   - Closure. A card going up and coming back undo each other; states joined by such steps are one component. Everything else is
//     irreversible, so that components form a graph without cycles, and verdicts can be stored.
//   - LazyStock and LazyEmptying. At draw 1 without a limit of redeals the stock is a hand: every stock card is always in reach. Then a
//     stock card is laid only for the very next step, and a column emptied only for a king.
//   - Relaxation. With draws up to 7, a state that is lost with the stock as a hand is lost.
//   - Sparing. The solver tries Relaxation only in proportion to the states it has searched and the losses that Relaxation has found, so
//     that fruitless tries cost little.
//   - DeleteRelaxation. A state is lost if some card can't go up even if everything once possible stays possible. That costs less than an
//     expansion, and shows most losses where they begin.
//   - Exclusion. If two cards need one place, one of them comes too late. If both cases are lost by DeleteRelaxation, the state is.
//   - Lifting. If the places of a few cards make the deal lost while all others lie open, the deal is lost. Between the rounds of a long
//     search the solver searches for such sets.
//   - Lemmas. It also searches for them at states that have cost much. Each set found decides other states with the same cards in its places.
//   - HandDominance. With the stock as a hand, one state's verdict decides others: a card still in the hand is never worse than one that
//     was played.
//   - OffsetDominance. Of two places in the stock that are whole turns apart, the earlier one is at least as good: turning leads from it
//     to the later one.
//   - Rounds. The exits of a component are tried from the front and from the back in turn, with growing allowances; verdicts are kept
//     between rounds. The first rounds are quick: most wins are missed by one exit of several that look alike.
//   - Outlook. Every other quick round orders exits by the cards that can move next and the columns left, not by progress alone.
//   - Shuffling. Later rounds shuffle exits that are nearly as promising, always in the same way.
//
// Without Quotient no technique is used: package search's depth-first engine runs on whole positions, by the rules alone. Options.Certify
// confirms a loss with that engine, which for many deals takes too long. A Solver whose Off is Safe|Closure searches single steps between
// states, and rests on the quotient alone.
//
// Begin reading at Solver.Solve. deal.setUp packs the position, game.normalize plays safe and free cards, game.expand lists the members and
// exits of a component, searcher.decide goes depth first through components and stores verdicts in a table. For a win, searcher.steps and
// finish turn exits into steps, shortener makes them fewer (judge tells it which states are lost), and quotient.Moves turns them into
// moves.
//
// To add a technique, touch four files: its row in options.go, its section in PROOFS.md, its own file (delete.go, dominance.go, lemma.go
// …), and a mutant in mutation_test.go. Its name, the switch and the benchmarks' ablation follow from the row. A technique
// that is no part of an expansion also needs a call in search.go.
//
// Expanded counts the states of the quotient whose steps were generated, in all searches of the deal together, including the certificate.
// States counts the keys in the two tables at the end. A component of a lifted deal counts as one state expanded; a component may be
// entered in several rounds. A Limits.Memory below MinMemory is an error.
//
// Several workers search one deal from opposite ends. They share the tables and a note of the components that they are in, which the others
// put off while possible. One worker begins alone, which is enough for most won deals.
//
// The package isn't for shortest solutions (package minimal proves those; lines here are shortened by the work of Options.Polish), nor for
// play with hidden cards. Stocks of more than 24 cards don't fit its key.
package fast
