package benchmarks

// Running: strategies take turns on every problem, so that other load on the
// machine slows all of them alike, and an answer is checked before its
// time counts.

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"time"

	"kedou/search"
)

// Run is one measured attempt: one strategy, one problem, one round.
type Run struct {
	Schema     int     `json:"schema"`
	Experiment string  `json:"match"` // its title
	Corpus     string  `json:"corpus"`
	Problem    string  `json:"problem"`
	Size       int     `json:"size"`
	Strategy   string  `json:"strategy"`
	Round      int     `json:"round"`
	At         int64   `json:"at,omitempty"` // the beginning, in milliseconds since 1970
	Verdict    string  `json:"verdict"`
	Reason     string  `json:"reason,omitempty"`
	Fault      string  `json:"fault,omitempty"` // why the answer is wrong
	Checked    bool    `json:"checked"`         // its path was replayed
	Length     int     `json:"length"`          // of that path
	Nodes      int64   `json:"nodes"`
	States     int64   `json:"states"`
	Bytes      int64   `json:"bytes"`
	Seconds    float64 `json:"seconds"`
}

// Decided reports whether the attempt came to a right verdict.
func (r Run) Decided() bool { return r.Fault == "" && r.Verdict != undecided }

// shortest is the least time over which an attempt is repeated, so that microseconds
// are measured over many repetitions.
const shortest = 2 * time.Millisecond

// alternate runs every configuration on every problem of the corpus, rounds times, and calls
// report with each attempt after all had their turn on the problem. Each time another
// configuration comes first. alternate ends early,
// with the context's error, when ctx ends.
func alternate(ctx context.Context, c *Corpus, configurations []configuration, rounds int, l search.Limits, report func(Run)) error {
	for round := range rounds {
		for i, p := range c.Problems {
			var turn []Run
			for k := range configurations {
				s := configurations[(k+round+i)%len(configurations)]
				r, err := attempt(ctx, s.Solve, p, l)
				if ctx.Err() != nil {
					return ctx.Err()
				}
				if err != nil {
					return fmt.Errorf("%s: problem %s: %s: %w", c.Name, p.ID, s.Name, err)
				}
				r.Corpus, r.Strategy, r.Round = c.Name, s.Name, round+1
				turn = append(turn, r)
			}
			contradict(turn)
			for _, r := range turn {
				report(r)
			}
		}
	}
	return nil
}

// attempt times one solver on one problem, and checks its answer outside that
// time.
func attempt(ctx context.Context, solve solver, p Problem, l search.Limits) (Run, error) {
	runtime.GC() // the last attempt's garbage shouldn't count here
	var a answer
	n, start := 0, time.Now()
	for n == 0 || time.Since(start) < shortest {
		var err error
		if a, err = solve(ctx, p, l); err != nil {
			return Run{}, err
		}
		n++
	}
	r := Run{
		Schema: 1, Problem: p.ID, Size: p.Size, At: start.UnixMilli(), Seconds: time.Since(start).Seconds() / float64(n),
		Verdict: a.Verdict, Reason: a.Reason, Nodes: a.Stats.Expanded, States: a.Stats.States, Bytes: a.Stats.Bytes,
	}
	r.judge(p, a)
	return r, nil
}

// judge compares an answer with the known verdict and length, and replays its
// path. Undecided is never wrong.
func (r *Run) judge(p Problem, a answer) {
	switch {
	case a.Verdict == undecided:
		return
	case p.Want != "" && a.Verdict != p.Want:
		r.Fault = fmt.Sprintf("says %s, known to be %s", a.Verdict, p.Want)
		return
	case a.Check == nil:
		return
	}
	length, err := a.Check()
	switch {
	case err != nil:
		r.Fault = err.Error()
		return
	case p.Shortest > 0 && length < p.Shortest:
		r.Fault = fmt.Sprintf("a path of length %d is right, but the corpus says that %d is the least", length, p.Shortest)
	case p.Shortest > 0 && length > p.Shortest && a.Shortest:
		r.Fault = fmt.Sprintf("promises a shortest path and gives one of length %d, known least %d", length, p.Shortest)
	}
	r.Checked, r.Length = true, length
}

// contradict marks the answers of one turn that another one refutes: by a replayed path
// or, if no answer has a path, by another verdict. In the latter case either may be
// right, and contradict marks all.
func contradict(turn []Run) {
	witnesses := slices.Clone(turn)
	if i := slices.IndexFunc(turn, func(r Run) bool { return r.Checked && r.Decided() }); i >= 0 {
		witnesses = witnesses[i : i+1]
	}
	for i := range turn {
		for _, w := range witnesses {
			if r := &turn[i]; r.Decided() && w.Decided() && r.Verdict != w.Verdict {
				r.Fault = fmt.Sprintf("says %s, but %s says %s", r.Verdict, w.Strategy, w.Verdict)
			}
		}
	}
}
