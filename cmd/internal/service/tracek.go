package service

// The trace of a search for a Klondike solution.

import (
	"cmp"

	"kedou/cmd/internal/records"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// klondikeTraceRequest asks for a run of a generic engine.
type klondikeTraceRequest struct {
	gameFields
	engineFields
	Nodes int `json:"nodes"`
}

// errNoTrace is the refusal of engines without a trace.
var errNoTrace = phrase.Errorf("this strategy has no trace")

func klondikeTrace(c *call, r *klondikeTraceRequest) (any, error) {
	rec, err := c.newRecorder(r.Nodes, 4)
	if err != nil {
		return nil, err
	}
	found, err := c.traceDeal(r, func(text func(klondike.State) string) func(search.Event[klondike.State, klondike.Step]) {
		return trace.Record(rec.take, text, klondike.Step.String)
	})
	if err = rec.ended(err); err != nil {
		return nil, err
	}
	return end(rec, found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)), nil
}

// dealWatch makes an observer of a search whose function text gives the text of a state.
type dealWatch func(text func(klondike.State) string) func(search.Event[klondike.State, klondike.Step])

// traceDeal runs the requested engine with an observer.
func (c *call) traceDeal(r *klondikeTraceRequest, watch dealWatch) (strategy.Answer, error) {
	by, err := strategy.New(cmp.Or(r.Strategy, "astar"))
	if err == nil && !by.Traces() {
		err = badField("strategy", errNoTrace)
	}
	if err != nil {
		return strategy.Answer{}, err
	}
	return c.solve(&r.game, by, strategy.Options{Observe: func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
		return watch(func(s klondike.State) string {
			at := p.Position(s)
			return at.Neutral(r.game.rules)
		}), nil
	}})
}
