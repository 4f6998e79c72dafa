package benchmarks

// Cumulative shares: how many of some things are at most so large.

import (
	"io"

	"gonum.org/v1/plot/plotter"
)

// DrawCumulative draws curves of shares, from 0 to 1, against whole numbers as SVG. It leaves out
// the intervals of their points.
func DrawCumulative(w io.Writer, title, xLabel, yLabel string, curves []Curve) error {
	p := newPicture(title, xLabel, yLabel, wholes{}, tenths{})
	p.plot.Y.Min, p.plot.Y.Max = 0, 1
	for i, c := range curves {
		var points plotter.XYs
		for _, at := range c.Points {
			points = append(points, plotter.XY{X: at.X, Y: at.Y})
		}
		if err := p.line(i, c.Name, points); err != nil {
			return err
		}
	}
	return p.write(w, "svg")
}
