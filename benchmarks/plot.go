package benchmarks

// Pictures: solved against time (cactus), expanded states against size, time
// of one strategy against another's (scatter).

import (
	"fmt"
	"math"
	"slices"
)

// floor replaces times and counts of zero on a logarithmic axis.
const floor = 1e-7

// cactus draws, for each strategy, how many problems it decides (x) within a
// time (y): further right and lower is better.
func cactus(title string, runs []Run) *picture {
	p := newPicture(title, "problems decided", "time in which each is decided, logarithmic", wholes{}, decades(seconds))
	names, cells := drawn(runs)
	for i, name := range names {
		var times []float64
		for _, c := range cells[name] {
			if c.decided {
				times = append(times, max(c.seconds, floor))
			}
		}
		slices.Sort(times)
		points := make([]point, len(times))
		for k, t := range times {
			points[k] = point{float64(k + 1), t}
		}
		p.line(i, fmt.Sprintf("%s (%d)", name, len(times)), points)
	}
	return p
}

// growth draws, for each strategy, the median of the expanded states over the
// problems of a size. It leaves out sizes that the strategy doesn't decide in full, because
// the rest would flatter it.
func growth(title, sizeName string, runs []Run) *picture {
	p := newPicture(title, sizeName, "states expanded, median, logarithmic; sizes with an undecided problem are left out", wholes{}, decades(count))
	names, cells := drawn(runs)
	for i, name := range names {
		points := mediansBySize(cells[name])
		if points == nil {
			name += " (no size in full)"
		}
		p.line(i, name, points)
	}
	return p
}

func mediansBySize(cells []cell) []point {
	bySize, open := map[int][]float64{}, map[int]bool{}
	for _, c := range cells {
		bySize[c.size] = append(bySize[c.size], c.nodes+1)
		open[c.size] = open[c.size] || !c.decided
	}
	var points []point
	for size, nodes := range bySize {
		if !open[size] {
			points = append(points, point{float64(size), median(nodes)})
		}
	}
	slices.SortFunc(points, func(a, b point) int { return int(a.x - b.x) })
	return points
}

// scatter draws each problem's time by the first strategy (x) against its time
// by every other one (y). Undecided attempts lie on the edge, at the time
// they took; below the diagonal the other strategy is faster.
func scatter(title string, runs []Run) *picture {
	names, cells := drawn(runs)
	p := newPicture(title, "time of "+names[0]+", logarithmic", "time of the others, logarithmic: above the line they are slower", decades(seconds), decades(seconds))
	low, high := math.Inf(1), 0.0
	first := cells[names[0]]
	for i, name := range names[1:] {
		var points []point
		for k := range min(len(first), len(cells[name])) {
			x, y := max(first[k].seconds, floor), max(cells[name][k].seconds, floor)
			points = append(points, point{x, y})
			low, high = min(low, x, y), max(high, x, y)
		}
		p.points(i, name, points)
	}
	if low < high {
		p.add(series{look: 6, line: true, points: []point{{low, low}, {high, high}}}) // the diagonal
	}
	return p
}

// drawn is tabulate for pictures: a strategy with a wrong answer has no cells and a name that
// says so, because no picture may show it as fast.
func drawn(runs []Run) (names []string, cells map[string][]cell) {
	names, cells = tabulate(runs)
	for i, name := range names {
		if anyWrong(cells[name]) {
			names[i] = name + " (wrong answers)"
		}
	}
	return names, cells
}
