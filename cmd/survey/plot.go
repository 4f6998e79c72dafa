package main

// Pictures of a run.

import (
	"bytes"
	"encoding/json"
	"io"
	"math"
	"slices"
	"strings"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// plotTo draws the interval's convergence into the file, and the work's distribution
// into NAME-work in the same folder.
func plotTo(path string, m *survey.Manifest, kind survey.Kind, t *survey.Table, f *survey.Fold) error {
	var spec bytes.Buffer // on one line
	if err := json.Compact(&spec, m.Spec); err != nil {
		return err
	}
	title := "share " + kind.Words[0] + ": " + spec.String()
	err := cmdline.WriteFile(path, func(w io.Writer) error {
		return benchmarks.DrawConvergence(w, title, lately(estimates(t)), published(m))
	})
	if err != nil {
		return err
	}
	return cmdline.WriteFile(strings.TrimSuffix(path, ".svg")+"-work.svg", func(w io.Writer) error {
		return benchmarks.DrawWork(w, "nodes a deal: "+spec.String(), f.Histogram[:])
	})
}

// lately returns the estimates of the last two decades: the interval before is so wide that published ones
// would look like lines.
func lately(list []benchmarks.CurvePoint) []benchmarks.CurvePoint {
	if len(list) == 0 {
		return nil
	}
	least := math.Floor(list[len(list)-1].X / 100)
	return slices.DeleteFunc(list, func(e benchmarks.CurvePoint) bool { return e.X < least })
}

// estimates looks at the run after 100, 126, 158 … deals: ten times in a decade.
func estimates(t *survey.Table) (list []benchmarks.CurvePoint) {
	var deals, yes, undecided int64
	next := int64(100)
	look := func() {
		wilson, _ := intervals(yes, undecided, deals)
		list = append(list, benchmarks.CurvePoint{X: float64(deals), Low: 100 * wilson[0], Y: 100 * float64(yes) / float64(deals), High: 100 * wilson[1]})
	}
	_ = t.All(func(d survey.Deal) error { // the function never fails
		deals++
		switch d.Verdict {
		case survey.Yes:
			yes++
		case survey.Undecided:
			undecided++
		}
		if deals == next {
			look()
			next = max(next+1, int64(float64(next)*1.2589254))
		}
		return nil
	})
	if deals > 0 && (len(list) == 0 || list[len(list)-1].X != float64(deals)) {
		look()
	}
	return list
}
