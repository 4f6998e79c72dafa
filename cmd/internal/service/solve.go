package service

// Klondike solved: the whole answer, the verdict alone, and hints.

import (
	"cmp"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/fast"
	"kedou/klondike/review"
	"kedou/klondike/strategy"
	"kedou/search"
)

// engineFields choose the strategy, written as for klondike solve --strategy, and limit its work.
type engineFields struct {
	Strategy string `json:"strategy"`
	bounded
}

// solveRequest asks for everything about a position.
type solveRequest struct {
	gameFields
	engineFields
}

// solveAnswer is the command's record, with the moves in the page's form.
type solveAnswer struct {
	klondikejson.Deal
	Solution []move `json:"solution"`
}

func klondikeSolve(c *call, r *solveRequest) (any, error) {
	g := &r.game
	by, err := strategy.New(cmp.Or(r.Strategy, registry.Auto))
	if err != nil {
		return nil, err
	}
	found, err := c.solve(g, by, nil)
	if err != nil {
		return nil, err
	}
	a := solveAnswer{}
	if a.Solution, err = line(g.at, g.rules, found.Path); err != nil {
		return nil, err
	}
	texts := make([]string, len(a.Solution))
	for i, m := range a.Solution {
		texts[i] = m.Move
	}
	a.Deal = klondikejson.DealOf(klondike.Deal{ID: g.ID, Position: g.at}, g.rules, by.Spec.Name, found.Result, texts, found.Length)
	a.Reason, a.Shortest = found.Reason.String(), klondikejson.ShortestOf(found.Shortest)
	if by.Spec.Is("certify") && found.Status != search.Unknown {
		a.Certain = new(found.Certified)
	}
	return a, nil
}

// solve puts a position to a strategy, within the limits of the request.
func (c *call) solve(g *game, by *strategy.Strategy, observe strategy.Observer) (strategy.Answer, error) {
	s, err := by.Open(g.rules, strategy.Options{
		Limits: c.limits, Workers: c.host.Workers, Progress: func(p strategy.Progress) { c.progress(p.Stats) }, Observe: observe,
	})
	if err != nil {
		return strategy.Answer{}, err
	}
	return s.Solve(c, &g.at)
}

// verdictRequest asks about a position with limits as the only settings.
type verdictRequest struct {
	gameFields
	bounded
}

// verdictAnswer is a verdict without anything else.
type verdictAnswer struct {
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`
	Stats   records.Stats `json:"stats"`
}

func klondikeWinnable(c *call, r *verdictRequest) (any, error) {
	found, err := advice.Winnable(c, &r.game.at, r.game.rules, fast.Options{Limits: c.limits, Workers: c.host.Workers, Progress: c.progress})
	return verdictAnswer{found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)}, err
}

// hint is a move and its verdict.
type hint struct {
	klondikejson.Hint
	details
}

// hintAnswer is the command's record, with the moves in the page's form.
type hintAnswer struct {
	klondikejson.Hints
	Moves []hint `json:"moves"`
}

func klondikeHint(c *call, r *verdictRequest) (any, error) {
	g := &r.game
	found, err := advice.Open(c, &g.at, g.rules, fast.Options{Limits: c.limits, Progress: c.progress})
	if err != nil {
		return nil, err
	}
	var fact review.Fact
	if len(g.moves) > 0 && found.Verdict == search.Unsolvable {
		positions, err := klondike.Replay(g.Position, g.rules, g.moves)
		if err != nil {
			return nil, err
		}
		if fact, err = review.FactOf(c, positions, g.moves, g.rules); err != nil {
			return nil, err
		}
	}
	a := hintAnswer{klondikejson.HintsOf(klondike.Deal{ID: g.ID, Position: g.at}, g.rules, &found, fact), make([]hint, len(found.Ways))}
	for i, w := range found.Ways {
		m, err := shown(&g.at, g.rules, w.Moves[0])
		if err != nil {
			return nil, err
		}
		a.Moves[i] = hint{a.Hints.Moves[i], m.details}
	}
	return a, nil
}
