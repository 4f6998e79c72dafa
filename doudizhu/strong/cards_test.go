// Cards and moves agree with package doudizhu's hands and plays.

package strong

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
)

// standard are the policy's rules.
var standard = func() doudizhu.Rules {
	r, err := doudizhu.ParseRules("standard")
	if err != nil {
		panic(err)
	}
	return r
}()

// drawHand draws at most the given number of cards from a deck.
func drawHand(t *rapid.T, most int) doudizhu.Hand {
	deck := appendRanks(nil, doudizhu.Deck)
	cards := rapid.Permutation(deck).Draw(t, "deck")[:rapid.IntRange(1, most).Draw(t, "cards")]
	return handOf(0, cards).unpack()
}

func TestPackedHandsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHand(t, 20)
		c := pack(h)
		if c.unpack() != h || c.count() != h.Cards() {
			t.Fatalf("%v is packed as %v, %d cards", h, c.unpack(), c.count())
		}
		for n := range uint(4) {
			if c.atLeast(n+1) != h.AtLeast(int(n+1)) {
				t.Fatalf("%v: ranks held %d times are %b", h, n+1, c.atLeast(n+1))
			}
		}
	})
}

func TestPlusAndMinusUndoEachOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whole := drawHand(t, 30)
		part := cards(0)
		for _, r := range appendRanks(nil, whole) {
			if rapid.Bool().Draw(t, "part") {
				part = part.more(1 << r)
			}
		}
		if rest := pack(whole).minus(part); rest.unpack() != whole-part.unpack() || rest.plus(part) != pack(whole) {
			t.Fatalf("%v less %v is %v", whole, part.unpack(), rest.unpack())
		}
	})
}

func TestMovesLayThePlaysCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHand(t, 17)
		for _, p := range standard.AppendLeads(nil, h) {
			m := moveOf(p)
			if rest := pack(h).after(m).unpack(); rest != h-p.Cards || m.size() != p.Cards.Cards() {
				t.Fatalf("%v from %v leaves %v and has %d cards", p, h, rest, m.size())
			}
		}
	})
}

func TestBeatsAgreesWithTheGenerator(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, other := drawHand(t, 17), drawHand(t, 17)
		for _, last := range standard.AppendLeads(nil, other) {
			follows := standard.AppendFollows(nil, h, last)
			beats := slices.ContainsFunc(follows, func(p doudizhu.Play) bool { return moveOf(p).beats(moveOf(last)) })
			switch got := pack(h).beats(moveOf(last)); {
			case beats != (len(follows) > 0):
				t.Fatalf("moves and plays differ on what beats %v", last)
			case beats && !got, !beats && got && last.Kickers() == 0:
				t.Fatalf("%v beats %v: %v, want %v", h, last, got, beats)
			}
		}
	})
}
