package klondike

// Turns and redeals in the notations of other programs.

import (
	"slices"
	"strings"
	"testing"
)

// TestRedealsOfXY: an @ that finds the stock empty is a redeal and a turn in
// MinimalKlondike's notation, and a redeal alone in the neutral one.
func TestRedealsOfXY(t *testing.T) {
	r := Standard(24)
	p := NewDeal(1, r)
	for _, c := range []struct {
		texts string
		moves int
		xy    string // the same, one word for each move except redeals
	}{
		{"LC @@", 4, "LC @ @"},
		{"lc @ @", 4, "LC @ @"},
		{"@@LC @", 6, "@ @ LC @"}, // the second and the third @ redeal
		{"AD:7>D @ @", 3, "LC @"},
		{"A♦:7▸♦ = = =", 4, "LC @ @"},
		{"LC A♦:♦▸7", 1, "LC"}, // the king's column doesn't take an ace
	} {
		moves, _ := ParseMoves(p, r, strings.Fields(c.texts))
		texts, err := Notation("xy").Format(p, r, moves)
		texts = slices.DeleteFunc(texts, func(text string) bool { return text == "" })
		if got := strings.Join(texts, " "); err != nil || len(moves) != c.moves || got != c.xy {
			t.Errorf("%s: %v are %q, want %d moves, %q; %v", c.texts, moves, got, c.moves, c.xy, err)
		}
	}
	r.Redeals = 0
	_, err := ParseMoves(p, r, []string{"LC", "@@"})
	if want := "step 2: @@: "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestForeignMoves: texts that look like another program's move but aren't.
func TestForeignMoves(t *testing.T) {
	for _, text := range []string{"==", "7♥:3▸", "7♥:▸5", "7♥:8▸5", "7♥:3▸W", "7X:3▸5", "▸", "LM", "@@L", "@LCB", "7♥:D▸D"} {
		if _, err := ParseMoves(NewDeal(1, Standard(1)), Standard(1), []string{text, "KL"}); err == nil || !strings.Contains(err.Error(), ErrNotMove.Error()) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
