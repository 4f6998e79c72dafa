package rating

// Ratings: a win without a solution because of a limit.

import (
	"testing"

	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// TestNoLineInTime: a deal with a winning verdict is undecided if a limit comes before the solution.
func TestNoLineInTime(t *testing.T) {
	rules := klondike.Standard(3)
	r := rated{Deal: klondike.Deal{Position: klondike.NewDeal(1, rules)}, rules: rules}
	r.Rating = difficulty.Rating{Status: search.Solved, Grade: difficulty.Easy, Games: 100, Won: 90}
	judge, err := difficulty.New(rules, difficulty.Options{Limits: search.Limits{Expansions: 1}})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.findPath(t.Context(), judge); err != nil {
		t.Fatal(err)
	}
	if want := (difficulty.Rating{Status: search.Unknown, Reason: search.ExpansionLimit}); r.Rating != want || r.path != nil {
		t.Errorf("%+v, want %+v", r.Rating, want)
	}
}
