package ledger

// An account by hand: luck, sums, and what counts.

import (
	"errors"
	"math"
	"testing"
)

// TestLedger books a game with luck before, between and after two decisions; each is told with its luck.
func TestLedger(t *testing.T) {
	var l Ledger
	var told []Decision
	first := Decision{Choices: 3, Before: 0.5, Played: 0.38, Error: 0.03}
	second := Decision{Choices: 2, Before: 0.7, Played: 0.7, Error: 0.04}
	err := l.Reach(0.45)
	for _, d := range []*Decision{&first, &second} {
		err = errors.Join(err, l.Decide(d, func() error { told = append(told, *d); return nil }))
	}
	if err = errors.Join(err, l.End(1)); err != nil || len(told) != 2 {
		t.Fatalf("%d told, %v", len(told), err)
	}
	for i, x := range [][2]float64{
		{l.Start, 0.45}, {l.Opening, 0.05}, {l.Luck, 0.67}, {l.Loss, 0.12}, {l.Error, 0.05}, {l.Result, 1}, {told[0].Luck, 0.32}, {told[1].Luck, 0.3},
	} {
		if math.Abs(x[0]-x[1]) > 1e-12 {
			t.Errorf("sum %d: %v, want %v", i, x[0], x[1])
		}
	}
	if l.Decisions != 2 || l.Accuracy.Decisions != 2 || told[0].Label != Mistake || !told[0].Probably {
		t.Errorf("%+v, %+v", l, told[0])
	}
}

// TestLost: a loss in a position that nobody could win counts, and has no label.
func TestLost(t *testing.T) {
	var l Ledger
	d := Decision{Choices: 2, Before: 0.5, Played: 0.1, Lost: true}
	if err := errors.Join(l.Decide(&d, func() error { return nil }), l.End(0)); err != nil || d.Label != Fine || l.Loss != 0.4 || l.Accuracy.Decisions != 1 {
		t.Errorf("%+v, %+v, %v", d, l, err)
	}
}

// TestCounts: choices count for the accuracy, and of certain ones only those that lose.
func TestCounts(t *testing.T) {
	for want, list := range map[bool][]Decision{
		false: {{Choices: 1}, {Choices: 3, Proved: true}},
		true:  {{Choices: 2}, {Choices: 1, Before: 1}, {Choices: 3, Proved: true, Before: 1}},
	} {
		for _, d := range list {
			if d.counts() != want {
				t.Errorf("%+v counts: %v", d, !want)
			}
		}
	}
}

// TestPrecision: fine decisions and blunders may be less precise than others.
func TestPrecision(t *testing.T) {
	p := Precision{Chance: 0.02, Loss: 0.005, Fine: 0.015}
	for _, x := range []struct {
		loss, deviation, chance float64
		met                     bool
	}{
		{0.1, 0.005, 0.02, true}, {0.1, 0.005, 0.03, false}, {0.1, 0.01, 0.02, false},
		{0.01, 0.015, 0.02, true}, {0.01, 0.016, 0.02, false}, {0.03, 0.015, 0.02, false}, {0.4, 0.1, 0.02, true}, {0.4, 0.13, 0.02, false},
	} {
		if d := (Decision{Before: x.loss, Error: x.deviation, ChanceError: x.chance}); p.Met(&d) != x.met {
			t.Errorf("%+v", x)
		}
	}
}
