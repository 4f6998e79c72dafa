package benchmarks

// The ticks of an axis, and the format of their numbers.

import (
	"math"
	"strconv"
)

// tick is a place on an axis. One without a label is between those with a number.
type tick struct {
	Value float64
	Label string
}

// ticker chooses the ticks of an axis from low to high.
type ticker interface {
	Ticks(low, high float64) []tick
}

// wholes ticks whole numbers, every first, second, fifth, tenth and so on.
type wholes struct{}

func (wholes) Ticks(low, high float64) []tick {
	return multiples(low, high, roundStep(low, high, 1), count)
}

// roundStep returns a step of 1, 2 or 5 times a power of ten, at least of least, that takes at most ten ticks.
func roundStep(low, high, least float64) float64 {
	step := math.Pow(10, math.Floor(math.Log10(max(least, (high-low)/10))))
	for _, times := range []float64{1, 2, 5, 10} {
		if (high-low)/(step*times) <= 10 {
			return step * times
		}
	}
	return step
}

func multiples(low, high, step float64, label func(float64) string) (ticks []tick) {
	for i := math.Ceil(low / step); i*step <= high; i++ {
		ticks = append(ticks, tick{Value: i * step, Label: label(i * step)})
	}
	return ticks
}

// decades ticks a logarithmic axis: powers of ten, and if these are few
// also twice and five times a power. The function formats the labels.
type decades func(float64) string

func (label decades) Ticks(low, high float64) []tick {
	few := high/low < 1000
	var ticks []tick
	for power := math.Floor(math.Log10(low)); power <= math.Log10(high); power++ {
		for i := 1.0; i < 10; i++ {
			v := i * math.Pow(10, power)
			t := tick{Value: v}
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

// parts ticks an axis of percentages, with as many digits as the ticks need to differ.
type parts struct{}

func (parts) Ticks(low, high float64) []tick {
	step := roundStep(low, high, 1e-10)
	digits := max(0, -int(math.Floor(math.Log10(step)+1e-9)))
	return multiples(low, high, step, func(v float64) string { return strconv.FormatFloat(v, 'f', digits, 64) })
}
