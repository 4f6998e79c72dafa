package blind

// Moves that can't hurt: proved ones, which need no estimate, and those that come first among equals.

import (
	"cmp"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// safe returns the ways to raise a card that no other card can need any more. Package fast's PROOFS.md, section 2, proves for known cards that
// such a move never costs the win: whatever wins with the card in its place wins with the card up, by the same moves. The moves of that
// argument depend on nothing that the player doesn't see, and the player sees the same cards or more, so it holds for every plan of a player
// with hidden cards too.
//
// The argument holds for the last card of a column. It holds for the waste where taking its card moves no other card out of reach: at draw 1,
// and with unlimited redeals when the stock is empty. Elsewhere, for example for an ace on the waste at draw 3 with cards in the stock, the
// turns that follow change, so an ace there can cost the win, and the estimates decide.
func (d *decider) safe() (ways []Way) {
	p, r := &d.knowledge.view.Position, d.knowledge.view.Rules
	add := func(c klondike.Card, from klondike.Pile) {
		if c != klondike.NoCard && p.Foundation[c.Suit()]+1 == c.Rank() && d.engine.Safe(up(p))>>quotient.Number(c)&1 != 0 {
			ways = append(ways, Way{Moves: []klondike.Move{{Card: c, From: from, To: c.Suit().Foundation()}}, Safe: true})
		}
	}
	for i, column := range p.Tableau[:r.Columns] {
		if n := len(column.Cards); n > 0 {
			add(column.Cards[n-1], klondike.Column1+klondike.Pile(i))
		}
	}
	if n := len(p.Waste); n > 0 && (r.Draw == 1 || r.Redeals == klondike.Unlimited && len(p.Stock) == 0) {
		add(p.Waste[n-1], klondike.Waste)
	}
	slices.SortStableFunc(ways, func(a, b Way) int { return cmp.Compare(a.Moves[0].Card.Rank(), b.Moves[0].Card.Rank()) })
	if n := d.lasting(); len(ways) == 0 && n > 0 {
		ways = []Way{{Moves: quotient.Moves(r, p, d.knowledge.forced[:n]), Safe: true}}
	}
	return ways
}

// up returns the cards on p's foundations.
func up(p *klondike.Position) (all cards) {
	for suit, height := range p.Foundation {
		all |= quotient.Raised(suit, int(height))
	}
	return all
}

// lasting returns how many of the forced steps there are up to the first that can't be taken back: one that raises a card of the stock, or
// one that uncovers a card or empties a column. 0: none is.
func (d *decider) lasting() int {
	return 1 + slices.IndexFunc(d.knowledge.forced, func(t step) bool {
		c, number := t.Card()
		return !d.returns(c, quotient.CardAt(number))
	})
}

// returns reports whether a card that goes up could come back to its place.
func (d *decider) returns(bit cards, c klondike.Card) bool {
	for _, column := range d.knowledge.view.Position.Tableau {
		if at := slices.Index(column.Cards, c); at >= 0 {
			return at > column.Down || at == 0 && bit&d.engine.Kings != 0
		}
	}
	return false
}

// kind orders ways on that are equal otherwise: the lowest can hurt least.
type kind uint8

const (
	raisesLow kind = iota // an ace or a two goes up
	uncovers              // a card is turned up
	other
)

// kind returns the kind of exit i.
func (d *decider) kind(i int) kind {
	e := d.engine
	x := &e.exits[i]
	for _, t := range e.trail[x.begin:x.end] {
		if _, number := t.Card(); t.Kind() == quotient.Up && quotient.CardAt(number).Rank() <= 2 {
			return raisesLow
		}
	}
	if x.state.fresh != 0 {
		return uncovers
	}
	return other
}
