// Dealing: the unknown cards of a deal at random.

package hand

import (
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// HandSizes returns how many cards each seat holds when play begins: the landlord 20, or 21 where
// the deck has a flower, and each peasant 17, a bidder's cards.
func (r *Rules) HandSizes() [doudizhu.Seats]int {
	if r.hasFlower() {
		return [doudizhu.Seats]int{21, 17, 17}
	}
	return [doudizhu.Seats]int{20, 17, 17}
}

// hasFlower reports whether the deck has a flower.
func (r *Rules) hasFlower() bool { return r.Wild.Stands != 0 && r.Wild.Rank == doudizhu.Wild }

// dealer completes a partly known deal.
type dealer struct {
	known  [doudizhu.Seats]doudizhu.Hand
	size   [doudizhu.Seats]int
	unseen []doudizhu.Rank
}

func newDealer(r Rules, known [doudizhu.Seats]doudizhu.Hand) (*dealer, error) {
	d := &dealer{known: known, size: r.HandSizes()}
	deck := doudizhu.Deck
	if r.hasFlower() {
		deck += doudizhu.Of(doudizhu.Wild, 1)
	}
	for s, h := range known {
		if h.Cards() > d.size[s] {
			return nil, phrase.Errorf("%d cards are too many for a hand of %d", h.Cards(), d.size[s])
		}
		for rank := doudizhu.Three; rank <= doudizhu.Wild; rank++ {
			if h.Count(rank) > deck.Count(rank) {
				return nil, phrase.Errorf("the known hands hold more of rank %v than a deck does", rank)
			}
		}
		deck -= h
	}
	for rank := doudizhu.Three; rank <= doudizhu.Wild; rank++ {
		for range deck.Count(rank) {
			d.unseen = append(d.unseen, rank)
		}
	}
	return d, nil
}

// deal deals the unseen cards.
func (d *dealer) deal(rng *rand.Rand) [doudizhu.Seats]doudizhu.Hand {
	rng.Shuffle(len(d.unseen), func(i, j int) { d.unseen[i], d.unseen[j] = d.unseen[j], d.unseen[i] })
	hands, next := d.known, 0
	for s := range hands {
		for range d.size[s] - d.known[s].Cards() {
			hands[s] += doudizhu.Of(d.unseen[next], 1)
			next++
		}
	}
	return hands
}
