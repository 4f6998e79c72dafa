// Situations: views put together for tests.

package bot

import (
	"context"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// situation is a view in a few words. Chair 0 is the landlord's, so chairs are seats.
type situation struct {
	seat doudizhu.Seat
	hand string
	last string              // the play to beat; empty if the player leads
	by   doudizhu.Seat       // its player
	left [doudizhu.Seats]int // cards held; 0: the dealt cards, or the hand's
	gone string              // cards laid before last
}

// view builds the view of a situation in a variant.
func (s situation) view(t testing.TB, v *table.Variant) *table.View {
	t.Helper()
	w := table.View{Variant: v, Stage: table.Playing, Chair: table.Chair(s.seat), Turn: table.Chair(s.seat), Left: s.left}
	for c, n := range [table.Chairs]int{17 + v.Bottom, 17, 17} {
		if w.Left[c] == 0 {
			w.Left[c] = n
		}
	}
	w.Hand = cards(t, s.hand)
	w.Left[s.seat] = w.Hand.Cards()
	w.Moves = []table.Move{{Chair: 0, Play: doudizhu.Play{Kind: doudizhu.Solo, Cards: cards(t, s.gone)}}}
	if s.last != "" {
		w.Owner = table.Chair(s.by)
		plays, err := v.Rules.Rules.ParsePlay(s.last, doudizhu.Notation{})
		if err != nil {
			t.Fatalf("%q: %v", s.last, err)
		}
		w.Last = plays[0]
		w.Moves = append(w.Moves, table.Move{Chair: w.Owner, Play: w.Last})
	}
	return &w
}

// cards reads cards; without any, there are none.
func cards(t testing.TB, text string) doudizhu.Hand {
	t.Helper()
	if text == "" {
		return 0
	}
	h, err := doudizhu.Notation{Wild: true}.ParseHand(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return h
}

// plays returns a bot's play.
func (s situation) plays(t testing.TB, spec, variant string) string {
	t.Helper()
	v, unknown := table.ByName(variant)
	p, err := New(spec, v)
	if err != nil || unknown != nil {
		t.Fatal(spec, err, unknown)
	}
	play, err := p.Play(context.Background(), s.view(t, &v), nil)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(play.Parts(), "-", "pass", 1)
}
