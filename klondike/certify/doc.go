// Package certify writes certificates that positions of Klondike are lost, which package proof checks, and puts wins and losses into
// records that others can read.
//
// Nothing here has to be trusted: a Writer's certificate is checked before it is returned. Begin reading at Lost. For the position itself,
// growing work in the real game and a growing search for a lifted game alternate. A lifted game has most cards off the board; the fewer
// cards are kept, the easier its loss is to show. Package lift finds such sets of cards. Each search of a game also asks the same game
// without the order of its stock, as far as that pays. A position that none of this decides is split: each exit is proved separately, and a
// set found for one is tried for others. NOTES.md has what was tried and measured.
package certify
