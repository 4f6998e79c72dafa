package benchmarks

// Lengths: how long the shortest solutions of many deals are, from the lines that
// `klondike solve --shortest --json` prints.

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"

	"gonum.org/v1/plot/plotter"

	"kedou/search/strictjson"
)

// Lengths are the answers about many deals, by draw count and metric.
type Lengths struct{ groups []*lengthGroup }

// lengthGroup is the answers of one draw count and metric.
type lengthGroup struct {
	draw         int
	metric       string
	lost         int
	unknown      int   // neither won nor lost
	lower, upper []int // bounds on the shortest solution, by deal that is won
	longest      string
}

// lengthLine is what is read of an answer.
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
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	for n := 1; lines.Scan(); n++ {
		var a lengthLine
		if err := strictjson.UnmarshalKnown(lines.Bytes(), &a); err != nil {
			return fmt.Errorf("%s:%d: not an answer of klondike solve --shortest --json: %w", name, n, err)
		}
		switch {
		case a.Verdict == "":
			return fmt.Errorf("%s:%d: not an answer of klondike solve --shortest --json: it has no verdict", name, n)
		case a.Verdict == "solved" && a.Shortest.Metric == "":
			return fmt.Errorf("%s:%d: no shortest length: ask klondike solve with --shortest", name, n)
		}
		l.add(a)
	}
	return lines.Err()
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

// group returns the group of an answer. One without a metric, of a deal that isn't won, belongs
// to any of its draw count.
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
	_, err := fmt.Fprint(w, "| draw | metric | deals | lost | proved shortest | bounded | undecided | mean length, 95 % interval | median | range | longest |\n",
		"| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n")
	for _, g := range l.groups {
		if err == nil {
			_, err = fmt.Fprintln(w, g.row())
		}
	}
	return err
}

// row is a line of the table. Deals whose length has only bounds count with the lower
// one for the lower end of the interval, and with the upper one for the upper end.
func (g *lengthGroup) row() string {
	n, proved := len(g.lower), g.proved()
	cells := fmt.Sprintf("| %d | %s | %d | %d | %d | %d | %d |", g.draw, g.metric, n+g.lost+g.unknown, g.lost, proved, n-proved, g.unknown)
	if n == 0 {
		return cells + " – | – | – | – |"
	}
	low, lowHalf := meanOf(g.lower)
	high, highHalf := meanOf(g.upper)
	mean := fmt.Sprintf("%.2f", low)
	if proved < n {
		mean += fmt.Sprintf(" to %.2f", high)
	}
	least, most, more := slices.Max(g.lower), slices.Max(g.upper), ""
	if most > least {
		more = " or more"
	}
	return cells + fmt.Sprintf(" %s [%.2f, %.2f] | %.0f | %d to %d | deal %s: %d%s |", mean, low-lowHalf, high+highHalf,
		median(floats(g.lower)), slices.Min(g.lower), most, g.longest, least, more)
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
// which is good for hundreds of deals.
func meanOf(all []int) (mean, half float64) {
	n, sum, squares := float64(len(all)), 0.0, 0.0
	for _, x := range all {
		sum += float64(x)
		squares += float64(x) * float64(x)
	}
	mean = sum / n
	return mean, 1.959964 * math.Sqrt(max(squares/n-mean*mean, 0)/max(n-1, 1))
}

// classWidth is the width of a class of lengths in the picture.
const classWidth = 5

// Draw draws which share of the deals proved has a length in each class of five.
func (l *Lengths) Draw(w io.Writer, format string) error {
	p := newPicture("Lengths of shortest Klondike solutions", "length, in classes of five", "per cent of the deals proved", wholes{}, wholes{})
	for i, g := range l.groups {
		if err := p.line(i, fmt.Sprintf("draw %d, %s (%d)", g.draw, g.metric, g.proved()), g.classes()); err != nil {
			return err
		}
	}
	return p.write(w, format)
}

func (g *lengthGroup) classes() (points plotter.XYs) {
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
		points = append(points, plotter.XY{X: float64(c*classWidth) + classWidth/2.0, Y: 100 * float64(count[c]) / float64(proved)})
	}
	return points
}
