package benchmarks

// Where an axis has its ticks, and how their numbers are written.

import (
	"math"
	"strconv"

	"gonum.org/v1/plot"
)

// wholes ticks whole numbers, every first, second, fifth, tenth and so on.
type wholes struct{}

// Ticks implements plot.Ticker.
func (wholes) Ticks(low, high float64) []plot.Tick {
	step := math.Pow(10, math.Floor(math.Log10(max(1, (high-low)/10))))
	for _, times := range []float64{1, 2, 5, 10} {
		if (high-low)/(step*times) <= 10 {
			step *= times
			break
		}
	}
	var ticks []plot.Tick
	for v := math.Ceil(low/step) * step; v <= high; v += step {
		ticks = append(ticks, plot.Tick{Value: v, Label: count(v)})
	}
	return ticks
}

// decades ticks a logarithmic axis: powers of ten, and where there are few of them
// also their double and fivefold, with labels as it writes them.
type decades func(float64) string

// Ticks implements plot.Ticker.
func (label decades) Ticks(low, high float64) []plot.Tick {
	few := high/low < 1000
	var ticks []plot.Tick
	for power := math.Floor(math.Log10(low)); power <= math.Log10(high); power++ {
		for i := 1.0; i < 10; i++ {
			v := i * math.Pow(10, power)
			t := plot.Tick{Value: v}
			if i == 1 || few && (i == 2 || i == 5) {
				t.Label = label(v)
			}
			if v >= low && v <= high {
				ticks = append(ticks, t)
			}
		}
	}
	return ticks
}

// parts ticks an axis of percentages, with as many digits as tell the ticks apart.
type parts struct{}

// Ticks implements plot.Ticker.
func (parts) Ticks(low, high float64) []plot.Tick {
	power := math.Floor(math.Log10(max(high-low, 1e-9) / 10))
	step := math.Pow(10, power)
	for _, times := range []float64{1, 2, 5, 10} {
		if (high-low)/(step*times) <= 10 {
			step *= times
			break
		}
	}
	digits := max(0, -int(math.Floor(math.Log10(step)+1e-9)))
	var ticks []plot.Tick
	for i := math.Ceil(low / step); i*step <= high; i++ {
		ticks = append(ticks, plot.Tick{Value: i * step, Label: strconv.FormatFloat(i*step, 'f', digits, 64)})
	}
	return ticks
}
