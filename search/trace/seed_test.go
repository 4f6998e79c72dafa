// The founding document's trace: its text, and its replay held against the
// engine.

package trace_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// graphWords puts a random game into the document's words.
type graphWords struct{}

func (graphWords) SeedState(v int32) trace.SeedState {
	return trace.SeedState{Refuter: strconv.Itoa(int(v)), Note: []string{"", "third"}[v%3/2]}
}

func (graphWords) SeedMove(m int32) trace.SeedMove {
	return trace.SeedMove{Cards: strconv.Itoa(int(m)), Class: "A"}
}

// nimWords puts Nim into them.
type nimWords struct{ searchtest.Nim }

func (w nimWords) SeedState(s searchtest.NimState) trace.SeedState {
	return trace.SeedState{Refuter: strings.TrimSuffix(w.FormatState(s), "r"), Must: true}
}

func (w nimWords) SeedMove(m searchtest.NimMove) trace.SeedMove {
	return trace.SeedMove{Cards: w.FormatMove(m)}
}

// record returns the trace of a run on g and what the engine answered.
func record[S, M any, K comparable](t testing.TB, g andor.Game[S, M, K], start S, words trace.SeedWords[S, M], steps *[]andor.Step[S, M]) (string, andor.Outcome) {
	t.Helper()
	var text bytes.Buffer
	w := trace.NewSeedWriter(&text, words)
	r, err := andor.Labelling(context.Background(), g, start, andor.Config[S, M]{Observe: func(s andor.Step[S, M]) {
		w.Observe(s)
		if steps != nil {
			s.Open, s.Closed, s.Labelled = slices.Clone(s.Open), slices.Clone(s.Closed), slices.Clone(s.Labelled)
			*steps = append(*steps, s)
		}
	}})
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return text.String(), r.Outcome
}

// TestSeedGolden pins the text of a small run: Nim with heaps of 2 and 1. Node
// 3 is made once and met again; the last step labels all the way up.
func TestSeedGolden(t *testing.T) {
	text, _ := record(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}}, nimWords{}, nil)
	golden(t, "nim-2-1.trace", []byte(text))
}

// TestSeedReplay holds lists and labels that follow from the file against the
// engine's own, after every step of 1,000 random games.
func TestSeedReplay(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var dropped, inherited int
	for range 1000 {
		n := 1 + r.IntN(60)
		g := searchtest.RandomGameGraph(r, n, 1+r.IntN(5), 1+r.IntN(12))
		var steps []andor.Step[int32, int32]
		text, value := record(t, g, int32(0), graphWords{}, &steps)
		i := 0
		replay, err := trace.ReplaySeed(strings.NewReader(text), func(replay *trace.SeedReplay, step trace.SeedStep) error {
			if i+1 < len(steps) && (!slices.Equal(replay.Open(), steps[i+1].Open) || !slices.Equal(replay.Closed(), steps[i+1].Closed)) {
				return fmt.Errorf("lists differ after step %d", step.Count)
			}
			if !slices.Equal(step.Labelled, steps[i].Labelled) {
				return fmt.Errorf("labels differ in step %d", step.Count)
			}
			if step.Action == andor.Expand && len(step.Labelled) > 0 {
				inherited++
			}
			i++
			return nil
		})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if replay.Nodes[0].Outcome != value || i != len(steps) {
			t.Fatalf("replay ends with %v after %d steps, the engine with %v after %d", replay.Nodes[0].Outcome, i, value, len(steps))
		}
		for n := range replay.Nodes {
			if replay.Dropped(n) {
				dropped++
			}
		}
	}
	if dropped == 0 || inherited == 0 {
		t.Errorf("%d nodes dropped, %d settled by known children: the sample shows too little", dropped, inherited)
	}
}

// TestSeedReplayRefuses changes every digit of a trace in turn: none may pass.
func TestSeedReplayRefuses(t *testing.T) {
	text, _ := record(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 2}}, nimWords{}, nil)
	head := strings.Index(text, "1: 0\n")
	for i := head; i < len(text); i++ {
		if text[i] < '0' || text[i] > '9' || strings.Contains(text[max(0, i-8):min(len(text), i+8)], ",") || text[max(0, i-1)] == '-' || text[min(len(text)-1, i+1)] == '-' {
			continue // heaps and moves are the domain's business
		}
		changed := text[:i] + string('0'+(text[i]-'0'+1)%10) + text[i+1:]
		if _, err := trace.ReplaySeed(strings.NewReader(changed), nil); err == nil {
			t.Errorf("byte %d changed from %c passes: …%q", i, text[i], text[i-20:i+5])
		}
	}
}

// TestSeedWriterRefuses checks that a field that the file can't hold is an error.
func TestSeedWriterRefuses(t *testing.T) {
	for _, bad := range []string{"a b", "-", "a\nb"} {
		w := trace.NewSeedWriter(new(bytes.Buffer), badWords(bad))
		w.Observe(andor.Step[int32, int32]{Count: 1, Node: andor.Node[int32, int32]{Parent: -1}})
		if w.Close() == nil {
			t.Errorf("field %q was written", bad)
		}
	}
}

type badWords string

func (b badWords) SeedState(int32) trace.SeedState { return trace.SeedState{Prover: string(b)} }
func (b badWords) SeedMove(int32) trace.SeedMove   { return trace.SeedMove{} }

// FuzzSeedTrace feeds the reader anything. What replays to its end is written
// again as it was read, but for CRs before line ends; the last end may be cut off.
func FuzzSeedTrace(f *testing.F) {
	text, _ := record(f, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{1, 1}}, nimWords{}, nil)
	f.Add(text)
	f.Add(strings.TrimSuffix(strings.ReplaceAll(text, "\n", "\r\n"), "\n"))
	g := searchtest.RandomGameGraph(rand.New(rand.NewPCG(5, 6)), 12, 3, 4)
	text, _ = record(f, g, int32(0), graphWords{}, nil)
	f.Add(text)
	f.Fuzz(func(t *testing.T, text string) {
		var again bytes.Buffer
		w := trace.NewSeedWriter(&again, sameWords{})
		r, err := trace.ReplaySeed(strings.NewReader(text), func(_ *trace.SeedReplay, step trace.SeedStep) error {
			w.Observe(step)
			return nil
		})
		if err != nil || r.Steps == 0 {
			return
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if plain := strings.ReplaceAll(strings.TrimSuffix(text, "\n")+"\n", "\r\n", "\n"); plain != again.String() {
			t.Errorf("read %q, written %q", text, again.String())
		}
	})
}

// sameWords are those of a trace that was read.
type sameWords struct{}

func (sameWords) SeedState(s trace.SeedState) trace.SeedState { return s }
func (sameWords) SeedMove(m trace.SeedMove) trace.SeedMove    { return m }
