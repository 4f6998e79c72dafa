// Package minimal finds shortest Klondike solutions and proves that no shorter one exists.
//
// An example, deal 6 with draw 3, whose shortest solution takes 112 moves and turns:
//
//	s, err := minimal.New(klondike.Standard(3), minimal.Options{})
//	a, err := s.Solve(ctx, &position) // a.Lower == a.Upper, and a.Result.Path is the solution
//
// Package fast decides the deal first. So a lost deal is answered at once, and a won deal has an upper bound from the start. Then A* (Hart,
// Nilsson and Raphael 1968) searches for a shorter line and raises the lower bound until the bounds meet. If a limit stops the search, the
// answer has both bounds and a line of the upper bound's length.
//
// The search fits into memory by the following ideas. PROOFS.md argues for each; those that the search can do without are a Technique that
// can be switched off:
//
//   - A state is package fast's quotient (which cards are up, face down, in the stock), plus, for some pairs of twins, which of the two has
//     a card on it. That costs a move only if it was settled before the second twin appeared.
//   - A step is a player's move with the turns of the stock before it. Emptying a column is joined with the king's move into it.
//   - A card that no lower card can need goes up at once.
//   - Turning the stock, or moving a card to the other twin, leads from a state to others of its group; a state decides those that cost
//     more than that.
//   - Lower bounds: dealt cards that must leave their places for another column, by dynamic programming over all columns; stock cards that
//     must be laid or passed once more, because they come in the wrong order or wait for buried cards.
//
// Begin reading at searcher.run. deal.setUp makes the tables of a deal, deal.unpack turns a key into a state, mover.expand lists a state's
// children, deal.estimate bounds the remaining cost; nodes and queue hold what is known. For a solution, searcher.steps finds the steps
// again, and quotient.Moves turns them into moves.
//
// A node takes 32 bytes, and 7 to 13 more in the table that finds it. Lines are minimal in the metric that Options names, and in no other.
// The package sees all cards, as package fast does.
package minimal
