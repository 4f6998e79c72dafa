// The check of plans: only plays by alpha-beta, the least cost by trying all strategies.

package explain_test

import (
	"fmt"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// checkPlan checks a plan, and its only plays by alpha-beta.
func checkPlan(t testing.TB, r *doudizhu.Rules, p *explain.Plan) error {
	c, err := newChecker(r, p)
	if err == nil {
		err = c.check()
	}
	if err != nil {
		return err
	}
	e := p.Start
	for i, step := range p.Line {
		if step.Winner && !step.Plain {
			others, winning := 0, 0
			for _, q := range c.referee.AppendMoves(nil, e.State()) {
				if q.Rival() != step.Play.Rival() {
					if others++; wins(t, r, e, q) {
						winning++
					}
				}
			}
			if step.Only != (others > 0 && winning == 0) {
				return fmt.Errorf("turn %d, %v: %d of %d others win", i, step.Play, winning, others)
			}
		} else if step.Only {
			return fmt.Errorf("turn %d: an only play of no winner", i)
		}
		if e, err = r.Apply(e, step.Play); err != nil {
			return err
		}
	}
	return nil
}

// leastCost is the least number of situations, each counted once for every line to it, of the
// winners' strategies from s, found by trying all of them.
func leastCost(t testing.TB, c *checker, s doudizhu.State) int {
	if c.referee.Outcome(s) != andor.Unknown || c.mine(s.Turn) && c.plain(s) {
		return 0
	}
	best, sum, seen := 1<<30, 0, map[doudizhu.State]bool{}
	for _, p := range c.referee.AppendMoves(nil, s) {
		next := c.referee.Next(s, p)
		switch {
		case seen[next]:
		case !c.mine(s.Turn):
			sum += leastCost(t, c, next)
		case wonByMinimax(c, next):
			best = min(best, 1+leastCost(t, c, next))
		}
		seen[next] = true
	}
	if c.mine(s.Turn) {
		return best
	}
	return sum
}

// wonByMinimax reports whether the winners win s.
func wonByMinimax(c *checker, s doudizhu.State) bool {
	if o := c.referee.Outcome(s); o != andor.Unknown {
		return (o == andor.Won) == c.plan.Peasants
	}
	for _, p := range c.referee.AppendMoves(nil, s) {
		if wonByMinimax(c, c.referee.Next(s, p)) == c.mine(s.Turn) {
			return c.mine(s.Turn)
		}
	}
	return !c.mine(s.Turn)
}

// TestLeastIsLeast compares strategies reported as smallest with all others of tiny endgames.
func TestLeastIsLeast(t *testing.T) {
	r, checked := ruleSet(t, "standard"), 0
	for seed := range uint64(60) {
		for hands, cards := range map[int]int{2: 7, 3: 7} {
			e := sample(t, r, seed, cards, hands)
			x, err := explain.Explain(t.Context(), *r, &e, explain.Options{})
			if err != nil {
				t.Fatal(err)
			}
			c, err := newChecker(r, x.Plan)
			if err != nil {
				t.Fatal(err)
			}
			least := leastCost(t, c, e.State())
			if !x.Plan.Least || treeCost(c, 0) != least {
				t.Errorf("%v %v: %d situations (least: %v), by trying all %d", e, e.Last, treeCost(c, 0), x.Plan.Least, least)
			}
			if least > 1 {
				checked++
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d endgames needed two situations or more", checked)
	}
}

// treeCost counts the situations of a strategy, once for every line to them.
func treeCost(c *checker, node int) (sum int) {
	if c.open(node) {
		sum = 1
	} else if c.mine(c.states[node].Turn) {
		return 0
	}
	seen := map[int]bool{}
	for _, e := range c.plan.Strategy.Nodes[node] {
		if !seen[e.To] {
			sum += treeCost(c, e.To)
		}
		seen[e.To] = true
	}
	return sum
}
