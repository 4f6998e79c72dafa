package service

// Klondike solved: the whole answer, the verdict alone, and hints.

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"kedou/cmd/internal/engines"
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// engineFields choose an engine for Klondike, as the command's flags do.
type engineFields struct {
	Strategy string   `json:"strategy"`
	Score    string   `json:"score"`
	OpenList string   `json:"open_list"`
	Reparent string   `json:"reparent"`
	Without  string   `json:"without"`
	Weight   *float64 `json:"weight"`
	Width    int      `json:"width"`
	Depth    int      `json:"depth"`
	Certify  bool     `json:"certify"`
	bounded
}

// settings returns the settings of a generic engine, defaults filled in.
func (f *engineFields) settings() (engines.Settings, error) {
	s := engines.Settings{
		Strategy: f.Strategy, Score: f.Score, OpenList: cmp.Or(f.OpenList, engines.OpenLists[0]),
		Reparent: cmp.Or(f.Reparent, engines.Reparents[0]), Without: f.Without,
		Weight: 2, Width: cmp.Or(f.Width, 1000), Depth: f.Depth,
	}
	if f.Weight != nil {
		s.Weight = *f.Weight
	}
	if f.Width < 0 || f.Depth < 0 {
		return s, badField("depth", errors.New("width and depth are no less than 0"))
	}
	return s, cmp.Or(choice("open_list", s.OpenList, engines.OpenLists), choice("reparent", s.Reparent, engines.Reparents))
}

// heeded refuses what the strategy would not heed.
func (f *engineFields) heeded() error {
	for _, set := range []struct {
		name string
		is   bool
	}{
		{"score", f.Score != ""}, {"open_list", f.OpenList != ""}, {"reparent", f.Reparent != ""},
		{"weight", f.Weight != nil}, {"width", f.Width != 0}, {"depth", f.Depth != 0}, {"certify", f.Certify},
	} {
		with := engines.Heeded[strings.ReplaceAll(set.name, "_", "-")]
		if set.is && !slices.Contains(with, f.Strategy) {
			return badField(set.name, errors.New("goes with the strategies "+strings.Join(with, ", ")+", not with "+f.Strategy))
		}
	}
	return nil
}

// solveRequest asks for everything about a position.
type solveRequest struct {
	gameFields
	engineFields
}

// solveAnswer is the command's record, with the moves as they are shown.
type solveAnswer struct {
	records.Deal
	Solution []move `json:"solution"`
}

func klondikeSolve(c *call, r *solveRequest) (any, error) {
	r.Strategy = cmp.Or(r.Strategy, engines.Strategies[0])
	g := &r.game
	found, err := r.solve(c, g, nil)
	if err != nil {
		return nil, err
	}
	length, err := found.Check(g.at, g.rules)
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
	a.Deal = records.DealOf(klondike.Deal{ID: g.ID, Position: g.at}, g.rules, r.Strategy, found.Result, texts, length)
	a.Reason, a.Shortest = found.Reason.String(), records.ShortestOf(found.Shortest)
	if r.Certify && found.Status != search.Unknown {
		a.Certain = new(found.Certificate == search.ByRules)
	}
	return a, nil
}

// solve puts a position to the strategy that is asked for.
func (f *engineFields) solve(c *call, g *game, observe engines.Observer) (engines.Answer, error) {
	if err := cmp.Or(choice("strategy", f.Strategy, engines.Strategies), f.heeded()); err != nil {
		return engines.Answer{}, err
	}
	if f.Strategy == "fast" {
		return f.fast(c, g)
	}
	settings, err := f.settings()
	if err != nil {
		return engines.Answer{}, err
	}
	engine, err := engines.NewGeneric(g.rules, settings)
	if err != nil {
		return engines.Answer{}, err
	}
	l := c.limits
	l.Depth = f.Depth
	return engine.Solve(c, l, g.at, c.progress, observe)
}

// fast puts a position to the dedicated solver.
func (f *engineFields) fast(c *call, g *game) (engines.Answer, error) {
	off, err := fast.ParseTechniques(f.Without)
	if err != nil {
		return engines.Answer{}, badField("without", err)
	}
	s, err := c.solver(g, fast.Options{Workers: c.host.Workers, Certify: f.Certify, Off: off})
	if err != nil {
		return engines.Answer{}, err
	}
	r, err := s.Solve(c, &g.at)
	return engines.Answer{Result: r}, err
}

// solver returns the dedicated solver for a game, within the limits of the request.
func (c *call) solver(g *game, o fast.Options) (*fast.Solver, error) {
	o.Limits, o.Progress = c.limits, c.progress
	return fast.New(g.rules, o)
}

// verdictRequest asks about a position with no other settings than limits.
type verdictRequest struct {
	gameFields
	bounded
}

// verdictAnswer is a verdict and no more.
type verdictAnswer struct {
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`
	Stats   records.Stats `json:"stats"`
}

func klondikeWinnable(c *call, r *verdictRequest) (any, error) {
	s, err := c.solver(&r.game, fast.Options{VerdictOnly: true, Workers: c.host.Workers})
	if err != nil {
		return nil, err
	}
	found, err := s.Solve(c, &r.game.at)
	return verdictAnswer{found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)}, err
}

// hint is a move and its verdict.
type hint struct {
	records.Hint
	details
}

func klondikeHint(c *call, r *verdictRequest) (any, error) {
	g := &r.game
	s, err := c.solver(g, fast.Options{})
	if err != nil {
		return nil, err
	}
	found, err := engines.Hints(c, s, &g.at, g.rules)
	if err != nil {
		return nil, err
	}
	a := records.Hints[hint]{
		ID: g.ID, Deal: klondike.Neutral(g.at, g.rules), Draw: g.rules.Draw, Redeals: g.rules.Redeals,
		Verdict: engines.Verdict(&g.at, g.rules, found).String(), Moves: make([]hint, len(found)),
	}
	for i, h := range found {
		m, err := shown(&g.at, g.rules, h.Move)
		if err != nil {
			return nil, err
		}
		a.Moves[i] = hint{records.HintOf(h.Move, h.Status, h.Length), m.details}
	}
	return a, nil
}
