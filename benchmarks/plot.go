package benchmarks

// Pictures: solved against time (cactus), expanded states against size, time
// of one strategy against another's (scatter).

import (
	"fmt"
	"io"
	"math"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// width and height of a picture, wide enough for a legend beside ten lines.
const width, height = 18 * vg.Centimeter, 11 * vg.Centimeter

// floor stands for times and counts of zero on a logarithmic axis.
const floor = 1e-7

// Cactus draws, for each strategy, how many problems it decides (x) within a
// time (y): the further right and the lower, the better.
func Cactus(w io.Writer, title string, runs []Run) error {
	p := newPlot(title, "problems decided", "seconds, logarithmic", false, true)
	names, cells := drawn(runs)
	for i, name := range names {
		var times []float64
		for _, c := range cells[name] {
			if c.decided {
				times = append(times, max(c.seconds, floor))
			}
		}
		slices.Sort(times)
		points := make(plotter.XYs, len(times))
		for k, t := range times {
			points[k] = plotter.XY{X: float64(k + 1), Y: t}
		}
		if err := addLine(p, i, fmt.Sprintf("%s (%d)", name, len(times)), points); err != nil {
			return err
		}
	}
	return write(w, p)
}

// Growth draws, for each strategy, the median of the expanded states over the
// problems of a size. Sizes that it doesn't decide in full are left out, since
// the rest would flatter it.
func Growth(w io.Writer, title, sizeName string, runs []Run) error {
	p := newPlot(title, sizeName, "states expanded (median), logarithmic", false, true)
	names, cells := drawn(runs)
	for i, name := range names {
		bySize, open := map[int][]float64{}, map[int]bool{}
		for _, c := range cells[name] {
			bySize[c.size] = append(bySize[c.size], c.nodes+1)
			open[c.size] = open[c.size] || !c.decided
		}
		var points plotter.XYs
		for size, nodes := range bySize {
			if !open[size] {
				points = append(points, plotter.XY{X: float64(size), Y: median(nodes)})
			}
		}
		slices.SortFunc(points, func(a, b plotter.XY) int { return int(a.X - b.X) })
		if err := addLine(p, i, name, points); err != nil {
			return err
		}
	}
	return write(w, p)
}

// Scatter draws each problem's time under the first strategy (x) against that
// under every other one (y). Undecided attempts lie on the edge, at the time
// they took; below the diagonal the other one is faster.
func Scatter(w io.Writer, title string, runs []Run) error {
	names, cells := drawn(runs)
	p := newPlot(title, names[0]+", seconds", "the other, seconds, both logarithmic", true, true)
	low, high := math.Inf(1), 0.0
	first := cells[names[0]]
	for i, name := range names[1:] {
		var points plotter.XYs
		for k := range min(len(first), len(cells[name])) {
			x, y := max(first[k].seconds, floor), max(cells[name][k].seconds, floor)
			points = append(points, plotter.XY{X: x, Y: y})
			low, high = min(low, x, y), max(high, x, y)
		}
		if points == nil {
			p.Legend.Add(name)
			continue
		}
		s, err := plotter.NewScatter(points)
		if err != nil {
			return err
		}
		s.Color, s.Shape, s.Radius = plotutil.Color(i), plotutil.Shape(i), vg.Points(2.5)
		p.Add(s)
		p.Legend.Add(name, s)
	}
	if low < high {
		diagonal, err := plotter.NewLine(plotter.XYs{{X: low, Y: low}, {X: high, Y: high}})
		if err != nil {
			return err
		}
		diagonal.Dashes = plotutil.Dashes(1)
		p.Add(diagonal)
	}
	return write(w, p)
}

// drawn is tabulate for pictures: a strategy with a wrong answer has no cells, and
// its name says so, since no picture may show it as fast.
func drawn(runs []Run) (names []string, cells map[string][]cell) {
	names, cells = tabulate(runs)
	for i, name := range names {
		if anyWrong(cells[name]) {
			names[i] = name + " (wrong answers)"
		}
	}
	return names, cells
}

func newPlot(title, x, y string, logX, logY bool) *plot.Plot {
	p := plot.New()
	p.Title.Text, p.X.Label.Text, p.Y.Label.Text = title, x, y
	p.Title.Padding = vg.Points(6)
	p.Legend.Top, p.Legend.Left = true, true
	p.Legend.Padding = vg.Points(2)
	if logX {
		p.X.Scale, p.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	}
	if logY {
		p.Y.Scale, p.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	}
	p.Add(plotter.NewGrid())
	return p
}

// addLine draws strategy i's line; colour, dashes and marks differ, so that it
// reads in black and white too.
func addLine(p *plot.Plot, i int, name string, points plotter.XYs) error {
	if len(points) == 0 {
		p.Legend.Add(name)
		return nil
	}
	line, marks, err := plotter.NewLinePoints(points)
	if err != nil {
		return err
	}
	line.Color, line.Dashes = plotutil.Color(i), plotutil.Dashes(i)
	marks.Color, marks.Shape, marks.Radius = plotutil.Color(i), plotutil.Shape(i), vg.Points(2)
	p.Add(line, marks)
	p.Legend.Add(name, line, marks)
	return nil
}

// spread gives an axis on which there is nothing, or one value, a range that can be
// drawn on a logarithmic scale too.
func spread(a *plot.Axis) {
	switch {
	case a.Min > a.Max:
		a.Min, a.Max = 1, 10
	case a.Min == a.Max:
		a.Min, a.Max = a.Min/2, a.Max*2
	}
}

// write draws p as SVG on a white ground.
func write(w io.Writer, p *plot.Plot) error {
	spread(&p.X)
	spread(&p.Y)
	canvas, err := draw.NewFormattedCanvas(width, height, "svg")
	if err != nil {
		return err
	}
	p.Draw(draw.New(canvas))
	_, err = canvas.WriteTo(w)
	return err
}
