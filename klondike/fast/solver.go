package fast

// The Solver: which searches run on a deal, and in which order.

import (
	"context"
	"math"
	"sync/atomic"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// Solver decides deals of one set of rules, one after another. It keeps its tables between deals and is not for concurrent use: give every
// goroutine its own. A call during another call returns an error.
type Solver struct {
	rules     klondike.Rules
	options   Options
	on        Technique
	real      deal // the deal under its own rules
	hand      deal // the deal with the stock as a hand; the same if the rules make it one
	realTable table
	handTable table
	dominance dominanceStore // of the hand game
	workers   []*worker
	lifter    lifter // of the first worker
	wins      table  // won states of the real deal, while a line is shortened
	shortener shortener
	meter     *engine.Meter // of the present deal
	busy      atomic.Bool
}

// alone is how many components one worker enters before the others join in. It is enough for most deals that are won without a detour; with
// all quick rounds the other workers would wait for a third of the states of slow deals at draw 1.
const alone = 50

// New returns a Solver for the rules r. The error names the rule or setting out of range, or the limit that can't be kept (search.ErrLimits).
func New(r klondike.Rules, o Options) (*Solver, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	o, err := o.checked()
	if err != nil {
		return nil, err
	}
	s := &Solver{rules: r, options: o, on: (allTechniques &^ o.Off).usable()}
	s.shortener.judge.solver = s
	for range max(o.Workers, 1) {
		s.workers = append(s.workers, s.newWorker())
	}
	s.searcher(s.workers[0]).lifter = &s.lifter
	return s, nil
}

// Solve decides p. The Path of a solved deal is a full legal list of moves and its Cost their number. If a limit stopped the search,
// Result.Reason names it.
//
// With Options.Certify the rules alone check the verdict: klondike.Verify replays a win, and a second search, over columns and single moves
// without any technique, decides a loss. Result.Certified is true then. If a loss isn't certified, Reason is the limit that
// stopped the second search: it is long, and only some of the lost deals fit the default memory.
//
// The error is Position.Validate's, ErrTooLarge, the context's cause next to what is known so far, klondike.ErrWrong, or says that another call
// is under way.
func (s *Solver) Solve(ctx context.Context, p *klondike.Position) (klondike.Result, error) {
	if err := s.enter(); err != nil {
		return klondike.Result{}, err
	}
	defer s.busy.Store(false)
	return s.solve(ctx, p, s.options)
}

// enter begins a call, unless another one is under way.
func (s *Solver) enter() error {
	if s.busy.Swap(true) {
		return phrase.Errorf("fast: the Solver is at work on another deal; give every goroutine its own")
	}
	return nil
}

func (s *Solver) solve(ctx context.Context, p *klondike.Position, o Options) (klondike.Result, error) {
	if err := p.Validate(s.rules); err != nil {
		return klondike.Result{}, err
	}
	decide := s.byQuotient
	if s.on&Quotient == 0 {
		decide = s.byColumns
	}
	result, err := decide(ctx, p, o)
	if err == nil && o.Certify {
		err = s.certify(ctx, p, o, &result)
	}
	if o.VerdictOnly {
		result.Path, result.Cost = nil, 0
	}
	return result, err
}

// byQuotient decides p with the techniques that are on.
func (s *Solver) byQuotient(ctx context.Context, p *klondike.Position, o Options) (klondike.Result, error) {
	var result klondike.Result
	root, err := s.real.setUp(s.rules, p)
	if err != nil {
		return result, err
	}
	s.hand.relax(&s.real)
	limits := o.Limits
	limits.Memory = 0 // the tables keep the memory limit
	s.meter = engine.NewMeter(ctx, limits, o.Progress)
	s.setMeters([]*engine.Meter{s.meter})
	s.realTable.reset(slots(o.Limits))
	s.handTable.reset(slots(o.Limits))
	s.shortener.beam.nodes = s.shortener.beam.nodes[:0]
	s.lifter.begin(p, s.rules, o.Limits.Memory/lifterShare)
	verdict, steps := s.decide(root, o)
	result.Status, result.Stats = verdict, s.stats()
	switch {
	case verdict == search.Unknown:
		result.Reason = search.Reason(s.meter.Reason())
	case verdict == search.Solved && o.line():
		result.Path = s.moves(steps, root, p, o)
		result.Cost = search.Cost(len(result.Path))
		result.Stats.Elapsed, result.Stats.Bytes = s.meter.Close().Elapsed, s.bytes()
	}
	return result, s.meter.Err()
}

// decide decides root and also returns the steps of a win, if requested.
func (s *Solver) decide(root state, o Options) (search.Status, []step) {
	x := s.searcher(s.workers[0])
	if s.on&Closure == 0 {
		x.begin(stage{techniques: s.on})
		return x.plain(root)
	}
	verdict, x := s.stages(x, root, slots(o.Limits))
	if verdict != search.Solved || !o.line() {
		return verdict, nil
	}
	return verdict, x.steps(root)
}

// stages decides root by x: first alone in quick rounds and, if those aren't enough, in unlimited rounds, by all workers, with all techniques.
func (s *Solver) stages(x *searcher, root state, slots int) (search.Status, *searcher) {
	x.begin(stage{techniques: s.on.under(x.game.deal.Rules) &^ (Relaxation | HandDominance)})
	top := root
	x.game.normalize(&top, nil)
	if s.on&DeleteRelaxation != 0 && x.game.hopeless(&top) {
		return search.Unsolvable, x
	}
	rounds, allowance := s.quickRounds()
	for n := range rounds {
		x.game.round = x.game.turn(n, allowance)
		if verdict := x.decide(&top); verdict != search.Unknown || s.meter.Stopped() {
			return verdict, x
		}
	}
	s.beginAll(&root, slots, false)
	if len(s.workers) > 1 {
		return s.parallel(top)
	}
	return x.decideInRounds(&top, rounds, math.MaxInt64), x
}

// quickRounds returns the number of rounds that the first worker makes alone, and the allowance of each. With the stock as a hand there are
// fewer, because the comparison of states begins after them.
func (s *Solver) quickRounds() (rounds int, allowance int64) {
	switch {
	case len(s.workers) > 1:
		return 1, alone
	case s.on&Rounds == 0 || s.rules.Draw > mostQuick:
		return 1, firstRound
	case s.real.Hand:
		return quickRounds / 2, quickRound
	}
	return quickRounds, quickRound
}

// beginAll begins a stage of all techniques for all workers. Wins are stored if no line is wanted.
func (s *Solver) beginAll(root *state, slots int, verdictOnly bool) {
	on := s.on
	if verdictOnly {
		on &^= Lemmas // a judge's questions are short
	}
	if on&HandDominance != 0 && !s.dominance.reset(&s.hand, root, slots) {
		on &^= HandDominance
	}
	for _, w := range s.workers {
		w.hand.begin(stage{techniques: on.under(s.hand.Rules), verdictOnly: verdictOnly || !quotient.IsHand(s.rules)})
		w.real.begin(stage{techniques: on.under(s.real.Rules), verdictOnly: verdictOnly})
	}
}

func (s *Solver) stats() search.Stats {
	all := s.meter.Close()
	all.States = s.realTable.used.n.Load() + s.handTable.used.n.Load()
	all.Bytes = s.bytes()
	return all
}

func (s *Solver) bytes() int64 {
	return s.handTable.bytes() + s.realTable.bytes() + s.dominance.bytes() + s.wins.bytes() + s.shortener.beam.bytes() + s.lifter.bytes()
}
