package strategy

// The header of a trace: deal, rules and strategy, from which the moves tell every state.

import (
	"fmt"

	"kedou/klondike"
	"kedou/search/phrase"
	"kedou/search/trace"
)

// rulesForm is how a header writes rules; decks are whole.
const rulesForm = "klondike draw=%d redeals=%d worrying-back=%t"

// HeaderOf returns the header of a search by a strategy's spec.
func HeaderOf(start klondike.Position, r klondike.Rules, spec string) trace.Header {
	return trace.Header{Problem: fmt.Sprintf(rulesForm, r.Draw, r.Redeals, r.WorryBack), Engine: spec, Start: klondike.Neutral(start, r)}
}

// WalkOf returns the graph that the search of a header went through, and its rules. An error is that the header is none of
// HeaderOf.
func WalkOf(h trace.Header) (*Walk, klondike.Rules, error) {
	r := klondike.Standard(3)
	if n, err := fmt.Sscanf(h.Problem, rulesForm, &r.Draw, &r.Redeals, &r.WorryBack); n != 3 || err != nil {
		return nil, r, phrase.Errorf("%q is no search of Klondike", h.Problem)
	}
	if err := r.Validate(); err != nil {
		return nil, r, err
	}
	deal, err := klondike.ParseDeal("start", h.Start, r)
	if err != nil {
		return nil, r, err
	}
	s, err := New(h.Engine)
	if err != nil {
		return nil, r, err
	}
	if !s.Traces() {
		return nil, r, phrase.Errorf("strategy %s makes no traces", s.Spec.Name)
	}
	w, err := s.Walk(deal.Position, r)
	return w, r, err
}
