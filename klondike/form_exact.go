package klondike

// Deals by their numbers: all 52! of them in order, and the seeds of other programs, which have no public description.

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"kedou/search/phrase"
)

const exactPrefix = "exact"

// seeds maps the names of other programs' numberings to lonelybot's names for them.
var seeds = map[string]string{
	"greenfelt": "greenfelt", "klondike-solver": "klondike-solver", "game": "klondike-solver",
	"solvitaire": "solvitaire", "microsoft": "microsoft",
}

// cutSeed splits a text into the name of a numbering and a number.
func cutSeed(text string) (numbering, number string) {
	numbering, number, _ = strings.Cut(strings.TrimSpace(text), ":")
	return strings.ToLower(strings.TrimSpace(numbering)), strings.TrimSpace(number)
}

func beginsSeed(l *line) bool {
	numbering, _ := cutSeed(l.Text)
	return strings.Contains(l.Text, ":") && (numbering == exactPrefix || seeds[numbering] != "")
}

// readSeed reads exact:N. It refuses the seeds of other programs and says how to get their deals.
func readSeed(d *draft) error {
	numbering, number := cutSeed(d.First.Text)
	if theirs := seeds[numbering]; theirs != "" {
		return d.faultAt(d.First.Number, 1, "seeds of %s are not supported, no public description says what they deal: "+
			"give the deal itself, such as `lonecli print %s %s` prints it", theirs, theirs, number)
	}
	n, ok := parseOrder(number)
	if !ok || numbering != exactPrefix {
		return d.faultAt(d.First.Number, 1, "%q is not the number of a deal: write %s: and 0 to 52!-1, %v", d.First.Text, exactPrefix, rank(lastOrder()))
	}
	if err := whole(d); err != nil {
		return err
	}
	return layExact(d, n)
}

// layExact deals the n-th order of the deck.
func layExact(d *draft, n order) error {
	var items []item
	for _, c := range unrank(n) {
		items = append(items, item{c.String(), d.First.Number, 1})
	}
	return layOut(d, items, ParseCard, "")
}

// order is a number below 2^256, the least word first; the orders of the deck are those
// below 52!.
type order [4]uint64

// multiply returns n*by + plus, and the overflow.
func (n order) multiply(by, plus uint64) (order, uint64) {
	for i, word := range n {
		high, low := bits.Mul64(word, by)
		sum, carry := bits.Add64(low, plus, 0)
		n[i], plus = sum, high+carry
	}
	return n, plus
}

// divide returns n/by and the remainder.
func (n order) divide(by uint64) (order, uint64) {
	rest := uint64(0)
	for i := len(n) - 1; i >= 0; i-- {
		n[i], rest = bits.Div64(rest, n[i], by)
	}
	return n, rest
}

// parseOrder reads a decimal number, and reports whether it is below 52!.
func parseOrder(text string) (n order, ok bool) {
	over := uint64(0)
	for _, digit := range []byte(text) {
		if digit < '0' || digit > '9' || over > 0 {
			return n, false
		}
		n, over = n.multiply(10, uint64(digit-'0'))
	}
	rest := n
	for i := range uint64(len(deck())) {
		rest, _ = rest.divide(i + 1)
	}
	return n, text != "" && over == 0 && rest == order{}
}

// String writes n in decimal.
func (n order) String() string {
	var digits []byte
	for len(digits) == 0 || n != (order{}) {
		rest, digit := n.divide(10)
		digits, n = append(digits, byte('0'+digit)), rest
	}
	slices.Reverse(digits)
	return string(digits)
}

// lastOrder is the order with the greatest number.
func lastOrder() []Card {
	cards := deck()
	slices.Reverse(cards)
	return cards
}

// deck lists the 52 cards suit by suit, each from the ace.
func deck() []Card { return Standard(1).deck() }

// unrank returns the n-th order of the deck. The digits of n in the factorial number system (Laisant 1888) say for each place which of the
// remaining cards lies there.
func unrank(n order) []Card {
	left := deck()
	at := make([]int, len(left))
	for i := range at {
		rest, digit := n.divide(uint64(i + 1))
		n, at[len(at)-1-i] = rest, int(digit)
	}
	var cards []Card
	for _, i := range at {
		cards = append(cards, left[i])
		left = slices.Delete(left, i, i+1)
	}
	return cards
}

// rank inverts unrank.
func rank(cards []Card) (n order) {
	left := deck()
	for _, c := range cards {
		i := slices.Index(left, c)
		n, _ = n.multiply(uint64(len(left)), uint64(i))
		left = slices.Delete(left, i, i+1)
	}
	return n
}

func writeExact(deal Deal, r Rules) (string, error) {
	cards, err := dealing(&deal.Position, r)
	if err != nil {
		return "", err
	}
	if slices.Contains(cards, NoCard) {
		return "", phrase.Errorf("unknown cards have no number: use key, board, neutral or rrs")
	}
	return fmt.Sprintf("%s:%v\n", exactPrefix, rank(cards)), nil
}
