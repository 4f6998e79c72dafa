// Evaluation: estimates of how many plays a sub-hand needs, and so of how far each side is from a
// win. They steer the search and prove nothing.

package endgame

import (
	"math/bits"

	"kedou/doudizhu"
)

// note packs the evaluation of a sub-hand; 0 until it is computed.
//
//	burden 10 | noted 1 | one play 1 | cards 5 | plays 5, from the highest bit down
//
// The burden is a sum over the cards: 14 for a three down to 0 for the big joker. Getting rid of low cards is worth more than of high ones.
type note uint32

const noted note = 1 << 11

func (n note) plays() int32  { return int32(n & 31) }
func (n note) cards() int32  { return int32(n >> 5 & 31) }
func (n note) one() bool     { return n&(1<<10) != 0 }
func (n note) burden() int32 { return int32(n >> 12) }

// note returns the note on sub-hand i of a seat.
func (d *deal) note(seat uint8, i uint32) note {
	if n := note(d.spaces[seat].slots[i].note.Load()); n != 0 {
		return n
	}
	return d.newNote(seat, i)
}

// newNote computes the note on sub-hand i of a seat, and keeps it.
func (d *deal) newNote(seat uint8, i uint32) note {
	hand := d.spaces[seat].hand(i)
	burden := note(0)
	for r := range doudizhu.BigJoker {
		burden += note(hand.Count(r)) * note(doudizhu.BigJoker-r)
	}
	n := burden<<12 | noted | note(min(hand.Cards(), 31))<<5 | note(min(d.plays(seat, i, hand), 31))
	if len(d.rules.Classify(nil, hand)) > 0 {
		n = n&^31 | 1<<10 | 1
	}
	d.spaces[seat].slots[i].note.Store(uint32(n))
	return n
}

// plays estimates the fewest plays that empty hand, sub-hand i: the best over taking out any one
// chain of solos, pairs or trios, and over taking none and giving the trios and fours what kickers
// there are. The estimate is no bound on the exact number, which package hand finds.
func (d *deal) plays(seat uint8, i uint32, hand doudizhu.Hand) int32 {
	best, _ := d.loose(hand)
	for unit, kind := range [4]doudizhu.Kind{1: doudizhu.Chain, 2: doudizhu.PairChain, 3: doudizhu.TrioChain} {
		if unit == 0 || d.rules.Kinds[kind].Max == 0 {
			continue
		}
		shortest := max(2, int(d.rules.Kinds[kind].Min))
		ranks := hand.AtLeast(unit) & (1<<(doudizhu.Ace+1) - 1)
		for low := 0; ranks>>low != 0; low++ {
			run := bits.TrailingZeros16(^(ranks >> low))
			var body doudizhu.Hand
			for n := 1; n <= run; n++ {
				body += doudizhu.Of(doudizhu.Rank(low+n-1), unit)
				if n >= shortest {
					best = min(best, 1+d.without(seat, i, hand, body, unit, n))
				}
			}
		}
	}
	return best
}

// without estimates the plays that the hand needs besides a chain's body.
func (d *deal) without(seat uint8, i uint32, hand, body doudizhu.Hand, unit, n int) int32 {
	plays := d.note(seat, i-d.spaces[seat].index(body)).plays()
	if unit == 3 && d.rules.Kinds[doudizhu.PlaneSolos].Max > 0 {
		_, single := d.loose(hand - body)
		plays -= min(int32(n), single)
	}
	return plays
}

// loose counts the plays of a hand that makes no chains, and how many of them are solos and pairs
// without a trio or four to take them along.
func (d *deal) loose(hand doudizhu.Hand) (plays, single int32) {
	one, two, three, four := hand.AtLeast(1), hand.AtLeast(2), hand.AtLeast(3), hand.AtLeast(4)
	count := func(set uint16) int32 { return int32(bits.OnesCount16(set)) }
	trios, fours := count(three&^four), count(four)
	single = count(one &^ three)
	if hand.Contains(doudizhu.Jokers) {
		single, plays = single-2, 1
	}
	room := int32(0)
	if d.rules.Kinds[doudizhu.TrioSolo].Max > 0 {
		room = trios
	}
	if d.rules.Kinds[doudizhu.TrioPair].Max == 0 {
		room = min(room, count(one&^two))
	}
	if d.rules.Kinds[doudizhu.FourSolos].Max > 0 {
		room += 2 * fours
	}
	single = max(0, single-room)
	return plays + trios + fours + single, single
}

// view is one way to see how far the sides are from a win. A portfolio has several, because deals
// that are hard for one view are often easy for another.
type view struct {
	weights
	noWaste       side  // the side that may not waste plays, see waste.go
	discrepancies int   // how many plays the no-waste side may waste all the same
	delay         int64 // expansions of its worker before its first turn, unless the worker has no other view left; see run.late, too
	passive       uint8 // a peasant who only passes, unless 0
}

// weights say how much the plays that a hand still needs count against its side, next to the burden of its cards.
type weights struct {
	plays           int32 // of the landlord, whose burden has weight 1
	nearer, farther int32 // of the peasant who needs fewer plays, and of the other; their burden has weight 1/2
}

// evaluate guesses how far both sides are from a win, given the notes on the three hands. The numbers are at least 1.
func (v *view) evaluate(l, d, u note) numbers {
	n := numbers{
		proof:    1 + v.plays*l.plays() + l.burden(),
		disproof: 1 + (d.burden()+u.burden())/2,
	}
	switch {
	case u.cards() == 0:
		n.disproof += (v.nearer + v.farther) * d.plays()
	case d.cards() == 0:
		n.disproof += (v.nearer + v.farther) * u.plays()
	default:
		n.disproof += v.nearer*min(d.plays(), u.plays()) + v.farther*max(d.plays(), u.plays())
	}
	return n
}
