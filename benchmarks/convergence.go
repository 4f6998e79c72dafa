package benchmarks

// Pictures of a survey: how its interval gets narrow, and how the work is distributed.

import (
	"fmt"
	"io"

	"gonum.org/v1/plot/plotter"
)

// Estimate is a share and its interval after so many deals, all in percent.
type Estimate struct {
	Deals            int64
	Low, Share, High float64
}

// Published is an interval that somebody has published, in percent.
type Published struct {
	Name      string
	Low, High float64
}

// DrawConvergence draws estimates against the number of deals, which is on a
// logarithmic axis, beside published intervals. Format is svg or png.
func DrawConvergence(w io.Writer, format, title string, estimates []Estimate, published []Published) error {
	p := newPicture(title, "deals", "percent", decades(count), parts{})
	var low, share, high plotter.XYs
	for _, e := range estimates {
		x := float64(e.Deals)
		low, share, high = append(low, plotter.XY{X: x, Y: e.Low}), append(share, plotter.XY{X: x, Y: e.Share}), append(high, plotter.XY{X: x, Y: e.High})
	}
	for i, l := range []struct {
		name   string
		points plotter.XYs
	}{{"share", share}, {"95 % interval, lower end", low}, {"upper end", high}} {
		if err := p.line(i, l.name, l.points); err != nil {
			return err
		}
	}
	if len(share) > 0 {
		for i, q := range published {
			ends := plotter.XYs{{X: share[0].X, Y: q.Low}, {X: share[len(share)-1].X, Y: q.Low}, {X: share[len(share)-1].X, Y: q.High}, {X: share[0].X, Y: q.High}}
			if err := p.line(3+i, fmt.Sprintf("%s: %g to %g", q.Name, q.Low, q.High), ends); err != nil {
				return err
			}
		}
	}
	return p.write(w, format)
}

// DrawWork draws how many deals take as many nodes or more. Both axes are logarithmic. The
// histogram counts deals by the number of binary digits of their nodes.
func DrawWork(w io.Writer, format, title string, histogram []int64) error {
	p := newPicture(title, "nodes", "deals that take as many or more", decades(count), decades(count))
	var points plotter.XYs
	left, from := int64(0), 1.0
	for _, n := range histogram {
		left += n
	}
	for digits, n := range histogram {
		if digits > 0 && left > 0 {
			points = append(points, plotter.XY{X: from, Y: float64(left)})
			from *= 2
		}
		left -= n
	}
	if err := p.line(0, "deals", points); err != nil {
		return err
	}
	return p.write(w, format)
}
