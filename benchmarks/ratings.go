package benchmarks

// A picture of ratings with their intervals.

import (
	"io"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
)

// Rated is somebody's rating with its interval.
type Rated struct {
	Name            string
	Low, Mean, High float64
}

// DrawRatings draws a line for each of list from the low to the high end of its interval, the first on top, as svg or
// png. The label says what the numbers are.
func DrawRatings(w io.Writer, format, title, label string, list []Rated) error {
	var names plot.ConstantTicks
	for i, r := range list {
		names = append(names, plot.Tick{Value: float64(-i), Label: r.Name})
	}
	p := newPicture(title, label, "", plot.DefaultTicks{}, names)
	for i, r := range list {
		if err := p.rated(i, r); err != nil {
			return err
		}
	}
	p.plot.Y.Min, p.plot.Y.Max = .5-float64(len(list)), .5
	return p.write(w, format)
}

// rated draws one rating.
func (p *picture) rated(i int, r Rated) error {
	at := plotter.XYs{{X: r.Mean, Y: float64(-i)}}
	mean, err := plotter.NewScatter(at)
	if err != nil {
		return err
	}
	mean.Color, mean.Radius = colour(i), vg.Points(3)
	bars, err := plotter.NewXErrorBars(struct {
		plotter.XYs
		plotter.XErrors
	}{at, plotter.XErrors{{Low: r.Low - r.Mean, High: r.High - r.Mean}}})
	if err != nil {
		return err
	}
	bars.Color, bars.Width, bars.CapWidth = colour(i), vg.Points(1.5), vg.Points(8)
	p.plot.Add(mean, bars)
	return nil
}
