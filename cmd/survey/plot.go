package main

// Pictures of a run.

import (
	"io"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// plottable reports a name that isn't one of a picture.
func plottable(c *cli.Context, path string) error {
	if extension := filepath.Ext(path); path != "" && extension != ".svg" && extension != ".png" {
		return cmdline.Usagef(c, "--plot %s: give a file whose name ends in .svg or .png", path)
	}
	return nil
}

// plotTo draws the interval's convergence into the file, and the work's distribution
// into one beside it, NAME-work.
func plotTo(path string, m *survey.Manifest, kind survey.Kind, t *survey.Table, f *survey.Fold) error {
	extension := filepath.Ext(path)
	title := "share " + kind.Words[0] + ": " + string(m.Spec)
	err := cmdline.WriteFile(path, func(w io.Writer) error {
		return benchmarks.DrawConvergence(w, extension[1:], title, estimates(t), published(m))
	})
	if err != nil {
		return err
	}
	return cmdline.WriteFile(strings.TrimSuffix(path, extension)+"-work"+extension, func(w io.Writer) error {
		return benchmarks.DrawWork(w, extension[1:], "nodes a deal: "+string(m.Spec), f.Histogram[:])
	})
}

// estimates looks at the run after 100, 126, 158 … deals: ten times in a decade.
func estimates(t *survey.Table) (list []benchmarks.Estimate) {
	var deals, yes, undecided int64
	next := int64(100)
	look := func() {
		wilson, _ := intervals(yes, undecided, deals)
		list = append(list, benchmarks.Estimate{Deals: deals, Low: 100 * wilson[0], Share: 100 * float64(yes) / float64(deals), High: 100 * wilson[1]})
	}
	_ = t.All(func(d survey.Deal) error { // it fails only if this does
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
	if deals > 0 && (len(list) == 0 || list[len(list)-1].Deals != deals) {
		look()
	}
	return list
}
