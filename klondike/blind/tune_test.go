package blind

// Tuning: the evolution strategy, and the file written.

import (
	"context"
	"go/format"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/klondike"
)

// TestEvolution: the strategy finds the bottom of a bowl whose sides differ a hundredfold in slope.
func TestEvolution(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var goal, start weights
	var scale features
	for i := range goal {
		goal[i] = random.NormFloat64()
		scale[i%counts] = 1
	}
	height := func(w *weights) (sum float64) {
		for i, x := range w {
			sum += math.Pow(100, float64(i)/float64(len(w))) * (x - goal[i]) * (x - goal[i])
		}
		return sum
	}
	const population = 20
	search := newEvolution(start, &scale, 0.3, population)
	for range 1500 {
		tries := search.draw(random, population)
		slices.SortFunc(tries, func(a, b trial) int {
			if height(&a.weights) < height(&b.weights) {
				return -1
			}
			return 1
		})
		search.follow(tries)
	}
	if at, before := height(&search.mean), height(&start); at > before/1e6 {
		t.Errorf("from %g down to %g only", before, at)
	}
}

// TestTune: from greedy's weights a few rounds win more; the same settings find the same weights on any number of threads, and write a Go
// file that gofmt leaves unchanged.
func TestTune(t *testing.T) {
	var files [2]strings.Builder
	for i := range files {
		tuning := Tuning{Terms: Terms{Rules: klondike.Standard(3)}, First: 1_000_000, Games: 100, Population: 20, Rounds: 10, Seed: 1, Workers: 1 + i}
		r, err := Tune(context.Background(), tuning)
		if err != nil {
			t.Fatal(err)
		}
		if r.Share < 0.2 {
			t.Errorf("%.1f %% won, and greedy's weights win 17 %%", 100*r.Share)
		}
		if err := r.WriteGo(&files[i], 3, "klondike tune", "2026-01-01"); err != nil {
			t.Fatal(err)
		}
	}
	checkWritten(t, &files)
}

// checkWritten compares the files that one thread and two wrote with each other and with gofmt's output.
func checkWritten(t *testing.T, files *[2]strings.Builder) {
	t.Helper()
	one, two := files[0].String(), files[1].String()
	if one != two {
		t.Error("two threads find something else than one")
	}
	if source, err := format.Source([]byte(one)); err != nil || string(source) != one {
		t.Errorf("%v, or not as gofmt writes: %s", err, one)
	}
}

// TestGoOn: with GoOn, tuning begins with the weights in use.
func TestGoOn(t *testing.T) {
	tuning := Tuning{Terms: Terms{Rules: klondike.Standard(1)}, Games: 10, GoOn: true}
	r, err := Tune(context.Background(), tuning)
	if err != nil {
		t.Fatal(err)
	}
	if r.weights != draw1Weights || r.Share < 0.7 {
		t.Errorf("%v, %.1f %% won", r.weights, 100*r.Share)
	}
}
