// Guarding: splits against an enemy with one or two cards.

package strong

import "kedou/doudizhu"

// guarded is the most cards of an enemy against whom leads are guarded; burden is the cost, in thousandths of a turn, of each group
// on which the enemy could go out. An example: 5566777889TJJQK2 is the chain 56789TJQK and six loose cards; before an enemy with one
// card it is 55, 66, 88, 777 with a jack, 9TJQK and a last 2.
const (
	guarded = 2
	burden  = 2 * turn
)

// newGuards returns splitters for one card left and for two.
func newGuards(s *shape) (g [guarded]*splitter) {
	for i := range g {
		w := s.weights()
		loose := [guarded]*[doudizhu.Ranks]int32{&w.solo, &w.pair}[i]
		for r := range loose {
			loose[r] -= burden
		}
		w.solos, w.pairs = sumsOf(&w.solo), sumsOf(&w.pair)
		g[i] = newSplitter(w)
	}
	return g
}

// guardOf returns the splitter that guards against the enemy with the fewest cards, or nil if he isn't about to go out.
func (p *policy) guardOf(v *look) *splitter {
	if !p.guarding || v.least < 1 || v.least > guarded {
		return nil
	}
	return p.guards[v.least-1]
}

// over returns the look at another hand of the mover.
func (v *look) over(h *holding) look {
	other := *v
	other.me, other.solos, other.pairs = h, h.split.solos, h.split.pairs
	return other
}
