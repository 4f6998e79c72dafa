// Winning answers: the policy's plays when it can't be stopped.

package strong

import (
	"testing"

	"kedou/doudizhu"
)

// TestWinningAnswers has open hands of the landlord, Down and Up. Each answer wins, and the lowest that beats the table doesn't.
func TestWinningAnswers(t *testing.T) {
	for _, x := range []struct {
		name        string
		hands       [3]string
		turn, owner int8
		last, want  string
	}{
		{"the landlord's two before the ace", [3]string{"A2", "5K2", "46Q"}, landlord, 2, "3", "2"},
		{"a pair is broken", [3]string{"K", "66AA", "557"}, 1, landlord, "Q", "A"},
		{"a bomb, and out", [3]string{"358", "444459", "77T"}, 1, landlord, "AA", "4444"},
		{"the rocket, and out", [3]string{"358", "7BR", "77T"}, 1, landlord, "AA", "BR"},
		{"over the partner's eight, who would lead into the seven", [3]string{"7", "6699K", "446"}, 1, 2, "8", "9"},
	} {
		at := position{turn: x.turn, owner: x.owner, last: moveOf(playOf(t, x.last))}
		for s, text := range x.hands {
			h, err := doudizhu.Notation{}.ParseHand(text)
			if err != nil {
				t.Fatal(err)
			}
			at.set(int8(s), pack(h))
			at.left[s] = int8(h.Cards())
		}
		want := moveOf(playOf(t, x.want))
		for _, sure := range []bool{true, false} {
			po := newPolicy()
			po.sure, po.guarding = sure, sure
			if m := po.choose(&at); sure && (m != want || !po.won) {
				t.Errorf("%s: %+v, want %+v", x.name, m, want)
			} else if !sure && m == want && x.last == "3" {
				t.Errorf("%s: found without looking", x.name)
			}
		}
	}
}

// playOf reads a play that has a single reading.
func playOf(t *testing.T, text string) doudizhu.Play {
	t.Helper()
	plays, err := standard.ParsePlay(text, doudizhu.Notation{})
	if err != nil {
		t.Fatal(err)
	}
	return plays[0]
}

// TestBestAnswerOfSplits: the cached answer for one split of a hand doesn't serve for another split of the hand.
func TestBestAnswerOfSplits(t *testing.T) {
	h, err := doudizhu.Notation{}.ParseHand("444567")
	if err != nil {
		t.Fatal(err)
	}
	at, po := position{turn: 1, owner: landlord, last: moveOf(playOf(t, "333+9"))}, newPolicy()
	at.set(1, pack(h))
	v := po.look(&at)
	for _, solos := range []uint16{1 << 2, 1 << 3, 1 << 2} {
		v.solos = solos
		if m, _ := po.bestAnswer(&v); m.ones != solos {
			t.Errorf("with the solos %#x: %+v", solos, m)
		}
	}
}

// TestGuardedLeads: before a landlord with one card, a peasant leads pairs, the trio and the short chain first, and wins; without guards the
// policy plans a chain of nine and keeps six solos.
func TestGuardedLeads(t *testing.T) {
	at := position{turn: 1, owner: 1}
	for s, text := range []string{"A", "5566777889TJJQK2", "33449"} {
		h, err := doudizhu.Notation{}.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		at.set(int8(s), pack(h))
		at.left[s] = int8(h.Cards())
	}
	for _, guarding := range []bool{true, false} {
		po := newPolicy()
		po.sure, po.guarding = true, guarding
		if m := po.choose(&at); po.won != guarding || m.kind == doudizhu.Solo {
			t.Errorf("guarding %v: %+v, surely won %v", guarding, m, po.won)
		}
	}
}
