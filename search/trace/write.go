// Writing traces.

package trace

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"hash"
	"hash/crc32"
	"io"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
)

// Writer writes a trace line by line. The first error stops it, and Close
// returns it.
type Writer struct {
	out    *bufio.Writer
	lines  *json.Encoder
	sum    hash.Hash32
	events int
	most   int // events; 0: no bound
	cut    bool
	err    error
}

// Bound limits the trace to the first events, and 0 sets no bound. The trace of a longer run ends undecided, for the reason CutReason.
func (t *Writer) Bound(events int) { t.most = events }

// CutReason is the reason in a trace that holds only the first events of a run.
const CutReason = "event limit"

// NewWriter writes the header, whose Schema it fills in.
func NewWriter(w io.Writer, h Header) *Writer {
	h.Schema = schema
	t := &Writer{out: bufio.NewWriter(w), sum: crc32.NewIEEE()}
	t.lines = json.NewEncoder(io.MultiWriter(t.out, t.sum))
	t.lines.SetEscapeHTML(false)
	t.line(h)
	return t
}

// Write adds an event.
func (t *Writer) Write(e Event) {
	if t.cut = t.cut || t.most > 0 && t.events == t.most; t.cut {
		return
	}
	t.line(e)
	t.events++
}

func (t *Writer) line(v any) {
	if t.err == nil {
		t.err = t.lines.Encode(v)
	}
}

// Close writes how the search ended, given as a search.Status or an andor.Outcome, and flushes the trace; it does not close the underlying
// writer. Readers refuse a trace without this last line, because it may have been cut short anywhere.
func (t *Writer) Close(verdict fmt.Stringer, why search.Reason) error {
	reason := ""
	if verdict.String() == search.Unknown.String() {
		reason = why.String()
	}
	if t.cut {
		return t.close(search.Unknown.String(), CutReason)
	}
	return t.close(verdict.String(), reason)
}

// Cut reports whether events were left out.
func (t *Writer) Cut() bool { return t.cut }

func (t *Writer) close(verdict, reason string) error {
	e := End{Status: verdict, Reason: reason, Events: t.events}
	line, _ := json.Marshal(e) // can't fail: strings and numbers
	t.sum.Write(bytes.TrimSuffix(line, []byte(`"}`)))
	e.CRC = fmt.Sprintf("%08x", t.sum.Sum32())
	t.line(e)
	if t.err == nil {
		t.err = t.out.Flush()
	}
	if t.err != nil {
		return phrase.Errorf("trace: %w", t.err)
	}
	return nil
}

// Record returns an observer for an engine's Config that passes every event to write as a line, states and moves in the given notation. A
// nil notation stands for fmt.Sprint. State may return "" where the moves determine the state.
func Record[S, M any](write func(Event), state func(S) string, move func(M) string) func(search.Event[S, M]) {
	if state == nil {
		state = func(s S) string { return fmt.Sprint(s) }
	}
	if move == nil {
		move = func(m M) string { return fmt.Sprint(m) }
	}
	var known search.ID // IDs are dense: the first one not seen yet
	return func(e search.Event[S, M]) {
		if e.Kind == engine.Restarted {
			known = 0
		}
		fresh := e.ID == known
		if fresh {
			known++
		}
		write(Of(e, fresh, state, move))
	}
}
