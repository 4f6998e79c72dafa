package klondike_test

import (
	"fmt"
	"log"
	"slices"

	"kedou/klondike"
)

// A deck of MinimalKlondike becomes a text for PySol. The reader recognizes the form by its digits.
func ExampleForms() {
	const deck = "072103023042094134111092051034044074114052123011083122012131091082124064014093033112" +
		"071104132053133102084041013073063031061043081054113062024021101022032121"
	rules := klondike.Standard(1)
	deal, err := klondike.ParseDeal("deck", deck, rules, klondike.Forms()...)
	if err != nil {
		log.Fatal(err)
	}
	forms := klondike.Forms()
	pysol := slices.IndexFunc(forms, func(f klondike.Form) bool { return f.Name == "pysol" })
	text, err := forms[pysol].Write(deal, rules)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(text)
	// Output:
	// Foundations: H-0 C-0 D-0 S-0
	// Talon: ==> 7C TS KD 5H KH TD 8S 4C AH 7H 6H 3C 6C 4H 8C 5S JH 6D 2S 2C TC 2D 3D QC <==
	// : 7D
	// : <TH> 9D
	// : <2H> <5C> 5D
	// : <4D> <3S> <QH> AD
	// : <9S> <4S> <AC> <KC> QS
	// : <KS> <7S> <8H> <9C> <6S> 9H
	// : <JC> <JS> <QD> <8D> <AS> <3H> JD
}

// A game as a player sees it has unknown cards. Readers refuse them, and say how many deals are possible, unless Reader.Unseen allows them.
func Example_unseen() {
	const seen = "7H | ?? 3S | ?? ?? 5C | ?? ?? ?? TC | ?? ?? ?? ?? JC | ?? ?? ?? ?? ?? 6S | ?? ?? ?? ?? ?? ?? AD | " +
		"3D 2H TD 4D 6H 7S 3H 3C 5S QD 9S KS JH 9D AS AH QC 6D KD 5D QS 8S 4S 2C"
	_, err := klondike.ParseDeal("seen", seen, klondike.Standard(1), klondike.Forms()...)
	fmt.Println(err)
	// Output:
	// seen:1:6: 21 cards are unknown (??), and about 5.1e+19 worlds fit: a verdict needs all cards, so name them
}
