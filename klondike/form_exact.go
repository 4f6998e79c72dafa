package klondike

// Deals by their numbers: all 52! of them in order, and the seeds of other programs,
// which nobody describes.

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

const exactPrefix = "exact"

// seeds are the names of the numbers that other programs deal by, with what
// lonelybot calls them.
var seeds = map[string]string{
	"greenfelt": "greenfelt", "klondike-solver": "klondike-solver", "game": "klondike-solver",
	"solvitaire": "solvitaire", "microsoft": "microsoft",
}

// cutSeed cuts a text into the name of a numbering and a number.
func cutSeed(text string) (numbering, number string) {
	numbering, number, _ = strings.Cut(strings.TrimSpace(text), ":")
	return strings.ToLower(strings.TrimSpace(numbering)), strings.TrimSpace(number)
}

func beginsSeed(l *line) bool {
	numbering, _ := cutSeed(l.Text)
	return strings.Contains(l.Text, ":") && (numbering == exactPrefix || seeds[numbering] != "")
}

// readSeed reads exact:N. The deal of a seed is refused with the way to get it.
func readSeed(d *draft) error {
	numbering, number := cutSeed(d.First.Text)
	if theirs := seeds[numbering]; theirs != "" {
		return d.faultAt(d.First.Number, 1, "seeds of %s are not supported, no public description tells what they deal: "+
			"give the deal itself, such as `lonecli print %s %s` prints it", theirs, theirs, number)
	}
	n, ok := new(big.Int).SetString(number, 10)
	if !ok || numbering != exactPrefix || strings.Trim(number, "0123456789") != "" || n.Cmp(deals) >= 0 {
		return d.faultAt(d.First.Number, 1, "%q is not the number of a deal: write %s: and 0 to 52!-1, %v", d.First.Text, exactPrefix, lastDeal)
	}
	if err := whole(d); err != nil {
		return err
	}
	return layExact(d, n)
}

// layExact deals the n-th order of the deck.
func layExact(d *draft, n *big.Int) error {
	var items []item
	for _, c := range unrank(n) {
		items = append(items, item{c.String(), d.First.Number, 1})
	}
	return layOut(d, items, ParseCard, "")
}

// deals is 52!, and lastDeal one less.
var (
	deals    = new(big.Int).MulRange(1, 52)
	lastDeal = new(big.Int).Sub(deals, big.NewInt(1))
)

// deck lists the 52 cards suit by suit, each from the ace.
func deck() []Card { return Standard(1).deck() }

// unrank returns the n-th order of the deck. The digits of n in the factorial number
// system (Laisant 1888) say for each place which of the cards left lies there.
func unrank(n *big.Int) []Card {
	left := deck()
	at := make([]int, len(left))
	rest, digit := new(big.Int).Set(n), new(big.Int)
	for i := range at {
		rest.DivMod(rest, big.NewInt(int64(i+1)), digit)
		at[len(at)-1-i] = int(digit.Int64())
	}
	var cards []Card
	for _, i := range at {
		cards = append(cards, left[i])
		left = slices.Delete(left, i, i+1)
	}
	return cards
}

// rank inverts unrank.
func rank(cards []Card) *big.Int {
	left, n := deck(), new(big.Int)
	for _, c := range cards {
		n.Mul(n, big.NewInt(int64(len(left))))
		i := slices.Index(left, c)
		n.Add(n, big.NewInt(int64(i)))
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
		return "", fmt.Errorf("unknown cards have no number: use key, board, neutral or rrs")
	}
	return fmt.Sprintf("%s:%v\n", exactPrefix, rank(cards)), nil
}
