package benchmarks

// Pictures of shares, from 0 to 1.

import (
	"fmt"
	"io"
)

// Curve is a line of a picture.
type Curve struct {
	Name   string
	Points []CurvePoint
}

// CurvePoint is a value with its interval.
type CurvePoint struct{ X, Low, Y, High float64 }

// DrawCalibration draws predicted chances as SVG: the points of a curve have the mean chance of a group of
// cases, and the share of the cases that came true. Good predictions lie on the diagonal.
func DrawCalibration(w io.Writer, title string, curves []Curve) error {
	p := newPicture(title, "predicted chance to win", "share of games won", tenths{}, tenths{})
	for i, c := range append([]Curve{{"as predicted", []CurvePoint{{X: 0, Y: 0}, {X: 1, Y: 1}}}}, curves...) {
		p.line(i, c.Name, c.at(func(p CurvePoint) float64 { return p.Y }))
	}
	return p.write(w)
}

// at returns the points of the curve, each at the height that the function picks.
func (c Curve) at(height func(CurvePoint) float64) (points []point) {
	for _, p := range c.Points {
		points = append(points, point{p.X, height(p)})
	}
	return points
}

// tenths formats shares as percents, a tick for each tenth.
type tenths struct{}

func (tenths) Ticks(_, _ float64) (ticks []tick) {
	for i := range 11 {
		ticks = append(ticks, tick{Value: float64(i) / 10, Label: fmt.Sprintf("%d %%", 10*i)})
	}
	return ticks
}
