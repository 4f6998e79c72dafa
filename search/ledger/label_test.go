package ledger

// Labels and accuracy by hand.

import "testing"

// TestLabels: a label is sure only if the loss exceeds its line by two deviations, and noise gets none.
func TestLabels(t *testing.T) {
	for _, x := range []struct {
		loss, deviation float64
		label           Label
		probably        bool
	}{
		{0, 0, Fine, false}, {-0.2, 0.01, Fine, false}, {0.049, 0, Fine, false}, {0.05, 0, Inaccuracy, false}, {0.06, 0.01, Inaccuracy, true},
		{0.06, 0.03, Unclear, false}, {0.10, 0, Mistake, false}, {0.12, 0.02, Mistake, true}, {0.3, 0.15, Unclear, false}, {1, 0, Blunder, false},
		{0.2, 0.02, Blunder, false}, {0.16, 0.01, Blunder, true}, {0.04, 0.1, Fine, false},
	} {
		if label, probably := LabelOf(x.loss, x.deviation); label != x.label || probably != x.probably {
			t.Errorf("%v ± %v: %v, %v", x.loss, x.deviation, label, probably)
		}
	}
}

// TestPoints: the page's JavaScript rounds alike (cmd/web/testdata/play/session.test.mjs).
func TestPoints(t *testing.T) {
	for _, x := range []struct {
		chance, deviation float64
		points, doubt     int
	}{
		{0.324, 0.095, 30, 20}, {0.324, 0.04, 32, 8}, {0.324, 0.047, 32, 9}, {0.324, 0.048, 30, 10}, {-0.26, 0.3, -30, 60}, {-0.004, 0, 0, 0}, {0.996, 0.001, 100, 0},
	} {
		if points, doubt := Points(x.chance, x.deviation); points != x.points || doubt != x.doubt {
			t.Errorf("%v ± %v: %v ± %v", x.chance, x.deviation, points, doubt)
		}
	}
}

// TestAccuracy: no loss gives 100, a greater loss a lower accuracy, and noise costs nothing.
func TestAccuracy(t *testing.T) {
	if a := (Accuracy{}); a.Percent() != 100 || a.Known() {
		t.Errorf("no decision: %+v", a)
	}
	before := 101.0
	for _, loss := range []float64{0, 0.05, 0.1, 0.3, 1} {
		var a Accuracy
		a.add(loss, 0)
		if a.Percent() >= before || a.Percent() < 0 || a.Decisions != 1 {
			t.Errorf("loss %v: %+v after %v", loss, a, before)
		}
		before = a.Percent()
	}
	var a Accuracy
	a.add(0.02, 0.02)
	if a.Decisions != 1 || a.Percent() < 99.99 {
		t.Errorf("%+v", a)
	}
}
