package benchmarks

// Calibration: predicted chances against what came of them.

import (
	"fmt"
	"io"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
)

// Calibration is the line of one way to predict: for groups of cases the mean chance predicted, and the share that came true,
// both from 0 to 1.
type Calibration struct {
	Name                string
	Predicted, CameTrue []float64
}

// WriteCalibration draws the lines as SVG, beside the diagonal on which a prediction should lie.
func WriteCalibration(w io.Writer, title string, lines []Calibration) error {
	p := newPicture(title, "predicted chance to win", "share of games won", tenths{}, tenths{})
	p.plot.X.Min, p.plot.X.Max, p.plot.Y.Min, p.plot.Y.Max = 0, 1, 0, 1
	diagonal := Calibration{"as predicted", []float64{0, 1}, []float64{0, 1}}
	for i, l := range append([]Calibration{diagonal}, lines...) {
		points := make(plotter.XYs, len(l.Predicted))
		for j := range points {
			points[j] = plotter.XY{X: l.Predicted[j], Y: l.CameTrue[j]}
		}
		if err := p.line(i, l.Name, points); err != nil {
			return err
		}
	}
	return p.write(w, "svg")
}

// tenths writes shares as percents, a tick for each tenth.
type tenths struct{}

// Ticks returns the tenths of the axis.
func (tenths) Ticks(_, _ float64) (ticks []plot.Tick) {
	for i := range 11 {
		ticks = append(ticks, plot.Tick{Value: float64(i) / 10, Label: fmt.Sprintf("%d %%", 10*i)})
	}
	return ticks
}
