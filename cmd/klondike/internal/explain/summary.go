package explain

// The summary of a lost deal: the changes that would win, and the shortest story, in four lines.

import (
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
	"kedou/klondike/explain"
	"kedou/search"
)

// summary writes the most important facts.
func (a *explained) summary(b *text) {
	l := a.Lost
	b.says("would help: %s\n", helpText(b.say, l))
	if chain, found := l.Story.Chain(); found {
		b.says("in short: %v\n", chain.Sentence())
	}
	cards := notUp(&a.Position)
	if n := len(l.Block.Cards); n > fewCards && n < cards {
		blamed := phrase.New("%d cards", n)
		if l.Block.Order {
			blamed = phrase.New("%v and the order of the stock", blamed)
		}
		b.says("to blame: %v, however the other %d are arranged\n", blamed, cards-n)
	} else {
		b.says("to blame: %v\n", l.Block.Text(cards))
	}
	b.says("%v\n", mostText(&l.Most, a.Rules.Cards()))
}

// fewCards is the most cards of a block that a summary names.
const fewCards = 8

// helpText lists the changes that make the deal winnable.
func helpText(say *cmdline.Language, l *explain.Lost) string {
	var helps []string
	for _, r := range l.Rules {
		if r.Status == search.Solved {
			helps = append(helps, say.Text(r.Name))
		}
	}
	if n := len(l.Swaps.Winning); n > 0 {
		swap := l.Swaps.Winning[0]
		helps = append(helps, say.Sprintf("two cards swapped, such as %s with %s (%d swaps tried, %d of them win)", swap[0].Symbol(), swap[1].Symbol(), l.Swaps.Tried, n))
	}
	if len(helps) == 0 {
		return say.Sprintf("nothing that was tried: neither other rules nor one of %d swaps of two cards", l.Swaps.Tried)
	}
	return strings.Join(helps, say.Text("; or "))
}
