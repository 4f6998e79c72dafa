// Explanations: held against the referee, the generic engines and plain recursion.

package explain_test

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/doudizhu/hand"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// ruleSet returns a rule set by its name.
func ruleSet(t testing.TB, name string) *doudizhu.Rules {
	t.Helper()
	r, err := doudizhu.RuleSet(name)
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

// sample is a random endgame; two thirds of them are continued by a random play, so that
// peasants move, and have something to beat.
func sample(t testing.TB, r *doudizhu.Rules, seed uint64, cards, hands int) doudizhu.Endgame {
	t.Helper()
	e, err := doudizhu.NewDeal(seed, cards, hands)
	if err != nil {
		t.Fatal(err)
	}
	for range seed % 3 {
		plays := doudizhu.NewGame(r, &e).Legal(doudizhu.StateOf(&e))
		next, err := r.Apply(e, plays[int(seed/3)%len(plays)])
		if err != nil {
			t.Fatal(err)
		}
		if _, over := next.Winner(); over {
			break
		}
		e = next
	}
	return e
}

// TestEveryStatementIsTrue explains random endgames of two and three hands under both
// rule sets and checks all that is said.
func TestEveryStatementIsTrue(t *testing.T) {
	n, wrong, lost := uint64(searchtest.Size(80, 800)), 0, 0
	for _, rules := range []string{"standard", "basic"} {
		r := ruleSet(t, rules)
		for seed := range n {
			for hands, cards := range map[int]int{2: 9 + int(seed%5), 3: 10 + int(seed%4)} {
				e := sample(t, r, seed, cards, hands)
				x, err := explain.Explain(t.Context(), r, &e, explain.Options{Looks: 2000})
				if err == nil {
					err = checkAll(t, r, x)
				}
				if err != nil {
					t.Errorf("%s, %v %v: %v", rules, e, e.Last, err)
					continue
				}
				wrong += len(x.Wrong)
				if x.Outcome == andor.Lost {
					lost++
				}
			}
		}
	}
	if n > 50 && (wrong < 60 || lost < 40) {
		t.Errorf("only %d wrong plays and %d lost endgames seen", wrong, lost)
	}
}

// checkAll checks an explanation.
func checkAll(t testing.TB, r *doudizhu.Rules, x *explain.Explanation) error {
	won := wonBy(t, r, x.Endgame)
	if (x.Outcome == andor.Won) != won || !x.Complete() || x.Plan == nil || x.Plan.Peasants != (won == x.Endgame.Turn.Peasant()) {
		return fmt.Errorf("outcome %v, plan %+v", x.Outcome, x.Plan)
	}
	if err := errors.Join(checkPlan(t, r, x.Plan), checkFirst(t, r, x), checkClasses(t, r, x)); err != nil {
		return err
	}
	for i, w := range x.Wrong {
		if err := checkWrong(t, r, x, &w); err != nil {
			return fmt.Errorf("wrong play %d, %v: %w", i, w.Play, err)
		}
	}
	return checkDifficulty(r, x)
}

// wonBy reports whether the side to move wins e, by alpha-beta.
func wonBy(t testing.TB, r *doudizhu.Rules, e doudizhu.Endgame) bool {
	t.Helper()
	if winner, over := e.Winner(); over {
		return winner.Peasant() == e.Turn.Peasant()
	}
	a, err := andor.AlphaBeta(t.Context(), doudizhu.NewGame(r, &e), doudizhu.StateOf(&e), andor.Config[doudizhu.State, doudizhu.Play]{})
	if err != nil {
		t.Fatal(err)
	}
	return (a.Outcome == andor.Won) == e.Turn.Peasant()
}

// wins reports whether a play in e wins, by alpha-beta.
func wins(t testing.TB, r *doudizhu.Rules, e doudizhu.Endgame, p doudizhu.Play) bool {
	t.Helper()
	next, err := r.Apply(e, p)
	if err != nil {
		t.Fatal(err)
	}
	return wonBy(t, r, next) == (next.Turn.Peasant() == e.Turn.Peasant())
}

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
			for _, q := range c.referee.AppendMoves(nil, doudizhu.StateOf(&e)) {
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
			return fmt.Errorf("turn %d: only play of nobody", i)
		}
		if e, err = r.Apply(e, step.Play); err != nil {
			return err
		}
	}
	return nil
}

// checkFirst checks the verdict on every first play.
func checkFirst(t testing.TB, r *doudizhu.Rules, x *explain.Explanation) error {
	e := x.Endgame
	all := doudizhu.NewReferee(r, &e).AppendMoves(nil, doudizhu.StateOf(&e))
	if len(all) != len(x.Winning)+len(x.Losing) || len(x.Open) > 0 {
		return fmt.Errorf("%d legal plays, %d judged", len(all), len(x.Winning)+len(x.Losing))
	}
	for _, p := range all {
		if w := wins(t, r, e, p); w != slices.Contains(x.Winning, p) || w == slices.Contains(x.Losing, p) {
			return fmt.Errorf("%v wins: %v", p, w)
		}
	}
	return nil
}

// checkClasses checks that every play of a lost endgame has an answer that wins.
func checkClasses(t testing.TB, r *doudizhu.Rules, x *explain.Explanation) error {
	bodies := map[doudizhu.Play]bool{}
	for _, c := range x.Classes {
		for _, p := range c.Plays {
			bodies[p] = true
		}
	}
	if x.Outcome == andor.Won && len(bodies) > 0 {
		return errors.New("classes of a won endgame")
	}
	for _, p := range x.Losing {
		if x.Outcome == andor.Lost && !slices.ContainsFunc(x.Classes, func(c explain.Class) bool {
			return slices.Contains(c.Plays, p.Rival()) && answers(t, r, x.Endgame, p, c)
		}) {
			return fmt.Errorf("%v has no answer", p)
		}
		delete(bodies, p.Rival())
	}
	if len(bodies) > 0 {
		return fmt.Errorf("%v aren't legal", bodies)
	}
	return nil
}

// answers reports whether the answer of a class to p wins, all others passing.
func answers(t testing.TB, r *doudizhu.Rules, e doudizhu.Endgame, p doudizhu.Play, c explain.Class) bool {
	mine := e.Turn
	e, err := r.Apply(e, p)
	for err == nil && e.Last.Kind != doudizhu.Pass && (e.Turn != c.Seat || c.Answer.Kind == doudizhu.Pass) {
		e, err = r.Apply(e, doudizhu.Play{})
	}
	switch {
	case err != nil || e.Turn != c.Seat:
		return false
	case c.Answer.Kind == doudizhu.Pass:
		return wonBy(t, r, e) == (e.Turn.Peasant() != mine.Peasant())
	}
	return slices.ContainsFunc(doudizhu.NewReferee(r, &e).AppendMoves(nil, doudizhu.StateOf(&e)), func(q doudizhu.Play) bool {
		return q.Rival() == c.Answer && wins(t, r, e, q)
	})
}

// checkWrong checks a wrong play and the plan against it.
func checkWrong(t testing.TB, r *doudizhu.Rules, x *explain.Explanation, w *explain.Wrong) error {
	e := x.Endgame
	next, err := r.Apply(e, w.Play)
	switch {
	case err != nil:
		return err
	case wins(t, r, e, w.Play):
		return errors.New("it wins")
	case doudizhu.StateOf(&w.Plan.Start) != doudizhu.StateOf(&next) || w.Plan.Peasants == e.Turn.Peasant():
		return errors.New("the plan is for something else")
	}
	c, err := newChecker(r, w.Plan)
	if err != nil {
		return err
	}
	if spent := w.Play.Kind != doudizhu.Pass && !c.beatable(doudizhu.StateOf(&e), e.Turn, w.Play); spent != w.Spent {
		return fmt.Errorf("spent: %v", spent)
	}
	mine := e.Hands[e.Turn]
	if b, a := fewest(r, mine), fewest(r, mine-w.Play.Cards); b != w.Before || a != w.After {
		return fmt.Errorf("fewest plays %d and %d, not %d and %d", b, a, w.Before, w.After)
	}
	return cmp.Or(checkPlan(t, r, w.Plan), checkPlace(r, x, w))
}

// fewest counts the fewest plays that lay a hand, trying them all.
func fewest(r *doudizhu.Rules, h doudizhu.Hand) int {
	if h == 0 {
		return 0
	}
	best := h.Cards()
	e := doudizhu.Endgame{Hands: [doudizhu.Seats]doudizhu.Hand{h, h, 0}}
	for _, p := range doudizhu.NewReferee(r, &e).AppendMoves(nil, doudizhu.StateOf(&e)) {
		if p.Cards != 0 && p.Cards.Count(lowest(h)) > 0 {
			best = min(best, 1+fewest(r, h-p.Cards))
		}
	}
	return best
}

// lowest returns the lowest rank of a hand. Some play must take it.
func lowest(h doudizhu.Hand) doudizhu.Rank {
	for r := doudizhu.Three; ; r++ {
		if h.Count(r) > 0 {
			return r
		}
	}
}

// checkPlace counts the bodies that are hinted before a wrong play.
func checkPlace(r *doudizhu.Rules, x *explain.Explanation, w *explain.Wrong) error {
	before := map[doudizhu.Play]bool{}
	for _, h := range hand.NewAnalyst(hand.Rules{Rules: *r}).FollowHints(x.Endgame.Hands[x.Endgame.Turn], x.Endgame.Last) {
		before[h.Play.Rival()] = true
		if h.Play.Rival() == w.Play.Rival() {
			if len(before) != w.Place {
				return fmt.Errorf("hint %d, not %d", len(before), w.Place)
			}
			return nil
		}
	}
	if w.Place != 0 || w.Play.Kind != doudizhu.Pass {
		return errors.New("it isn't hinted")
	}
	return nil
}

// checkDifficulty counts again what the difficulty counts.
func checkDifficulty(r *doudizhu.Rules, x *explain.Explanation) error {
	only, plain := 0, len(x.Plan.Line)
	for i, s := range slices.Backward(x.Plan.Line) {
		if s.Only {
			only++
		}
		if s.Plain {
			plain = i
		}
	}
	place, n := 0, 0
	seen := map[doudizhu.Play]bool{}
	for _, h := range hand.NewAnalyst(hand.Rules{Rules: *r}).FollowHints(x.Endgame.Hands[x.Endgame.Turn], x.Endgame.Last) {
		if seen[h.Play.Rival()] {
			continue
		}
		seen[h.Play.Rival()] = true
		n++
		if place == 0 && slices.ContainsFunc(x.Winning, func(p doudizhu.Play) bool { return p.Rival() == h.Play.Rival() }) {
			place = n
		}
	}
	if d := x.Difficulty; d.Only != only || d.Plain != plain || d.Place != place {
		return fmt.Errorf("difficulty %+v; place %d, %d only, plain %d", d, place, only, plain)
	}
	return nil
}

// TestChangedStatementsAreNoticed alters single statements of an explanation, and wants
// the check to object to each.
func TestChangedStatementsAreNoticed(t *testing.T) {
	r := ruleSet(t, "standard")
	e, err := doudizhu.ParseEndgame("t15-004 4458K22 3TQQ 59JA L", doudizhu.Notation{})
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(x *explain.Explanation){
		"outcome":    func(x *explain.Explanation) { x.Outcome = andor.Lost },
		"winning":    func(x *explain.Explanation) { x.Winning, x.Losing = x.Winning[1:], append(x.Losing, x.Winning[0]) },
		"situations": func(x *explain.Explanation) { x.Plan.Situations++ },
		"line":       func(x *explain.Explanation) { x.Plan.Line = x.Plan.Line[1:] },
		"end":        func(x *explain.Explanation) { x.Plan.Line = x.Plan.Line[:len(x.Plan.Line)-1] },
		"only":       func(x *explain.Explanation) { x.Plan.Line[0].Only = true },
		"control":    func(x *explain.Explanation) { x.Plan.Line[0].Control = true },
		"plain":      func(x *explain.Explanation) { x.Plan.Line[0].Plain = true },
		"from":       func(x *explain.Explanation) { x.Plan.Facts.Controls[0].Play.Rank-- },
		"all":        func(x *explain.Explanation) { x.Plan.Facts.Controls[0].All = true },
		"regains":    func(x *explain.Explanation) { x.Plan.Facts.Regains = x.Plan.Facts.Regains[1:] },
		"kept":       func(x *explain.Explanation) { x.Plan.Facts.Kept[0] += doudizhu.Of(0, 1) },
		"led":        func(x *explain.Explanation) { x.Plan.Facts.Led = !x.Plan.Facts.Led },
		"stuck":      func(x *explain.Explanation) { x.Plan.Facts.Stuck[1] += doudizhu.Of(doudizhu.Ace, 1) },
		"out":        func(x *explain.Explanation) { x.Plan.Facts.Out = nil },
		"danger":     func(x *explain.Explanation) { x.Plan.Facts.Danger[1] = []doudizhu.Play{x.Plan.Line[0].Play} },
		"threat":     func(x *explain.Explanation) { x.Plan.Facts.Threat = []doudizhu.Play{x.Plan.Line[0].Play} },
		"strategy":   func(x *explain.Explanation) { x.Plan.Strategy.Nodes[0] = nil },
		"wrong":      func(x *explain.Explanation) { x.Wrong[0].Play = x.Winning[0] },
		"place":      func(x *explain.Explanation) { x.Wrong[0].Place++ },
		"spent":      func(x *explain.Explanation) { x.Wrong[0].Spent = !x.Wrong[0].Spent },
		"fewest":     func(x *explain.Explanation) { x.Wrong[0].After++ },
		"difficulty": func(x *explain.Explanation) { x.Difficulty.Only++ },
	} {
		x, err := explain.Explain(t.Context(), r, &e, explain.Options{Looks: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if err := checkAll(t, r, x); err != nil {
			t.Fatalf("unchanged: %v", err)
		}
		if change(x); checkAll(t, r, x) == nil {
			t.Errorf("%s: nobody objects", name)
		}
	}
}

// leastCost is the least number of situations, each counted once for every line to it,
// of the winners' strategies from s: by trying them all.
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

// TestLeastIsLeast compares strategies that are said to be the smallest with all others
// of tiny endgames.
func TestLeastIsLeast(t *testing.T) {
	r, checked := ruleSet(t, "standard"), 0
	for seed := range uint64(60) {
		for hands, cards := range map[int]int{2: 7, 3: 7} {
			e := sample(t, r, seed, cards, hands)
			x, err := explain.Explain(t.Context(), r, &e, explain.Options{})
			if err != nil {
				t.Fatal(err)
			}
			c, err := newChecker(r, x.Plan)
			if err != nil {
				t.Fatal(err)
			}
			least := leastCost(t, c, doudizhu.StateOf(&e))
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

// TestLimits wants an honest answer of whatever limit comes first.
func TestLimits(t *testing.T) {
	r := ruleSet(t, "standard")
	e, err := doudizhu.NewDeal(1, 22, 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, expansions := range []int64{1, 100, 1000, 5000, 20_000, 50_000} {
		x, err := explain.Explain(t.Context(), r, &e, explain.Options{Limits: search.Limits{Expansions: expansions}})
		switch {
		case err != nil:
			t.Fatal(err)
		case x.Reason != search.ExpansionLimit:
			t.Fatalf("%d: %v", expansions, x.Reason)
		case x.Outcome == andor.Unknown && (x.Plan != nil || len(x.Winning)+len(x.Losing) > 0):
			t.Errorf("%d: a plan for nobody", expansions)
		case x.Plan != nil:
			if _, err := newChecker(r, x.Plan); err != nil {
				t.Errorf("%d: %v", expansions, err)
			}
		}
	}
	if _, err := explain.Explain(t.Context(), r, &e, explain.Options{Limits: search.Limits{Memory: 1}}); !errors.Is(err, search.ErrLimits) {
		t.Errorf("a byte of memory: %v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	enough := errors.New("enough")
	cancel(enough)
	if x, err := explain.Explain(ctx, r, &e, explain.Options{}); !errors.Is(err, enough) || x.Reason != search.Cancelled {
		t.Errorf("cancelled: %v, %v", x, err)
	}
}
