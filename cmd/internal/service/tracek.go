package service

// The trace of a search for a Klondike solution.

import (
	"cmp"
	"errors"

	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/search"
)

// klondikeTraceRequest asks for a run of a generic engine.
type klondikeTraceRequest struct {
	gameFields
	engineFields
	Nodes int `json:"nodes"`
}

// errNoTrace is the refusal of engines that have nothing to show.
var errNoTrace = errors.New("this strategy has no trace")

func klondikeTrace(c *call, r *klondikeTraceRequest) (any, error) {
	r.Strategy = cmp.Or(r.Strategy, "astar")
	if r.Strategy == "fast" {
		return nil, badField("strategy", errNoTrace)
	}
	rec, err := c.newRecorder(r.Nodes, 4)
	if err != nil {
		return nil, err
	}
	found, err := r.solve(c, &r.game, func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
		neutral := func(s klondike.State) string { return klondike.Neutral(p.Position(s), r.game.rules) }
		return see(rec, neutral, klondike.Step.String), nil
	})
	if err = rec.ended(err); err != nil {
		return nil, err
	}
	return end(rec, found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)), nil
}
