package tabletest

// Dealing again the cards that a player doesn't see.

import (
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Redeal returns the deal d of the game that v is a view of, with the cards that v doesn't show dealt again: the same
// calls, doubles and moves lead to an equal view again. A flower stays where it is once a leader had nothing else. The deal has no number.
func Redeal(d table.Deal, v *table.View, random *rand.Rand) table.Deal {
	laid, alone := laidBy(v)
	cards := d.Hands // after the landlord has taken up the bottom cards, if he is known
	if v.Landlord != table.Nobody {
		cards[v.Landlord] += d.Bottom
	}
	known := laid
	known[v.Chair] = cards[v.Chair]
	if v.Landlord != table.Nobody {
		known[v.Landlord] = union(known[v.Landlord], d.Bottom)
	}
	unseen := v.Variant.Deck()
	for c, h := range cards {
		if alone {
			known[c] = union(known[c], h&doudizhu.Of(doudizhu.Wild, 15))
		}
		unseen -= known[c]
	}
	pool := unseen.Shuffle(random)
	for c, h := range cards {
		for range h.Cards() - known[c].Cards() {
			known[c] += doudizhu.Of(pool[0], 1)
			pool = pool[1:]
		}
	}
	if v.Landlord != table.Nobody {
		known[v.Landlord] -= d.Bottom
		pool = d.Bottom.Shuffle(random)
	}
	d.Hands, d.Bottom, d.Numbered = known, 0, false
	for _, rank := range pool {
		d.Bottom += doudizhu.Of(rank, 1)
	}
	return d
}

// laidBy returns what each player has laid, and whether a leader has passed, who then holds a flower and nothing else.
func laidBy(v *table.View) (laid [table.Chairs]doudizhu.Hand, alone bool) {
	passes := table.Chairs - 1 // in a row; after that, a player leads
	for _, m := range v.Moves {
		switch {
		case m.Play.Kind != doudizhu.Pass:
			passes = 0
		case passes < table.Chairs-1:
			passes++
		default:
			alone = true
		}
		laid[m.Chair] += m.Play.Cards
	}
	return laid, alone
}

// union returns the least hand that contains both.
func union(a, b doudizhu.Hand) (h doudizhu.Hand) {
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		h += doudizhu.Of(r, max(a.Count(r), b.Count(r)))
	}
	return h
}
