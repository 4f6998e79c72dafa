// Package minimal finds shortest Klondike solutions and proves that no shorter one
// exists.
//
// An example, deal 6 with draw 3, whose shortest solution takes 112 moves and turns:
//
//	s, err := minimal.New(klondike.Standard(3), minimal.Options{})
//	a, err := s.Solve(ctx, &position) // a.Lower == a.Upper, and a.Result.Path is the solution
//
// Package fast decides the deal first, so that a lost deal is answered at once and
// an upper bound is there from the start. Then A* (Hart, Nilsson and Raphael 1968)
// looks for something shorter, and raises the lower bound until the two meet. A limit
// ends the search with both bounds and the line that is as long as the upper one.
//
// What makes the search fit into memory are facts about the game, each argued for in
// PROOFS.md and, where the search can do without, a Technique that can be switched off:
//
//   - A state is package fast's quotient (which cards are up, face down, in the
//     stock) and, of some pairs of twins, which of the two has a card on it. Only
//     where that was settled before the second twin appeared can it cost a move.
//   - A step is a player's move with the turns of the stock before it. Emptying a
//     column is joined with the king's coming.
//   - A card that no lower card can need goes up at once.
//   - A state that others of its group can be reached from, by turning the stock or by
//     moving a card to the other twin, decides those that cost more than that.
//   - Lower bounds: dealt cards that must leave their places for another column, by
//     dynamic programming over all columns; stock cards that must be laid, or passed
//     once more, because they come in the wrong order or wait for cards that others
//     hold down.
//
// A search goes like this: deal.setUp makes the tables of a deal, deal.unpack a state
// of a key, mover.expand lists its children, deal.estimate bounds what is left, nodes
// and queue hold what is known, searcher.run goes through it. For a solution,
// searcher.steps finds the steps again, and quotient.Moves plays them as moves.
//
// A node takes 32 bytes, and 7 to 13 more in the table that finds it. A deal takes from
// a few thousand nodes to several millions, 0.3 seconds in the median.
//
// Lines are minimal in the metric that Options names, and in no other. The package
// sees all cards, as package fast does.
package minimal
