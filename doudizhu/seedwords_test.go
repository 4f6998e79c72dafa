// The founding document's search on its own game: node counts, and traces that
// replay.

package doudizhu

import (
	"bytes"
	"os"
	"testing"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/trace"
)

// traceSeed runs the document's search on e under its rules, up to a number of
// nodes, and returns the trace.
func traceSeed(t *testing.T, e *Endgame, nodes int64) (*bytes.Buffer, andor.Result[State, Play]) {
	var text bytes.Buffer
	w := trace.NewSeedWriter(&text, SeedWords{e.Three})
	c := andor.Config[State, Play]{Limits: search.Limits{Expansions: nodes}, Observe: w.Observe}
	r, err := andor.Labelling(t.Context(), NewGame(rulesOf(t, "basic"), e), StateOf(e), c)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return &text, r
}

// TestSeedTracesReplay solves the 10-card endgames within 200,000 nodes each and
// replays the traces: every list and label follows from the file.
func TestSeedTracesReplay(t *testing.T) {
	nodes := int64(500) // a trace grows with the square of the run
	if long {
		nodes = 200_000
	}
	var solved, most int
	for _, k := range readKnown(t, "endgames.csv") {
		if k.Cards() != 10 {
			continue
		}
		text, r := traceSeed(t, &k.Endgame, nodes)
		if !long && r.Outcome == andor.Unknown {
			continue
		}
		if got := winnerOf(r); got != k.winners["basic"] {
			t.Errorf("%v: %s, want %s", &k.Endgame, got, k.winners["basic"])
		}
		solved, most = solved+1, max(most, text.Len())
		replay, err := trace.ReplaySeed(text, nil)
		if err != nil {
			t.Errorf("%v: %v", &k.Endgame, err)
		} else if replay.Nodes[0].Outcome != r.Outcome || int64(replay.Steps) < r.Stats.Expanded {
			t.Errorf("%v: the replay ends with %v after %d steps", &k.Endgame, replay.Nodes[0].Outcome, replay.Steps)
		}
	}
	t.Logf("%d traces, of %d bytes at most", solved, most)
}

// TestSeedTraceGolden pins the trace of a small endgame, between two and between
// three.
func TestSeedTraceGolden(t *testing.T) {
	for name, line := range map[string]string{
		"two.trace":   "a TJ 0Q P",
		"three.trace": "a 33 4 55 U",
	} {
		e, err := ParseEndgame(line, Notation{})
		if err != nil {
			t.Fatal(err)
		}
		text, _ := traceSeed(t, &e, 1000)
		if os.Getenv("KEDOU_UPDATE") != "" {
			if err := os.WriteFile("testdata/"+name, text.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if text.String() != string(want) {
			t.Errorf("%s: got\n%s", name, text)
		}
	}
}
