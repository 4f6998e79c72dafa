package fast

// The greatest number of cards that can go up: for deals that are lost.

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// Most is how many cards of a deal can lie on the foundations at once, with moves that bring the best number known there.
type Most struct {
	// Result has the verdict on the deal, as Solve returns it (of a solved one all cards go up); its Path is legal moves that bring up
	// Lower cards; its Reason says why Lower and Upper differ, if they do.
	klondike.Result
	Lower, Upper int // cards, including those up at the start
}

// Proved reports whether at most Lower cards can go up.
func (m *Most) Proved() bool { return m.Lower == m.Upper }

// Most finds how many cards of p can go up. It decides p first and, unless p is won, visits all components that p leads to, so it takes
// longer than Solve. The limits hold for both together; if one stops the search, the lower bound is the best number found. Options.Certify,
// VerdictOnly and Workers have no effect on the second part. The error is Solve's.
func (s *Solver) Most(ctx context.Context, p *klondike.Position) (Most, error) {
	if err := s.enter(); err != nil {
		return Most{}, err
	}
	defer s.busy.Store(false)
	o := s.options
	o.VerdictOnly, o.Certify = false, false
	r, err := s.solve(ctx, p, o)
	m := Most{klondike.Result{Status: r.Status, Path: r.Path, Stats: r.Stats}, s.rules.Cards(), s.rules.Cards()}
	if err != nil || r.Status == search.Solved {
		return m, err
	}
	root, err := s.real.setUp(s.rules, p)
	if err != nil {
		return m, err
	}
	m.Path, m.Lower = nil, bits.OnesCount64(root.Up)
	if m.Status == search.Unsolvable {
		m.Upper -= 2 // a single card left could go up
	}
	if o.Limits, m.Reason = rest(o.Limits, search.Stats{Expanded: r.Stats.Expanded, Elapsed: r.Stats.Elapsed}); m.Reason != search.NoReason {
		return m, nil
	}
	s.hand.relax(&s.real)
	limits := o.Limits
	limits.Memory = 0 // the tables keep the memory limit
	s.meter = engine.NewMeter(ctx, limits, o.Progress)
	s.meter.Stats.Expanded, s.meter.Stats.Components = 0, r.Stats.Components
	s.setMeters([]*engine.Meter{s.meter})
	s.realTable.reset(slots(o.Limits))
	s.handTable.reset(slots(o.Limits))
	if s.on&Relaxation != 0 && !quotient.IsHand(s.rules) {
		m.Upper = s.relaxedMost(root, m.Lower, m.Upper)
	}
	c := climber{searcher: s.searcher(s.workers[0]), most: m.Lower, enough: m.Upper, allowance: math.MaxInt64}
	if c.run(root, s.on) {
		m.Upper = c.most
	} else {
		s.meter.Stop(engine.MemoryLimit) // unless another limit came first
	}
	m.Lower, m.Reason = c.most, search.Reason(s.meter.Reason())
	m.Path = quotient.Moves(s.rules, p, c.steps(root))
	elapsed, expanded := m.Stats.Elapsed, m.Stats.Expanded
	m.Stats = s.stats()
	m.Stats.Elapsed, m.Stats.Expanded = m.Stats.Elapsed+elapsed, m.Stats.Expanded+expanded
	return m, s.meter.Err()
}

// relaxedMost returns a bound on the cards that can go up from root. It takes the draw-1 relaxation's number, which usually needs far fewer
// states, if a quarter of the work suffices for it, and the given bound otherwise.
func (s *Solver) relaxedMost(root state, least, bound int) int {
	c := climber{searcher: &s.workers[0].hand, most: least, enough: bound, allowance: mostRelaxed}
	if limit := s.options.Limits.Expansions; limit > 0 {
		c.allowance = min(c.allowance, limit/4)
	}
	root.offset, root.redeals = 0, 0
	if c.run(root, s.on) {
		return c.most
	}
	return bound
}

// mostRelaxed limits the states of the relaxation that relaxedMost expands.
const mostRelaxed = 1 << 20

// climber visits the components of a game, each once, and keeps the path to the state with the most cards up.
type climber struct {
	searcher  *searcher
	most      int
	enough    int    // no state has more cards up
	allowance int64  // states that may still be expanded
	path      []step // to the present component; stepSettle ends an exit
	line      []step // to the best state, including the stock cards that go up there
	chain     []step
}

// run visits everything that root leads to until enough cards are up, with the techniques that keep the number of cards that can go up, and
// reports whether no limit stopped it.
func (c *climber) run(root state, on Technique) bool {
	x := c.searcher
	x.begin(stage{techniques: on.under(x.game.deal.Rules) & (Quotient | Safe | Closure | LazyStock | LazyEmptying | OffsetDominance)})
	x.game.round = round{backward: true} // a fixed order, whatever the search for the verdict ended with
	x.game.normalize(&root, nil)
	return c.visit(root)
}

// visit visits the component of s, which is normalized, and everything it leads to.
func (c *climber) visit(s state) bool {
	x := c.searcher
	if c.most >= c.enough {
		return true
	}
	if x.known(&s) != search.Unknown {
		x.meter.Stats.Duplicates++
		return true
	}
	if c.allowance < 0 || !x.meter.Ready() || !x.remember(&s, search.Unsolvable) {
		return false
	}
	x.meter.Stats.Components++
	f := x.game.expand(&s)
	x.game.sort(x.game.exits[f.exits:])
	x.meter.Stats.Expanded += int64(len(x.game.members) - f.members)
	c.allowance -= int64(len(x.game.members) - f.members)
	x.meter.Stats.Generated += int64(len(x.game.exits) - f.exits)
	for i := f.members; i < len(x.game.members); i++ {
		c.weigh(i, f.members)
	}
	whole, length := true, len(c.path)
	for i := f.exits; i < len(x.game.exits) && whole; i++ {
		e := &x.game.exits[i]
		c.path = append(append(c.walk(int(e.member), f.members), x.game.trail[e.begin:e.end]...), stepSettle)
		whole = c.visit(e.state)
		c.path = c.path[:length]
	}
	x.game.end(f)
	return whole
}

// walk returns the path plus the steps to member i of the component whose members begin at first.
func (c *climber) walk(i, first int) []step {
	path, length := c.path, len(c.path)
	for ; i > first; i = int(c.searcher.game.members[i].from) {
		path = append(path, c.searcher.game.members[i].step)
	}
	slices.Reverse(path[length:])
	return path
}

// weigh keeps the path to member i if more cards are up there than anywhere before. If the stock is a hand, stock cards that could go up
// one after another count too, since lazy moves may have left them there.
func (c *climber) weigh(i, first int) {
	x := c.searcher
	s := &x.game.members[i].state
	c.chain = c.chain[:0]
	if x.game.deal.Hand {
		for a := x.game.deal.Next(s.Up) & s.Stock; a != 0; a = quotient.Above(a) & s.Stock {
			for one := a; one != 0; one &= one - 1 {
				_, card := quotient.Lowest(one)
				c.chain = append(c.chain, quotient.Up.Of(card))
			}
		}
	}
	if n := bits.OnesCount64(s.Up) + len(c.chain); n > c.most {
		c.most = n
		c.line = append(append(c.line[:0], c.walk(i, first)...), c.chain...)
	}
}

// steps returns the steps of the path from root to the best state, including those of normalize.
func (c *climber) steps(root state) []step {
	c.searcher.line = append(c.searcher.line[:0], c.line...)
	slices.Reverse(c.searcher.line)
	return c.searcher.steps(root)
}
