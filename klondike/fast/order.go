package fast

// The orders in which rounds try the exits of components (techniques Rounds, Outlook and Shuffling).

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/quotient"
)

// round is one pass over the exits of components, in one order.
type round struct {
	backward  bool   // try the exits from the last
	outlook   bool   // weigh them by what they leave open and closed, not by progress alone
	shuffle   uint64 // if not 0, exits that weigh nearly the same come in an order that depends on this number
	allowance int64  // components that the round may still enter
}

// The first rounds of a deal, quickRounds at most, enter quickRound components each, before the relaxation and the comparison of states begin:
// most deals need no more, and are done before the tables for those are touched. Later rounds begin with firstRound. Above draw mostQuick
// deals have so few states that one order suffices, and one round of firstRound components.
const (
	quickRounds = 4
	quickRound  = 100
	firstRound  = 300
	mostQuick   = 7
)

// turn returns round n. Quick rounds go by outlook and by progress in turn, both from the front and then both from the back; later ones go by
// progress from the front and from the back, and shuffle, so that they come to other components than the rounds before.
func (g *game) turn(n int, allowance int64) round {
	r, half := round{allowance: allowance}, n
	if g.stage.uses(Outlook) && n < quickRounds {
		r.outlook, half = n%2 == 0, n/2
	}
	if r.backward = half%2 == 1; n >= quickRounds && g.stage.uses(Shuffling) {
		r.shuffle = uint64(n)
	}
	return r
}

// oneCard is what a card of the stock counts in the order by progress, and shuffle is more than shuffling adds.
const (
	oneCard = quotient.MaxStock
	shuffle = 200
)

// weigh returns the place of e, an exit of a component's member with the state from, in the order of the round: the lower the sooner. Without
// shuffling the turns of the stock that e takes decide among equals.
func (g *game) weigh(from *state, e *exit, turns int16) int32 {
	weight := int32(turns)
	if g.round.shuffle != 0 {
		hash := (e.state.key + uint64(e.state.offset)<<keyBits + g.round.shuffle) * spread
		weight = int32((hash ^ hash>>29) * spread >> 32 * shuffle >> 32)
	}
	if g.round.outlook {
		return weight + g.outlook(from, e)
	}
	return weight + oneCard*g.progress(&e.state)
}

// progress is small for states near to having every card face up.
func (g *game) progress(s *state) int32 {
	return int32(8*int(s.hidden) + bits.OnesCount64(s.Stock) - bits.OnesCount64(s.Up))
}

// outlook weighs e by the cards that it lets move next and the work that it leaves. The weights were found by hill-climbing on the states
// expanded for won deals, see NOTES.md.
func (g *game) outlook(from *state, e *exit) int32 {
	s := &e.state
	slots := s.Slots()
	homes := g.deal.Homes(slots, g.deal.Spaces(s.Locked, s.Tableau) > 0)
	count := func(set cards) int32 { return int32(bits.OnesCount64(set)) }
	weight := 256*int32(s.hidden) - 6*count(s.Stock) + 20*count(s.Free()&g.deal.Kings) -
		12*count(s.Locked&(homes|slots&g.deal.Next(s.Up))) + 14*count(s.Locked&^homes&(quotient.Pair(s.Stock)>>quotient.OneRank))
	if s.columns != from.columns {
		weight += 10 * (squares(s.columns) - squares(from.columns))
	}
	switch c, i := g.trail[e.begin].Card(); g.trail[e.begin].Kind() {
	case quotient.Reveal:
		weight -= 12 * int32(from.columns.At(int(g.deal.column[i])))
	case quotient.Lay:
		if from.Slots()&c != 0 {
			weight += 24
		}
		if from.Stock&(quotient.Pair(c)>>quotient.OneRank) != 0 {
			weight += 16
		}
	}
	return weight
}

// squares returns the sum of the squares of the cards in place.
func squares(columns quotient.Columns) (sum int32) {
	for ; columns != 0; columns >>= 4 {
		sum += int32(columns&15) * int32(columns&15)
	}
	return sum
}

// sort puts the most promising of exits first, or last in a round that goes backward.
func (g *game) sort(exits []exit) {
	for i := 1; i < len(exits); i++ {
		if exits[i].score >= exits[i-1].score {
			continue
		}
		e, at := exits[i], i
		for ; at > 0 && e.score < exits[at-1].score; at-- {
			exits[at] = exits[at-1]
		}
		exits[at] = e
	}
	if g.round.backward {
		slices.Reverse(exits)
	}
}
