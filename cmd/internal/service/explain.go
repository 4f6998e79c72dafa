//go:build !js || (!play && !table)

package service

// Explanations: why a deal or an endgame is won or lost.

import (
	"context"

	"kedou/doudizhu"
	"kedou/klondike"
	"kedou/search"
	"kedou/search/phrase"
)

// Explainer explains. Package explaining has one, which some doors lack.
type Explainer interface {
	// Deal explains a deal, or with moves this solution of it. Its answer is the record of
	// `klondike explain --json`.
	Deal(context.Context, klondike.Deal, klondike.Rules, []klondike.Move, search.Limits, func(search.Stats)) (any, error)
	// Proof decides a position and proves the verdict. Its answer is a ProofAnswer.
	Proof(context.Context, klondike.Deal, klondike.Rules, search.Limits, func(search.Stats)) (any, error)
	// Endgame explains an endgame under the rules with a name. Its answer is the record of `doudizhu explain --json`.
	Endgame(context.Context, *doudizhu.Endgame, *doudizhu.Rules, string, search.Limits, func(search.Stats)) (any, error)
}

// explainer returns the host's explainer.
func (c *call) explainer() (Explainer, error) {
	if c.host.Explain == nil {
		return nil, &fault{Kind: "request", Field: "op", err: phrase.Errorf("explanations need another module, or the server")}
	}
	return c.host.Explain, nil
}

func explainDeal(c *call, r *verdictRequest) (any, error) {
	e, err := c.explainer()
	if err != nil {
		return nil, err
	}
	g := &r.game
	d, moves := klondike.Deal{ID: g.ID, Position: g.at}, []klondike.Move(nil)
	if g.at.Won(g.rules) {
		d.Position, moves = g.Position, g.moves
	}
	return e.Deal(c, d, g.rules, moves, c.limits, c.progress)
}

// ProofAnswer is a verdict with its proof, a checked record in the form of klondike verify. If a verdict has no proof, Reason says why.
type ProofAnswer struct {
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
	Moves   int    `json:"moves"` // of a win
	Bytes   int    `json:"bytes"` // of a loss's certificate
	Record  string `json:"record"`
}

func proveDeal(c *call, r *verdictRequest) (any, error) {
	e, err := c.explainer()
	if err != nil {
		return nil, err
	}
	g := &r.game
	return e.Proof(c, klondike.Deal{ID: g.ID, Position: g.at}, g.rules, c.limits, c.progress)
}

// explainRequest asks why an endgame is won or lost.
type explainRequest struct {
	unfinished
	bounded
}

func explainEndgame(c *call, r *explainRequest) (any, error) {
	e, err := c.explainer()
	if err != nil {
		return nil, err
	}
	t := &r.table
	return e.Endgame(c, &t.at, &t.rules, t.spec, c.limits, c.progress)
}
