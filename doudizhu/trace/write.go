// Writing trace files.

package trace

import (
	"bufio"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"strconv"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

const head = "# and-or search trace 2"

// Writer writes a trace file. Its Observe is a Config.Observe of andor.Labelling.
// The first error stops it, and Close returns it.
type Writer struct {
	three           bool
	out             *bufio.Writer
	sum             hash.Hash32 // of what out has let go
	lists           *lists
	steps, children int
}

// NewWriter writes the head of a trace of e to w. The package comment shows the
// layout. A file takes some hundred bytes for each child of an examined node.
func NewWriter(w io.Writer, e *doudizhu.Endgame) *Writer {
	start := doudizhu.StateOf(e)
	n := Node{Parent: -1, State: stateOf(start, e.Three), Kind: andor.And}
	if start.Turn.Peasant() {
		n.Kind = andor.Or
	}
	return newWriter(w, n, e.Three)
}

func newWriter(w io.Writer, start Node, three bool) *Writer {
	t := &Writer{three: three, sum: crc32.NewIEEE(), lists: newLists()}
	t.out = bufio.NewWriter(io.MultiWriter(w, t.sum))
	fmt.Fprintf(t.out, "%s\n# ", head)
	t.child(andor.Child[State, Move]{Found: andor.New, Node: start})
	return t
}

// Observe writes a step.
func (t *Writer) Observe(s andor.Step[doudizhu.State, doudizhu.Play]) {
	step := Step{Count: s.Count, Action: s.Action, Labelled: s.Labelled, Dropped: s.Dropped}
	step.Node.Number = s.Node.Number
	for _, c := range s.Children {
		step.Children = append(step.Children, andor.Child[State, Move]{Found: c.Found, Node: Node{
			Number: c.Node.Number, Parent: c.Node.Parent, Kind: c.Node.Kind, Outcome: c.Node.Outcome,
			State: stateOf(c.Node.State, t.three), Move: moveOf(c.Node.Move),
		}})
	}
	t.step(step)
}

// step writes a step in the document's words.
func (t *Writer) step(s Step) {
	fmt.Fprintf(t.out, "%d: %d\nopen:%s\nclosed:%s\n%d [", s.Count, s.Node.Number, t.lists.open, t.lists.closed, s.Action)
	for i, n := range s.Labelled {
		if i > 0 {
			t.out.WriteByte(' ')
		}
		t.out.WriteString(strconv.Itoa(n))
	}
	t.out.WriteString("]\n")
	for _, c := range s.Children {
		t.child(c)
	}
	t.lists.take(s, s.Dropped)
	t.steps++
	t.children += len(s.Children)
}

// child writes "NUMBER FOUND: FIELDS".
func (t *Writer) child(c andor.Child[State, Move]) {
	n := &c.Node
	fmt.Fprintf(t.out, "%d %d: %d %s %s %t %t %s %s %s %t %s - - %s\n", n.Number, c.Found, n.Parent,
		field(n.State.Landlord), field(n.State.Peasant), n.Kind == andor.Or, n.State.Must,
		field(n.Move.Cards), field(n.Move.Class), field(n.Move.Base),
		n.Kind == andor.And, labels[n.Outcome], field(n.State.Note))
}

// labels are the document's numbers of the labels.
var labels = [...]string{andor.Won: "0", andor.Lost: "1", andor.Unknown: "2"}

// field marks an empty field.
func field(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// Close writes how the run ended, as its Result says, and flushes the file; it
// does not close the writer below. Reasons are for runs that decided nothing.
func (t *Writer) Close(o andor.Outcome, why search.Reason) error {
	if err := t.out.Flush(); err != nil {
		return fmt.Errorf("trace: %w", err)
	}
	t.out.WriteString(end(o, why.String(), t.steps, t.children, t.sum.Sum32()))
	if err := t.out.Flush(); err != nil {
		return fmt.Errorf("trace: %w", err)
	}
	return nil
}

// end is the last line of a file whose other lines have the checksum sum. Its own
// checksum goes on from there, up to the blank before its digits.
func end(o andor.Outcome, why string, steps, children int, sum uint32) string {
	if o == andor.Unknown {
		why = " (" + why + ")"
	} else {
		why = ""
	}
	line := fmt.Sprintf("%s%v%s, %d steps, %d children, crc32 ", endMark, o, why, steps, children)
	return fmt.Sprintf("%s%08x\n", line, crc32.Update(sum, crc32.IEEETable, []byte(line)))
}

const endMark = "# end: "

// lists tells what a step changed in the open and the closed list, as the next
// step's lines have it.
type lists struct {
	examined     []bool // by node: it has been in closed
	open, closed []byte
}

// newLists stands before the first step, when the start has entered open.
func newLists() *lists { return &lists{examined: make([]bool, 1), open: []byte(" +0")} }

// take notes the changes of a step: its node moves from open to closed, its new
// children enter open, and the dropped nodes leave the list they are in.
func (l *lists) take(s Step, dropped []int) {
	l.examined[s.Node.Number] = true
	l.open = fmt.Appendf(l.open[:0], " -%d", s.Node.Number)
	l.closed = fmt.Appendf(l.closed[:0], " +%d", s.Node.Number)
	for _, c := range s.Children {
		if c.Found == andor.New {
			l.examined = append(l.examined, false)
			l.open = fmt.Appendf(l.open, " +%d", c.Node.Number)
		}
	}
	for _, n := range dropped {
		list := &l.open
		if l.examined[n] {
			list = &l.closed
		}
		*list = fmt.Appendf(*list, " -%d", n)
	}
}
