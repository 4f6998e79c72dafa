package certify

// Sets of kept cards with which a position is lost, found by package lift, in package proof's numbers.

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
	"kedou/klondike/proof"
	"kedou/search"
)

// finder searches for sets of cards of one position, in passes with longer and longer questions.
type finder struct {
	position *klondike.Position
	rules    klondike.Rules
	deck     proof.Cards
	meter    *engine.Meter
	searcher *lift.Searcher
	passes   int // made
}

func newFinder(ctx context.Context, p *klondike.Position, r klondike.Rules) *finder {
	deck := numbers(quotient.NewDeal(r).Deck)
	s := &finder{position: p, rules: r, deck: deck, meter: engine.NewMeter[search.Stats](ctx, search.Limits{}, nil)}
	s.searcher = lift.NewSearcher(s.meter)
	s.searcher.Cases = true
	return s
}

// lengths are the components for a question, by pass; the last length holds for all later passes.
var lengths = [...]int64{100, 400, 400, 1600, 1600, 1600, 1600, 6400}

// pass makes a pass with longer questions than the one before, or in another order. In a set without the order of the stock the player can
// take stock cards at any time, and they don't go back.
func (s *finder) pass() (kept proof.Cards, found bool) {
	list := lift.DeepestFirst(s.position)
	if s.passes > 0 {
		list = lift.Shuffled(s.position, rand.New(rand.NewPCG(uint64(s.passes), 3)))
	}
	above := lift.Finder{Enough: s.meter.Stopped, Ask: func(kept uint64, components int64) search.Status {
		return s.searcher.Decide(lift.NewEasier(s.position, s.rules, kept), components)
	}}
	set, found := above.Above(list, lengths[min(s.passes, len(lengths)-1)])
	s.passes++
	return numbers(set | quotient.Foundations(s.position.Foundation)), found
}

// numbers converts a set of cards, possibly with the order of the stock, to package proof's numbers.
func numbers(set uint64) (kept proof.Cards) {
	if set&lift.Order != 0 {
		kept, set = proof.Order, set&^lift.Order
	}
	for ; set != 0; set &= set - 1 {
		kept |= bit(quotient.CardAt(bits.TrailingZeros64(set)))
	}
	return kept
}

// order lists all cards in the order in which to lift them: the order of the stock, the stock, the columns from the deepest cards, and
// the foundations.
func order(p *klondike.Position) (list []uint64) {
	up := quotient.Foundations(p.Foundation)
	for _, c := range append(lift.DeepestFirst(p), lift.Members(up)...) {
		list = append(list, uint64(numbers(c)))
	}
	return list
}

// bit returns the set of one card; package proof has the suits in the order C, S, D, H.
func bit(c klondike.Card) proof.Cards {
	return 1 << (4*(int(c.Rank())-1) + [...]int{0, 2, 3, 1}[c.Suit()])
}

// at returns a finder for s, a state of the real game, or nil if s has no card in place: a few steps decide such a state.
func (f *finder) at(s *proof.State) *finder {
	p := &klondike.Position{}
	up, inPlace, stock := s.Cards()
	for c := up; c != 0; c &= c - 1 {
		p.Foundation[card(c).Suit()]++
	}
	host := -1 // a column with cards in place
	for i, column := range f.position.Tableau {
		to := &p.Tableau[i]
		if to.Cards = among(column.Cards, inPlace); len(to.Cards) > 0 {
			to.Down, host = len(to.Cards)-1, i
		}
	}
	if host < 0 {
		return nil
	}
	// For package lift all places of a free card are alike.
	for c := f.deck &^ (up | inPlace | stock); c != 0; c &= c - 1 {
		p.Tableau[host].Cards = append(p.Tableau[host].Cards, card(c))
	}
	row := slices.Concat(f.position.Waste, f.position.Stock)
	turned, redeals := s.Place()
	p.Waste, p.Stock = among(row[:turned], stock), among(row[turned:], stock)
	if f.rules.Redeals >= 0 {
		p.Redealt = f.rules.Redeals - redeals
	}
	return &finder{position: p, rules: f.rules, deck: f.deck, meter: f.meter, searcher: f.searcher}
}

func among(list []klondike.Card, set proof.Cards) (some []klondike.Card) {
	for _, c := range list {
		if bit(c)&set != 0 {
			some = append(some, c)
		}
	}
	return some
}

func card(set proof.Cards) klondike.Card {
	n := bits.TrailingZeros64(uint64(set))
	return klondike.NewCard(klondike.Rank(n/4+1), [...]klondike.Suit{0, 3, 1, 2}[n%4])
}
