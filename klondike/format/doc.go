// Package format reads and writes deals of Klondike in the forms of other programs, and
// in what the commands print as JSON, beside those of package klondike. Forms lists all of them; a Reader with these
// tells them apart by how a deal begins.
//
//	form        a deal looks like
//	neutral     6D | 4H TH | … | stock, on a line               (package klondike)
//	board       a labelled line for each pile                   (package klondike)
//	pinyin      a line for each column, cards such as T5        (package klondike)
//	json        {"schema":1,"id":"31","deal":"6D | 4H TH | …"}, on a line
//	solvitaire  {"tableau piles": [["6D"], ["4h", "TH"], …], "stock": […]}
//	rrs         052083…, 52 groups of three digits
//	cards       5D 8H …, 52 cards
//	pysol       Foundations: H-0 C-0 D-0 S-0, Talon: ==> … <==, : <4H> TH
//	key         k1: and two characters for each card
//	exact       exact: and a number below 52!
//
// Their decks are whole: 52 cards, seven columns. Wherever a card may stand that
// nobody has seen, ?? may stand too, which is klondike.NoCard in a Position, if
// Reader.Unseen allows it; in rrs ??? does.
//
// # JSON
//
// An object on one line, as the commands print deals and the answers to them. The member
// "deal" has the neutral form, "id" before it names the deal, and other members are passed
// over, rules among them.
//
// # Solvitaire
//
// The JSON of Solvitaire and of lonelybot. Ranks are A, 2 to 10, J, Q, K, or 1 to
// 13. The suit is the letter C, D, H or S; a lower-case one says that a card of the
// tableau lies face down. Piles begin with the deepest card. The last card of the
// stock is turned first, and the last one of the waste is open to play. Waste and
// foundations may be left out; lonelybot calls the latter "foundation".
//
// # RRS and cards
//
// The decks of Klondike-Solver and MinimalKlondike: the cards as they are dealt,
// row by row over the seven columns, and then the stock, the card that is turned
// first at its beginning. RR is 01 to 13, and S is 1 to 4 for clubs, diamonds, hearts
// and spades. The form cards has names instead. Both are for fresh deals only.
//
// # PySol
//
// The text of PySol, Freecell Solver and Klondike-Solver. The talon is the stock, in
// the order in which it is turned, with or without the arrows; <4H> lies face down.
// The line of the foundations and the colons before the columns may be left out. The
// form has no place for a waste.
//
// # Key
//
// A position in 107 characters that are safe in a link, one text for each position,
// games in progress too. For every card of the deck, from the ace of clubs to the king
// of spades, suit by suit, stand its pile and its place there. The pile is 1 to 7 for
// the face-up cards of a column, a to g for the face-down ones, s for the stock, w
// for the waste, h for a foundation (home); the place is 1 to 9 and then a to z, and counts
// from the deepest card, in the stock from the card that is turned first. Unseen cards
// have ??. They fill the gaps of the piles, and as many as are left end the stock. Redeals
// that were used stand behind all that, as r and their number.
//
// # Exact
//
// All 52! deals are numbered in the order of their cards as they are dealt,
// row by row: exact:0 deals the deck from the ace of clubs to the king of
// spades. Lonelybot has numbers of the same name, whose order its documentation
// doesn't tell: they may name other deals.
//
// # Not supported: seeds of other programs
//
// Seeds of Green Felt, Klondike-Solver, Solvitaire and the Microsoft Solitaire
// Collection are recognized and refused. What they deal is described nowhere but in
// the source text of programs, and this package was written from public
// descriptions alone. Lonelybot prints such deals in the form solvitaire:
//
//	lonecli print greenfelt 815 | klondike solve -
package format
