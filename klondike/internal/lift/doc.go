// Package lift finds out which cards make a Klondike deal lost: small sets of cards whose places alone do so, while all other cards are
// lifted and lie open next to the board.
//
// An example: deal 29 is lost because of 2♣, 4♣, 5♦ and 5♥ in column 7, however the other 48 cards lie. A Game is the deal in which only
// such a set keeps its places, with or without the order of the stock. A Searcher decides Games; a Finder searches for sets whose Game is
// lost, by any decider. The proofs are in klondike/explain/PROOFS.md, sections 1 to 3.
package lift
