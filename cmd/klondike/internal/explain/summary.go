package explain

// The summary of a lost deal: the changes that would win, and the shortest story, in four lines.

import (
	"fmt"
	"strings"

	"kedou/klondike/explain"
	"kedou/search"
)

// summary writes the most important facts.
func (a *explained) summary(b *strings.Builder) {
	l := a.Lost
	fmt.Fprintf(b, "would help: %s\n", helpText(l))
	if chain, found := l.Story.Chain(); found {
		fmt.Fprintf(b, "in short: %s\n", chain.Sentence())
	}
	cards := notUp(&a.Position)
	if n := len(l.Block.Cards); n > fewCards && n < cards {
		order := ""
		if l.Block.Order {
			order = " and the order of the stock"
		}
		fmt.Fprintf(b, "to blame: %d cards%s, however the other %d are arranged\n", n, order, cards-n)
	} else {
		fmt.Fprintf(b, "to blame: %s\n", l.Block.Text(cards))
	}
	fmt.Fprintf(b, "%s\n", mostText(&l.Most, a.Rules.Cards()))
}

// fewCards is the most cards of a block that a summary names.
const fewCards = 8

// helpText lists the changes that make the deal winnable.
func helpText(l *explain.Lost) string {
	var helps []string
	for _, r := range l.Rules {
		if r.Status == search.Solved {
			helps = append(helps, r.Name)
		}
	}
	if n := len(l.Swaps.Winning); n > 0 {
		swap := l.Swaps.Winning[0]
		helps = append(helps, fmt.Sprintf("two cards swapped, such as %s with %s (%d swaps tried, %d of them win)", swap[0].Symbol(), swap[1].Symbol(), l.Swaps.Tried, n))
	}
	if len(helps) == 0 {
		return fmt.Sprintf("nothing that was tried: neither other rules nor one of %d swaps of two cards", l.Swaps.Tried)
	}
	return strings.Join(helps, "; or ")
}
