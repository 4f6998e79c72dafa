package klondikejson_test

import (
	"bytes"
	"strings"
	"testing"

	"kedou/cmd/internal/records/klondikejson"
	"kedou/klondike"
	"kedou/search"
)

// TestLimits: the search for the proof of a loss meets the limit on states or the limit on memory, whichever is less, and a proof
// doesn't depend on limits that it doesn't meet.
func TestLimits(t *testing.T) {
	r := klondike.Standard(3)
	d := klondike.Deal{ID: "54", Position: klondike.NewDeal(54, r)}
	lost := klondike.Result{Status: search.Unsolvable}
	whole, err := klondikejson.ProofOf(t.Context(), d, r, lost, search.Limits{})
	if err != nil || whole.Open != "" || whole.Limit != search.NoReason {
		t.Fatalf("%+v, %v", whole, err)
	}
	for _, c := range []struct {
		limits search.Limits
		want   search.Reason
	}{
		{search.Limits{Memory: 100 * klondikejson.StateBytes}, search.MemoryLimit},
		{search.Limits{Memory: 1}, search.MemoryLimit},
		{search.Limits{Expansions: 100}, search.ExpansionLimit},
		{search.Limits{Expansions: 100, Memory: 1 << 30}, search.ExpansionLimit},
		{search.Limits{Expansions: 1e9, Memory: 100 * klondikejson.StateBytes}, search.MemoryLimit},
		{search.Limits{Expansions: 1e9, Memory: 1 << 30}, search.NoReason},
	} {
		p, err := klondikejson.ProofOf(t.Context(), d, r, lost, c.limits)
		if err != nil || p.Limit != c.want || p.Open != c.want.String() {
			t.Errorf("%+v: %s, %q, %v; want %s", c.limits, p.Limit, p.Open, err, c.want)
		}
		if open := strings.Contains(string(p.Line), `"verdict":"undecided"`); open != (c.want != search.NoReason) || !open && !bytes.Equal(p.Line, whole.Line) {
			t.Errorf("%+v: %s", c.limits, p.Line)
		}
	}
}
