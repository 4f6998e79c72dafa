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
	Pinyin bool `json:"pinyin"` // moves as the founding document writes them, and its reports
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
	notation, o := klondike.Notation("neutral"), strategy.Options{}
	if r.Pinyin {
		notation, o.Reach = pinyin, strategy.Reach{Every: 1000, Show: func(s search.Stats, moves []klondike.Move) { c.reached(s, g, moves) }}
	}
	found, err := c.solve(g, by, o)
	if err != nil {
		return nil, err
	}
	a := solveAnswer{}
	if a.Solution, err = line(g.at, g.rules, found.Path); err != nil {
		return nil, err
	}
	texts, err := notation.Format(g.at, g.rules, found.Path)
	if err != nil {
		return nil, err
	}
	a.Deal = klondikejson.DealOf(klondike.Deal{ID: g.ID, Position: g.at}, g.rules, by.Spec.Name, found.Result, texts, found.Length)
	a.Reason, a.Shortest = found.Reason.String(), klondikejson.ShortestOf(found.Shortest)
	if r.Pinyin {
		a.Notation = string(pinyin)
	}
	if by.Spec.Is("certify") && found.Status != search.Unknown {
		a.Certain = new(found.Certified)
	}
	return a, nil
}

// pinyin is the founding document's notation.
const pinyin klondike.Notation = "pinyin"

// reached reports how far a search has come, and at every tenth time the moves to the best position reached.
func (c *call) reached(s search.Stats, g *game, moves []klondike.Move) {
	e := progressOf("reached", s, s.Elapsed)
	if s.Expanded%10_000 == 0 {
		e.Moves, _ = pinyin.Format(g.at, g.rules, moves) // legal: the search has made them
	}
	c.event(e)
}

// solve puts a position to a strategy, within the limits of the request; o observes the search.
func (c *call) solve(g *game, by *strategy.Strategy, o strategy.Options) (strategy.Answer, error) {
	o.Limits, o.Workers, o.Progress = c.limits, c.host.Workers, func(p strategy.Progress) { c.progress(p.Stats) }
	s, err := by.Open(g.rules, o)
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
