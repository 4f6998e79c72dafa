// Open endings: the player lays plays that surely win.

package strong

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// TestOpenEndingsAreSolved has a peasant see the landlord's last cards, which are bottom cards: he tries nothing that
// loses.
func TestOpenEndingsAreSolved(t *testing.T) {
	v, _ := table.ByName("standard")
	for _, hands := range [][]string{{"446K", "55", "37"}, {"4455", "66", "38"}, {"34445", "77", "35"}, {"3356", "QA", "444"}} {
		p, view := New(v, Options{Playouts: 40}), openView(t, &v, hands...)
		play, err := p.Play(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		e := &doudizhu.Endgame{Three: true, Turn: 1, Owner: 1}
		for i, seat := range []doudizhu.Seat{1, 0, 2} {
			e.Hands[seat], _ = doudizhu.Notation{}.ParseHand(hands[i])
		}
		losing := slices.DeleteFunc(view.AppendPlays(nil), func(play doudizhu.Play) bool { return wins(t, e, play) })
		if len(losing) == 0 {
			t.Errorf("%v: nothing loses", hands)
		}
		if slices.Contains(losing, play) {
			t.Errorf("%v: %v loses", hands, play)
		}
		for _, c := range p.candidates {
			if p.line == nil && slices.Contains(losing, c.play) {
				t.Errorf("%v: %v is tried, and loses", hands, c.play)
			}
		}
	}
}

// openView is the view of Down, who leads, when the landlord holds only bottom cards; the hands are Down's, the
// landlord's and the partner's.
func openView(t *testing.T, v *table.Variant, texts ...string) *table.View {
	t.Helper()
	var hands [3]doudizhu.Hand
	for i, text := range texts {
		h, err := doudizhu.Notation{}.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		hands[i] = h
	}
	gone := appendRanks(nil, doudizhu.Deck-hands[0]-hands[1]-hands[2])
	view := &table.View{Variant: v, Stage: table.Playing, Chair: 1, Turn: 1, Owner: 1, Hand: hands[0], Bottom: hands[1],
		Left: [3]int{hands[1].Cards(), hands[0].Cards(), hands[2].Cards()}}
	for i, r := range gone {
		chair := table.Chair(1 + i%2) // not the landlord, so that his bottom cards stay his
		view.Moves = append(view.Moves, table.Move{Chair: chair, Play: doudizhu.Play{Kind: doudizhu.Solo, Rank: doudizhu.Rank(r), Len: 1, Cards: doudizhu.Of(doudizhu.Rank(r), 1)}})
	}
	return view
}
