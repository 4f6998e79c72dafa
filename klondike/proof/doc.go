// Package proof checks certificates that positions of Klondike are lost. It uses the standard library alone, shares no code with any solver,
// and searches nothing: a certificate names the states to examine, and the checker computes every claim again.
//
// An example. In deal 29 the cards 2♣, 4♣, 5♦ and 5♥ lie in column 7, 4♣ on top. 4♣ can only lie on a red five, both are under it, and so is
// 2♣, which has to go up before it. The certificate of deal 29 has 10 bytes: "keep all cards; the relaxation shows that some card never goes
// up". The checker derives which cards can ever move; 4♣ isn't among them.
//
// Read the files in this order:
//
//	record.go      the JSON object that holds a proof, and the checks of its position
//	cards.go       cards as numbers, sets of cards as words
//	game.go        the easier game: its states, and the steps that can't be undone
//	stock.go       the stock cards in reach
//	laying.go      stock cards that stay in hand until a use
//	relaxation.go  the states that the relaxation shows to be lost
//	check.go       the certificate, and the walk through it
//
// FORMAT.md suffices, with LEMMAS.md, to write another checker. LEMMAS.md proves what this checker relies on; each use of a lemma names
// the lemma.
package proof
