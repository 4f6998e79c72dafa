// Explanations, compared with the referee, the generic engines and plain recursion.

package explain_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// ruleSet returns a rule set by its name.
func ruleSet(t testing.TB, name string) *doudizhu.Rules {
	t.Helper()
	r, err := doudizhu.ParseRules(name)
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

// sample is a random endgame; two thirds of the samples continue by a random play, so that peasants
// move, and have a play to beat.
func sample(t testing.TB, r *doudizhu.Rules, seed uint64, cards, hands int) doudizhu.Endgame {
	t.Helper()
	e, err := doudizhu.NewDeal(seed, cards, hands)
	if err != nil {
		t.Fatal(err)
	}
	for range seed % 3 {
		plays := r.Game(&e).Legal(e.State())
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

// TestEveryStatementIsTrue explains random endgames of two and three hands under both rule sets and
// checks all statements.
func TestEveryStatementIsTrue(t *testing.T) {
	n, wrong, lost := uint64(searchtest.Size(80, 800)), 0, 0
	for _, rules := range []string{"standard", "basic"} {
		r := ruleSet(t, rules)
		for seed := range n {
			for hands, cards := range map[int]int{2: 9 + int(seed%5), 3: 10 + int(seed%4)} {
				e := sample(t, r, seed, cards, hands)
				x, err := explain.Explain(t.Context(), *r, &e, explain.Options{Looks: 2000})
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
	a, err := andor.AlphaBeta(t.Context(), r.Game(&e), e.State(), andor.Config[doudizhu.State, doudizhu.Play]{})
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

// TestLimits: the answer is honest for every limit.
func TestLimits(t *testing.T) {
	r := ruleSet(t, "standard")
	e, err := doudizhu.NewDeal(1, 22, 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, expansions := range []int64{1, 100, 1000, 5000, 20_000, 50_000} {
		x, err := explain.Explain(t.Context(), *r, &e, explain.Options{Limits: search.Limits{Expansions: expansions}})
		switch {
		case err != nil:
			t.Fatal(err)
		case x.Reason != search.ExpansionLimit:
			t.Fatalf("%d: %v", expansions, x.Reason)
		case x.Outcome == andor.Unknown && (x.Plan != nil || len(x.Winning)+len(x.Losing) > 0):
			t.Errorf("%d: a plan without a winner", expansions)
		case x.Plan != nil:
			if _, err := newChecker(r, x.Plan); err != nil {
				t.Errorf("%d: %v", expansions, err)
			}
		}
	}
	if _, err := explain.Explain(t.Context(), *r, &e, explain.Options{Limits: search.Limits{Memory: 1}}); !errors.Is(err, search.ErrLimits) {
		t.Errorf("a byte of memory: %v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	enough := errors.New("enough")
	cancel(enough)
	if x, err := explain.Explain(ctx, *r, &e, explain.Options{}); !errors.Is(err, enough) || x.Reason != search.Cancelled {
		t.Errorf("cancelled: %v, %v", x, err)
	}
}
