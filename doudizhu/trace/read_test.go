// Files in the document's layout, read again; and what the reader refuses.

package trace

import (
	"io"
	"slices"
	"strings"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// follow reads a file, and returns the run's events.
func follow(text string) (run *trace.Replay, events []trace.Event, err error) {
	run, err = Follow(strings.NewReader(text), func(_ *trace.Replay, e trace.Event) error {
		events = append(events, e)
		return nil
	})
	return run, events, err
}

// eventsOf are the events of a trace of package search/trace. The nodes that a step drops come by number, and the last step drops none: the
// layout has the drops of a step in the lists of the next one.
func eventsOf(t *testing.T, text string) (events []trace.Event) {
	t.Helper()
	if _, err := trace.Follow(strings.NewReader(text), func(_ *trace.Replay, e trace.Event) error {
		events = append(events, e)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for len(events) > 0 && events[len(events)-1].Kind == engine.Dropped {
		events = events[:len(events)-1]
	}
	return dropsSorted(events)
}

func dropsSorted(events []trace.Event) []trace.Event {
	for i := 0; i < len(events); i++ {
		from := i
		for i < len(events) && events[i].Kind == engine.Dropped {
			i++
		}
		slices.SortFunc(events[from:i], func(a, b trace.Event) int { return int(a.ID - b.ID) })
	}
	return events
}

var lines = []string{small["two.trace"], small["three.trace"], "a 334 5567 L", "a 2KK0077554 AA8 L", "a 33445 667 78 D", "a BR34 556 L", "a 3345 44 677 L", "a 3 4 5 U"}

// TestFollowReadsBothLayouts: the file of changes and the file in full give the events of the run.
func TestFollowReadsBothLayouts(t *testing.T) {
	for _, line := range lines {
		e := endgame(t, line)
		changes, full := documents(t, e)
		_, text, _ := record(t, e, 300)
		want := eventsOf(t, text)
		for name, file := range map[string]string{"changes": changes, "full": full, "JSON": text} {
			run, got, err := follow(file)
			switch {
			case err != nil:
				t.Errorf("%s, %s: %v", line, name, err)
			case name != "JSON" && !slices.Equal(dropsSorted(got), want):
				t.Errorf("%s, %s: the events are not the run's", line, name)
			case run.End.Status != run.Nodes[0].Outcome.String():
				t.Errorf("%s, %s: %s", line, name, run.End.Status)
			}
		}
	}
}

// TestFollowRefuses: the fault's place and its remedy.
func TestFollowRefuses(t *testing.T) {
	changes, full := documents(t, endgame(t, small["two.trace"]))
	start, _, _ := strings.Cut(changes, "1: 0\n")
	for name, c := range map[string]struct{ text, old, new, want string }{
		"no file":          {"", "", "", "1: empty"},
		"another file":     {"x\n", "", "", "1: not a trace of a search"},
		"another version":  {changes, "trace 2", "trace 3", "1: not as written by this program; expected # and-or search trace 2"},
		"no end":           {changes[:strings.Index(changes, "# end")], "", "", "cut short: the line that says how"},
		"no step":          {start, "", "", "3: cut short: the line that says how"},
		"another sum":      {changes, "5c297efe", "5c297eff", "crc32 5c297efe"},
		"another verdict":  {changes, "end: won", "end: lost", "lost is the verdict, but the events say otherwise"},
		"more":             {changes, "5c297efe\n", "5c297efe\n\n", "nothing may follow"},
		"a line cut short": {full[:len(full)-3], "", "", "the line is cut short"},
		"no child":         {full[:strings.Index(full, "1 0:")], "", "", "5: cut short before the first child"},
		"no fields":        {full, "1 0: 0 0J 0 false", "1 0: 0 0J false", "5: not a line of the founding document's layout; expected NUMBER FOUND: FIELDS"},
		"no cards":         {full, "1 0: 0 0J 0 ", "1 0: 0 0J x ", "expected NUMBER FOUND: FIELDS"},
		"another count":    {full, "2: 1\n", "3: 1\n", "not as written by this program; expected 2: 1"},
		"no node":          {full, "2: 1\n", "2: one\n", "7: not a line of the founding document's layout; expected COUNT: NODE"},
		"unknown node":     {full, "2: 1\n", "2: 9\n", "7: event expand of state 9: the next new state is 3"},
		"another node":     {full, "2: 1\n", "2: 2\n", "expected open: 2 1"},
		"no open list":     {full, "open: 1 2", "opened: 1 2", "8: not a line of the founding document's layout; expected open: NUMBERS"},
		"a long list":      {full, "open: 1 2", "open: 1" + strings.Repeat(" 2", 40_000), "8: the line is longer than 65"},
		"too many open":    {full, "open: 1 2", "open: 1 2 3", "8: not as written by this program; expected open: 1 2"},
		"no action":        {full, "0 [6 3 1 0]", "3 [6 3 1 0]", "expected ACTION [NUMBERS]"},
		"wrong label":      {full, "0 [6 3 1 0]", "1 [6 3 1 0]", "36: event lost of state 0: the label doesn't follow"},
		"labels too soon":  {full, "0 [6 3 1 0]", "0 [6 1 0]", "event won of state 1: the label doesn't follow"},
		"wrong place":      {full, "2 0: 0 0J", "2 1: 0 0J", "6: not as written by this program; expected 2 0: 0 0J"},
		"another parent":   {full, "5 0: 2 0J", "5 0: 1 0J", "expected NUMBER FOUND: FIELDS"},
		"a gap":            {full, "5 0: 2 0J", "6 0: 2 0J", "the next new state is 5"},
	} {
		text := strings.Replace(c.text, c.old, c.new, 1)
		if _, _, err := follow(text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

// TestFollowRefusesEdits damages a file of changes in a hundred ways; its checksum betrays each.
func TestFollowRefusesEdits(t *testing.T) {
	changes, _ := documents(t, endgame(t, small["three.trace"]))
	edits := 0
	for name, edited := range searchtest.Edits(changes) {
		if _, _, err := follow(edited); err == nil {
			t.Errorf("%s: not noticed", name)
		}
		edits++
	}
	if edits < 100 {
		t.Errorf("%d edits are too few", edits)
	}
}

// FuzzFollow: a run that is read from a file in full, which has no checksum, is written again in the same bytes, and can be drawn.
func FuzzFollow(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		if strings.HasPrefix(text, "{") {
			return // FuzzRead of search/trace
		}
		run, events, err := follow(text)
		if err != nil {
			return
		}
		var again strings.Builder
		w := NewDocumentWriter(&again)
		for _, e := range events {
			w.Write(e)
		}
		if err := w.Close(run.Nodes[0].Outcome, search.Cancelled); err != nil || strings.HasPrefix(text, "1") && again.String() != text {
			t.Fatalf("read %q, wrote %q, error %v", text, again.String(), err)
		}
		if err := run.Tree(Drawing()).WriteSVG(io.Discard, "run"); err != nil {
			t.Fatal(err)
		}
	})
}
