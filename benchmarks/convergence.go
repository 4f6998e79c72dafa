package benchmarks

// Pictures of a survey: the interval narrows, and the distribution of the work.

import (
	"fmt"
	"io"
)

// Published is a published interval, in percent.
type Published struct {
	Name      string
	Low, High float64
}

// DrawConvergence draws estimates, in percent, against the number of deals on a
// logarithmic axis, next to published intervals, as SVG.
func DrawConvergence(w io.Writer, title string, estimates []CurvePoint, published []Published) error {
	p := newPicture(title, "deals", "percent", decades(count), parts{})
	c := Curve{Points: estimates}
	p.line(0, "share", c.at(func(e CurvePoint) float64 { return e.Y }))
	p.line(1, "95 % interval, lower end", c.at(func(e CurvePoint) float64 { return e.Low }))
	p.line(2, "upper end", c.at(func(e CurvePoint) float64 { return e.High }))
	if len(estimates) > 0 {
		first, last := estimates[0].X, estimates[len(estimates)-1].X
		for i, q := range published {
			p.line(3+i, fmt.Sprintf("%s: %g to %g", q.Name, q.Low, q.High),
				[]point{{first, q.Low}, {last, q.Low}, {last, q.High}, {first, q.High}})
		}
	}
	return p.write(w)
}

// DrawWork draws, for each number of nodes, how many deals take that or more. Both axes are logarithmic. The
// histogram counts deals by the number of binary digits of their nodes.
func DrawWork(w io.Writer, title string, histogram []int64) error {
	p := newPicture(title, "nodes", "deals that take as many or more", decades(count), decades(count))
	var points []point
	left, from := int64(0), 1.0
	for _, n := range histogram {
		left += n
	}
	for digits, n := range histogram {
		if digits > 0 && left > 0 {
			points = append(points, point{from, float64(left)})
			from *= 2
		}
		left -= n
	}
	p.line(0, "deals", points)
	return p.write(w)
}
