package strategy

// The header of a trace: deal, rules and strategy, from which the moves determine every state.

import (
	"fmt"

	"kedou/internal/phrase"
	"kedou/klondike"
)

// rulesForm is the form of rules in a header; decks are whole.
const rulesForm = "klondike draw=%d redeals=%d worrying-back=%t"

// ProblemOf returns how a trace's header names a search by rules.
func ProblemOf(r klondike.Rules) string {
	return fmt.Sprintf(rulesForm, r.Draw, r.Redeals, r.WorryBack)
}

// WalkOf returns the graph and the rules of a recorded search. Its header has a problem of ProblemOf, a start in the neutral form, and a
// strategy's spec as its engine.
func WalkOf(problem, start, engine string) (*Walk, klondike.Rules, error) {
	r := klondike.Standard(3)
	if n, err := fmt.Sscanf(problem, rulesForm, &r.Draw, &r.Redeals, &r.WorryBack); n != 3 || err != nil {
		return nil, r, phrase.Errorf("%q is no search of Klondike", problem)
	}
	if err := r.Validate(); err != nil {
		return nil, r, err
	}
	deal, err := klondike.ParseDeal("start", start, r)
	if err != nil {
		return nil, r, err
	}
	s, err := New(engine)
	if err != nil {
		return nil, r, err
	}
	if !s.Traces() {
		return nil, r, phrase.Errorf("strategy %s makes no traces", s.Spec.Name)
	}
	w, err := s.walk(deal.Position, r)
	return w, r, err
}
