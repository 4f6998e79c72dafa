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

// plotTo draws the interval's convergence into the file of --plot, and the work's distribution
// into NAME-work in the same folder.
func plotTo(o *options, p *place, kind survey.Kind) error {
	var c curve
	f, err := p.Deals(o, p.manifest, c.add)
	if err != nil {
		return err
	}
	var spec bytes.Buffer // on one line
	if err := json.Compact(&spec, p.manifest.Spec); err != nil {
		return err
	}
	title := "share " + kind.Words[0] + ": " + spec.String()
	err = cmdline.WriteFile(o.plot, func(w io.Writer) error {
		return benchmarks.DrawConvergence(w, title, lately(c.all()), published(p.manifest))
	})
	if err != nil {
		return err
	}
	return cmdline.WriteFile(strings.TrimSuffix(o.plot, ".svg")+"-work.svg", func(w io.Writer) error {
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

// curve has the estimates after 100, 126, 158 … deals: ten times in a decade.
type curve struct {
	points                      []benchmarks.CurvePoint
	deals, yes, undecided, next int64
}

func (c *curve) add(d survey.Deal) error {
	c.deals++
	switch d.Verdict {
	case survey.Yes:
		c.yes++
	case survey.Undecided:
		c.undecided++
	}
	if c.deals == max(c.next, 100) {
		c.look()
		c.next = max(c.deals+1, int64(float64(c.deals)*1.2589254))
	}
	return nil
}

func (c *curve) look() {
	wilson, _ := intervals(c.yes, c.undecided, c.deals)
	c.points = append(c.points, benchmarks.CurvePoint{X: float64(c.deals), Low: 100 * wilson[0], Y: 100 * float64(c.yes) / float64(c.deals), High: 100 * wilson[1]})
}

// all returns the estimates, and that after all deals.
func (c *curve) all() []benchmarks.CurvePoint {
	if c.deals > 0 && (len(c.points) == 0 || c.points[len(c.points)-1].X != float64(c.deals)) {
		c.look()
	}
	return c.points
}
