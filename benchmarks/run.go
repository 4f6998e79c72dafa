package benchmarks

// Running: strategies take turns on every problem, so that whatever else the
// machine does hurts all of them alike, and every answer is checked before its
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
	Experiment string  `json:"match"` // by its title
	Corpus     string  `json:"corpus"`
	Problem    string  `json:"problem"`
	Size       int     `json:"size"`
	Strategy   string  `json:"strategy"`
	Round      int     `json:"round"`
	At         int64   `json:"at,omitempty"` // when it began, in milliseconds since 1970
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

// shortest is how long an attempt is repeated at least, so that one of
// microseconds is timed over many.
const shortest = 2 * time.Millisecond

// alternate runs every configuration on every problem of the corpus, rounds times, and
// hands each attempt to report, when all have had their turn on the problem. They
// take turns in an order that begins with another one each time. alternate ends early,
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

// attempt times one solver on one problem and checks its answer outside the
// time taken.
func attempt(ctx context.Context, solve solver, p Problem, l search.Limits) (Run, error) {
	runtime.GC() // the last attempt's garbage is not this one's cost
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

// judge holds an answer against what is known of the problem, and replays its
// path. To be undecided is never wrong.
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

// contradict marks the answers of one turn that another one refutes: by a path
// that was replayed, or, if no answer has a path, by another verdict. Then it is unclear
// which is right, and all are marked.
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
