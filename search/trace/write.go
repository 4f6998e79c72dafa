// Writing traces.

package trace

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"kedou/search"
)

// Writer writes a trace line by line. The first error stops it, and Close
// returns it.
type Writer struct {
	out   *bufio.Writer
	lines *json.Encoder
	err   error
}

// NewWriter writes the header, whose Schema it fills in.
func NewWriter(w io.Writer, h Header) *Writer {
	h.Schema = Schema
	out := bufio.NewWriter(w)
	t := &Writer{out: out, lines: json.NewEncoder(out)}
	t.lines.SetEscapeHTML(false)
	t.line(h)
	return t
}

// Write adds an event.
func (t *Writer) Write(e Event) { t.line(e) }

func (t *Writer) line(v any) {
	if t.err == nil {
		t.err = t.lines.Encode(v)
	}
}

// Close flushes the trace; it does not close the writer below.
func (t *Writer) Close() error {
	if t.err == nil {
		t.err = t.out.Flush()
	}
	if t.err != nil {
		return fmt.Errorf("trace: %w", t.err)
	}
	return nil
}

// Record returns an observer for search.Config that writes every event to t,
// states and moves in the given notation. A nil notation stands for fmt.Sprint.
func Record[S, M any](t *Writer, state func(S) string, move func(M) string) func(search.Event[S, M]) {
	if state == nil {
		state = func(s S) string { return fmt.Sprint(s) }
	}
	if move == nil {
		move = func(m M) string { return fmt.Sprint(m) }
	}
	var known search.ID // IDs are dense: the first one not seen yet
	return func(e search.Event[S, M]) {
		if e.Kind == search.Restarted {
			known = 0
		}
		fresh := e.ID == known
		if fresh {
			known++
		}
		t.Write(Of(e, fresh, state, move))
	}
}
