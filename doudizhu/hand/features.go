// Features: the numbers that the index computes from a

package hand

import (
	"kedou/doudizhu"
)

// Features is the number of features of a
const Features = 12

// Describe returns the features of a hand:
//
//	0–2    big joker, small joker, both
//	3–5    twos, aces, kings
//	6–8    bombs of threes to aces, the bomb of twos, the flower
//	9      the fewest plays that empty the hand; a card that can't be played counts as one play
//	10–11  solos and pairs below ten among those plays
func Describe(a *Analyst, h doudizhu.Hand) (f [Features]float64) {
	f[0], f[1] = float64(h.Count(doudizhu.BigJoker)), float64(h.Count(doudizhu.SmallJoker))
	f[2] = f[0] * f[1]
	for i, r := range []doudizhu.Rank{doudizhu.Two, doudizhu.Ace, king} {
		f[3+i] = float64(h.Count(r))
	}
	for r := doudizhu.Three; r <= doudizhu.Ace; r++ {
		f[6] += float64(h.Count(r) / 4)
	}
	f[7], f[8] = float64(h.Count(doudizhu.Two)/4), float64(h.Count(doudizhu.Wild))
	split := a.FewestSplit(h)
	f[9] = float64(len(split.Plays) + split.Dead.Cards())
	for _, p := range split.Plays {
		switch {
		case p.Kind == doudizhu.Solo && p.Rank < ten:
			f[10]++
		case p.Kind == doudizhu.Pair && p.Rank < ten:
			f[11]++
		}
	}
	return f
}

// Ranks without names in package doudizhu.
const (
	ten  = doudizhu.Three + 7
	king = doudizhu.Ace - 1
)
