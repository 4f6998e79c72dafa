package benchmarks

import (
	"context"
	"errors"
	"maps"
	"math"
	"strings"
	"testing"
	"time"

	"kedou/search"
)

// toy answers every problem correctly after the given pause.
func toy(pause time.Duration) solver {
	return func(_ context.Context, p Problem, _ search.Limits) (answer, error) {
		time.Sleep(pause)
		return answer{Verdict: p.Want, Stats: search.Stats{Expanded: int64(p.Size)}, Check: func() (int, error) { return p.Size, nil }}, nil
	}
}

func toyCorpus() *Corpus {
	c := &Corpus{Name: "toy", Domain: "none"}
	for i, want := range []string{"solved", "unsolvable", "solved", "solved"} {
		c.Problems = append(c.Problems, Problem{ID: string(rune('a' + i)), Size: 10 * (i + 1), Want: want})
	}
	return c
}

func experiment(t *testing.T, configurations []configuration, rounds int) []Run {
	t.Helper()
	var runs []Run
	if err := alternate(context.Background(), toyCorpus(), configurations, rounds, search.Limits{}, func(r Run) { runs = append(runs, r) }); err != nil {
		t.Fatal(err)
	}
	return runs
}

func TestLiarsAreWrongAndNeverFast(t *testing.T) {
	verdict := func(_ context.Context, p Problem, _ search.Limits) (answer, error) { // an instant "solved" for everything
		return answer{Verdict: "solved"}, nil
	}
	path := func(_ context.Context, p Problem, _ search.Limits) (answer, error) { // right verdicts, illegal paths
		return answer{Verdict: p.Want, Check: func() (int, error) { return 0, errors.New("step 3: 7H is not on the waste") }}, nil
	}
	all := Summarize(experiment(t, []configuration{{"honest", toy(3 * time.Millisecond)}, {"verdict", verdict}, {"path", path}}, 2))
	honest, lying, illegal := all[0], all[1], all[2]
	if honest.Wrong != 0 || honest.Decided != 4 {
		t.Errorf("the honest strategy: %d wrong, %d decided; want 0 and 4", honest.Wrong, honest.Decided)
	}
	if lying.Wrong != 1 || lying.Decided != 3 {
		t.Errorf("wrong on problem b only: %d wrong, %d decided", lying.Wrong, lying.Decided)
	}
	if illegal.Wrong != 4 || illegal.Decided != 0 {
		t.Errorf("illegal paths: %d wrong, %d decided; want 4 and 0", illegal.Wrong, illegal.Decided)
	}
	for _, s := range all[1:] {
		if s.Time.Problems != 0 || s.Work.Problems != 0 || !math.IsNaN(s.Median) || !math.IsNaN(s.Max) || !math.IsNaN(s.Total) {
			t.Errorf("%s has wrong answers and a time: %+v", s.Strategy, s)
		}
	}
	var out strings.Builder
	if err := WriteTable(&out, all); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"WRONG  verdict, problem b: says solved, known to be unsolvable", "WRONG  path, problem a: step 3: 7H is not on the waste"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, out.String())
		}
	}
}

func TestOneWrongRoundIsWrong(t *testing.T) {
	round := 0
	flaky := func(_ context.Context, p Problem, _ search.Limits) (answer, error) {
		round++
		if p.ID == "c" && round > 8 {
			return answer{Verdict: "unsolvable"}, nil
		}
		time.Sleep(shortest)
		return answer{Verdict: p.Want}, nil
	}
	if s := Summarize(experiment(t, []configuration{{"flaky", flaky}}, 3))[0]; s.Wrong != 1 || s.Decided != 3 {
		t.Errorf("%d wrong, %d decided; want 1 and 3", s.Wrong, s.Decided)
	}
}

// says is a strategy that answers everything at once with one verdict, with the path
// length or none.
func says(verdict string, length int, shortest bool) solver {
	return func(context.Context, Problem, search.Limits) (answer, error) {
		a := answer{Verdict: verdict, Shortest: shortest}
		if length > 0 {
			a.Check = func() (int, error) { return length, nil }
		}
		return a, nil
	}
}

// faults lists the faults of each configuration on one problem.
func faults(t *testing.T, p Problem, configurations ...configuration) map[string]string {
	t.Helper()
	got := map[string]string{}
	c := &Corpus{Name: "one", Domain: "none", Problems: []Problem{p}}
	if err := alternate(context.Background(), c, configurations, 1, search.Limits{}, func(r Run) { got[r.Strategy] = r.Fault }); err != nil {
		t.Fatal(err)
	}
	return got
}

func TestContradictionsAreWrong(t *testing.T) {
	none, yes, path := configuration{"none", says("unsolvable", 0, false)}, configuration{"yes", says("solved", 0, false)}, configuration{"path", says("solved", 9, false)}
	left := configuration{"left", says(undecided, 0, false)}
	got := faults(t, Problem{ID: "a"}, none, yes, left)
	want := map[string]string{"none": "says unsolvable, but yes says solved", "yes": "says solved, but none says unsolvable", "left": ""}
	if !maps.Equal(got, want) {
		t.Errorf("nobody has proof: %q", got)
	}
	got = faults(t, Problem{ID: "a"}, none, yes, path, left)
	want = map[string]string{"none": "says unsolvable, but path says solved", "yes": "", "path": "", "left": ""}
	if !maps.Equal(got, want) {
		t.Errorf("one has a path: %q", got)
	}
}

func TestPromisesOfShortestPathsAreKept(t *testing.T) {
	for _, c := range []struct {
		length   int
		shortest bool
		wrong    bool
	}{{8, false, true}, {9, true, false}, {10, true, true}, {10, false, false}} {
		got := faults(t, Problem{ID: "a", Want: "solved", Shortest: 9}, configuration{"it", says("solved", c.length, c.shortest)})["it"]
		if (got != "") != c.wrong {
			t.Errorf("length %d of 9, promised %v: fault %q", c.length, c.shortest, got)
		}
	}
}

func TestUndecidedIsNotWrong(t *testing.T) {
	limited := func(_ context.Context, p Problem, _ search.Limits) (answer, error) {
		return answer{Verdict: undecided, Reason: "time limit"}, nil
	}
	if s := Summarize(experiment(t, []configuration{{"limited", limited}}, 1))[0]; s.Wrong != 0 || s.Undecided != 4 || s.Decided != 0 {
		t.Errorf("%+v", s)
	}
}

func TestContendersTakeTurns(t *testing.T) {
	runs := experiment(t, []configuration{{"a", toy(0)}, {"b", toy(0)}, {"c", toy(0)}}, 3)
	firsts := map[string]int{}
	for i := 0; i < len(runs); i += 3 {
		firsts[runs[i].Strategy]++
	}
	if len(runs) != 36 || firsts["a"] != 4 || firsts["b"] != 4 || firsts["c"] != 4 {
		t.Errorf("%d runs, went first: %v; want 36, four times each", len(runs), firsts)
	}
}

func TestCancelledMatchEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	err := alternate(ctx, toyCorpus(), []configuration{{"a", toy(0)}}, 1, search.Limits{}, func(Run) { t.Error("an attempt was reported") })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
