package benchmarks

// The picture of calibration.

import (
	"bytes"
	"strings"
	"testing"
)

func TestCalibrationShowsEachLineAndTheDiagonal(t *testing.T) {
	var b bytes.Buffer
	err := DrawCalibration(&b, "forecasts", []Curve{
		{"sure", []CurvePoint{{X: 0.1, Y: 0.4}, {X: 0.9, Y: 0.6}}},
		{"cautious", []CurvePoint{{X: 0.4, Y: 0.39}, {X: 0.6, Y: 0.61}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"forecasts", "as predicted", "sure", "cautious", "40 %", "predicted chance to win"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the picture lacks %q", want)
		}
	}
}
