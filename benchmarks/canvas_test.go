package benchmarks

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// labels lists the labels of ticks.
func labels(ticks []tick) string {
	var list []string
	for _, t := range ticks {
		if t.Label != "" {
			list = append(list, t.Label)
		}
	}
	return strings.Join(list, ", ")
}

func TestTicksAreRoundNumbersInRange(t *testing.T) {
	for _, c := range []struct {
		ticker    ticker
		low, high float64
		want      string
	}{
		{wholes{}, 1, 6, "1, 2, 3, 4, 5, 6"},
		{wholes{}, 1, 24, "5, 10, 15, 20"},
		{wholes{}, 20, 52, "20, 25, 30, 35, 40, 45, 50"},
		{wholes{}, 1, 500, "50, 100, 150, 200, 250, 300, 350, 400, 450, 500"},
		{wholes{}, 0.5, 2, "1, 2"},
		{decades(seconds), 2e-5, 1.1, "100 µs, 1 ms, 10 ms, 100 ms, 1 s"},
		{decades(count), 40, 700, "50, 100, 200, 500"},
		{decades(count), 1, 1, "1"},
	} {
		ticks := c.ticker.Ticks(c.low, c.high)
		if got := labels(ticks); got != c.want {
			t.Errorf("%T from %v to %v: %s, want %s", c.ticker, c.low, c.high, got, c.want)
		}
		for _, tick := range ticks {
			if tick.Value < c.low || tick.Value > c.high {
				t.Errorf("%T from %v to %v: a tick at %v", c.ticker, c.low, c.high, tick.Value)
			}
		}
	}
}

func TestStrategiesLookDifferent(t *testing.T) {
	seen := map[string]int{}
	for i := range 56 {
		look := fmt.Sprint(palette[i%len(palette)], shapes[i%len(shapes)])
		if j, known := seen[look]; known {
			t.Errorf("strategies %d and %d look alike", j, i)
		}
		seen[look] = i
	}
}

// TestLegendStandsBelowThePlot checks where a picture of many strategies with long
// names puts its words: the legend's are below all others, and make the picture
// higher.
func TestLegendStandsBelowThePlot(t *testing.T) {
	var runs []Run
	for i := range 9 {
		for size := range 3 {
			runs = append(runs, Run{Problem: fmt.Sprint(size), Size: size, Strategy: fmt.Sprintf("strategy-%d-%s", i, strings.Repeat("long", 8)), Verdict: "solved", Seconds: float64(size+1) / 100})
		}
	}
	var out bytes.Buffer
	if err := cactus("toy", runs).write(&out); err != nil {
		t.Fatal(err)
	}
	bottom, legend := 0.0, 1e9 // below the upper edge
	for _, m := range regexp.MustCompile(`<text x="[^"]*" y="([0-9.]+)"[^>]*>([^<]*)<`).FindAllStringSubmatch(out.String(), -1) {
		y, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(m[2], "strategy-") {
			legend = min(legend, y)
		} else {
			bottom = max(bottom, y)
		}
	}
	if bottom == 0 || legend <= bottom {
		t.Errorf("legend from %v, the lowest other word at %v", legend, bottom)
	}
}
