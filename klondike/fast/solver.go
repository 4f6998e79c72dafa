package fast

// The Solver: which searches run on a deal, and in which order.

import (
	"context"
	"errors"
	"sync/atomic"

	"kedou/klondike"
	"kedou/search"
)

// ErrDisagreement means that a certified verdict was contradicted by the search
// without techniques: a fault of this package, never of the deal.
var ErrDisagreement = errors.New("fast: the search without techniques contradicts the verdict")

// Solver decides deals of one set of rules, one after the other. It keeps its
// tables between deals and is not for concurrent use: give every goroutine its
// own.
type Solver struct {
	rules    klondike.Rules
	options  Options
	on       Technique
	deal     deal // the deal under its own rules
	relaxed  deal // and with the stock as a hand
	realMemo table
	handMemo table
	front    frontier // of the hand game
	crew     []*worker
	halt     atomic.Bool
}

// probe is how many components the first round may enter, without asking the
// relaxation: most deals need fewer, and are done before its table is touched.
const probe = 300

// slotShare is the memory that a slot of a table's largest size accounts for, in
// bytes: there are two tables, each keeps its smaller sizes too, and the frontier
// takes one mark.
const slotShare = 8*2*2 + 16

// New returns a Solver for the rules r.
func New(r klondike.Rules, o Options) (*Solver, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	if o.Limits.Depth != 0 {
		return nil, errors.New("fast: a limit of depth is not supported")
	}
	if o.Limits.Memory == 0 {
		o.Limits.Memory = DefaultMemory
	}
	s := &Solver{rules: r, options: o, on: all &^ o.Off}
	if s.on&Closure == 0 {
		s.on &= Safe
	}
	for range max(o.Workers, 1) {
		w := &worker{control: control{halt: &s.halt}}
		w.hand = searcher{game: game{deal: &s.relaxed, handy: true}, control: &w.control, memo: &s.handMemo}
		w.real = searcher{game: game{deal: &s.deal}, control: &w.control, memo: &s.realMemo, relaxed: &w.hand}
		s.crew = append(s.crew, w)
	}
	return s, nil
}

// handy reports whether the rules themselves make the stock a hand.
func (s *Solver) handy() bool { return s.rules.Draw == 1 && s.rules.Redeals == klondike.Unlimited }

// searcher returns the one of w's searchers that decides the deal.
func (s *Solver) searcher(w *worker) *searcher {
	if s.handy() {
		return &w.hand
	}
	return &w.real
}

// Solve decides p. The Path of a solved deal is a full legal list of moves and
// its Cost their number. The error is the context's, or tells why p can't be
// packed. p must be a legal position, see Position.Validate.
func (s *Solver) Solve(ctx context.Context, p *klondike.Position) (search.Result[klondike.Move], error) {
	var result search.Result[klondike.Move]
	root, err := s.deal.setUp(s.rules, p)
	if err != nil {
		return result, err
	}
	s.relaxed = s.deal
	s.relaxed.rules.Draw, s.relaxed.rules.Redeals = 1, klondike.Unlimited
	s.start(ctx)
	verdict, x, steps := s.decide(root, s.on)
	result.Status = verdict
	if verdict == search.Unknown {
		result.Reason = s.reason()
	}
	if verdict == search.Solved && !s.options.VerdictOnly {
		result.Path = x.moves(steps, root, p)
		result.Cost = search.Cost(len(result.Path))
	}
	if s.options.Certify && verdict != search.Unknown {
		switch second, _, _ := s.decide(root, none); {
		case second == search.Unknown:
			result.Reason = s.reason()
		case second != verdict:
			err = ErrDisagreement
		}
	}
	result.Stats = s.stats()
	if verdict == search.Unknown && result.Reason == search.Cancelled {
		err = ctx.Err()
	}
	return result, err
}

// start begins to count and to watch the limits. Workers share them evenly.
func (s *Solver) start(ctx context.Context) {
	limits, progress := s.options.Limits, s.options.Progress
	limits.Memory = 0 // the tables' business
	if n := int64(len(s.crew)); limits.Expansions > 0 {
		limits.Expansions = (limits.Expansions + n - 1) / n
	}
	for _, w := range s.crew {
		w.stats, w.reason = search.Stats{}, search.NoReason
		w.meter = search.NewMeter(ctx, limits, progress)
		progress = nil
	}
}

// decide runs the stages on the root with the techniques on. It returns the
// steps of a win too, and the searcher that found it.
func (s *Solver) decide(root state, on Technique) (search.Status, *searcher, []step) {
	s.halt.Store(false)
	for _, w := range s.crew {
		s.begin(&w.hand, on)
		s.begin(&w.real, on)
	}
	x := s.searcher(s.crew[0])
	if on&Closure == 0 {
		verdict, steps := x.plain(root)
		return verdict, x, steps
	}
	top := root
	x.normalise(&top, nil)
	verdict := x.decide(top)
	if verdict == search.Unknown && s.reason() == search.NoReason {
		compare := on&HandDominance != 0 && s.front.reset(&s.relaxed, &root, s.slots())
		for _, w := range s.crew {
			y := s.searcher(w)
			y.near, y.ask = false, !y.handy && on&Relaxation != 0
			if compare {
				w.hand.front = &s.front
			}
		}
		if len(s.crew) > 1 {
			verdict, x = s.together(top)
		} else {
			verdict = x.settle(top, true)
		}
	}
	if verdict != search.Solved || s.options.VerdictOnly {
		return verdict, x, nil
	}
	return verdict, x, x.steps(root)
}

// begin makes x ready for a new search on the deal.
func (s *Solver) begin(x *searcher, on Technique) {
	x.safe, x.lazy, x.emptying = on&Safe != 0, x.handy && on&LazyStock != 0, on&LazyEmptying != 0
	x.rounds = on&Rounds != 0
	x.offsets = on&OffsetDominance != 0 && !x.handy && x.unlimited() && x.packed && s.rules.Draw <= 3
	x.backward, x.near, x.front, x.lineless = false, true, nil, x.handy && !s.handy()
	x.line, x.exits, x.ask, x.allowance = x.line[:0], x.exits[:0], false, probe
	key := ^uint64(0)
	if x.handy || x.offsets {
		key = 1<<keyBits - 1
	}
	x.memo.reset(key, s.slots())
}

// slots returns how many slots a table may have.
func (s *Solver) slots() int { return int(s.options.Limits.Memory / slotShare) }

// reason tells why the search ended without a verdict, if it did.
func (s *Solver) reason() search.Reason {
	for _, w := range s.crew {
		if w.reason != search.NoReason {
			return w.reason
		}
	}
	return search.NoReason
}

// stats adds up what all workers did.
func (s *Solver) stats() search.Stats {
	all := search.Stats{Elapsed: s.crew[0].meter.Elapsed(), Bytes: s.handMemo.bytes() + s.realMemo.bytes() + s.front.bytes()}
	for _, w := range s.crew {
		all.States += w.stats.States
		all.Expanded += w.stats.Expanded
		all.Generated += w.stats.Generated
		all.Duplicates += w.stats.Duplicates
	}
	return all
}
