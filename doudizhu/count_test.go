// The number of sets of cards that are plays: figures of RULES.md for comparison
// with other programs.

package doudizhu

import (
	"fmt"
	"os"
	"regexp"
	"testing"
)

// playable returns the sets of at most 20 cards of the deck that are plays: 20 is the
// largest hand.
func playable(r Rules) map[Hand]bool {
	for k := range r.Kinds {
		if size := Kind(k).size(1); size > 0 {
			r.Kinds[k].Max = min(r.Kinds[k].Max, uint8(20/size))
		}
	}
	sets := map[Hand]bool{}
	for _, p := range r.AppendLeads(nil, Deck) {
		sets[p.Cards] = true
	}
	return sets
}

// grouped writes a number with a comma between thousands.
func grouped(n int) string { return fmt.Sprintf("%d,%03d", n/1000, n%1000) }

func TestRulesPageCountsTheSetsThatArePlays(t *testing.T) {
	page, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range RuleSets() {
		sets := regexp.MustCompile(`([\d,]+\d)(?: are plays)? in ` + name).FindStringSubmatch(string(page))
		if want := grouped(len(playable(*rulesOf(t, name)))); sets == nil || sets[1] != want {
			t.Errorf("RULES.md says %q of %s, want %s", sets, name, want)
		}
	}
}

// TestDouZeroCountsPlanesWithABombAmongTheirKickers: the sets that DouZero's generator
// makes, 29,984, are those of standard and 657 that its own detector refuses.
func TestDouZeroCountsPlanesWithABombAmongTheirKickers(t *testing.T) {
	standard := playable(*rulesOf(t, "standard"))
	bombs := *rulesOf(t, "standard")
	bombs.Kinds[PlaneSolos].Same = 4
	more := playable(bombs)
	if len(standard) != 29_327 || len(more) != 29_984 {
		t.Errorf("%d sets, and %d with bombs among the kickers", len(standard), len(more))
	}
	for set := range more {
		if !standard[set] && (set.AtLeast(4) == 0 || set.Cards() != 16 && set.Cards() != 20) {
			t.Errorf("%v is no plane of four or five with a bomb", set)
		}
	}
}
