package benchmarks

// Comparisons of builds on a machine whose load changes.

import (
	"fmt"
	"math"
	"testing"
)

// builds runs an invented experiment of two builds on eight problems. load says how much
// slower the machine is during its n-th pass over the problems, factor how much slower the new
// build is. The letters are the passes in order: o of the old build, n of the new.
func builds(order string, factor float64, load func(pass int) float64) (older, newer *Record) {
	older, newer = &Record{}, &Record{}
	rounds := map[rune]int{}
	for pass, build := range order {
		into, by := older, 1.0
		if build == 'n' {
			into, by = newer, factor
		}
		rounds[build]++
		for problem := range 8 {
			noise := 1 + 0.01*math.Sin(float64(13*pass+7*problem))
			into.Runs = append(into.Runs, Run{
				Experiment: "toy", Problem: fmt.Sprint(problem), Strategy: "astar", Verdict: "solved", Nodes: 10, Round: rounds[build],
				At: int64(1000*pass + problem + 1), Seconds: float64(problem+1) * noise * load(pass) * by,
			})
		}
	}
	return older, newer
}

// TestABuildAgainstItself: a load between two records looks like a slower
// build, and so does a growing load. Compare may call neither sure; under the same loads
// it calls a real factor of two sure if the builds take turns.
func TestABuildAgainstItself(t *testing.T) {
	quiet := func(int) float64 { return 1 }
	between := func(pass int) float64 { return map[bool]float64{true: 1, false: 1.31}[pass < 5] }
	growing := func(pass int) float64 { return math.Pow(1.06, float64(pass)) }
	const after, inTurn = "ooooonnnnn", "onnoonnoon"
	for _, c := range []struct {
		what, order string
		factor      float64
		load        func(int) float64
		want        Finding
	}{
		{"itself on a quiet machine", inTurn, 1, quiet, NothingSure},
		{"itself, the load came between", after, 1, between, NotInTurn},
		{"itself, the load came halfway", inTurn, 1, between, NothingSure},
		{"itself under growing load", inTurn, 1, growing, WithinNoise},
		{"itself under growing load, one after the other", after, 1, growing, NotInTurn},
		{"a tenth slower under growing load", inTurn, 1.1, growing, WithinNoise},
		{"a tenth slower on a quiet machine", inTurn, 1.1, quiet, Slower},
		{"twice as slow, one after the other", after, 2, quiet, NotInTurn},
		{"twice as slow, the load came halfway", inTurn, 2, between, Slower},
		{"twice as fast under growing load", inTurn, 0.5, growing, Faster},
		{"twice as slow in two rounds", "onno", 2, quiet, FewRounds},
		{"twice as slow in one round", "on", 2, quiet, FewRounds},
	} {
		changes, err := Compare(builds(c.order, c.factor, c.load))
		if err != nil || len(changes) != 1 || changes[0].Finding != c.want {
			t.Errorf("%s: %+v, error %v; want %s", c.what, changes, err, c.want)
		}
	}
}

// TestDriftIsReported: under a growing load the last round takes longer than the first.
func TestDriftIsReported(t *testing.T) {
	older, _ := builds("ooo", 1, func(pass int) float64 { return float64(1 + pass) })
	s := Steady(older.Runs)
	if s.Rounds != 3 || math.Abs(s.Drift-3) > 0.05 || math.Abs(s.Spread-3) > 0.05 {
		t.Errorf("%+v", s)
	}
	if one := Steady(older.Runs[:8]); one.Rounds != 1 || !math.IsNaN(one.Drift) {
		t.Errorf("one round: %+v", one)
	}
}

// TestInTurn: the builds go first by turns, and rounds are numbered throughout.
func TestInTurn(t *testing.T) {
	order := ""
	play := func(build string) func() (*Record, error) {
		return func() (*Record, error) {
			order += build
			return &Record{Runs: []Run{{Strategy: build, Round: 1}}}, nil
		}
	}
	older, newer, err := InTurn(3, play("o"), play("n"))
	if err != nil || order != "onnoon" || len(older.Runs) != 3 || len(newer.Runs) != 3 || newer.Runs[2].Round != 3 {
		t.Errorf("order %s, %+v, %+v, error %v", order, older, newer, err)
	}
}
