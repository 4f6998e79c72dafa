package benchmarks

// Comparing two records: what changed between two builds, and what may be luck
// or the machine.

import (
	"fmt"
	"io"
	"math"
	"slices"
)

// Finding is the result of a comparison of times.
type Finding string

// The findings. Slower and Faster are sure; the others name what is missing.
const (
	Slower      Finding = "slower, sure"
	Faster      Finding = "faster, sure"
	NothingSure Finding = "no difference that is sure"
	WithinNoise Finding = "within the machine's own spread"
	FewRounds   Finding = "not sure: fewer than 3 rounds"
	NotInTurn   Finding = "not sure: not run in turn"
	NoneCommon  Finding = "no problem that both decide"
)

// the fewest rounds that show how evenly the machine runs.
const fewest = 3

// Change compares one strategy of one experiment in an old and a new record.
type Change struct {
	Experiment, Strategy   string
	OldDecided, NewDecided int
	NewWrong               int
	Time, Work             Ratio      // new by old, over problems both decided; times are paired by round
	Machine                Steadiness // of the less steady record
	Finding                Finding
}

// Compare pairs the strategies and experiments that both records hold, by problem and
// round. It refuses corpora whose hashes differ. A difference is sure if neither luck
// nor the machine explains it: the interval of Time leaves out 1, the difference is larger
// than between any two rounds of one build, and the builds took turns, so that a load
// on the machine would show.
func Compare(older, newer *Record) ([]Change, error) {
	for corpus, is := range newer.Header.Corpora {
		if was := older.Header.Corpora[corpus]; was != "" && was != is {
			return nil, fmt.Errorf("corpus %s differs between the records (%s, %s): run both on one", corpus, was, is)
		}
	}
	var all []Change
	for _, experiment := range newer.experiments() {
		_, before := tabulate(older.Of(experiment))
		names, after := tabulate(newer.Of(experiment))
		for _, name := range names {
			if before[name] != nil {
				all = append(all, change(experiment, name, before[name], after[name]))
			}
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("the records share no experiment and strategy")
	}
	return all, nil
}

func change(experiment, strategy string, before, after []cell) Change {
	was, is := summary(strategy, before, before), summary(strategy, after, before)
	before, after = bothDecided(before, after)
	c := Change{
		Experiment: experiment, Strategy: strategy, OldDecided: was.Decided, NewDecided: is.Decided, NewWrong: is.Wrong,
		Time: paired(before, after), Work: is.Work, Machine: lessSteady(steadiness(before), steadiness(after)),
	}
	c.Finding = c.finding(tookTurns(before, after))
	return c
}

func (c Change) finding(inTurn bool) Finding {
	switch {
	case c.Time.Problems == 0:
		return NoneCommon
	case !c.Time.certain():
		return NothingSure
	case max(c.Time.Mean, 1/c.Time.Mean) <= c.Machine.Spread:
		return WithinNoise
	case c.Machine.Rounds < fewest:
		return FewRounds
	case !inTurn:
		return NotInTurn
	case c.Time.Mean > 1:
		return Slower
	}
	return Faster
}

// bothDecided returns the cells of the problems that both sides decided in every
// round, in one order; none if a side has a wrong answer.
func bothDecided(before, after []cell) (old, new []cell) {
	if anyWrong(before) || anyWrong(after) {
		return nil, nil
	}
	for _, n := range after {
		i := slices.IndexFunc(before, func(o cell) bool { return o.problem == n.problem })
		if i >= 0 && n.decided && before[i].decided {
			old, new = append(old, before[i]), append(new, n)
		}
	}
	return old, new
}

// paired returns the ratio of times over problems: for each, the median quotient over the rounds that
// both ran.
func paired(before, after []cell) Ratio {
	var logs []float64
	for i, o := range before {
		var rounds []float64
		for round, seconds := range after[i].rounds {
			if was, ok := o.rounds[round]; ok {
				rounds = append(rounds, math.Log(seconds/was))
			}
		}
		if rounds != nil {
			logs = append(logs, median(rounds))
		}
	}
	return ratio(logs)
}

// lessSteady returns the steadiness with the wider spread, and the fewer rounds.
func lessSteady(a, b Steadiness) Steadiness {
	rounds := min(a.Rounds, b.Rounds)
	if !(a.Spread >= b.Spread) { // also if a's is NaN
		a = b
	}
	a.Rounds = rounds
	return a
}

// tookTurns reports whether neither build ran more than two rounds in a row.
// A record without starting times counts as not in turn.
func tookTurns(before, after []cell) bool {
	type start struct {
		at  int64
		new bool
	}
	var starts []start
	for k, cells := range [][]cell{before, after} {
		if len(cells) == 0 {
			return false
		}
		for _, at := range cells[0].starts {
			starts = append(starts, start{at, k == 1})
		}
	}
	slices.SortFunc(starts, func(a, b start) int { return int(a.at - b.at) })
	row := 0
	for i, s := range starts {
		if i > 0 && s.new == starts[i-1].new {
			row++
		} else {
			row = 1
		}
		if row > 2 || s.at == 0 {
			return false
		}
	}
	return true
}

// InTurn runs rounds of two builds in the order old, new, new, old and so on, and gathers
// the runs of each. So the machine's load falls on both.
func InTurn(rounds int, older, newer func() (*Record, error)) (old, new *Record, err error) {
	records := [2]*Record{}
	for round := range rounds {
		for k := range 2 {
			which := (k + round) % 2
			r, err := []func() (*Record, error){older, newer}[which]()
			if err != nil {
				return nil, nil, err
			}
			for i := range r.Runs {
				r.Runs[i].Round = round + 1
			}
			if records[which] == nil {
				records[which] = r
			} else {
				records[which].Runs = append(records[which].Runs, r.Runs...)
			}
		}
	}
	return records[0], records[1], nil
}

// WriteChanges prints changes in aligned columns.
func WriteChanges(w io.Writer, all []Change) error {
	t := Table{Head: []string{"experiment", "strategy", "decided", "wrong", "nodes, new by old", "time, new by old", "the machine's own spread, drift", "finding"}}
	for _, c := range all {
		t.Add(c.Experiment, c.Strategy, fmt.Sprintf("%d → %d", c.OldDecided, c.NewDecided), fmt.Sprint(c.NewWrong),
			factor(c.Work.Mean), c.Time.String(), factor(c.Machine.Spread)+", "+factor(c.Machine.Drift), string(c.Finding))
	}
	return t.Columns(w)
}
