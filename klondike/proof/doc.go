// Package proof checks certificates that positions of Klondike are lost. It stands on the standard library alone, shares no code
// with any solver, and searches nothing: a certificate says what to look at, and every claim in it is computed again.
//
// An example. In deal 29 the cards 2♣, 4♣, 5♦ and 5♥ lie in column 7, 4♣ on top: it can only lie on a red five, both are under it,
// and so is 2♣, which has to go up before it. The certificate of deal 29 has 10 bytes: "keep all cards; then it is plain that some
// card never goes up". The checker derives which cards can ever move, and finds that 4♣ isn't among them.
//
// Read the files in this order:
//
//	record.go      the JSON object that holds a proof, and what makes its position a position
//	cards.go       cards as numbers, sets of cards as words
//	game.go        the easier game that is played: its states, and the steps that can't be undone
//	stock.go       which stock cards are in reach
//	laying.go      stock cards that wait for their use
//	relaxation.go  states that are lost at a glance
//	check.go       the certificate, and the walk through it
//
// FORMAT.md says all that is needed to write another checker. LEMMAS.md proves what this one believes; each use of a lemma
// names it.
package proof
