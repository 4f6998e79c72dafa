package quotient

// States and their deals, as far as the solvers have them in common, and steps between them. Each solver embeds states and deals, and adds
// how its key changes.

import (
	"math/bits"

	"kedou/klondike"
)

// State says where the cards are, but not on which card or in which column a free one lies.
type State struct {
	Tableau Cards // face-up cards of the columns
	Locked  Cards // those on their column's hidden cards or its bare ground; the others are free
	Up      Cards // cards on the foundations
	Stock   Cards // cards of stock and waste, as far as they have been seen
}

// Free returns the cards that lie on a card of the pair above, or kings on the ground.
func (s *State) Free() Cards { return s.Tableau &^ s.Locked }

// Slots returns both cards of every pair one of which is, or can be, uncovered.
func (s *State) Slots() Cards { return Slots(s.Tableau, s.Locked) }

// Lower brings a foundation's top card back to the tableau.
func (s *State) Lower(c Cards) {
	s.Up ^= c
	s.Tableau |= c
}

// Columns holds the number of dealt cards in place, hidden ones and the locked one, for each column, four bits each.
type Columns uint32

// MaxColumns is the greatest number of columns, and MaxDealt of dealt cards in place in one.
const (
	MaxColumns = 7
	MaxDealt   = 15
)

// At returns the number of a column.
func (n Columns) At(column int) int { return int(n >> (4 * column) & 15) }

// Set makes count the number of a column.
func (n *Columns) Set(column, count int) {
	*n = *n&^(15<<(4*column)) | Columns(count)<<(4*column)
}

// Deal is what stays the same in all states of a deal.
type Deal struct {
	Rules     klondike.Rules
	Hand      bool  // the stock is as good as a hand of cards: each can be played at any time, and playing one changes nothing for the others
	FreeTurns bool  // turning the stock costs nothing
	Deck      Cards // all cards in play
	Kings     Cards // those of the highest rank
	Absent    Cards // cards of the suits that aren't in play
}

// MaxStock is the greatest number of cards in the stock of a fresh deal.
const MaxStock = 24

// NewDeal returns a Deal as far as the rules determine it. Turns are free if redeals are unlimited.
func NewDeal(r klondike.Rules) Deal {
	d := Deal{Rules: r, Hand: IsHand(r), FreeTurns: Unlimited(r)}
	for suit, all := range Suits {
		if suit < r.Suits {
			d.Deck |= all
		} else {
			d.Absent |= all
		}
	}
	ranks := Cards(1)<<(r.Ranks*OneRank) - 1
	d.Deck, d.Absent = d.Deck&ranks, d.Absent&ranks
	d.Kings = d.Deck &^ (ranks >> OneRank)
	return d
}

// Unlimited reports whether the waste may be turned over any number of times.
func Unlimited(r klondike.Rules) bool { return r.Redeals == klondike.Unlimited }

// IsHand reports whether the rules r make the stock a hand, see Deal.
func IsHand(r klondike.Rules) bool { return r.Draw == 1 && Unlimited(r) }

// Unlimited is the function Unlimited for d's rules, without copying them.
func (d *Deal) Unlimited() bool { return d.Rules.Redeals == klondike.Unlimited }

// Next returns the cards that foundations that hold up take next.
func (d *Deal) Next(up Cards) Cards { return Next(up) & d.Deck }

// Safe returns the cards that are safe on foundations that hold up, see SafeCards.
func (d *Deal) Safe(up Cards) Cards { return SafeCards(up | d.Absent) }

// Spaces returns the number of empty columns: those without a locked card, and without a
// king among the free cards.
func (d *Deal) Spaces(locked, free Cards) int {
	return d.Rules.Columns - bits.OnesCount64(locked|free&d.Kings)
}

// Homes returns the cards for which the tableau has a place: on one of the slots, or, with space, in an empty column.
func (d *Deal) Homes(slots Cards, space bool) Cards {
	if space {
		return slots>>OneRank | d.Kings
	}
	return slots >> OneRank
}

// Offset returns the state's form of a waste of w cards, of n in the talon. Where turns are free, all wastes that turning connects are
// merged into 0.
func (d *Deal) Offset(w, n int) uint8 {
	if d.FreeTurns && (w == n || w%d.Rules.Draw == 0) {
		return 0
	}
	return uint8(w)
}

// Talon returns the talon of a state with the given number of cards in stock and waste.
func (d *Deal) Talon(cards, waste int, redeals uint8) klondike.Talon {
	t := klondike.Talon{Cards: cards, Waste: waste, Draw: d.Rules.Draw, Redeals: klondike.Unlimited}
	if !d.Unlimited() {
		t.Redeals = int(redeals)
	}
	return t
}

// Foundations returns the cards on foundations of the given heights.
func Foundations(heights [4]klondike.Rank) (up Cards) {
	for suit, height := range heights {
		up |= Raised(suit, int(height))
	}
	return up
}

// Redeals returns the redeals that p has left, in a state's form: 0 if they are unlimited, and at most the number of cards that could need
// one.
func (d *Deal) Redeals(p *klondike.Position) uint8 {
	if d.Unlimited() {
		return 0
	}
	return uint8(min(max(p.Talon(d.Rules).Redeals, 0), len(p.Waste)+len(p.Stock)))
}

// Step is a kind and a card's number. A step implies moves that bring its card into reach: turns of the stock, or taking another card off
// it.
type Step uint8

// Kinds of steps.
const (
	Up     Step = iota << 6 // a card of tableau or stock to its foundation
	Return                  // a foundation's top card to the tableau
	Reveal                  // a locked card and the cards on it to another column
	Lay                     // a stock card to the tableau
)

// Kind returns Up, Return, Reveal or Lay.
func (t Step) Kind() Step { return t &^ 63 }

// Card returns the step's card and its number.
func (t Step) Card() (Cards, int) { return 1 << (t & 63), int(t & 63) }

// Of returns the step of the kind t with card number i.
func (t Step) Of(i int) Step { return t | Step(i) }
