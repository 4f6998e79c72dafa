// Players with one play left, and the options nearly and bombs.

package bot

import (
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func TestOnePlayLeft(t *testing.T) {
	g := newGuesser(rulesOf(t))
	for _, c := range []struct {
		unseen string
		n      int
		want   bool
	}{
		{"3456789", 1, true}, {"KK", 2, true}, {"34567", 5, true}, {"3344556677", 2, false}, {"KKK4", 3, false},
		{"33445566778899TTJJQQKKAA", 2, false}, {"BR", 2, true}, {"KKKK3", 4, true}, {"445566789", 4, false}, {"KKKKA", 4, true}, {"3456789TJ", 9, false},
	} {
		if got := g.onePlay(cards(t, c.unseen), c.n); got != c.want {
			t.Errorf("%d of %s: one play left is %v", c.n, c.unseen, got)
		}
		if again := newGuesser(rulesOf(t)).onePlay(cards(t, c.unseen), c.n); again != g.onePlay(cards(t, c.unseen), c.n) {
			t.Errorf("%d of %s: another answer to the same question", c.n, c.unseen)
		}
	}
}

// rulesOf are the standard rules.
func rulesOf(t *testing.T) (r hand.Rules) {
	t.Helper()
	set, err := doudizhu.ParseRules("standard")
	if err != nil {
		t.Fatal(err)
	}
	r.Rules = set
	return r
}

// TestOptionsOfRoles: with bombs=condition a bomb waits until the enemy on top has one play left. The lines of EXAMPLES.md on one card
// hold with nearly=plays, too.
func TestOptionsOfRoles(t *testing.T) {
	for _, c := range []struct {
		about, spec, want string
		at                string // as in EXAMPLES.md
	}{
		{"an enemy with many cards isn't bombed", "roles:bombs=condition", "pass", "up 4444689JK, landlord AA, left 12,13"},
		{"nor as the document says", "roles:as=document", "pass", "up 4444689JK, landlord AA, left 12,13"},
		{"an enemy with one card is", "roles:bombs=condition", "4444", "up 4444689JK, landlord AA, left 1,13"},
	} {
		if got, _ := chosen(t, c.spec, situationOf(t, c.at)); got != c.want {
			t.Errorf("%s: %s by %s, want %s", c.about, got, c.spec, c.want)
		}
	}
	for _, c := range readExamples(t) {
		if got, _ := chosen(t, "roles:nearly=plays", c.at); c.player == "roles" && got != c.with {
			t.Errorf("%s: %s, want %s", c.about, got, c.with)
		}
	}
}
