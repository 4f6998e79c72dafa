package blind

// Policies: weighted sums of counts of a state; the lighter ones are cheap enough for rollouts.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// The counts, in the order of the weights.
const (
	countHidden      = iota // face-down cards
	countStock              // cards of the stock
	countUp                 // cards on the foundations
	countSpaces             // empty columns
	countOpenable           // buried cards that could leave: locked cards with face-down cards below
	countPlayable           // stock cards in reach that can go to a column or a foundation
	countReach              // stock cards in reach
	countDepth              // squares of the columns' face-down cards, summed
	countColumns            // columns with face-down cards
	countLow                // height of the lowest foundation
	countImpure             // 1 if the waste isn't a whole number of turns
	countSlots              // pairs with a place for a card
	countNextUnseen         // unseen cards that are next on a foundation
	countWaiting            // buried cards that can't leave now, but could after a stock card is played
	countKings              // kings in the stock or buried, with an empty column for them
	countReachNext          // stock cards in reach that are next on a foundation
	countOrphans            // buried cards whose places are all on the foundations
	countSpread             // height of the highest foundation less that of the lowest
	countFresh              // cards that the way on turns up
	countSingles            // columns with one face-down card
	countSecondNext         // unseen cards that are next but one on a foundation
	countOutOfReach         // stock cards that could be played if they were in reach
	countReturnable         // buried cards that could leave if a foundation's card came back
	countBuriedKings        // kings on face-down cards
	lightCounts
)

// Further counts, which take a fifth more time.
const (
	countUnseenWelcome = lightCounts + iota // unseen cards that could go to a column or a foundation
	countUnseenWanted                       // unseen cards that could take a buried card that can't leave now
	countStockWanted                        // stock cards that could
	countReachWanted                        // those of them in reach that can go to a column or a foundation
	countNextCovered                        // cards next on a foundation that lie under others
	countFree                               // face-up cards that lie on neither face-down cards nor bare ground
	countGroundOpen                         // cards on bare ground that could leave
	countBlocked                            // buried cards that can't leave because both their places are taken
	countStockNext                          // stock cards that are next on a foundation
	countStockSecond                        // stock cards that are next but one
	countSecondSpace                        // empty columns after the first
	countKingsUnseen                        // unseen kings
	countRanks                              // ranks of the buried cards, summed
	countBelow                              // face-down cards under buried ones that could leave
	countDeep                               // face-down cards under buried ones that couldn't leave
	countStuckNext                          // buried cards that are next on a foundation, but covered

	counts
)

// Weights of a policy: for each count one weight, and one that grows with the share of the cards face down.
type weights [2 * counts]float64

type lightWeights [2 * lightCounts]float64

func (w *lightWeights) full() *weights {
	full := new(weights)
	copy(full[:], w[:lightCounts])
	copy(full[counts:], w[lightCounts:])
	return full
}

// greedyWeights rank states like the player greedy.
var greedyWeights = weights{countHidden: -8, countStock: -1, countUp: 1}

// fullHouse is the number of face-down cards in a fresh deal.
const fullHouse = 21

// policy is a set of weights, ready for use.
type policy struct {
	counts int                            // the first counts have weights
	scores [fullHouse + 1][counts]float32 // by face-down cards and count
}

func (w *weights) policy() *policy {
	p := &policy{counts: lightCounts}
	for hidden := range p.scores {
		for i := range counts {
			x := w[i] + w[counts+i]*float64(hidden)/fullHouse
			if p.scores[hidden][i] = float32(x); x != 0 && i >= lightCounts {
				p.counts = counts
			}
		}
	}
	return p
}

// The worth of redeals where they are limited: the weights are tuned without limits. Of 20 pairs these won most on
// 300 deals with two redeals.
const (
	redealWorth = 8    // of each redeal left
	passWorth   = -0.3 // of each card of the waste, which only a redeal brings back
)

// redealsWorth is the policy's worth of the redeals that s has left.
func (e *engine) redealsWorth(s *state) float32 {
	if e.Unlimited() {
		return 0
	}
	return redealWorth*float32(s.redeals) + passWorth*float32(s.offset)
}

// opinion returns p's score of s; only differences between ways on from one state have a meaning. It uses nothing that s hasn't seen.
func (e *engine) opinion(s *state, p *policy) float32 {
	var f features
	e.measure(s, &f, p.counts > lightCounts)
	return e.redealsWorth(s) + sum(f[:p.counts], p.scores[min(int(s.hidden), fullHouse)][:])
}

// sum returns the weighted sum of f, whose length is a multiple of 4.
func sum(f, w []float32) float32 {
	var a, b, c, d float32
	for ; len(f) >= 4 && len(w) >= 4; f, w = f[4:], w[4:] {
		a += w[0] * f[0]
		b += w[1] * f[1]
		c += w[2] * f[2]
		d += w[3] * f[3]
	}
	return a + b + c + d
}

// features are the counts of a state.
type features [counts]float32

// measure computes the counts of s: all, or the light ones only. It is long because it runs for every way on of every rollout, and the
// counts share intermediate results.
func (e *engine) measure(s *state, f *features, all bool) {
	slots := s.Slots()
	spaces := e.spaces(s)
	homes := e.Homes(slots, spaces > 0)
	next := e.Next(s.Up)
	now, _ := e.inReach(s)
	buried := s.Locked &^ s.ground
	open := buried & (homes | next&slots)
	stuck := buried &^ open
	welcome := homes | next
	unseen := e.Deck &^ (s.Tableau | s.Stock | s.Up)
	tops := quotient.Tops(s.Up)
	under := func(x cards) cards { return quotient.Pair(x) >> quotient.OneRank }
	clubs, diamonds := bits.OnesCount64(s.Up&quotient.Suits[0]), bits.OnesCount64(s.Up&quotient.Suits[1])
	hearts, spades := bits.OnesCount64(s.Up&quotient.Suits[2]), bits.OnesCount64(s.Up&quotient.Suits[3])
	low := min(clubs, diamonds, hearts, spades)
	c := uint32(s.columns)
	several := (c>>1 | c>>2 | c>>3) & 0x1111111 // columns of two and more cards, as dealt
	twos := several &^ (c | c>>2 | c>>3)
	number := func(x cards) float32 { return float32(bits.OnesCount64(x)) }
	f[countHidden] = float32(s.hidden)
	f[countStock] = float32(bits.OnesCount32(s.left))
	f[countUp] = float32(clubs + diamonds + hearts + spades)
	f[countSpaces] = float32(spaces)
	f[countOpenable] = number(open)
	f[countPlayable] = number(now & welcome)
	f[countReach] = number(now)
	f[countDepth] = float32(s.depth)
	f[countColumns] = float32(bits.OnesCount32(several))
	f[countLow] = float32(low)
	f[countImpure] = float32(min(s.offset, 1))
	f[countSlots] = number(quotient.Some(slots & s.Tableau))
	f[countNextUnseen] = number(next & unseen)
	f[countWaiting] = number(stuck & under(s.Stock))
	f[countKings] = float32(min(spaces, bits.OnesCount64(e.Kings&(s.Stock|buried))))
	f[countReachNext] = number(now & next)
	f[countOrphans] = number(stuck &^ e.Kings &^ under(s.Tableau|s.Stock|unseen))
	f[countSpread] = float32(max(clubs, diamonds, hearts, spades) - low)
	f[countFresh] = float32(bits.OnesCount8(s.fresh))
	f[countSingles] = float32(bits.OnesCount32(twos))
	f[countSecondNext] = number(quotient.Above(next) & unseen)
	f[countOutOfReach] = number(s.Stock & welcome &^ now)
	f[countReturnable] = number(stuck & under(tops))
	f[countBuriedKings] = number(buried & e.Kings)
	if !all {
		return
	}
	wanted := quotient.Pair(stuck) << quotient.OneRank // cards that a stuck one could lie on
	f[countUnseenWelcome] = number(unseen & welcome)
	f[countUnseenWanted] = number(unseen & wanted)
	f[countStockWanted] = number(s.Stock & wanted)
	f[countReachWanted] = number(now & welcome & wanted)
	f[countNextCovered] = number(next & s.Tableau &^ slots)
	f[countFree] = number(s.Free())
	f[countGroundOpen] = number(s.ground & homes)
	f[countBlocked] = number(stuck & under(s.Tableau))
	f[countStockNext] = number(s.Stock & next)
	f[countStockSecond] = number(s.Stock & quotient.Above(next))
	f[countSecondSpace] = float32(max(spaces-1, 0))
	f[countKingsUnseen] = number(e.Kings & unseen)
	f[countStuckNext] = number(stuck & next)
	ranks, below, deep := 0, 0, 0
	for i, head := range s.heads {
		n := s.columns.At(i)
		if head == 0 || n < 2 {
			continue
		}
		ranks += int(head-1) / quotient.OneRank
		if open>>(head-1)&1 != 0 {
			below += n - 1
		} else {
			deep += n - 1
		}
	}
	f[countRanks], f[countBelow], f[countDeep] = float32(ranks), float32(below), float32(deep)
}
