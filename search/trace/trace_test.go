// Traces written, read, replayed; and what the reader refuses.

package trace_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

func ExampleRecord() {
	maze, _ := searchtest.ParseGrid("#### #SG# ####")
	w := trace.NewWriter(os.Stdout, trace.Header{Problem: "maze", Engine: "astar", Start: "{1 1}"})
	c := search.Config[searchtest.Cell, searchtest.Step]{Heuristic: maze.Manhattan, Observe: trace.Record[searchtest.Cell, searchtest.Step](w, nil, nil)}
	_, err := search.BestFirst(context.Background(), maze, maze.Start, c)
	if errors.Join(err, w.Close()) != nil {
		panic(err)
	}
	// Output:
	// {"schema":1,"problem":"maze","engine":"astar","start":"{1 1}"}
	// {"e":"open","id":0,"parent":-1,"depth":0,"state":"{1 1}","g":0,"h":1,"f":1,"tie":1}
	// {"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":1,"f":1,"tie":1}
	// {"e":"open","id":1,"parent":0,"depth":1,"move":"E","state":"{2 1}","g":1,"h":0,"f":1,"tie":0}
	// {"e":"goal","id":1,"parent":0,"depth":1,"move":"E","g":1,"h":0,"f":1,"tie":0}
}

const (
	header = `{"schema":1,"problem":"p","engine":"e","start":"s"}` + "\n"
	root   = `{"e":"open","id":0,"parent":-1,"depth":0,"state":"a","g":0,"h":0,"f":0,"tie":0}` + "\n"
	expand = `{"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":0,"f":0,"tie":0}` + "\n"
	child  = `{"e":"open","id":1,"parent":0,"depth":1,"move":"m","state":"b","g":1,"h":0,"f":1,"tie":0}` + "\n"
)

// play reads and replays a whole trace.
func play(in io.Reader) (trace.Header, []trace.Event, trace.Replay, error) {
	var replay trace.Replay
	var events []trace.Event
	r, err := trace.NewReader(in)
	if err != nil {
		return trace.Header{}, nil, replay, err
	}
	for {
		e, err := r.Next()
		if err == io.EOF {
			return r.Header, events, replay, nil
		}
		if err == nil {
			err = replay.Apply(e)
		}
		if err != nil {
			return r.Header, events, replay, err
		}
		events = append(events, e)
	}
}

func TestReplay(t *testing.T) {
	_, events, replay, err := play(strings.NewReader(header + root + expand + child))
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
		"no JSON":         {"hello\n", "trace:1:"},
		"other schema":    {change(header, "1", "2"), "schema 2"},
		"cut short":       {header + root[:30], "trace:2: the line is cut short"},
		"long line":       {header + strings.Repeat("x", 2<<20), "longer"},
		"unknown field":   {header + change(root, `"g"`, `"x":1,"g"`), "trace:2: not as written"},
		"missing field":   {header + change(root, `,"tie":0`, ``), "not as written"},
		"field twice":     {header + change(root, `"g":0`, `"g":0,"g":0`), "not as written"},
		"other case":      {header + change(root, `"g"`, `"G"`), "not as written"},
		"space":           {header + change(root, `,`, `, `), "not as written"},
		"bad UTF-8":       {header + change(root, `"a"`, "\"\xff\""), "not as written"},
		"unknown event":   {header + change(root, "open", "shut"), "no event"},
		"empty line":      {header + "\n", "trace:2:"},
		"huge number":     {header + change(root, `"g":0`, `"g":9999999999`), "trace:2:"},
		"gap in IDs":      {header + change(root, `"id":0`, `"id":1`), "next new state is 0"},
		"negative ID":     {header + change(root, `"id":0`, `"id":-1`), "next new state is 0"},
		"second root":     {header + root + change(child, `"parent":0`, `"parent":-1`), "only state 0"},
		"unknown parent":  {header + root + change(child, `"parent":0`, `"parent":1`), "parent 1 is unknown"},
		"opened twice":    {header + root + root, "not new"},
		"expanded twice":  {header + root + expand + expand, "not in the open list"},
		"never opened":    {header + expand, "unknown"},
		"reopened open":   {header + root + change(expand, "expand", "reopen"), "in the open list"},
		"moved and going": {header + root + child + change(change(child, "open", "expand"), `"parent":0`, `"parent":1`), "under that parent"},
		"cycle":           {header + root + child + strings.NewReplacer("open", "reparent", `"parent":0`, `"parent":1`).Replace(child), "below it"},
		"after the goal":  {header + change(root, "open", "goal") + expand, "goal was found"},
		"other's rescore": {header + root + child + strings.NewReplacer("open", "rescore", `"parent":0`, `"parent":1`).Replace(child), "the state is under 0"},
	} {
		if _, _, _, err := play(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

// failing takes n bytes and then fails.
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
	if err := w.Close(); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
}

// FuzzRead: whatever is read without an error is written again unchanged. The
// seeds are small, since Go's fuzzer spends its time shrinking large ones.
func FuzzRead(f *testing.F) {
	f.Fuzz(func(t *testing.T, text []byte) {
		head, events, _, err := play(bytes.NewReader(text))
		if err != nil {
			return
		}
		var again bytes.Buffer
		w := trace.NewWriter(&again, head)
		for _, e := range events {
			w.Write(e)
		}
		if err := w.Close(); err != nil || !bytes.Equal(again.Bytes(), text) {
			t.Fatalf("read %q, wrote %q, error %v", text, again.Bytes(), err)
		}
	})
}
