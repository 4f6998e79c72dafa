package fast

// The greatest number of cards that can go up: for deals that are lost.

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// Most is how many cards of a deal can lie on the foundations at once, and moves that
// bring so many there.
type Most struct {
	// Result has the verdict on the deal, as Solve has it (of a solved one all cards go up);
	// as its Path legal moves that bring up Lower cards; as its Reason why Lower and Upper
	// differ, if they do.
	klondike.Result
	Lower, Upper int // cards, those of the start included
}

// Proved reports whether no more than Lower cards can go up.
func (m *Most) Proved() bool { return m.Lower == m.Upper }

// Most finds out how many cards of p can go up. It decides p first, and unless p is won
// goes through all components that p leads to, so that it takes longer than Solve. The
// limits hold for both together; one that was met leaves the best that was seen as the
// lower bound. Options.Certify, VerdictOnly and Workers have no effect on the second
// part. The error is that of Solve.
func (s *Solver) Most(ctx context.Context, p *klondike.Position) (Most, error) {
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
	limits.Memory = 0 // the tables' business
	s.meter = search.NewMeter(ctx, limits, o.Progress)
	s.meter.Stats.Expanded, s.meter.Stats.Components = 0, r.Stats.Components
	s.setMeters([]*search.Meter{s.meter})
	s.realTable.reset(slots(o.Limits))
	s.handTable.reset(slots(o.Limits))
	if s.on&Relaxation != 0 && !quotient.IsHand(s.rules) {
		m.Upper = s.relaxedMost(root, m.Lower, m.Upper)
	}
	c := climber{searcher: s.searcher(s.workers[0]), most: m.Lower, enough: m.Upper, allowance: math.MaxInt64}
	if c.run(root, s.on) {
		m.Upper = c.most
	} else {
		s.meter.Stop(search.MemoryLimit) // unless another one was met
	}
	m.Lower, m.Reason = c.most, s.meter.Reason()
	m.Path = quotient.Moves(s.rules, p, c.steps(root))
	elapsed, expanded := m.Stats.Elapsed, m.Stats.Expanded
	m.Stats = s.stats()
	m.Stats.Elapsed, m.Stats.Expanded = m.Stats.Elapsed+elapsed, m.Stats.Expanded+expanded
	return m, s.meter.Err()
}

// relaxedMost returns a bound on the cards that can go up from root: those of the draw-1
// relaxation, which most often has far fewer states, if that is done within a quarter of
// the work, and else the bound known.
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

// mostRelaxed bounds the states of the relaxation that relaxedMost expands.
const mostRelaxed = 1 << 20

// climber goes through the components of a game, each once, and keeps the way to the
// state with the most cards up.
type climber struct {
	searcher  *searcher
	most      int
	enough    int    // no state has more cards up
	allowance int64  // states that may still be expanded
	path      []step // to the component at hand; stepSettle ends an exit
	line      []step // to the best state, and the stock cards that go up there
	chain     []step
}

// run visits all that root leads to until there are enough cards up, with the techniques
// that keep the number of cards that can go up, and reports whether no limit was met.
func (c *climber) run(root state, on Technique) bool {
	x := c.searcher
	x.begin(stage{techniques: on.under(x.game.deal.Rules) & (Quotient | Safe | Closure | LazyStock | LazyEmptying | OffsetDominance)})
	x.round = round{backward: true} // whatever order the search for the verdict ended in
	x.game.normalize(&root, nil)
	return c.visit(root)
}

// visit visits the component of s, which is normalized, and all that it leads to.
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
	x.sort(x.game.exits[f.exits:])
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

// walk returns the path with the steps to member i of the component whose members begin
// at first.
func (c *climber) walk(i, first int) []step {
	path, length := c.path, len(c.path)
	for ; i > first; i = int(c.searcher.game.members[i].from) {
		path = append(path, c.searcher.game.members[i].step)
	}
	slices.Reverse(path[length:])
	return path
}

// weigh keeps the way to member i if more cards are up there than anywhere before. Stock
// cards that could go up one after the other count too if the stock is a hand, since
// lazy moves may have left them there.
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

// steps returns the steps of the way to the best state from root. What normalising
// plays is part of them.
func (c *climber) steps(root state) []step {
	c.searcher.line = append(c.searcher.line[:0], c.line...)
	slices.Reverse(c.searcher.line)
	return c.searcher.steps(root)
}
