package minimal

// The bound on the stock, suit by suit (technique TalonBound).
//
// An example at draw 1: of the hearts the stock has 3♥, then 2♥, in the order of turning. If both are to go from the waste straight up, 3♥
// has to be turned a second time, in a later pass, since 2♥ comes to lie on it. Or one of them is laid on the tableau first, which is
// another move. One of the two must be paid, whatever else happens. Costs of different suits are separate, so the bounds add up.
//
// Costs are in shares of a turn: a turn of draw cards is draw shares, one for each card, and a move is draw shares, too.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// talonTables are the bounds for all stocks of a deal.
type talonTables struct {
	members [quotient.MaxStock / 8][256]uint64 // the cards of a byte of a stock mask, by suit: 16 bits each
	extra   [4][]uint8                         // by suit, by its members and how many of them are in the waste: shares of a turn
}

func (t *talonTables) set(d *deal) {
	t.members = [quotient.MaxStock / 8][256]uint64{}
	var ranks [4][]uint8
	for place, card := range d.order[:bits.OnesCount32(d.all)] {
		suit := d.suit[card] / 4
		member := uint64(1) << (16*int(suit) + len(ranks[suit]))
		ranks[suit] = append(ranks[suit], card/quotient.OneRank)
		for b := range 256 {
			if b>>(place&7)&1 != 0 {
				t.members[place>>3][b] |= member
			}
		}
	}
	for suit := range ranks {
		t.extra[suit] = suitExtras(ranks[suit], d.Rules.Draw)
	}
}

// of returns the members of a stock mask.
func (t *talonTables) of(mask uint32) uint64 {
	return t.members[0][mask&255] | t.members[1][mask>>8&255] | t.members[2][mask>>16&255]
}

// talonExtra returns the least shares of a turn that a stock costs, beyond one for each card that isn't in the waste.
func (d *deal) talonExtra(mask uint32, waste int) int {
	turned := mask
	for range bits.OnesCount32(mask) - waste {
		turned &^= 1 << (31 - bits.LeadingZeros32(turned))
	}
	all, in := d.talon.of(mask), d.talon.of(turned)
	sum := 0
	for suit := range d.talon.extra {
		sum += int(d.talon.extra[suit][all>>(16*suit)&0xFFFF<<4|uint64(bits.OnesCount16(uint16(in>>(16*suit))))])
	}
	return sum
}

// suitExtras fills the table of one suit, whose stock cards have these ranks in the order of turning. A card can be laid, for a move. Or
// all cards from some rank on are left to a later pass, each for another share of a turn. All other cards go straight up.
func suitExtras(ranks []uint8, draw int) []uint8 {
	sets := 1 << len(ranks)
	extra, straight := make([]uint8, sets<<4), straightUp(ranks)
	for set := 1; set < sets; set++ {
		for waste := 0; waste <= bits.OnesCount(uint(set)); waste++ {
			if !straight[set<<4|waste] {
				extra[set<<4|waste] = min(cheapestLay(extra, set, waste, draw), cheapestPass(extra, straight, ranks, set, waste))
			}
		}
	}
	return extra
}

// cheapestLay returns the least cost after laying one card of the set.
func cheapestLay(extra []uint8, set, waste, draw int) uint8 {
	best, i := 255, 0
	for x := set; x != 0; x &= x - 1 {
		in := waste
		if i < waste {
			in--
		}
		best = min(best, draw+int(extra[(set&^(x&-x))<<4|in]))
		i++
	}
	return uint8(best)
}

// cheapestPass returns the least cost after leaving the higher cards of the set to the next pass.
func cheapestPass(extra []uint8, straight []bool, ranks []uint8, set, waste int) uint8 {
	best := 255
	for x := set; x != 0; x &= x - 1 {
		first := ranks[bits.TrailingZeros(uint(x))]
		now, in := lowerThan(ranks, set, waste, first)
		later := set &^ now
		if (later != set || waste > 0) && straight[now<<4|in] {
			best = min(best, bits.OnesCount(uint(later))+int(extra[later<<4]))
		}
	}
	return uint8(best)
}

// lowerThan returns the cards of the set below a rank, and how many of them are among the first waste cards of the set.
func lowerThan(ranks []uint8, set, waste int, rank uint8) (lower, in int) {
	i := 0
	for x := set; x != 0; x &= x - 1 {
		if ranks[bits.TrailingZeros(uint(x))] < rank {
			lower |= x & -x
			if i < waste {
				in++
			}
		}
		i++
	}
	return lower, in
}

// straightUp reports, for every set of a suit's cards and number of them in the waste, whether all can go up in one pass, each from the top
// of the waste.
func straightUp(ranks []uint8) []bool {
	straight := make([]bool, 1<<len(ranks)<<4)
	for set := range 1 << len(ranks) {
		for waste := 0; waste <= bits.OnesCount(uint(set)); waste++ {
			straight[set<<4|waste] = goesUp(ranks, set, waste)
		}
	}
	return straight
}

// goesUp plays one pass: every card is pushed onto the waste, and the lowest remaining rank goes up whenever it is on top. The first waste
// cards lie there from the start.
func goesUp(ranks []uint8, set, waste int) bool {
	var pile [16]uint8
	top, pushed := 0, 0
	left := set
	for x := set; x != 0; x &= x - 1 {
		pile[top] = uint8(bits.TrailingZeros(uint(x)))
		top++
		if pushed++; pushed < waste {
			continue
		}
		for top > 0 && pile[top-1] == lowestRank(ranks, left) {
			top--
			left &^= 1 << pile[top]
		}
	}
	return top == 0
}

func lowestRank(ranks []uint8, set int) uint8 {
	best := uint8(bits.TrailingZeros(uint(set)))
	for x := set; x != 0; x &= x - 1 {
		if i := uint8(bits.TrailingZeros(uint(x))); ranks[i] < ranks[best] {
			best = i
		}
	}
	return best
}
