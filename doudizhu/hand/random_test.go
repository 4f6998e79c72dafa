// Random hands and rules for the property tests.

package hand

import (
	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// drawHand draws from 1 to most cards of the deck, and up to flowers flowers.
func drawHand(t *rapid.T, most, flowers int) doudizhu.Hand {
	var h doudizhu.Hand
	for range rapid.IntRange(1, most).Draw(t, "cards") {
		// Few ranks make chains, planes and bombs likely.
		r := doudizhu.Rank(rapid.IntRange(0, 14).Draw(t, "rank"))
		if rapid.Bool().Draw(t, "low") {
			r %= 5
		}
		if h.Count(r) < doudizhu.Deck.Count(r) {
			h += doudizhu.Of(r, 1)
		}
	}
	return h + doudizhu.Of(doudizhu.Wild, rapid.IntRange(0, flowers).Draw(t, "flowers"))
}

// drawRules draws a named rule set and changes it: bans, equal kickers, jokers
// and body ranks as kickers, shorter and longer chains.
func drawRules(t *rapid.T) doudizhu.Rules {
	r, err := doudizhu.ParseRules(rapid.SampledFrom(doudizhu.RuleSets()).Draw(t, "rule set"))
	if err != nil {
		t.Fatal(err)
	}
	for k := doudizhu.Pair; k < doudizhu.Kinds && rapid.Bool().Draw(t, "odd"); k++ {
		a := &r.Kinds[k]
		switch rapid.IntRange(0, 5).Draw(t, "change") {
		case 0:
			*a = doudizhu.Allow{}
		case 1:
			a.Same = uint8(rapid.IntRange(1, 4).Draw(t, "same"))
		case 2:
			a.Jokers = uint8(rapid.IntRange(0, 2).Draw(t, "jokers"))
		case 3:
			a.Body = a.Max > 0 && k.Shape().Kickers > 0
		case 4:
			if a.Max > 1 {
				a.Min = uint8(rapid.IntRange(2, 6).Draw(t, "least"))
				a.Max = uint8(rapid.IntRange(int(a.Min), 12).Draw(t, "most"))
			}
		}
	}
	return r
}
