// The ranks by their counts; document 003's tests take sets that are no play.

package hands

import (
	"testing"

	"kedou/doudizhu"
)

func TestByCount(t *testing.T) {
	for cards, want := range map[string][4]string{
		"333444": {"", "", "34", ""}, "33344456": {"56", "", "34", ""}, "3334445566": {"", "56", "34", ""},
		"444423": {"32", "", "", "4"}, "444422": {"", "2", "", "4"}, "44442233": {"", "32", "", "4"},
	} {
		h, err := doudizhu.ParseHand(cards)
		if err != nil {
			t.Fatal(err)
		}
		for i, list := range byCount(h) {
			if list.String() != want[i] {
				t.Errorf("%s: %d times %v, want %s", cards, i+1, list, want[i])
			}
		}
	}
}

// documentFours are document 003's conditions for four with two, as it has them: with solos, with a pair, with two pairs.
func documentFours(cards doudizhu.Hand) [3]bool {
	lists := byCount(cards)
	one, two, three, four := lists[0].Cards(), lists[1].Cards(), lists[2].Cards(), lists[3].Cards()
	n := cards.Cards()
	if four != 1 || n%2 != 0 || three != 0 {
		return [3]bool{}
	}
	return [3]bool{
		four == 1 && one == 2 || four+one*4 == n,
		four == 1 && two == 1 || four*2+one*4 == n,
		four == 1 && two == 2 || four*2+one*4 == n,
	}
}

// TestDocumentsFormulasForFoursAreMistaken: the conditions take its own examples, and sets of cards that are no play.
func TestDocumentsFormulasForFoursAreMistaken(t *testing.T) {
	rules, _ := doudizhu.ParseRules("standard")
	for cards, c := range map[string]struct {
		document [3]bool
		play     bool
	}{
		"444423":     {[3]bool{true, false, false}, true},
		"444422":     {[3]bool{false, true, false}, true},
		"44442233":   {[3]bool{false, false, true}, true},
		"44442355":   {[3]bool{true, true, false}, false},
		"4444235566": {[3]bool{true, true, true}, false},
	} {
		h, _ := doudizhu.ParseHand(cards)
		if got := documentFours(h); got != c.document {
			t.Errorf("%s: the document says %v, want %v", cards, got, c.document)
		}
		if play := rules.Classify(nil, h) != nil; play != c.play {
			t.Errorf("%s: a play: %v", cards, play)
		}
	}
}
