// Bins: moments with like chances, and the share of their games won.

package main

import (
	"fmt"
	"slices"

	"kedou/benchmarks"
	"kedou/doudizhu/arena"
)

// chance is a way to predict the end of a moment's game.
type chance func(*moment) float64

func shareChance(m *moment) float64 { return m.Wins / m.Playouts }

func readChance(m *moment) float64 {
	p, _ := m.By.At(m.Situation, m.Wins, m.Playouts)
	return p
}

// bins is the number of bins, of equal width.
const bins = 10

// bin is the result of the moments whose chances lie in one bin.
type bin struct {
	n              int
	predicted, won float64        // means
	off            arena.Estimate // of won minus predicted, over deals
}

// selected returns the moments that f accepts.
func selected(list []moment, f func(*moment) bool) (mine []moment) {
	for i := range list {
		if f(&list[i]) {
			mine = append(mine, list[i])
		}
	}
	return mine
}

// binOf returns the bin with a number.
func binOf(list []moment, number int, read chance) (b bin) {
	var off, cases []float64
	var seed uint64
	for i := range list {
		m := &list[i]
		p := read(m)
		if min(bins-1, int(bins*p)) != number {
			continue
		}
		if b.n == 0 || m.Seed != seed {
			off, cases, seed = append(off, 0), append(cases, 0), m.Seed
		}
		off[len(off)-1] += m.won() - p
		cases[len(cases)-1]++
		b.n, b.predicted, b.won = b.n+1, b.predicted+p, b.won+m.won()
	}
	b.predicted, b.won = b.predicted/max(1, float64(b.n)), b.won/max(1, float64(b.n))
	b.off = arena.RatioOf(off, cases)
	return b
}

// String writes the predicted and the won share, the standard error over deals, and the number of decisions.
func (b bin) String() string {
	if b.n == 0 {
		return "–"
	}
	return fmt.Sprintf("%.3f, %.3f ± %.3f (%d)", b.predicted, b.won, b.off.Error, b.n)
}

// brier is the mean square of the differences between chances and results.
func brier(list []moment, read chance) (mean float64) {
	for i := range list {
		off := read(&list[i]) - list[i].won()
		mean += off * off / float64(len(list))
	}
	return mean
}

// points are the bins of a curve with enough moments.
func points(list []moment, read chance) (curve []benchmarks.CurvePoint) {
	for number := range bins {
		if b := binOf(list, number, read); b.n >= enough/10 {
			curve = append(curve, benchmarks.CurvePoint{X: b.predicted, Y: b.won})
		}
	}
	return slices.Clip(curve)
}
