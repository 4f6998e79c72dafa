// The check of the check: it notices a change in any statement.

package explain_test

import (
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// TestChangedStatementsAreNoticed alters single statements of an explanation, and the check must
// reject each.
func TestChangedStatementsAreNoticed(t *testing.T) {
	r := ruleSet(t, "standard")
	e, err := doudizhu.Notation{}.ParseEndgame("t15-004 4458K22 3TQQ 59JA L")
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
		x, err := explain.Explain(t.Context(), *r, &e, explain.Options{Looks: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if err := checkAll(t, r, x); err != nil {
			t.Fatalf("unchanged: %v", err)
		}
		if change(x); checkAll(t, r, x) == nil {
			t.Errorf("%s: the check accepts the change", name)
		}
	}
}
