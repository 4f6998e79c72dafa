package explain

// The Explainer: its questions about a deal, in their order.

import (
	"cmp"
	"context"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/lift"
	"kedou/search"
)

// Explanation is the verdict on a deal and its reasons.
type Explanation struct {
	Status search.Status
	Reason search.Reason // why Status is Unknown, or why Lost and Won are both nil
	Lost   *Lost         // of an unsolvable deal
	Won    *Won          // of a solved one
	Stats  search.Stats  // of the verdict
}

// Explainer explains deals of one set of rules. It is for one goroutine.
type Explainer struct {
	rules    klondike.Rules
	solver   *fast.Solver // for the verdict, with the caller's limits
	judge    *fast.Solver // for questions about other deals
	verdicts *fast.Solver // for verdicts on moves
	options  Options
}

// Options are the settings of an Explainer. The zero value is ready to use.
type Options struct {
	// Limits bound the verdict on the deal itself.
	Limits search.Limits
	// Work bounds the search for a block, in components of lifted deals: DefaultWork if zero. Swaps of two cards are tried through 5/3 as
	// many states of all swaps together.
	Work int64
	// Progress, if set, is called from time to time during the search for a block. Stats.Expanded counts up to Work.
	Progress func(search.Stats)
}

// DefaultWork is Options.Work if zero: a few seconds at most for the block, and as many for the swaps.
const DefaultWork = 600_000

// judgeLimit limits the verdict on another deal, or on a move, in states.
const judgeLimit = 30_000

// New returns an Explainer for the rules r. The error is fast.New's.
func New(r klondike.Rules, o Options) (*Explainer, error) {
	solver, err := fast.New(r, fast.Options{Limits: o.Limits})
	if err != nil {
		return nil, err
	}
	o.Work = cmp.Or(o.Work, DefaultWork)
	e := &Explainer{rules: r, solver: solver, options: o}
	other := judging(o.Limits.Memory)
	if e.judge, err = fast.New(r, other); err != nil {
		return nil, err
	}
	other.VerdictOnly = true
	e.verdicts, err = fast.New(r, other)
	return e, err
}

// judging returns the options of solvers that answer many questions.
func judging(memory int64) fast.Options {
	return fast.Options{Limits: search.Limits{Expansions: judgeLimit, Memory: memory}, Polish: -1}
}

// Explain decides p and says why p is won or lost. The error is fast.Solver.Solve's, or klondike.ErrWrong. If the context ends the work,
// Explain also returns the verdict as far as known.
func (e *Explainer) Explain(ctx context.Context, p *klondike.Position) (Explanation, error) {
	r, err := decide(ctx, e.solver, p, e.rules)
	x := Explanation{Status: r.Status, Reason: r.Reason, Stats: r.Stats}
	switch {
	case err != nil || r.Status == search.Unknown:
	case r.Status == search.Unsolvable:
		x.Lost, err = e.lost(ctx, p)
	default:
		x.Won, err = e.won(ctx, p, r.Path)
	}
	if err != nil {
		x.Lost, x.Won, x.Reason = nil, nil, search.Cancelled
	}
	return x, err
}

// Solution explains a solution of p. The error names the move that the rules forbid.
func (e *Explainer) Solution(ctx context.Context, p *klondike.Position, moves []klondike.Move) (*Won, error) {
	if err := klondike.Verify(*p, e.rules, moves); err != nil {
		return nil, err
	}
	return e.won(ctx, p, moves)
}

// Block returns a block of p, which must be lost, with a story if there is a short one.
func (e *Explainer) Block(ctx context.Context, p *klondike.Position) (Block, *Story, error) {
	b := blocker{position: p, rules: e.rules, below: e.options.Work / 3 * 2}
	b.meter = engine.NewMeter(ctx, search.Limits{Expansions: e.options.Work}, e.options.Progress)
	b.searcher = lift.NewSearcher(b.meter)
	set, minimal := b.find()
	return blockOf(set, minimal), b.tell(set), b.meter.Err()
}

// decide decides p by s and checks a solution by the rules.
func decide(ctx context.Context, s *fast.Solver, p *klondike.Position, r klondike.Rules) (klondike.Result, error) {
	result, err := s.Solve(ctx, p)
	if err == nil && result.Status == search.Solved {
		if wrong := klondike.Verify(*p, r, result.Path); wrong != nil {
			err = phrase.Errorf("explain: %w: %w", klondike.ErrWrong, wrong)
		}
	}
	return result, err
}
