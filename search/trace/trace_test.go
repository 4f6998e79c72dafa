// Traces written, read and replayed; and what the reader refuses.

package trace_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

const (
	header = `{"schema":2,"problem":"p","engine":"e","start":"s"}` + "\n"
	root   = `{"e":"open","id":0,"parent":-1,"depth":0,"state":"a","g":0,"h":0,"f":0,"tie":0}` + "\n"
	expand = `{"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":0,"f":0,"tie":0}` + "\n"
	child  = `{"e":"open","id":1,"parent":0,"depth":1,"move":"m","state":"b","g":1,"h":0,"f":1,"tie":0}` + "\n"
)

// ended adds the last line to a trace's lines.
func ended(end string, lines ...string) string {
	text := strings.Join(lines, "")
	text += fmt.Sprintf(`{"end":%s,"events":%d,"crc32":"`, end, strings.Count(text, "\n")-1)
	return fmt.Sprintf("%s%08x\"}\n", text, crc32.ChecksumIEEE([]byte(text)))
}

const cut = `"undecided","reason":"expansion limit"`

// play reads and replays a whole trace.
func play(in io.Reader) (replay *trace.Replay, events []trace.Event, err error) {
	replay, err = trace.Follow(in, func(r *trace.Replay, e trace.Event) error {
		events = append(events, e)
		for _, p := range []trace.Place{trace.Gone, trace.Open, trace.Closed} {
			if r.Count(p) != len(r.In(p)) {
				return fmt.Errorf("place %d: %d states counted, %d listed", p, r.Count(p), len(r.In(p)))
			}
		}
		return nil
	})
	return replay, events, err
}

func TestReplay(t *testing.T) {
	replay, events, err := play(strings.NewReader(ended(cut, header, root, expand, child)))
	if err != nil || len(events) != 3 {
		t.Fatal(events, err)
	}
	open, closed := replay.In(trace.Open), replay.In(trace.Closed)
	if len(open) != 1 || open[0] != 1 || len(closed) != 1 || closed[0] != 0 {
		t.Errorf("open %v, closed %v", open, closed)
	}
	if path := replay.Path(1); len(path) != 1 || path[0] != "m" {
		t.Errorf("path %v", path)
	}
}

func TestRefused(t *testing.T) {
	change := func(line, old, new string) string { return strings.Replace(line, old, new, 1) }
	for name, c := range map[string]struct{ text, want string }{
		"nothing":         {"", "empty"},
		"no JSON":         {"hello\n", "1:"},
		"other schema":    {change(header, "2", "1"), "schema 1"},
		"cut short":       {header + root[:30], "2: the line is cut short"},
		"long line":       {header + strings.Repeat("x", 2<<20), "longer"},
		"unknown field":   {header + change(root, `"g"`, `"x":1,"g"`), "2: not as written"},
		"missing field":   {header + change(root, `,"tie":0`, ``), "not as written"},
		"field twice":     {header + change(root, `"g":0`, `"g":0,"g":0`), "not as written"},
		"other case":      {header + change(root, `"g"`, `"G"`), "not as written"},
		"space":           {header + change(root, `,`, `, `), "not as written"},
		"bad UTF-8":       {header + change(root, `"a"`, "\"\xff\""), "not as written"},
		"unknown event":   {header + change(root, "open", "shut"), "no event"},
		"empty line":      {header + "\n", "2:"},
		"huge number":     {header + change(root, `"g":0`, `"g":9999999999`), "2:"},
		"gap in IDs":      {header + change(root, `"id":0`, `"id":1`), "next new state is 0"},
		"negative ID":     {header + change(root, `"id":0`, `"id":-1`), "next new state is 0"},
		"second root":     {header + root + change(child, `"parent":0`, `"parent":-1`), "only state 0"},
		"unknown parent":  {header + root + change(child, `"parent":0`, `"parent":1`), "parent 1 is unknown"},
		"opened twice":    {header + root + root, "not new"},
		"expanded twice":  {header + root + expand + expand, "not in the open list"},
		"never opened":    {header + expand, "unknown"},
		"restart of one":  {header + root + change(root, "open", "restart"), "3: event restart of state 0: the state is unknown"},
		"reopened open":   {header + root + change(expand, "expand", "reopen"), "in the open list"},
		"moved and going": {header + root + child + change(change(child, "open", "expand"), `"parent":0`, `"parent":1`), "under that parent"},
		"cycle":           {header + root + child + strings.NewReplacer("open", "reparent", `"parent":0`, `"parent":1`).Replace(child), "below it"},
		"after the goal":  {header + change(root, "open", "goal") + expand, "goal was found"},
		"no end":          {header + root + expand, "4: cut short"},
		"header alone":    {header, "2: cut short"},
		"wrong count":     {change(ended(cut, header, root), `"events":1`, `"events":2`), "3: not as written"},
		"wrong sum":       {change(ended(cut, header, root), `"g":0`, `"g":1`), "3: not as written"},
		"twice ended":     {ended(cut, ended(cut, header, root)), "nothing may follow"},
		"more":            {ended(cut, header, root) + "x", "nothing may follow"},
		"strange verdict": {ended(`"draw"`, header, root), "no verdict"},
		"no game lost":    {ended(`"lost"`, header, root), "events say otherwise"},
		"solved, no goal": {ended(`"solved"`, header, root), "the events say otherwise"},
		"goal, unsolved":  {ended(`"unsolvable"`, header, change(root, "open", "goal")), "the events say otherwise"},
		"no reason":       {ended(`"undecided"`, header, root), "has a reason"},
		"needless reason": {ended(`"unsolvable","reason":"time limit"`, header, root), "has a reason"},
		"other's rescore": {header + root + child + strings.NewReplacer("open", "rescore", `"parent":0`, `"parent":1`).Replace(child), "the state is under 0"},
	} {
		if _, _, err := play(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

// TestEdited damages two traces in hundreds of ways: one that ends with the goal, and one that a limit ended. The reader refuses every
// copy, and a copy with lines cut off even with a corrected checksum.
func TestEdited(t *testing.T) {
	maze, _ := searchtest.ParseGrid("####### #S....# #.##.# #..#G# #......# #######")
	for _, limit := range []int64{5, 0} {
		var file bytes.Buffer
		w := trace.NewWriter(&file, trace.Header{Problem: "maze", Engine: "astar", Start: "{1 1}"})
		c := search.Config[searchtest.Cell, searchtest.Step]{Heuristic: maze.Manhattan, Limits: search.Limits{Expansions: limit},
			Observe: trace.Record[searchtest.Cell, searchtest.Step](w.Write, nil, nil)}
		r, err := search.BestFirst(t.Context(), maze, maze.Start, c)
		if err := errors.Join(err, w.Close(r.Status, r.Reason)); err != nil {
			t.Fatal(err)
		}
		text := file.String()
		if _, _, err := play(&file); err != nil {
			t.Fatal(err)
		}
		edits := 0
		for name, edited := range searchtest.Edits(text) {
			if _, _, err := play(strings.NewReader(edited)); err == nil {
				t.Errorf("%v: %s: not noticed", r.Status, name)
			}
			edits++
		}
		if t.Logf("%v: %d edited files, all refused", r.Status, edits); edits < 300 {
			t.Error("too few edits")
		}
		lines := strings.SplitAfter(text, "\n")
		for i := 1; i < len(lines)-2; i++ {
			more := fmt.Sprintf(`"events":%d`, len(lines)-3)
			short := strings.Replace(ended(cut, lines[:i]...), fmt.Sprintf(`"events":%d`, i-1), more, 1)
			if _, _, err := play(strings.NewReader(short)); err == nil || !strings.Contains(err.Error(), "not as written") {
				t.Errorf("cut after line %d: error %v", i, err)
			}
		}
	}
}

// failing accepts n bytes and then fails.
type failing struct{ n int }

func (f *failing) Write(p []byte) (int, error) {
	if f.n -= len(p); f.n < 0 {
		return 0, io.ErrShortWrite
	}
	return len(p), nil
}

func TestWriteError(t *testing.T) {
	w := trace.NewWriter(&failing{5000}, trace.Header{})
	for range 1000 {
		w.Write(trace.Event{Parent: search.None})
	}
	if err := w.Close(search.Unknown, search.Cancelled); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
}

// FuzzRead: a trace that is read without an error is written again unchanged. The inputs have no last line, since a fuzzer can't find a
// checksum; and they are small, since Go's fuzzer spends its time on shrinking large ones.
func FuzzRead(f *testing.F) {
	f.Fuzz(func(t *testing.T, body []byte) {
		for s, why := range map[search.Status]search.Reason{search.Unknown: search.Cancelled, search.Solved: search.NoReason} {
			text := ended(`"solved"`, string(body))
			if s == search.Unknown {
				text = ended(`"undecided","reason":"cancelled"`, string(body))
			}
			r, events, err := play(strings.NewReader(text))
			if err != nil {
				continue
			}
			var again bytes.Buffer
			w := trace.NewWriter(&again, r.Header)
			for _, e := range events {
				w.Write(e)
			}
			if err := w.Close(s, why); err != nil || again.String() != text {
				t.Fatalf("read %q, wrote %q, error %v", text, again.String(), err)
			}
		}
	})
}
