// The check of explanations: every statement, from its definition, by the referee and
// plain recursion. Nothing here calls the explainer's own means.

package explain_test

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// checker checks plans of one endgame.
type checker struct {
	rules   *doudizhu.Rules
	referee *doudizhu.Referee
	plan    *explain.Plan
	states  []doudizhu.State // of the strategy's nodes
}

// newChecker verifies the strategy of a plan, and goes through it by the referee's moves.
func newChecker(r *doudizhu.Rules, p *explain.Plan) (*checker, error) {
	c := &checker{r, doudizhu.NewReferee(r, &p.Start), p, make([]doudizhu.State, len(p.Strategy.Nodes))}
	if err := andor.Verify(c.referee, doudizhu.StateOf(&p.Start), p.Strategy); err != nil {
		return nil, err
	}
	if (p.Strategy.Winner == andor.Won) != p.Peasants {
		return nil, errors.New("the strategy is the other side's")
	}
	c.states[0] = p.Strategy.Start
	for n, edges := range p.Strategy.Nodes {
		for _, e := range edges {
			c.states[e.To] = c.referee.Next(c.states[n], e.Move)
		}
	}
	return c, nil
}

// mine reports whether a seat is the winners'.
func (c *checker) mine(s doudizhu.Seat) bool { return (s != doudizhu.Landlord) == c.plan.Peasants }

// beatable reports whether an enemy of a seat has a play against p in s.
func (c *checker) beatable(s doudizhu.State, seat doudizhu.Seat, p doudizhu.Play) bool {
	s.Kind, s.Rank, s.Len, s.Owner = p.Kind, p.Rank, p.Len, seat
	for enemy, h := range s.Hands {
		if s.Turn = doudizhu.Seat(enemy); h != 0 && (s.Turn == doudizhu.Landlord) != (seat == doudizhu.Landlord) &&
			len(c.referee.AppendMoves(nil, s)) > 1 {
			return true
		}
	}
	return false
}

// hasRun reports whether a seat that led in s could lay its hand with nobody beating any
// play but the last.
func (c *checker) hasRun(s doudizhu.State, seat doudizhu.Seat) bool {
	s.Turn, s.Owner, s.Kind, s.Rank, s.Len = seat, seat, doudizhu.Pass, 0, 0
	for _, p := range c.referee.AppendMoves(nil, s) {
		if p.Cards == s.Hands[seat] {
			return true
		}
		rest := s
		rest.Hands[seat] -= p.Cards
		if !c.beatable(s, seat, p) && c.hasRun(rest, seat) {
			return true
		}
	}
	return false
}

// isRun reports whether plays are such a way to lay the hand of a seat.
func (c *checker) isRun(s doudizhu.State, seat doudizhu.Seat, run []doudizhu.Play) bool {
	h := s.Hands[seat]
	for i, p := range run {
		if !h.Contains(p.Cards) || !slices.Contains(c.rules.Classify(nil, p.Cards), p) || i+1 < len(run) && c.beatable(s, seat, p) {
			return false
		}
		h -= p.Cards
	}
	return h == 0
}

// plain reports whether a winner who moves in s goes out at once, leads with a run, or
// can leave that to his partner.
func (c *checker) plain(s doudizhu.State) bool {
	if s.Kind == doudizhu.Pass {
		return c.hasRun(s, s.Turn)
	}
	if slices.ContainsFunc(c.referee.AppendMoves(nil, s), func(p doudizhu.Play) bool { return p.Cards == s.Hands[s.Turn] }) {
		return true
	}
	for s.Kind != doudizhu.Pass {
		if !c.mine(s.Owner) || !c.mine(s.Turn) && len(c.referee.AppendMoves(nil, s)) > 1 {
			return false
		}
		s = c.referee.Next(s, doudizhu.Play{})
	}
	return c.hasRun(s, s.Turn)
}

// open reports whether a node is a situation.
func (c *checker) open(n int) bool {
	return len(c.plan.Strategy.Nodes[n]) > 0 && c.mine(c.states[n].Turn) && !c.plain(c.states[n])
}

// situations counts the situations at a node and below.
func (c *checker) situations(from int) (n int) {
	below := map[int]bool{from: true}
	for node := from; node < len(c.states); node++ {
		if !below[node] {
			continue
		}
		if c.open(node) {
			n++
		}
		for _, e := range c.plan.Strategy.Nodes[node] {
			below[e.To] = true
		}
	}
	return n
}

// check checks all that a plan says, but Only and Least, which take another engine.
func (c *checker) check() error {
	if n := c.situations(0); n != c.plan.Situations {
		return fmt.Errorf("%d situations, not %d", n, c.plan.Situations)
	}
	if err := c.line(); err != nil {
		return fmt.Errorf("line: %w", err)
	}
	if err := c.runs(); err != nil {
		return err
	}
	if got, want := c.plan.Facts.Controls, c.controls(); !slices.EqualFunc(got, want, func(a, b explain.Control) bool { return a == b }) {
		return fmt.Errorf("controls %v, not %v", want, got)
	}
	return c.whole()
}

// line follows the critical line through the strategy.
func (c *checker) line() error {
	at, e := 0, c.plan.Start
	for i, step := range c.plan.Line {
		edges := c.plan.Strategy.Nodes[at]
		j := slices.IndexFunc(edges, func(e andor.Edge[doudizhu.Play]) bool { return e.Move == step.Play })
		if j < 0 {
			return fmt.Errorf("turn %d is not the strategy's", i)
		}
		for _, other := range edges {
			if c.situations(other.To) > c.situations(edges[j].To) {
				return fmt.Errorf("turn %d: %v resists more", i, other.Move)
			}
		}
		s := c.states[at]
		want := explain.Step{
			Seat: s.Turn, Play: step.Play, Winner: c.mine(s.Turn), Only: step.Only,
			Control: step.Play.Kind != doudizhu.Pass && !c.beatable(s, s.Turn, step.Play),
			Plain:   c.mine(s.Turn) && c.plain(s),
		}
		if step != want {
			return fmt.Errorf("turn %d: %+v, not %+v", i, want, step)
		}
		var err error
		if e, err = c.rules.Apply(e, step.Play); err != nil {
			return err
		}
		at = edges[j].To
	}
	if winner, over := e.Winner(); !over || !c.mine(winner) {
		return errors.New("no winner's hand is empty at the end")
	}
	return nil
}

// runs checks the dangers and the threat.
func (c *checker) runs() error {
	start := c.states[0]
	for i, run := range c.plan.Facts.Danger {
		seat := doudizhu.Seat(i)
		can := start.Hands[seat] != 0 && !c.mine(seat) && c.hasRun(start, seat)
		if can != (run != nil) || can && !c.isRun(start, seat, run) {
			return fmt.Errorf("danger of %v: %v", seat, run)
		}
	}
	var can bool
	if c.open(0) && c.plan.Strategy.Nodes[0][0].Move.Kind != doudizhu.Pass {
		start.Hands[start.Turn] -= c.plan.Strategy.Nodes[0][0].Move.Cards
		can = c.hasRun(start, start.Turn)
	}
	if can != (c.plan.Facts.Threat != nil) || can && !c.isRun(start, start.Turn, c.plan.Facts.Threat) {
		return fmt.Errorf("threat %v", c.plan.Facts.Threat)
	}
	return nil
}

// controls lists the lowest plays of the strategy that nobody beats from the start on.
func (c *checker) controls() []explain.Control {
	type class struct {
		seat doudizhu.Seat
		kind doudizhu.Kind
		len  uint8
	}
	start, lowest := c.states[0], map[class]doudizhu.Rank{}
	c.each(func(s doudizhu.State, p doudizhu.Play) {
		k := class{s.Turn, p.Kind, p.Len}
		if low, ok := lowest[k]; p.Kind != doudizhu.Pass && !c.beatable(start, s.Turn, p) && (!ok || p.Rank < low) {
			lowest[k] = p.Rank
		}
	})
	var list []explain.Control
	for k, rank := range lowest {
		s := start
		s.Turn, s.Owner, s.Kind = k.seat, k.seat, doudizhu.Pass
		control := explain.Control{Seat: k.seat, All: true}
		for _, p := range c.referee.AppendMoves(nil, s) {
			switch {
			case p.Kind != k.kind || p.Len != k.len:
			case p.Rank == rank:
				control.Play = p
				control.Play.Cards -= p.Kickers()
			case p.Rank < rank:
				control.All = false
			}
		}
		list = append(list, control)
	}
	slices.SortFunc(list, func(a, b explain.Control) int {
		return slices.Compare([]int{int(a.Seat), int(a.Play.Kind), int(a.Play.Len)}, []int{int(b.Seat), int(b.Play.Kind), int(b.Play.Len)})
	})
	return list
}

// each calls f with the winners' plays.
func (c *checker) each(f func(doudizhu.State, doudizhu.Play)) {
	for n, edges := range c.plan.Strategy.Nodes {
		if len(edges) > 0 && c.mine(c.states[n].Turn) {
			f(c.states[n], edges[0].Move)
		}
	}
}

// whole checks what is said of the strategy as a whole: who leads, what is kept, how it
// ends.
func (c *checker) whole() error {
	regains, kept := map[doudizhu.Play]bool{}, [doudizhu.Seats]doudizhu.Hand{}
	for seat, h := range c.states[0].Hands {
		for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
			used, led := false, false
			c.each(func(s doudizhu.State, p doudizhu.Play) {
				if int(s.Turn) != seat || p.Cards.Count(r) == 0 {
					return
				}
				led = led || s.Kind == doudizhu.Pass && !c.plain(s)
				if s.Kind != doudizhu.Pass && !c.mine(s.Owner) && !c.beatable(s, s.Turn, p) && p.Body().Count(r) > 0 {
					used, regains[p.Rival()] = true, true
				}
			})
			if used && !led {
				kept[seat] += doudizhu.Of(r, h.Count(r))
			}
		}
	}
	stuck, out, led := c.states[0].Hands, map[doudizhu.Seat]bool{}, false
	for n, s := range c.states {
		over := len(c.plan.Strategy.Nodes[n]) == 0
		led = led || n > 0 && !over && s.Kind == doudizhu.Pass && !c.mine(s.Turn)
		for seat := range doudizhu.Seats {
			for r := doudizhu.Three; over && r <= doudizhu.BigJoker; r++ {
				if held := stuck[seat].Count(r); s.Hands[seat].Count(r) < held {
					stuck[seat] -= doudizhu.Of(r, held-s.Hands[seat].Count(r))
				}
			}
			if c.mine(seat) && over && s.Hands[seat] == 0 && c.states[0].Hands[seat] != 0 {
				out[seat] = true
			}
		}
	}
	for seat := range doudizhu.Seats {
		if c.mine(seat) {
			stuck[seat] = 0
		}
	}
	got := explain.Facts{Kept: kept, Led: led, Stuck: stuck, Out: slices.Sorted(maps.Keys(out))}
	want := explain.Facts{Kept: c.plan.Facts.Kept, Led: c.plan.Facts.Led, Stuck: c.plan.Facts.Stuck, Out: c.plan.Facts.Out}
	if !reflect.DeepEqual(got, want) {
		return fmt.Errorf("%+v, not %+v", got, want)
	}
	same := func(a, b doudizhu.Play) bool { return a == b }
	sorted := func(a, b doudizhu.Play) int {
		return slices.Compare([]int{int(a.Kind), int(a.Len), int(a.Rank)}, []int{int(b.Kind), int(b.Len), int(b.Rank)})
	}
	if list := slices.SortedFunc(maps.Keys(regains), sorted); !slices.EqualFunc(list, c.plan.Facts.Regains, same) {
		return fmt.Errorf("regains %v, not %v", list, c.plan.Facts.Regains)
	}
	return nil
}
