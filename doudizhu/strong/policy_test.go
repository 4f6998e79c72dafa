// The policy's splits and moves.

package strong

import (
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
)

// groupsOf returns the cards of a split's groups.
func groupsOf(s *split) (c cards) {
	for n, set := range [4]uint16{s.solos, s.pairs, s.trios, s.bombs} {
		for range n + 1 {
			c = c.more(set)
		}
	}
	if s.rocket {
		c = c.more(bothJokers)
	}
	for _, g := range s.chain[:s.chains] {
		m := move{kind: g.kind, rank: g.rank, len: g.len}
		for range unit[m.kind] {
			c = c.more(m.body())
		}
	}
	return c
}

func TestASplitIsTheWholeHand(t *testing.T) {
	po := newPolicy()
	rapid.Check(t, func(t *rapid.T) {
		c := pack(drawHand(t, 20))
		if s := po.split(c); groupsOf(s) != c {
			t.Fatalf("%v is split into %v", c.unpack(), groupsOf(s).unpack())
		}
	})
}

func TestSplitsOfKnownHands(t *testing.T) {
	po := newPolicy()
	for hand, turns := range map[string]int{
		"3":                 1,
		"34567":             1,
		"345678":            1,
		"33344456":          1,
		"3344556677":        1,
		"334455667":         2,
		"345678934567TT":    3,
		"BR":                1,
		"3333":              1,
		"555678":            3,
		"334455566677888":   3,
		"3456789TJQKA22BR4": 4,
	} {
		h, err := doudizhu.Notation{}.ParseHand(hand)
		if err != nil {
			t.Fatal(err)
		}
		if s := po.split(pack(h)); s.turns() > turns {
			t.Errorf("%s: %d turns, want %d: %+v", hand, s.turns(), turns, *s)
		}
	}
}

// drawPosition deals the whole deck to three hands.
func drawPosition(t *rapid.T) (at position) {
	deck := rapid.Permutation(appendRanks(nil, doudizhu.Deck)).Draw(t, "deck")
	at.set(landlord, handOf(0, deck[:20]))
	at.set(1, handOf(0, deck[20:37]))
	at.set(2, handOf(0, deck[37:]))
	at.left = [3]int8{20, 17, 17}
	return at
}

func TestThePolicysMovesAreLegal(t *testing.T) {
	po := newPolicy()
	rapid.Check(t, func(t *rapid.T) {
		for at := drawPosition(t); ; {
			m, mover := po.choose(&at), at.turn
			c := at.hands[mover].cards
			if m.kind != doudizhu.Pass {
				laid := c.unpack() - c.after(m).unpack()
				if !legal(laid, m) || !m.beats(at.last) {
					t.Fatalf("%+v of %v on %+v from %v", m, laid, at.last, c.unpack())
				}
			} else if at.last.kind == doudizhu.Pass {
				t.Fatalf("passes as a leader with %v", c.unpack())
			}
			at.lay(m)
			if h := &at.hands[mover]; h.ready && groupsOf(&h.split) != h.cards || int(at.left[mover]) != h.cards.count() {
				t.Fatalf("after %+v the split %+v isn't that of %v", m, h.split, h.cards.unpack())
			}
			if at.hands[mover].cards == 0 {
				return
			}
		}
	})
}

// legal reports whether the cards are a play of m's kind, rank and length.
func legal(laid doudizhu.Hand, m move) bool {
	for _, p := range standard.Classify(nil, laid) {
		if moveOf(p).like(m) {
			return true
		}
	}
	return false
}

func TestAPlayoutAllocatesNothing(t *testing.T) {
	c := newCast()
	start := rapid.Custom(drawPosition).Example(1)
	if n := testing.AllocsPerRun(10, func() { at := start; c.playout(&at) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
