package minimal

// The Solver: package fast first, then A*.

import (
	"context"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// Solver finds shortest solutions under one set of rules, one deal after another. It keeps its tables between deals and is not for
// concurrent use: give every goroutine its own.
type Solver struct {
	rules    klondike.Rules
	options  Options
	first    *fast.Solver
	searcher searcher
}

const (
	fastShare = 8   // the part of the memory that package fast may use
	longest   = 999 // no shortest line is longer
)

// New returns a Solver for the rules r. The error names the rule or setting out of range, or the limit that can't be kept (search.ErrLimits).
func New(r klondike.Rules, o Options) (*Solver, error) {
	o, err := o.checked()
	if err != nil {
		return nil, err
	}
	limits := o.Limits
	limits.Memory = min(limits.Memory/fastShare, fast.DefaultMemory)
	fo := fast.Options{Limits: limits, Workers: o.Workers}
	if o.Progress != nil {
		fo.Progress = func(s search.Stats) { o.Progress(Progress{Stats: s}) }
	}
	first, err := fast.New(r, fo)
	if err != nil {
		return nil, err
	}
	s := &Solver{rules: r, options: o, first: first}
	s.searcher.deal.turning.set(r, o.Metric)
	return s, nil
}

// Solve finds a shortest solution of p. The line of a solved deal is legal and has length Answer.Upper: klondike.Verify replays it, and
// Solve recounts its length.
//
// The error is Position.Validate's, fast.ErrTooLarge, the context's cause next to what is known so far, or klondike.ErrWrong.
func (s *Solver) Solve(ctx context.Context, p *klondike.Position) (Answer, error) {
	r, err := s.first.Solve(ctx, p)
	a := Answer{Result: r}
	if err != nil || r.Status != search.Solved {
		return a, err
	}
	a.Upper = s.length(p, r.Path)
	err = s.shorten(ctx, p, &a)
	if wrong := s.verify(p, &a); wrong != nil {
		return a, wrong
	}
	return a, err
}

// shorten searches for lines shorter than a's, within the remaining limits.
func (s *Solver) shorten(ctx context.Context, p *klondike.Position, a *Answer) error {
	x := &s.searcher
	root, err := x.deal.setUp(s.rules, s.options.Metric, p)
	if err != nil {
		return err
	}
	x.on = allTechniques &^ s.options.Off
	x.upper = a.Upper
	if x.on&FirstLine == 0 {
		x.upper = longest
	}
	before := a.Stats
	x.memory = s.options.Limits.Memory - before.Bytes
	x.meter = s.meter(ctx, before)
	x.run(root)
	if x.goal != 0 {
		a.Upper = x.upper
		a.Path = quotient.Moves(s.rules, p, x.steps())
	}
	a.Lower = min(x.lower, a.Upper)
	a.Cost = search.Cost(a.Upper)
	a.Reason = search.Reason(x.meter.Reason())
	a.Stats = x.meter.Close()
	a.Stats.Elapsed += before.Elapsed
	a.Stats.States = before.States + int64(x.nodes.live)
	a.Stats.Bytes = before.Bytes + x.bytes()
	return x.meter.Err()
}

// meter returns a meter with the remaining limits and the work so far.
func (s *Solver) meter(ctx context.Context, before search.Stats) *engine.Meter {
	limits, progress := s.options.Limits, s.options.Progress
	limits.Memory = 0 // the tables keep the memory limit
	if limits.Time > 0 {
		limits.Time = max(limits.Time-before.Elapsed, 1)
	}
	var report func(search.Stats)
	if progress != nil {
		report = func(stats search.Stats) { progress(Progress{s.searcher.lower, s.searcher.upper, stats}) }
	}
	m := engine.NewMeter(ctx, limits, report)
	m.Stats = before
	return m
}

func (s *Solver) verify(p *klondike.Position, a *Answer) error {
	if err := klondike.Verify(*p, s.rules, a.Path); err != nil {
		return phrase.Errorf("minimal: %w: %w", klondike.ErrWrong, err)
	}
	if n := s.length(p, a.Path); n != a.Upper {
		return phrase.Errorf("minimal: %w: the line is %d long, not %d", klondike.ErrWrong, n, a.Upper)
	}
	return nil
}

func (s *Solver) length(p *klondike.Position, path []klondike.Move) int {
	return s.options.Metric.Of(klondike.LengthOf(*p, s.rules, path))
}
