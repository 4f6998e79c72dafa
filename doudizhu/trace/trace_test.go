// The labelling search on doudizhu: written, replayed and drawn traces.

package trace

import (
	"bytes"
	"encoding/csv"
	"errors"
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// record runs the search on e under the document's rules, up to a number of nodes, and returns the
// trace in the document's layout and in the readable one.
func record(t testing.TB, e *doudizhu.Endgame, nodes int64) (document, text string, r andor.Result[doudizhu.State, doudizhu.Play]) {
	t.Helper()
	rules, err := doudizhu.ParseRules("basic")
	if err != nil {
		t.Fatal(err)
	}
	var files [2]bytes.Buffer
	d, w := NewWriter(&files[0]), trace.NewWriter(&files[1], trace.Header{})
	observe := Record(func(e trace.Event) {
		d.Write(e)
		w.Write(e)
	}, e)
	r, err = andor.Labelling(t.Context(), rules.Game(e), e.State(),
		andor.Config[doudizhu.State, doudizhu.Play]{Limits: search.Limits{Expansions: nodes}, Observe: observe})
	if err := errors.Join(err, d.Close(r.Outcome, r.Reason), w.Close(r.Outcome, r.Reason)); err != nil {
		t.Fatal(err)
	}
	return files[0].String(), files[1].String(), r
}

// endgame reads an endgame: an ID, hands, and who leads.
func endgame(t testing.TB, line string) *doudizhu.Endgame {
	t.Helper()
	e, err := doudizhu.Notation{Jokers: "BR"}.ParseEndgame(line)
	if err != nil {
		t.Fatal(err)
	}
	return &e
}

// small are endgames between two and between three, by the name of their trace.
var small = map[string]string{"two.trace": "a TJ 0Q P", "three.trace": "a 33 4 55 U"}

// TestGolden pins the traces of small endgames.
func TestGolden(t *testing.T) {
	for name, line := range small {
		text, _, _ := record(t, endgame(t, line), 1000)
		searchtest.Golden(t, "testdata/"+name, text)
	}
}

// TestReplay solves the 10-card endgames within some nodes each and replays the
// traces: every list and label follows from the file, and so does the outcome.
func TestFollow(t *testing.T) {
	file, err := os.Open("../testdata/endgames.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	count := map[andor.Outcome]int{}
	most := 0
	for _, row := range rows[1:] {
		e := endgame(t, strings.Join(row[:4], " "))
		if e.Cards() != 10 || testing.Short() && len(count) > 2 {
			continue
		}
		document, text, r := record(t, e, 1000)
		steps := int64(0)
		run, err := trace.Follow(strings.NewReader(text), func(_ *trace.Replay, e trace.Event) error {
			if e.Kind == engine.Expanded {
				steps++
			}
			return nil
		})
		if err != nil {
			t.Fatalf("%v: %v", e, err)
		}
		if run.Nodes[0].Outcome != r.Outcome || steps < r.Stats.Expanded || run.End.Reason != r.Reason.String() {
			t.Errorf("%v: the replay ends with %v %q after %d steps", e, run.Nodes[0].Outcome, run.End.Reason, steps)
		}
		if want := map[string]andor.Outcome{"P": andor.Won, "L": andor.Lost}[row[5]]; r.Outcome != andor.Unknown && r.Outcome != want {
			t.Errorf("%v: %v, want %v", e, r.Outcome, want)
		}
		count[r.Outcome]++
		most = max(most, len(document)/int(r.Stats.Generated+1))
	}
	if t.Logf("%v; at most %d bytes a child", count, most); len(count) < 3 || most > 120 {
		t.Error("too few kinds of runs, or the files grow faster than the runs")
	}
}

// failing takes n bytes and then fails.
type failing struct{ n int }

func (f *failing) Write(p []byte) (int, error) {
	if f.n -= len(p); f.n < 0 {
		return 0, os.ErrClosed
	}
	return len(p), nil
}

// TestWriteError checks that no incomplete file passes as whole.
func TestWriteError(t *testing.T) {
	start := trace.Event{Kind: engine.Opened, Parent: search.None, State: "0J 0Q true -"}
	for _, room := range []int{0, 100, 150} {
		w := NewWriter(&failing{room})
		w.Write(start)
		if err := w.Close(andor.Unknown, search.Cancelled); (err == nil) != (room == 150) {
			t.Errorf("with room for %d bytes: error %v", room, err)
		}
	}
	w := NewWriter(new(bytes.Buffer))
	start.State = "a state of some other game"
	if w.Write(start); w.Close(andor.Unknown, search.Cancelled) == nil {
		t.Error("any state is taken")
	}
}

// TestTree looks for the ten, which the document writes as 0 and people as T.
func TestTree(t *testing.T) {
	_, text, _ := record(t, endgame(t, small["two.trace"]), 1000)
	run, err := trace.Follow(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var dot, svg bytes.Buffer
	tree := run.Tree(Drawing())
	if err := errors.Join(tree.WriteDOT(&dot), tree.WriteSVG(&svg, "two")); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`label="0: TJ | TQ ✓"`, `n0 -> n2 [label="T"]`, `n1 -> n3 [label="pass" penwidth=3]`} {
		if !strings.Contains(dot.String(), want) {
			t.Errorf("%q is not in\n%s", want, &dot)
		}
	}
	if want := ">AND node 2, undecided, depth 1 solo:T<"; !strings.Contains(svg.String(), want) {
		t.Errorf("%q is not in\n%s", want, &svg)
	}
}

// FuzzSixWords: any words become six words of a state, or are refused.
func FuzzSixWords(f *testing.F) {
	for _, words := range []string{"0J 0Q true -", "0J Q false solo:Q", "345 46/7 true L:D:-", "- 7/- false U:L:pair:44", "a b c d", "- - true /", "1 2/3 true L"} {
		f.Add(words, true)
	}
	f.Fuzz(func(t *testing.T, words string, and bool) {
		six, err := SixWords(words, and)
		if n := len(strings.Split(six, " ")); err == nil && n != 6 {
			t.Errorf("%q becomes %d words, %q", words, n, six)
		}
	})
}

// TestSixWords: the hands, who moves, the play to beat and its player, between two and between three.
func TestSixWords(t *testing.T) {
	for words, want := range map[string]string{
		"0J 0Q true -": "TJ TQ - peasant - -", "0J Q false solo:Q": "TJ Q - peasant solo:Q landlord",
		"345 46/7 true D:D:": "345 46 7 down - -", "345 46/- false U:L:pair:44": "345 46 - up pair:44 landlord",
	} {
		if got, err := SixWords(words, false); got != want || err != nil {
			t.Errorf("%q: %q, %v; want %q", words, got, err, want)
		}
	}
	if got, _ := SixWords("0J Q false solo:Q", true); got != "TJ Q - landlord solo:Q peasant" {
		t.Error(got)
	}
}
