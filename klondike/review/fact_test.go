package review

// The fact that a review says first.

import (
	"testing"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/ledger"
	"kedou/search/searchtest"
)

// TestFactWords has a sentence of each kind.
func TestFactWords(t *testing.T) {
	seven, eight, king := klondike.NewCard(7, klondike.Spades), klondike.NewCard(8, klondike.Diamonds), klondike.NewCard(13, klondike.Hearts)
	moved := klondike.Move{Card: seven, From: klondike.Column1, To: klondike.Column1 + 2}
	for want, f := range map[string]Fact{
		"The game isn't over.":                                {},
		"You won.":                                            {Kind: Won},
		"You won, and you played well.":                       {Kind: Won, Well: true},
		"This deal could not be won, whatever you did.":       {Kind: Never},
		"You could have won until step 31 (7♠ to 8♦).":        {Kind: Until, Step: 31, Move: moved, Onto: eight},
		"You could have won until step 9 (K♥ to column 3).":   {Kind: Until, Step: 9, Move: klondike.Move{Card: king, From: klondike.Waste, To: klondike.Column1 + 2}, Onto: klondike.NoCard},
		"You could have won until step 9 (the stock turned).": {Kind: Until, Step: 9, Move: klondike.Turn, Onto: klondike.NoCard},
		"From step 40 (7♠ to the foundation) on you could not win; whether you could before is undecided. You played well; the cards were against you.": {
			Kind: Since, Step: 40, Move: klondike.Move{Card: seven, From: klondike.Column1, To: klondike.Spades.Foundation()}, Onto: klondike.NoCard, Well: true},
		"You could still have won when you stopped.": {Kind: Still},
		"Whether you could have won is undecided.":   {Kind: Undecided},
	} {
		if got := f.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestStillWinnable: nobody is praised who stops where the game can be won, even if no decision is known to have cost anything.
func TestStillWinnable(t *testing.T) {
	rules := klondike.Standard(1)
	r := run{terms: blind.Terms{Rules: rules}, positions: []klondike.Position{klondike.NewDeal(4, rules)}, verdicts: verdicts{won: 0, lost: 1}}
	if r.sumUp(); r.Fact != (Fact{Kind: Still}) {
		t.Error(r.Fact)
	}
}

// TestLostDeals: of a deal that nobody can win the review says so, and nothing was an error there.
func TestLostDeals(t *testing.T) {
	lost, costly := 0, 0
	for seed := uint64(810_000); lost < searchtest.Size(4, 200); seed++ {
		terms := blind.Terms{Rules: klondike.Standard(1 + 2*int(seed%2)), StockHidden: true}
		start := klondike.NewDeal(seed, terms.Rules)
		found, err := advice.Winnable(t.Context(), &start, terms.Rules, fast.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if found.Status != search.Unsolvable {
			continue
		}
		_, moves := played(t, []string{"random", "greedy", "policy"}[lost%3], seed, terms)
		lost++
		all, r := reviewed(t, start, terms, moves, Options{Games: 200, alone: true})
		if r.Fact != (Fact{Kind: Never}) {
			t.Errorf("deal %d: %v", seed, r.Fact)
		}
		for _, d := range all {
			if d.Label != ledger.Fine {
				t.Errorf("deal %d: %+v", seed, d)
			}
			if label, _ := ledger.LabelOf(d.Loss(), d.Error); label > ledger.Unclear {
				costly++
			}
		}
	}
	if lost >= 4 && costly == 0 {
		t.Error("no decision gave anything away by what its player knew")
	}
}
