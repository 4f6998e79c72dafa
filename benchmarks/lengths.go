package benchmarks

// Lengths of the shortest solutions of many deals, from the output of
// `klondike solve --shortest --json`.

import (
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/gonum/stat"

	"kedou/internal/strictjson"
)

// Lengths are the answers about many deals, by draw count and metric.
type Lengths struct{ groups []*lengthGroup }

// lengthGroup holds the answers of one draw count and metric.
type lengthGroup struct {
	draw         int
	metric       string
	lost         int
	unknown      int   // neither won nor lost
	lower, upper []int // bounds on the shortest solution, by won deal
	longest      string
}

// lengthLine is the part of an answer that Read needs.
type lengthLine struct {
	ID       string `json:"id"`
	Draw     int    `json:"draw"`
	Verdict  string `json:"verdict"`
	Shortest struct {
		Metric string `json:"metric"`
		Lower  int    `json:"lower"`
		Upper  int    `json:"upper"`
	} `json:"shortest"`
}

// Read adds the answers of r. An error names the line.
func (l *Lengths) Read(name string, r io.Reader) error {
	return eachLine(name, r, func(_ int, line []byte) error {
		var a lengthLine
		if err := strictjson.UnmarshalKnown(line, &a); err != nil {
			return fmt.Errorf("not an answer of klondike solve --shortest --json: %w", err)
		}
		switch {
		case a.Verdict == "":
			return errors.New("not an answer of klondike solve --shortest --json: it has no verdict")
		case a.Verdict == "solved" && a.Shortest.Metric == "":
			return errors.New("no shortest length: ask klondike solve with --shortest")
		}
		l.add(a)
		return nil
	})
}

func (l *Lengths) add(a lengthLine) {
	g := l.group(a)
	switch a.Verdict {
	case "solved":
		if len(g.lower) == 0 || a.Shortest.Lower > slices.Max(g.lower) {
			g.longest = a.ID
		}
		g.lower, g.upper = append(g.lower, a.Shortest.Lower), append(g.upper, a.Shortest.Upper)
	case "unsolvable":
		g.lost++
	default:
		g.unknown++
	}
}

// group returns the group of an answer. An answer without a metric, of a deal that isn't won, belongs
// to any group of its draw count.
func (l *Lengths) group(a lengthLine) *lengthGroup {
	for _, g := range l.groups {
		if g.draw == a.Draw && (g.metric == a.Shortest.Metric || g.metric == "" || a.Shortest.Metric == "") {
			g.metric = max(g.metric, a.Shortest.Metric)
			return g
		}
	}
	g := &lengthGroup{draw: a.Draw, metric: a.Shortest.Metric}
	l.groups = append(l.groups, g)
	slices.SortStableFunc(l.groups, func(a, b *lengthGroup) int { return a.draw - b.draw })
	return g
}

// Write prints the table as Markdown.
func (l *Lengths) Write(w io.Writer) error {
	t := Table{Head: []string{"draw", "metric", "deals", "lost", "proved shortest", "bounded", "undecided", "mean length, 95 % interval", "median", "range", "longest"}}
	for _, g := range l.groups {
		n, proved := len(g.lower), g.proved()
		row := []string{strconv.Itoa(g.draw), g.metric}
		for _, number := range []int{n + g.lost + g.unknown, g.lost, proved, n - proved, g.unknown} {
			row = append(row, strconv.Itoa(number))
		}
		t.Add(append(row, g.lengths()...)...)
	}
	return t.Markdown(w)
}

// lengths returns the last cells of a row. A length with mere bounds counts with the lower
// bound for the lower end of the interval, and with the upper bound for the upper end.
func (g *lengthGroup) lengths() []string {
	if len(g.lower) == 0 {
		return []string{"–", "–", "–", "–"}
	}
	low, lowHalf := meanOf(g.lower)
	high, highHalf := meanOf(g.upper)
	mean := fmt.Sprintf("%.2f", low)
	if g.proved() < len(g.lower) {
		mean += fmt.Sprintf(" to %.2f", high)
	}
	least, most, more := slices.Max(g.lower), slices.Max(g.upper), ""
	if most > least {
		more = " or more"
	}
	return []string{
		fmt.Sprintf("%s [%.2f, %.2f]", mean, low-lowHalf, high+highHalf), fmt.Sprintf("%.0f", median(floats(g.lower))),
		fmt.Sprintf("%d to %d", slices.Min(g.lower), most), fmt.Sprintf("deal %s: %d%s", g.longest, least, more),
	}
}

func (g *lengthGroup) proved() int {
	n := 0
	for i := range g.lower {
		if g.lower[i] == g.upper[i] {
			n++
		}
	}
	return n
}

func floats(all []int) []float64 {
	list := make([]float64, len(all))
	for i, n := range all {
		list[i] = float64(n)
	}
	return list
}

// meanOf returns the mean and half of its 95 % interval, by the normal approximation,
// which fits hundreds of deals.
func meanOf(all []int) (mean, half float64) {
	mean, deviation := stat.MeanStdDev(floats(all), nil)
	if len(all) < 2 {
		return mean, 0
	}
	return mean, 1.959964 * deviation / math.Sqrt(float64(len(all)))
}

// classWidth is the width of a class of lengths in the picture.
const classWidth = 5

// Draw draws the share of the proved deals with a length in each class of five.
func (l *Lengths) Draw(w io.Writer) error {
	p := newPicture("Lengths of shortest Klondike solutions", "length, in classes of five", "per cent of the deals proved", wholes{}, wholes{})
	for i, g := range l.groups {
		p.line(i, fmt.Sprintf("draw %d, %s (%d)", g.draw, g.metric, g.proved()), g.classes())
	}
	return p.write(w)
}

func (g *lengthGroup) classes() (points []point) {
	count, proved := map[int]int{}, g.proved()
	for i, n := range g.lower {
		if n == g.upper[i] {
			count[n/classWidth]++
		}
	}
	if proved == 0 {
		return nil
	}
	for c := slices.Min(g.lower) / classWidth; c <= slices.Max(g.upper)/classWidth; c++ {
		points = append(points, point{float64(c*classWidth) + classWidth/2.0, 100 * float64(count[c]) / float64(proved)})
	}
	return points
}
