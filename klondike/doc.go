// Package klondike is the domain of Klondike solitaire with all cards known
// ("thoughtful" Klondike): cards, deals and their texts, rules, a referee, and the
// game as a problem that the engines of package search can solve.
//
// # The game
//
// A deal lays 1, 2, … 7 cards into seven columns, the last one of each face up; 24
// more are the stock. Columns build down in alternating colours; a run of face-up
// cards moves as one from any of its cards on; only a king, or a run under one, goes
// to an empty column; a face-down card turns up as soon as nothing lies on it.
// Foundations build up by suit from the ace. The stock is turned Rules.Draw cards at
// a time onto the waste, whose last card is open to play, and the waste is turned
// over to be the stock again. Rules also limit the redeals, forbid cards to come back
// from the foundations, and shrink the deck for tests that go through whole games.
//
// # From a deal to a solution
//
//	r := klondike.Standard(3)
//	start := klondike.NewDeal(1, r)
//	score := klondike.Scores()[0]
//	p, state, err := klondike.NewProblem(start, r, score.Costs, score.Technique)
//	…
//	result, err := search.BestFirst(ctx, p, state, search.Config[klondike.State, klondike.Step]{
//		Heuristic: score.Heuristic(p),
//	})
//	…
//	moves, err := p.Moves(result.Path) // steps of the problem become moves of a player
//	err = klondike.Verify(start, r, moves)
//
// A Position is the readable form that readers give and every engine takes; a State
// is the same in 40 bytes. A Move is what a player does, and what Verify and
// Position.Play, the referee, judge; they share no code with the move generator. A
// Step is an edge of a Problem's graph, which may stand for several moves. A Talon
// is stock and waste with the arithmetic of turns and redeals.
//
// A Technique shrinks the graph that is searched; each stands with the argument for
// it and can be switched off. Only KingStays has a counter-case instead: it loses
// solutions, so that Unsolvable is no proof with it (Technique.Sound).
//
// # Texts
//
// Readers take the forms of Forms, or others that are given to them, and tell them
// apart by themselves, deal by deal; package format has the forms of other programs. Lines
// that begin with # are passed over, and so are blank lines, but that a board ends
// with one. Cards are written rank first: 7H or 7♥, TD or 10D. Lower case is as good
// as upper case everywhere.
//
// The neutral form has one line for each deal or position:
//
//	deal     = [ID] column "|" … "|" column "|" stock
//	progress = [ID] column "|" … "|" column "|" stock "|" waste "|" foundations ["|" redeals]
//	column   = {card}                   in a deal
//	         | [{card} "/"] {card}      in progress: cards before / lie face down
//
// A column begins with its deepest card; in a deal its last card lies face up. The
// stock begins with the card that is turned first, and the waste ends with the card
// that is open to play. Foundations are the top cards of those that have any. Redeals
// is the number used so far. An ID is a word that is no card's name and has none of
// the signs | / [ ] : nor a # before it.
//
// The pinyin form has a line for each column and one for the stock, of cards
// such as T5: a letter of the Chinese name of the suit, T, F, H or M for hearts,
// diamonds, spades or clubs, and 1 to 13. The board has
// a labelled line for every pile, as Board writes it.
//
// A card that nobody has seen is ??, where Reader.Unseen allows it: it lies face down in a
// column, or in the stock or the waste, but isn't the waste's last card.
//
// What is wrong with a text is one Fault, at a place:
//
//	deal.txt:4:21: 7♣ appears twice (column 3, stock 12); 9♥ is missing
//
// # Scores
//
// A Score is step costs and an estimate that go together, made for a set of
// techniques. Measured on 100 random deals with draw 3 and A* (goal on
// generation), 20,000 expansions a deal; 79 of the 100 can be solved, and 21 can't.
// A search is exhausted when it has seen all states without a solution, which
// proves that there is none, but with Basic. The columns say which reopening was
// used, if it isn't Reopen (search.Reopening):
//
//	score   techniques                        solved  exhausted  mean moves
//	pile1   Basic, Propagate                      39          2         112
//	pile2   Basic, Propagate                      36          2         111
//	pile2   Strong                                62          9         118
//	dig     Exact                                 39          2         121
//	dig     Exact|Safe                            47          4         120
//	dig     Exact|Safe|TalonMacros                52          8         165
//	dig     Exact|Safe|TalonMacros|Twins = Strong  64          9         169
//
// What makes the difference is how many positions are one, not the score: other
// weights, depth-first (65) and greedy search (64) do as well as A*. With 100,000
// expansions, about a quarter of a second, dig solves 381 of 411 solvable deals
// (92.7 %) of 500 and proves 50 of the other 89 unsolvable; pile2 with Basic and
// Propagate solves 237 (57.7 %) and exhausts 31.
//
// # What it is not
//
// These engines keep whole states and serve to compare strategies. To decide deals
// by the thousand, package fast has a solver of its own.
package klondike
