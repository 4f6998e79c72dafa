package benchmarks

// Curves: what a budget buys.

import (
	"cmp"
	"io"
	"slices"

	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
)

// Curve is a line of shares, from 0 to 1, against budgets in seconds.
type Curve struct {
	Name   string
	Points []CurvePoint
}

// CurvePoint is a share with its interval.
type CurvePoint struct{ X, Low, Y, High float64 }

// DrawCurves draws the curves, with a logarithmic axis of budgets, as svg or png.
func DrawCurves(w io.Writer, format, title, xLabel, yLabel string, curves []Curve) error {
	p := newPicture(title, xLabel, yLabel, decades(seconds), tenths{})
	for i, c := range curves {
		slices.SortFunc(c.Points, func(a, b CurvePoint) int { return cmp.Compare(a.X, b.X) })
		var points plotter.XYs
		var errors plotter.YErrors
		for _, at := range c.Points {
			points = append(points, plotter.XY{X: max(at.X, floor), Y: at.Y})
			errors = append(errors, struct{ Low, High float64 }{at.Low - at.Y, at.High - at.Y})
		}
		if err := p.line(i, c.Name, points); err != nil {
			return err
		}
		bars, err := plotter.NewYErrorBars(struct {
			plotter.XYs
			plotter.YErrors
		}{points, errors})
		if err != nil {
			return err
		}
		bars.Color, bars.CapWidth = colour(i), vg.Points(5)
		p.plot.Add(bars)
	}
	return p.write(w, format)
}
