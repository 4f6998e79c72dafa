// Document 004's ways to compute the power of a hand: as its first text does, with a memo, and by the highest rank as well.

package hand

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
)

// shortcut is one of the document's ways.
type shortcut struct {
	rules   Rules
	memo    map[doudizhu.Hand]Power // nil: every hand is computed at each occurrence
	highest bool                    // only plays with a card of the highest rank are tried
}

// power returns the power of a hand.
func (s *shortcut) power(h doudizhu.Hand) Power {
	if h == 0 {
		return 0
	}
	if p, known := s.memo[h]; known {
		return p
	}
	best := Power(math.MinInt64)
	for _, p := range s.rules.AppendLeads(nil, h) {
		if !s.highest || p.Cards.Highest() == h.Highest() {
			best = max(best, PowerOf(p)+s.power(h-p.Cards))
		}
	}
	if s.memo != nil {
		s.memo[h] = best
	}
	return best
}

// shortcuts makes the ways under Yuncheng's rules, without fours with kickers, which the power leaves out.
func shortcuts(tb testing.TB) map[string]func() *shortcut {
	r := NewAnalyst(named(tb, "yuncheng")).power.rules
	return map[string]func() *shortcut{
		"naive":   func() *shortcut { return &shortcut{rules: r} },
		"memo":    func() *shortcut { return &shortcut{rules: r, memo: map[doudizhu.Hand]Power{}} },
		"highest": func() *shortcut { return &shortcut{rules: r, memo: map[doudizhu.Hand]Power{}, highest: true} },
	}
}

// dealtHands returns random hands of this many cards.
func dealtHands(cards, hands int) []doudizhu.Hand {
	random := rand.New(rand.NewPCG(1, uint64(cards)))
	list := make([]doudizhu.Hand, hands)
	for i := range list {
		var deck []doudizhu.Rank
		for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
			for range doudizhu.Deck.Count(r) {
				deck = append(deck, r)
			}
		}
		for _, at := range random.Perm(len(deck))[:cards] {
			list[i] += doudizhu.Of(deck[at], 1)
		}
	}
	return list
}

func TestShortcutsForPowerAgree(t *testing.T) {
	for _, h := range dealtHands(8, 40) {
		want := NewAnalyst(named(t, "yuncheng")).Power(h)
		for name, of := range shortcuts(t) {
			if got := of().power(h); got != want {
				t.Errorf("%s: power %v of %v, want %v", name, got, h, want)
			}
		}
	}
}

// BenchmarkShortcutsForPower times the ways and the analyst's, each hand cold. The naive way is left out where it takes minutes.
func BenchmarkShortcutsForPower(b *testing.B) {
	for _, cards := range []int{8, 10, 17, 20} {
		hands := dealtHands(cards, 10)
		for _, name := range []string{"naive", "memo", "highest", "analyst"} {
			if name == "naive" && cards > 10 {
				continue
			}
			b.Run(fmt.Sprintf("%s/cards=%d", name, cards), func(b *testing.B) {
				of, rules := shortcuts(b)[name], named(b, "yuncheng")
				for b.Loop() {
					for _, h := range hands {
						if name == "analyst" {
							NewAnalyst(rules).Power(h)
						} else {
							of().power(h)
						}
					}
				}
				b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N*len(hands)), "ms/hand")
			})
		}
	}
}
