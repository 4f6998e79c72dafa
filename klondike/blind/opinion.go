package blind

// The policy: a weighted sum of what can be counted in a state, cheap enough for
// rollouts.

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
	countOpenable           // buried cards that could leave: locked ones with face-down cards below
	countPlayable           // stock cards in reach that can go to a column or a foundation
	countReach              // stock cards in reach
	countDepth              // squares of the columns' face-down cards, summed
	countColumns            // columns with face-down cards
	countLow                // height of the lowest foundation
	countImpure             // 1 if the waste is no whole number of turns
	countSlots              // pairs with a place for a card
	countNextUnseen         // cards next on a foundation that haven't been seen
	countWaiting            // buried cards that can't leave now, but wait for a card of the stock
	countKings              // kings of the stock or buried for which there is an empty column
	countReachNext          // stock cards in reach that are next on a foundation
	countOrphans            // buried cards whose places have all gone to the foundations
	countSpread             // height of the highest foundation less that of the lowest
	countFresh              // cards that the way on turns up
	countSingles            // columns with one face-down card
	countSecondNext         // unseen cards that are next but one on a foundation
	countOutOfReach         // stock cards that could be played if they were in reach
	countReturnable         // buried cards that could leave if a foundation's card came back
	countBuriedKings        // kings on face-down cards

	counts
)

// Weights of a policy: for each count one weight, and one more that grows with the share
// of the cards face down.
type weights [2 * counts]float64

// greedyWeights rank states as the player greedy does.
var greedyWeights = weights{countHidden: -8, countStock: -1, countUp: 1}

// fullHouse is how many cards a fresh deal has face down.
const fullHouse = 21

// policy is a set of weights, ready for use: by face-down cards and count.
type policy [fullHouse + 1][counts]float32

func (w *weights) policy() *policy {
	p := new(policy)
	for hidden := range p {
		for i := range counts {
			p[hidden][i] = float32(w[i] + w[counts+i]*float64(hidden)/fullHouse)
		}
	}
	return p
}

// What redeals are worth where they are limited: the weights are tuned without that. The
// best of 20 pairs on 300 deals from 1,000,000 on with 2 redeals, at draw 1 (47 -> 152 games
// won) and draw 3 (0 -> 19).
const (
	redealWorth = 8    // of a redeal that is left
	passWorth   = -0.3 // of a card of waste, which only a redeal brings back
)

// thrift is what the policy thinks of the redeals that s has left.
func (e *engine) thrift(s *state) float32 {
	if e.unlimited {
		return 0
	}
	return redealWorth*float32(s.redeals) + passWorth*float32(s.offset)
}

// opinion returns how much p likes s; only differences between ways on from one state
// mean something. It uses nothing that s hasn't seen. It is long because it runs for every
// way on of every rollout, and the counts share what they are made of.
func (e *engine) opinion(s *state, p *policy) float32 {
	slots := s.slots()
	homes := e.homes(s, slots)
	next := e.next(s)
	now := e.inReach(s)
	spaces := e.spaces(s)
	buried := s.locked &^ s.ground
	open := buried & (homes | next&slots)
	stuck := buried &^ open
	welcome := homes | next
	unseen := e.deck &^ (s.tableau | s.stock | s.up)
	tops := quotient.Tops(s.up)
	under := func(x cards) cards { return quotient.Pair(x) >> quotient.OneRank }
	clubs, diamonds := bits.OnesCount64(s.up&quotient.Suits[0]), bits.OnesCount64(s.up&quotient.Suits[1])
	hearts, spades := bits.OnesCount64(s.up&quotient.Suits[2]), bits.OnesCount64(s.up&quotient.Suits[3])
	low := min(clubs, diamonds, hearts, spades)
	c := s.counts
	several := (c>>1 | c>>2 | c>>3) & 0x1111111 // columns of two cards and more, as dealt
	twos := several &^ (c | c>>2 | c>>3)
	w := &p[min(int(s.hidden), fullHouse)]
	return e.thrift(s) + w[countHidden]*float32(s.hidden) +
		w[countStock]*float32(bits.OnesCount32(s.left)) +
		w[countUp]*float32(clubs+diamonds+hearts+spades) +
		w[countSpaces]*float32(spaces) +
		w[countOpenable]*float32(bits.OnesCount64(open)) +
		w[countPlayable]*float32(bits.OnesCount64(now&welcome)) +
		w[countReach]*float32(bits.OnesCount64(now)) +
		w[countDepth]*float32(s.depth) +
		w[countColumns]*float32(bits.OnesCount32(several)) +
		w[countLow]*float32(low) +
		w[countImpure]*float32(min(s.offset, 1)) +
		w[countSlots]*float32(bits.OnesCount64(quotient.Some(slots&s.tableau))) +
		w[countNextUnseen]*float32(bits.OnesCount64(next&unseen)) +
		w[countWaiting]*float32(bits.OnesCount64(stuck&under(s.stock))) +
		w[countKings]*float32(min(spaces, bits.OnesCount64(e.kings&(s.stock|buried)))) +
		w[countReachNext]*float32(bits.OnesCount64(now&next)) +
		w[countOrphans]*float32(bits.OnesCount64(stuck&^e.kings&^under(s.tableau|s.stock|unseen))) +
		w[countSpread]*float32(max(clubs, diamonds, hearts, spades)-low) +
		w[countFresh]*float32(bits.OnesCount8(s.fresh)) +
		w[countSingles]*float32(bits.OnesCount32(twos)) +
		w[countSecondNext]*float32(bits.OnesCount64(quotient.Above(next)&unseen)) +
		w[countOutOfReach]*float32(bits.OnesCount64(s.stock&welcome&^now)) +
		w[countReturnable]*float32(bits.OnesCount64(stuck&under(tops))) +
		w[countBuriedKings]*float32(bits.OnesCount64(buried&e.kings))
}
