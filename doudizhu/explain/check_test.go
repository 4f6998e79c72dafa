// The check of explanations: every statement, from its definition, by the referee and plain
// recursion. The check uses no code of the explainer.

package explain_test

import (
	"errors"
	"fmt"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// checker checks plans of one endgame.
type checker struct {
	rules   *doudizhu.Rules
	referee andor.Game[doudizhu.State, doudizhu.Play, doudizhu.State]
	plan    *explain.Plan
	states  []doudizhu.State // of the strategy's nodes
}

// newChecker verifies the strategy of a plan, and goes through it by the referee's moves.
func newChecker(r *doudizhu.Rules, p *explain.Plan) (*checker, error) {
	c := &checker{r, r.Referee(&p.Start), p, make([]doudizhu.State, len(p.Strategy.Nodes))}
	if err := andor.Verify(c.referee, p.Start.State(), p.Strategy); err != nil {
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

// mine reports whether a seat is on the winners' side.
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

// check checks all statements of a plan, except Only and Least, which need another engine.
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
