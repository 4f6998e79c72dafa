// Package lift finds out which cards make a Klondike deal lost: small sets of cards whose places alone do, while all other
// cards are lifted, that is, lie open beside the board.
//
// An example: deal 29 is lost because of 2♣, 4♣, 5♦ and 5♥ in column 7, however the other 48 cards lie. A Game is the deal in
// which only such a set keeps its places, with the order of the stock or without; a Searcher decides Games; a Finder looks for sets
// whose Game is lost, whatever decides them. The proofs are in klondike/explain/PROOFS.md, sections 1 to 3.
package lift
