// Calling and doubling: by sampled deals.

package strong

import (
	"context"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// The deals that decide a call or a doubling, and the trust in their verdict on a call: they promise too much, so landlordChance
// draws a chance towards a half.
const (
	deals  = 200
	shrink = 0.8
)

// The chances from which the player calls, bids the most or robs, and doubles. A landlord wins or loses twice a
// peasant's points, so the player calls when he wins more often than not.
const (
	callFrom   = 0.5
	mostFrom   = 0.55
	doubleFrom = 0.55
)

// Call returns the greatest bid on a good hand, the least on a fair one, and otherwise passes.
func (p *Player) Call(_ context.Context, v *table.View, random *rand.Rand) (int, error) {
	p.random = source(random.Uint64() | 1)
	chance := p.landlordChance(v)
	robs := table.Called(v.Calls)
	switch {
	case len(v.Bids) == 1 || chance < callFrom || robs && chance < mostFrom:
		return v.Bids[0], nil
	case chance < mostFrom:
		return v.Bids[1], nil
	}
	return slices.Max(v.Bids), nil
}

// Double doubles if the player's side has a good chance in games played on in worlds that agree with the calls.
func (p *Player) Double(_ context.Context, v *table.View, random *rand.Rand) (bool, error) {
	lead := *v
	lead.Turn, lead.Owner = v.Landlord, v.Landlord
	won, n := 0., 0.
	p.Compare(&lead, nil, random, func(ended []Ending) bool {
		if n++; ended[0].Won {
			won++
		}
		return n < deals
	})
	chance, _ := SituationOf(&lead, Levels{}).Chance(won, n)
	return chance >= doubleFrom, nil
}

// landlordChance deals the cards that v's player doesn't see, and plays them with the player as the
// landlord.
func (p *Player) landlordChance(v *table.View) float64 {
	p.hidden.unseen = appendRanks(p.hidden.unseen[:0], v.Variant.Deck()-v.Hand)
	unseen, won := p.hidden.unseen, 0
	p.cast.seats, p.cast.few = [3]uint8{}, 0 // no exact search, whatever the last decision used
	for range deals {
		for i := range unseen {
			j := i + p.random.under(len(unseen)-i)
			unseen[i], unseen[j] = unseen[j], unseen[i]
		}
		at := opening(v.Variant)
		bottom, peasants := unseen[:v.Variant.Bottom], unseen[v.Variant.Bottom:]
		at.set(landlord, p.policy.natural(handOf(pack(v.Hand), bottom)))
		at.set(1, p.policy.natural(handOf(0, peasants[:dealt])))
		at.set(2, p.policy.natural(handOf(0, peasants[dealt:])))
		if p.cast.playout(&at) == landlord {
			won++
		}
	}
	return chanceOf(won)
}

// chanceOf is the chance of a hand that has won this many of the sampled deals.
func chanceOf(won int) float64 { return 0.5 + shrink*(float64(won)/deals-0.5) }

// handOf adds cards to a hand.
func handOf(c cards, ranks []uint8) cards {
	for _, r := range ranks {
		c = c.more(1 << r)
	}
	return c
}

// appendRanks appends the rank of each card of h.
func appendRanks(dst []uint8, h doudizhu.Hand) []uint8 {
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		for range h.Count(r) {
			dst = append(dst, uint8(r))
		}
	}
	return dst
}
