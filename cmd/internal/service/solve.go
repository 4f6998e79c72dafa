package service

// Klondike solved: the whole answer, the verdict alone, hints, and the referee.

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
	Limits   limits   `json:"limits"`
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

// choice refuses a word that is none of a list.
func choice(field, word string, list []string) error {
	if slices.Contains(list, word) {
		return nil
	}
	return badField(field, errors.New(clip(word)+" is none of "+strings.Join(list, ", ")))
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
	g, err := r.game()
	if err != nil {
		return nil, err
	}
	found, err := r.solve(c, g, nil)
	if err != nil {
		return nil, err
	}
	length, err := found.Check(g.at, g.rules)
	if err != nil {
		return nil, err
	}
	a := solveAnswer{}
	at := g.at.Clone()
	if a.Solution, err = line(&at, g.rules, found.Path); err != nil {
		return nil, err
	}
	texts := make([]string, len(a.Solution))
	for i, m := range a.Solution {
		texts[i] = m.Move
	}
	a.Deal = records.DealOf(klondike.Deal{ID: g.ID, Position: g.at}, g.rules, r.Strategy, found.Result, texts, length)
	a.Reason, a.Shortest = found.Why(), records.ShortestOf(found.Shortest)
	if r.Certify && found.Status != search.Unknown {
		a.Certain = new(found.Reason == search.NoReason)
	}
	return a, nil
}

// solve puts a position to the strategy that is asked for.
func (f *engineFields) solve(c *call, g *game, observe engines.Observer) (engines.Answer, error) {
	l, err := f.Limits.within(c.host.Limits)
	if err == nil {
		err = cmp.Or(choice("strategy", f.Strategy, engines.Strategies), f.heeded())
	}
	if err != nil {
		return engines.Answer{}, err
	}
	if f.Strategy == "fast" {
		return f.fast(c, g, l)
	}
	settings, err := f.settings()
	if err != nil {
		return engines.Answer{}, err
	}
	engine, err := engines.NewGeneric(g.rules, settings)
	if err != nil {
		return engines.Answer{}, badSetting(err)
	}
	l.Depth = f.Depth
	return engine.Solve(c, l, g.at, c.progress, observe)
}

// fast puts a position to the dedicated solver.
func (f *engineFields) fast(c *call, g *game, l search.Limits) (engines.Answer, error) {
	off, err := fast.ParseTechniques(f.Without)
	if err != nil {
		return engines.Answer{}, badField("without", err)
	}
	s, err := fast.New(g.rules, fast.Options{Limits: l, Workers: c.host.Workers, Certify: f.Certify, Off: off, Progress: c.progress})
	if err != nil {
		return engines.Answer{}, err
	}
	r, err := s.Solve(c, &g.at)
	return engines.Answer{Result: r}, badSize(err)
}

// badSize turns the solver's refusal of a position into a fault of the input.
func badSize(err error) error {
	if errors.Is(err, fast.ErrTooLarge) {
		return badField("deal", err)
	}
	return err
}

// badSetting turns a setting that can't be read into a fault of its field.
func badSetting(err error) error {
	var bad *engines.SettingError
	if errors.As(err, &bad) {
		return badField(bad.Setting, bad.Err)
	}
	return err
}
