// The labelling search on doudizhu: traces that are written, read, replayed,
// drawn, and refused where they were tampered with.

package trace

import (
	"bytes"
	"encoding/csv"
	"errors"
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// record runs the search on e under the document's rules, up to a number of
// nodes, and returns the trace.
func record(t testing.TB, e *doudizhu.Endgame, nodes int64) (string, andor.Result[doudizhu.State, doudizhu.Play]) {
	t.Helper()
	rules, err := doudizhu.RuleSet("basic")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	w := NewWriter(&text)
	r, err := andor.Labelling(t.Context(), doudizhu.NewGame(&rules, e), doudizhu.StateOf(e),
		andor.Config[doudizhu.State, doudizhu.Play]{Limits: search.Limits{Expansions: nodes}, Observe: Record(w.Write, e)})
	if err := errors.Join(err, w.Close(r.Outcome, r.Reason)); err != nil {
		t.Fatal(err)
	}
	return text.String(), r
}

// endgame reads an endgame: an ID, hands, and who leads.
func endgame(t testing.TB, line string) *doudizhu.Endgame {
	t.Helper()
	e, err := doudizhu.ParseEndgame(line, doudizhu.Notation{Jokers: "BR"})
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
		text, _ := record(t, endgame(t, line), 1000)
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
		text, r := record(t, e, 1000)
		steps := int64(0)
		run, reason, err := Follow(strings.NewReader(text), func(_ *trace.Replay, e trace.Event) error {
			if e.Kind == search.Expanded {
				steps++
			}
			return nil
		})
		if err != nil {
			t.Fatalf("%v: %v", e, err)
		}
		if run.Nodes[0].Outcome != r.Outcome || steps < r.Stats.Expanded || reason != r.Reason.String() {
			t.Errorf("%v: the replay ends with %v %q after %d steps", e, run.Nodes[0].Outcome, reason, steps)
		}
		if want := map[string]andor.Outcome{"P": andor.Won, "L": andor.Lost}[row[5]]; r.Outcome != andor.Unknown && r.Outcome != want {
			t.Errorf("%v: %v, want %v", e, r.Outcome, want)
		}
		count[r.Outcome]++
		most = max(most, len(text)/int(r.Stats.Generated+1))
	}
	if t.Logf("%v; at most %d bytes a child", count, most); len(count) < 3 || most > 120 {
		t.Error("too few kinds of runs, or the files grow faster than the runs")
	}
}

// TestEdited damages traces in hundreds of ways: the reader refuses every copy.
func TestEdited(t *testing.T) {
	for name, line := range small {
		for _, nodes := range []int64{3, 1000} { // undecided, and to the end
			text, _ := record(t, endgame(t, line), nodes)
			edits := 0
			for edit, edited := range searchtest.Edits(text) {
				if _, _, err := Follow(strings.NewReader(edited), nil); err == nil {
					t.Errorf("%s: %s: not noticed", name, edit)
				}
				edits++
			}
			if t.Logf("%s, %d nodes: %d edited files, all refused", name, nodes, edits); edits < 100 {
				t.Error("too few edits")
			}
		}
	}
}

// TestRefused shows what is said about files that can't be followed.
func TestRefused(t *testing.T) {
	text, _ := record(t, endgame(t, small["two.trace"]), 1000)
	change := func(old, new string) string {
		if !strings.Contains(text, old) {
			t.Errorf("no %q in the trace", old)
		}
		return strings.Replace(text, old, new, 1)
	}
	stop := strings.Index(text, "# end")
	for want, edited := range map[string]string{
		"1: not a trace of an AND/OR search":               "0 1\n",
		"1: cut short":                                     "",
		"no start":                                         head + "\n" + text[stop:],
		"should stand, as in 0 0: -1 2KK":                  head + "\n0 0\n",
		`"# 0 0: -1 0J 0Q true true - - - false 0 " where`: change("true true - - - false 2 - - -\n", "true true - - - false 0 - - -\n"),
		"the line is cut short":                            strings.TrimSuffix(text, "\n"),
		"cut short: the last line should say how":          text[:stop],
		"ask for \"# end: won, 7 steps":                    change("won, 7", "won, 8"),
		"ask for \"# end: won, 7 steps, 8":                 change("7 steps, 8", "7 steps, 9"),
		"nothing may follow":                               text + "# end\n",
		`"" where a step's count and node should stand`:    change("\n3: 2\n", "\n\n3: 2\n"),
		`16: "closed: -1" where the steps before ask for `: change("closed: +1\n", "closed: -1\n"),
		`"3 []" where the steps before ask for "2 []"`:     change("\n2 []\n", "\n3 []\n"),
		`"2 []x" where a step's count and node should`:     change("[]", "[]x"),
		`"x" is no node's number`:                          change("[6 3", "[x 3"),
		"there is no node 70":                              change("[6 3", "[6 70"),
		"event won of state 4: the label doesn't follow":   change("[6 3", "[6 4"),
		"where a node and its 13 fields should stand":      change("true - - - false 2 - - -\n4", "true - - - false 2 - - - -\n4"),
		`"4: 2" where the steps before ask for "3: 2"`:     change("\n3: 2\n", "\n4: 2\n"),
		"the state is not in the open list under":          change("\n3: 2\n", "\n3: 1\n"),
		`"1 0: 0 0J 0 false false Q A Q false 2 - " where`: change("false false Q A Q true", "false false Q A Q false"),
		`ask for "1 0: 0 0J 0 false false Q A Q true 2`:    change("Q A Q true 2", "Q A Q true 3"),
	} {
		if _, _, err := Follow(strings.NewReader(edited), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
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

// TestWriteError checks that no file passes for whole that isn't.
func TestWriteError(t *testing.T) {
	start := trace.Event{Kind: search.Opened, Parent: search.None, State: "0J 0Q true -"}
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

// TestTree looks for the ten, which the document writes as 0 and people don't.
func TestTree(t *testing.T) {
	text, _ := record(t, endgame(t, small["two.trace"]), 1000)
	run, _, err := Follow(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var dot, svg bytes.Buffer
	tree := Tree(run, 0, false)
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

// FuzzFollow feeds the reader anything that its last line could be right for, as
// a fuzzer finds no checksum. What is read is written again as it was.
func FuzzFollow(f *testing.F) {
	for _, line := range small {
		text, _ := record(f, endgame(f, line), 1000)
		f.Add(text[:strings.Index(text, endMark)])
	}
	f.Fuzz(func(t *testing.T, body string) {
		_, _, err := Follow(strings.NewReader(body+endMark+"(cancelled)\n"), nil)
		if err == nil {
			t.Fatal("a run without an end was read")
		}
		_, line, ok := strings.Cut(err.Error(), "ask for \"# end")
		if !ok {
			return
		}
		text := body + "# end" + strings.TrimSuffix(line, "\"") + "\n"
		var again bytes.Buffer
		w := NewWriter(&again)
		run, reason, err := Follow(strings.NewReader(text), func(_ *trace.Replay, e trace.Event) error {
			w.Write(e)
			return nil
		})
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		why := search.NoReason
		if reason != "" {
			why = search.Cancelled
		}
		if err := w.Close(run.Nodes[0].Outcome, why); err != nil || again.String() != text {
			t.Errorf("read %q, written %q, error %v", text, again.String(), err)
		}
	})
}
