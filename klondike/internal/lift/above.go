package lift

// Sets from above: cards leave as long as the deal isn't found won.

import (
	"math/rand/v2"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

const (
	partSize  = 4 // members that leave together at first
	lastTimes = 8 // limit of the last question, in multiples of the others'
)

// Above leaves out the members of a set in the order of list, a few at once at first, as long as the remaining set isn't found to let the
// deal be won; an undecided question, limited to the given number of components, counts as no. It returns the first set that makes the deal
// lost, and false if none of the sets in question does.
//
// Most sets leave a win that is soon found, so most of the work is the undecided questions: about 20 for 53 members.
func (f *Finder) Above(list []cards, components int64) (kept cards, lost bool) {
	kept = Union(list)
	var leave func(part []cards)
	leave = func(part []cards) {
		if lost || f.Enough() {
			return
		}
		verdict := f.Ask(kept&^Union(part), components)
		switch half := len(part) / 2; {
		case verdict != search.Solved:
			kept &^= Union(part)
			lost = verdict == search.Unsolvable
		case half > 0:
			leave(part[:half])
			leave(part[half:])
		}
	}
	for part := range slices.Chunk(list, partSize) {
		leave(part)
	}
	return kept, lost || !f.Enough() && f.Ask(kept, lastTimes*components) == search.Unsolvable
}

// DeepestFirst lists the members of All in the best order to leave out: the order of the stock, the stock, then the columns from their
// deepest cards.
func DeepestFirst(p *klondike.Position) []cards {
	list := []cards{Order}
	add := func(c klondike.Card) { list = append(list, 1<<quotient.Number(c)) }
	for _, c := range slices.Concat(p.Stock, p.Waste) {
		add(c)
	}
	for depth, more := 0, true; more; depth++ {
		more = false
		for _, column := range p.Tableau {
			if depth < len(column.Cards) {
				add(column.Cards[depth])
				more = true
			}
		}
	}
	return list
}

// Shuffled lists the members of All in another order: the order of the stock, then its cards at random, then the others at random.
func Shuffled(p *klondike.Position, random *rand.Rand) []cards {
	list := DeepestFirst(p)
	stock := 1 + len(p.Stock) + len(p.Waste)
	for _, part := range [][]cards{list[1:stock], list[stock:]} {
		random.Shuffle(len(part), func(i, j int) { part[i], part[j] = part[j], part[i] })
	}
	return list
}
