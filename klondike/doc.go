// Package klondike is the domain of Klondike solitaire with all cards known ("thoughtful" Klondike): cards, deals and their texts, rules, a
// referee, and the game as a problem that the engines of package search can solve.
//
// # The game
//
// A deal lays 1, 2, … 7 cards into seven columns, the last card of each face up; the other 24 are the stock. Columns build down in
// alternating colours; a run of face-up cards moves as one from any of its cards on; only a king, or a run under one, goes to an empty
// column; a face-down card turns up as soon as it is uncovered. Foundations build up by suit from the ace. The stock is turned Rules.Draw
// cards at a time onto the waste, whose last card is open to play, and the waste is turned over to be the stock again. Rules also limit the
// redeals, forbid cards to come back from the foundations, and shrink the deck for exhaustive tests.
//
// # From a deal to a solution
//
//	r := klondike.Standard(3)
//	start := klondike.NewDeal(1, r)
//	score := klondike.Scores()[0]
//	p, state, err := klondike.NewProblem(start, r, score)
//	…
//	result, err := search.BestFirst(ctx, p, state, search.Config[klondike.State, klondike.Step]{
//		Heuristic: p.Estimate,
//	})
//	…
//	moves, err := p.Moves(result.Path) // steps of the problem become moves of a player
//	err = klondike.Verify(start, r, moves)
//
// A Position is the readable form that readers return and every engine takes; a State is the same in 40 bytes. A Move is what a player
// does; the referee, Verify and Position.Play, judges moves and shares no code with the move generator. A Step is an edge of a Problem's
// graph, which may stand for several moves. A Talon is stock and waste with the arithmetic of turns and redeals.
//
// A Technique shrinks the graph to search, and can be switched off. Only king-stays loses solutions, so that Unsolvable is no proof with it
// (Technique.Sound). A Score is step costs and an estimate that belong together.
//
// # Texts
//
// Readers take the forms board, pinyin and neutral, or the Forms given to them, and recognize the form of each deal. They skip blank lines
// and lines that begin with #, except that a blank line ends a board. Cards are written rank first, in either case: 7H or 7♥, TD or 10D.
//
// Forms describes all forms. A fault in a text is one Fault, with its place:
//
//	deal.txt:4:21: 7♣ appears twice (column 3, stock 12); 9♥ is missing
//
// # What it is not
//
// These engines keep whole states and serve to compare strategies. To decide deals by the thousand, use package fast. NOTES.md has
// measurements.
package klondike
