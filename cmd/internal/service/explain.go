package service

// Explanations: why a deal or an endgame is won or lost.

import (
	"cmp"
	"context"

	"kedou/doudizhu"
	"kedou/klondike"
	"kedou/search"
)

// Explainer explains. Package explaining has one, which not every door can carry.
type Explainer interface {
	// Deal explains a deal, or the solution of it that the moves are if there are any. Its answer is the record of
	// `klondike explain --json`.
	Deal(context.Context, klondike.Deal, klondike.Rules, []klondike.Move, search.Limits, func(search.Stats)) (any, error)
	// Endgame explains an endgame under the rules with a name. Its answer is the record of `doudizhu explain --json`.
	Endgame(context.Context, *doudizhu.Endgame, *doudizhu.Rules, string, search.Limits, func(search.Stats)) (any, error)
}

// explainSeconds is how long an explanation may take if the request doesn't say.
const explainSeconds = 60

// explainer returns the host's explainer and the limits that hold.
func (c *call) explainer(l limits) (Explainer, search.Limits, error) {
	if c.host.Explain == nil {
		return nil, search.Limits{}, &fault{Kind: "request", Field: "op", Message: "explanations need another module, or the server"}
	}
	l.Seconds = cmp.Or(l.Seconds, explainSeconds)
	within, err := l.within(c.host.Limits)
	return c.host.Explain, within, err
}

func explainDeal(c *call, r *verdictRequest) (any, error) {
	g, err := r.game()
	if err != nil {
		return nil, err
	}
	e, l, err := c.explainer(r.Limits)
	if err != nil {
		return nil, err
	}
	d, moves := klondike.Deal{ID: g.ID, Position: g.at}, []klondike.Move(nil)
	if g.at.Won(g.rules) {
		d.Position, moves = g.Position, g.moves
	}
	answer, err := e.Deal(c, d, g.rules, moves, l, c.progress)
	return answer, badSize(err)
}

// explainRequest asks why an endgame is won or lost.
type explainRequest struct {
	endgameFields
	Limits limits `json:"limits"`
}

func explainEndgame(c *call, r *explainRequest) (any, error) {
	t, err := r.table()
	if err != nil {
		return nil, err
	}
	if _, over := t.over(); over {
		return nil, badField("plays", errOver)
	}
	e, l, err := c.explainer(r.Limits)
	if err != nil {
		return nil, err
	}
	return e.Endgame(c, &t.at, &t.rules, t.spec, l, c.progress)
}
