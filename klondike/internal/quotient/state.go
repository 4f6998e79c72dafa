package quotient

// States, and the deals that they are states of, as far as the solvers have them in
// common. Each solver embeds both and adds how its key changes.

import (
	"math/bits"

	"kedou/klondike"
)

// State says where the cards are, but not on which card, in which column, a free one lies.
type State struct {
	Tableau Cards // face-up cards of the columns
	Locked  Cards // those that hold their column's hidden cards down, or its bare ground; the others are free
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

// Columns are the numbers of dealt cards in place, hidden ones and the locked one, by
// column, four bits each.
type Columns uint32

// MaxColumns is how many columns there are at most, and MaxDealt how many dealt cards in
// place one has.
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
	Hand      bool  // the stock is as good as a hand of cards: any of them can be played at any time, and none changes what the others can
	FreeTurns bool  // turning the stock costs nothing
	Deck      Cards // all cards in play
	Kings     Cards // those of the highest rank
	Absent    Cards // cards of the suits that aren't in play
}

// MaxStock is how many cards the stock of a fresh deal has at most.
const MaxStock = 24

// NewDeal returns what the rules say of a deal. Turns are free if redeals are unlimited.
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

// Unlimited reports whether the waste may be turned over without end.
func Unlimited(r klondike.Rules) bool { return r.Redeals == klondike.Unlimited }

// IsHand reports whether the rules r make the stock a hand, see Deal.
func IsHand(r klondike.Rules) bool { return r.Draw == 1 && Unlimited(r) }

// Unlimited is the function Unlimited for d's rules, which would be copied to call it.
func (d *Deal) Unlimited() bool { return d.Rules.Redeals == klondike.Unlimited }

// Next returns the cards that their foundations, on which up lies, wait for.
func (d *Deal) Next(up Cards) Cards { return Next(up) & d.Deck }

// Safe returns the cards that are safe on their foundations, on which up lies, once they
// get there, see SafeCards.
func (d *Deal) Safe(up Cards) Cards { return SafeCards(up | d.Absent) }

// Spaces returns the number of empty columns: those without a locked card, and without a
// king among the free cards.
func (d *Deal) Spaces(locked, free Cards) int {
	return d.Rules.Columns - bits.OnesCount64(locked|free&d.Kings)
}

// Homes returns the cards for which the tableau has a place: on one of the slots, or, if
// there is space, in an empty column.
func (d *Deal) Homes(slots Cards, space bool) Cards {
	if space {
		return slots>>OneRank | d.Kings
	}
	return slots >> OneRank
}

// Offset returns a waste of w cards, of n in the talon, as a state has it: where turns are
// free, all wastes between which the player may move without playing a card are one, called 0.
func (d *Deal) Offset(w, n int) uint8 {
	if d.FreeTurns && (w == n || w%d.Rules.Draw == 0) {
		return 0
	}
	return uint8(w)
}

// Talon returns the talon of a state with so many cards of stock and waste.
func (d *Deal) Talon(cards, waste int, redeals uint8) klondike.Talon {
	t := klondike.Talon{Cards: cards, Waste: waste, Draw: d.Rules.Draw, Redeals: klondike.Unlimited}
	if !d.Unlimited() {
		t.Redeals = int(redeals)
	}
	return t
}

// Foundations returns the cards on foundations of such heights.
func Foundations(heights [4]klondike.Rank) (up Cards) {
	for suit, height := range heights {
		up |= Raised(suit, int(height))
	}
	return up
}

// Redeals returns the redeals that p has left as a state has them: 0 if they are unlimited,
// and no more than cards that could need one.
func (d *Deal) Redeals(p *klondike.Position) uint8 {
	if d.Unlimited() {
		return 0
	}
	return uint8(min(max(p.Talon(d.Rules).Redeals, 0), len(p.Waste)+len(p.Stock)))
}
