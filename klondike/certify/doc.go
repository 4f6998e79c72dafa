// Package certify writes down why positions of Klondike are lost, in certificates that package proof checks, and puts wins and losses
// into the records that others can read.
//
// Nothing here has to be trusted: what a Writer writes is checked before anybody gets it. A Writer first tries to decide the position
// within some work in the real game. If that doesn't do, it asks whether the position is lost even with most cards lifted off the
// board, which is the easier to show the fewer cards are kept; a set that does it serves other positions of the deal as well. What
// neither way decides is split: each exit is proved by itself.
package certify
