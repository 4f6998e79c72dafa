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

	"kedou/search"
	"kedou/search/phrase"
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

// Bound has the writer keep the first events only, as many as it is given; 0 is no bound. The trace of a longer run ends undecided, for the reason CutReason.
func (t *Writer) Bound(events int) { t.most = events }

// CutReason is why a trace is undecided that tells the first events of a run alone.
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

// Close writes how the search ended, as its Result says by a search.Status or an
// andor.Outcome, and flushes the trace;
// it does not close the writer below. A trace without this last line is not
// read: it may have been cut short anywhere.
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
	line, _ := json.Marshal(e) // three words and a number
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

// Record returns an observer for an engine's Config that puts every event into a line
// for write, states and moves in the given notation. A nil notation stands for fmt.Sprint. A state whose text is empty is one that
// the moves tell.
func Record[S, M any](write func(Event), state func(S) string, move func(M) string) func(search.Event[S, M]) {
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
		write(Of(e, fresh, state, move))
	}
}
