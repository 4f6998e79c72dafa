// Writing the document's layout.

package trace

import (
	"bufio"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"strings"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/trace"
)

// Writer writes the events of andor.Labelling in the document's layout, which the package comment shows. A file has some hundred bytes for each
// child of an examined node. The first error stops the writer, and Close returns it.
type Writer struct {
	out  *bufio.Writer
	sum  hash.Hash32 // of the bytes that out has flushed
	run  trace.Replay
	full bool // whole lists, and only the document's parts
	err  error
	open []byte // the changes of open since the last step's line
	shut []byte // likewise closed
	step struct {
		children, labelled []byte
		label              string
	}
	steps, children int
}

// NewWriter returns a writer to w.
func NewWriter(w io.Writer) *Writer {
	t := &Writer{sum: crc32.NewIEEE()}
	t.out = bufio.NewWriter(io.MultiWriter(w, t.sum))
	return t
}

// NewDocumentWriter returns a writer of exactly the document's file: every step has both lists in full, and the file has no
// comments. So it lacks the start's fields and the run's end, and grows with the square of the run.
func NewDocumentWriter(w io.Writer) *Writer {
	t := NewWriter(w)
	t.full = true
	return t
}

// Write takes the next event.
func (t *Writer) Write(e trace.Event) {
	if t.err != nil {
		return
	}
	before := trace.Gone
	if e.ID >= 0 && int(e.ID) < len(t.run.Nodes) {
		before = t.run.Nodes[e.ID].Place
	}
	if t.err = t.run.Apply(e); t.err == nil {
		t.take(e, before)
	}
}

// take writes or keeps an event; before is the earlier place of its node.
func (t *Writer) take(e trace.Event, before trace.Place) {
	switch e.Kind {
	case engine.Opened:
		t.open = fmt.Appendf(t.open, " +%d", e.ID)
		t.child(e, before)
	case engine.Duplicate:
		t.child(e, before)
	case engine.Expanded:
		t.flush()
		t.steps++
		if t.full {
			t.open, t.shut = t.lists(e.ID)
		}
		fmt.Fprintf(t.out, "%d: %d\nopen:%s\nclosed:%s\n", t.steps, e.ID, t.open, t.shut)
		t.open, t.shut = fmt.Appendf(t.open[:0], " -%d", e.ID), fmt.Appendf(t.shut[:0], " +%d", e.ID)
	case engine.Won, engine.Lost:
		t.step.labelled = fmt.Appendf(t.step.labelled, " %d", e.ID)
		t.step.label = e.Kind
	case engine.Dropped:
		list := &t.open
		if before == trace.Closed {
			list = &t.shut
		}
		*list = fmt.Appendf(*list, " -%d", e.ID)
	}
}

// lists returns both lists before a node moved from the front of open to the end of closed.
func (t *Writer) lists(examined search.ID) (open, shut []byte) {
	open = fmt.Appendf(t.open[:0], " %d", examined)
	for _, n := range t.run.In(trace.Open) {
		open = fmt.Appendf(open, " %d", n)
	}
	shut = t.shut[:0]
	for _, n := range t.run.In(trace.Closed) {
		if n != examined {
			shut = fmt.Appendf(shut, " %d", n)
		}
	}
	return open, shut
}

// child adds a line "NUMBER FOUND: FIELDS". The places are the document's values of FOUND: 0 for neither list, 1 for open, 2 for closed.
func (t *Writer) child(e trace.Event, found trace.Place) {
	n, move := &t.run.Nodes[e.ID], e.Move
	if e.Parent == search.None {
		move = pass
	} else {
		t.children++
	}
	if t.err = Check(n.State); t.err != nil {
		return
	}
	words := strings.Split(n.State, " ")
	t.step.children = fmt.Appendf(t.step.children, "%d %d: %d %s %s %t %s %s %t %s - - %s\n",
		e.ID, found, e.Parent, words[0], words[1], !n.And, words[2], move, n.And, labels[n.Outcome], words[3])
}

// labels are the document's numbers of the labels.
var labels = [...]string{andor.Won: "0", andor.Lost: "1", andor.Unknown: "2"}

// flush writes the present step, or the start's fields.
func (t *Writer) flush() {
	s := &t.step
	action := 2
	if len(s.children) == 0 && len(s.labelled) > 0 {
		action = engine.EventNumber(s.label) - engine.EventNumber(engine.Won)
	}
	switch {
	case t.steps == 0 && t.full:
	case t.steps == 0:
		fmt.Fprintf(t.out, "# and-or search trace 2\n# %s", s.children)
	default:
		fmt.Fprintf(t.out, "%d [%s]\n%s", action, strings.TrimSpace(string(s.labelled)), s.children)
	}
	s.children, s.labelled = s.children[:0], s.labelled[:0]
}

// Close writes the run's outcome, an andor.Outcome, and flushes the file; it doesn't close the writer below. The reason is for undecided runs.
func (t *Writer) Close(verdict fmt.Stringer, why search.Reason) error {
	reason := ""
	if verdict.String() == andor.Unknown.String() {
		reason = why.String()
	}
	return t.close(verdict.String(), reason)
}

func (t *Writer) close(verdict, reason string) error {
	t.flush()
	if !t.full {
		if reason != "" {
			reason = " (" + reason + ")"
		}
		fmt.Fprintf(t.out, "# end: %s%s, %d steps, %d children, crc32 ", verdict, reason, t.steps, t.children)
		if err := t.out.Flush(); t.err == nil {
			t.err = err
		}
		fmt.Fprintf(t.out, "%08x\n", t.sum.Sum32())
	}
	if err := t.out.Flush(); t.err == nil {
		t.err = err
	}
	if t.err != nil {
		return phrase.Errorf("trace: %w", t.err)
	}
	return nil
}
