// Reading trace files, strictly.

package trace

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/trace"
)

// Follow reads a trace to its end and replays it. After each event it calls each, if
// that isn't nil, with the run as it is then. The reason is empty if the start of the
// run has its label, and says otherwise why the run ended without. An error is the
// file's, begins with a line's number, or is what each returned.
//
// A file passes only if it is, byte for byte, what Writer writes for a run whose lists
// and labels follow from each other. Whether the moves are those of the game is not asked.
func Follow(r io.Reader, each func(*trace.Replay, trace.Event) error) (run *trace.Replay, reason string, err error) {
	f := &reader{lines: bufio.NewScanner(r), each: each}
	f.lines.Buffer(nil, 1<<26)
	f.lines.Split(wholeLines)
	f.again = NewWriter(&f.written)
	f.run = &f.again.run
	for f.lines.Scan() {
		f.line++
		line := f.lines.Text()
		f.read = append(f.read, line)
		text, ended := strings.CutPrefix(line, endMark)
		if !ended {
			err = f.take(line)
		} else if reason, err = f.end(text); err == nil {
			return f.run, reason, nil
		}
		if err != nil {
			return nil, "", fmt.Errorf("%d: %w", f.line, err)
		}
	}
	if err = f.lines.Err(); err == nil {
		err = fmt.Errorf("cut short: the last line should say how the run ended, as in %swon, …", endMark)
	}
	return nil, "", fmt.Errorf("%d: %w", f.line+1, err)
}

// wholeLines splits a text into lines, of which the last has an end as well. A
// carriage return is no line's end.
func wholeLines(data []byte, atEOF bool) (advance int, line []byte, err error) {
	if i := bytes.IndexByte(data, '\n'); i >= 0 {
		return i + 1, data[:i], nil
	}
	if atEOF && len(data) > 0 {
		return 0, nil, errors.New("the line is cut short")
	}
	return 0, nil, nil
}

// reader takes the events out of a file, and has a Writer write them again: the two
// texts must be one. So it needs to read no more of a line than the event.
type reader struct {
	lines    *bufio.Scanner
	line     int
	each     func(*trace.Replay, trace.Event) error
	run      *trace.Replay // the writer's
	again    *Writer
	written  bytes.Buffer // by the writer, and not yet held against the file
	read     []string     // the file's lines for that
	node     search.ID    // the one that the step examines
	action   string       // of the step
	labelled []search.ID  // in the step; told when its children are
}

// take reads a line.
func (f *reader) take(line string) error {
	before, after, _ := strings.Cut(line, ":")
	switch {
	case f.line == 1:
		if line != head {
			return fmt.Errorf("not a trace of an AND/OR search; the first line is %q", head)
		}
		return nil
	case f.line == 2 || strings.Contains(before, " ") && after != "":
		return f.child(strings.TrimPrefix(line, "# "))
	case before == "open" || before == "closed":
		return f.list(before, after)
	case strings.HasSuffix(line, "]"):
		return f.labels(line)
	}
	node, err := number(strings.TrimPrefix(after, " "))
	if err != nil || int(node) >= len(f.run.Nodes) {
		return fmt.Errorf("%q where a step's count and node should stand, as in 1: 0", clip(line))
	}
	err = f.label()
	f.node = node
	return err
}

// tell carries out an event.
func (f *reader) tell(e trace.Event) error {
	if f.again.Write(e); f.again.err != nil || f.each == nil {
		return f.again.err
	}
	return f.each(f.run, e)
}

// mark says something of a node that is known.
func (f *reader) mark(kind search.EventKind, id search.ID) error {
	if int(id) >= len(f.run.Nodes) {
		return fmt.Errorf("there is no node %d", id)
	}
	n := &f.run.Nodes[id]
	return f.tell(trace.Event{Kind: kind, ID: id, Parent: n.Parent, Depth: n.Depth, Move: n.Move})
}

// child reads "NUMBER FOUND: FIELDS", a child of the node examined, or the start.
func (f *reader) child(line string) error {
	head, text, _ := strings.Cut(line, ": ")
	n, found, _ := strings.Cut(head, " ")
	id, err := number(n)
	w := strings.Split(text, " ")
	if err != nil || len(w) != 13 {
		return fmt.Errorf("%q where a node and its 13 fields should stand, as in 0 0: -1 2KK 44 true true - - - false 2 - - -", clip(line))
	}
	e := trace.Event{Kind: search.Duplicate, ID: id, Parent: f.node, Move: strings.Join(w[5:8], " ")}
	if f.line == 2 {
		e.Parent, e.Move = search.None, ""
	} else {
		e.Depth = f.run.Nodes[f.node].Depth + 1
	}
	if found == "0" {
		e.Kind, e.And = search.Opened, w[8] == "true"
		e.State = strings.Join([]string{w[1], w[2], w[4], w[12]}, " ")
	}
	return f.tell(e)
}

// list reads what has left a list: the node examined before, and those dropped. With
// both lists a step begins.
func (f *reader) list(name, changes string) error {
	for word := range strings.FieldsSeq(changes) {
		text, left := strings.CutPrefix(word, "-")
		if !left {
			continue
		}
		id, err := number(text)
		if err == nil && (name == "closed" || int(id) >= len(f.run.Nodes) || f.run.Nodes[id].Place == trace.Open) {
			err = f.mark(search.Dropped, id)
		}
		if err != nil {
			return err
		}
	}
	if name == "open" {
		return nil
	}
	if err := f.mark(search.Expanded, f.node); err != nil {
		return err
	}
	return f.same()
}

// labels reads "ACTION [NUMBERS]".
func (f *reader) labels(line string) error {
	action, list, _ := strings.Cut(line, " ")
	f.action = action
	for word := range strings.FieldsSeq(strings.Trim(list, "[]")) {
		id, err := number(word)
		if err != nil {
			return err
		}
		f.labelled = append(f.labelled, id)
	}
	return nil
}

// label spreads the labels of the step that ends, which begin with its node's.
func (f *reader) label() error {
	kind := search.Won
	if f.action == "1" || f.action == "2" && f.run.Judge(f.node) == andor.Lost {
		kind = search.Lost
	}
	for _, id := range f.labelled {
		if err := f.mark(kind, id); err != nil {
			return err
		}
	}
	f.labelled = f.labelled[:0]
	return nil
}

// end holds the last line, after its mark, against the run, and returns the
// reason why the run ended without a label.
func (f *reader) end(text string) (reason string, err error) {
	if len(f.run.Nodes) == 0 {
		return "", errors.New("there is no start")
	}
	if err := f.label(); err != nil {
		return "", err
	}
	outcome := f.run.Nodes[0].Outcome
	if outcome == andor.Unknown {
		_, reason, _ = strings.Cut(text, "(")
		reason, _, _ = strings.Cut(reason, ")")
		if reason == "" {
			return "", errors.New("the start has no label, and the reason is missing, as in undecided (cancelled)")
		}
	}
	if err := f.again.close(outcome, reason); err != nil {
		return "", err
	}
	if err := f.same(); err != nil {
		return "", err
	}
	if f.lines.Scan() || f.lines.Err() != nil {
		return "", errors.New("nothing may follow the line that says how the run ended")
	}
	return reason, nil
}

// same holds what is written again so far against the lines that were read.
func (f *reader) same() error {
	if err := f.again.out.Flush(); err != nil {
		return err
	}
	for {
		line, err := f.written.ReadString('\n')
		if err != nil {
			return nil
		}
		got := ""
		if len(f.read) > 0 {
			got, f.read = f.read[0], f.read[1:]
		}
		if line = strings.TrimSuffix(line, "\n"); got != line {
			f.line -= len(f.read)
			return fmt.Errorf("%q where the steps before ask for %q", clip(got), line)
		}
	}
}

// number reads a node's number.
func number(s string) (search.ID, error) {
	n, err := strconv.ParseUint(s, 10, 31)
	if err != nil {
		return 0, fmt.Errorf("%q is no node's number", clip(s))
	}
	return search.ID(n), nil
}

// clip shortens a line for an error.
func clip(s string) string { return s[:min(len(s), 40)] }
