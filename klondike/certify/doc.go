// Package certify writes down why positions of Klondike are lost, in certificates that package proof checks, and puts wins and losses
// into the records that others can read.
//
// Nothing here has to be trusted: what a Writer writes is checked before anybody gets it. For the position itself, growing work in the
// real game and a growing search for a lifted game take turns. A lifted game has most cards off the board, and to show that it is lost is
// the easier the fewer cards are kept; package lift finds such sets of cards. While a game is searched, the same without the order
// of its stock is asked as far as that pays. What none of this decides is split: each exit is proved by itself, and a set that serves one
// serves others. NOTES.md has what was tried and measured.
package certify
