package benchmarks

// The picture of calibration.

import (
	"bytes"
	"strings"
	"testing"
)

func TestCalibrationShowsEachLineAndTheDiagonal(t *testing.T) {
	var b bytes.Buffer
	err := WriteCalibration(&b, "forecasts", []Calibration{
		{"sure", []float64{0.1, 0.9}, []float64{0.4, 0.6}},
		{"cautious", []float64{0.4, 0.6}, []float64{0.39, 0.61}},
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
