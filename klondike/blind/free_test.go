// The moves that cost nothing, next to the ways on.

package blind_test

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// TestFree: the ace of deal 31 can go up whatever else is done, though the one way on is a turn; then the two of its suit can, and no card
// that another could still lie on.
func TestFree(t *testing.T) {
	rules := klondike.Standard(3)
	terms := blind.Terms{Rules: rules, StockHidden: true}
	advise := func(moves ...string) string {
		p := klondike.NewDeal(31, rules)
		played, err := klondike.ParseMoves(p, rules, moves)
		if err != nil {
			t.Fatal(err)
		}
		view, err := blind.NewGame(p, terms)
		for _, m := range played {
			if err == nil {
				err = view.Play(m)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		a, err := blind.NewAdviser(blind.Options{Iterations: 20}).Advise(t.Context(), view.View(), rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, m := range a.Free {
			text += m.String() + " "
		}
		return text
	}
	for _, c := range []struct {
		moves []string
		free  string
	}{{nil, "AH:4>H "}, {[]string{"AH:4>H"}, "2H:7>H "}, {[]string{"AH:4>H", "2H:7>H"}, ""}} {
		if got := advise(c.moves...); got != c.free {
			t.Errorf("after %v: free %q, want %q", c.moves, got, c.free)
		}
	}
}
