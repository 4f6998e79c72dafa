// Reading trace files, strictly.

package trace

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"strings"

	"kedou/search/andor"
	"kedou/search/trace"
)

// Replay reads a trace to its end. After each step it calls each, if that isn't
// nil, with the run as it is then, and the step. The reason is empty if the
// start of the run has its label, and says otherwise why the run ended without.
// An error is the file's, begins with a line's number, or is what each returned.
//
// A file passes only if it is, byte for byte, what Writer writes for a run of
// the search. Whether the moves are those of the game is not asked.
func Replay(r io.Reader, each func(*Run, Step) error) (run *Run, reason string, err error) {
	f := &reader{lines: bufio.NewScanner(r), sum: crc32.NewIEEE(), lists: newLists()}
	f.lines.Buffer(nil, 1<<26)
	f.lines.Split(wholeLines)
	if f.run, err = f.head(); err != nil {
		return nil, "", err
	}
	for {
		line, _ := f.next()
		if text, ok := strings.CutPrefix(line, endMark); ok {
			reason, err := f.end(text)
			return f.run, reason, err
		}
		step, err := f.step(line)
		if err != nil {
			return nil, "", err
		}
		if each != nil {
			if err := each(f.run, step); err != nil {
				return nil, "", err
			}
		}
	}
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

// reader reads a trace file line by line, and replays it.
type reader struct {
	lines    *bufio.Scanner
	line     int
	held     bool        // the last line was not used
	over     bool        // there was no next line
	sum      hash.Hash32 // of the lines before the end
	run      *Run
	lists    *lists
	children int
}

// next returns the next line.
func (f *reader) next() (string, bool) {
	if f.held {
		f.held = false
		return f.lines.Text(), true
	}
	f.line++
	if f.over = !f.lines.Scan(); f.over {
		return "", false
	}
	line := f.lines.Text()
	if !strings.HasPrefix(line, endMark) {
		io.WriteString(f.sum, line+"\n") // a hash takes everything
	}
	return line, true
}

// fail is an error at the current line.
func (f *reader) fail(format string, args ...any) error {
	if err := f.lines.Err(); err != nil {
		return fmt.Errorf("%d: %w", f.line, err)
	}
	if f.over {
		return fmt.Errorf("%d: cut short: the last line should say how the run ended, as in %swon, …", f.line, endMark)
	}
	return fmt.Errorf("%d: %w", f.line, fmt.Errorf(format, args...))
}

// head reads the first two lines.
func (f *reader) head() (*Run, error) {
	if line, _ := f.next(); line != head {
		return nil, f.fail("not a trace of an AND/OR search; the first line is %q", head)
	}
	line, _ := f.next()
	text, ok := strings.CutPrefix(line, "# ")
	c, err := parseChild(text)
	n := c.Node
	if !ok || err != nil || n.Number != 0 || n.Parent != -1 || c.Found != andor.New || n.Outcome != andor.Unknown || n.Move != (Move{}) {
		return nil, f.fail("the start's fields should stand here, as in # 0 0: -1 2KK 44 true true - - - false 2 - - -")
	}
	return trace.NewLabelling(n), nil
}

// step reads a step, of which line is the first line, and carries it out.
func (f *reader) step(line string) (step Step, err error) {
	count, node, ok := strings.Cut(line, ": ")
	var err1, err2 error
	if step.Count, err1 = number(count); err1 == nil {
		step.Node.Number, err2 = number(node)
	}
	if !ok || err1 != nil || err2 != nil {
		return step, f.fail("%q where a step's count and node should stand, as in 1: 0", clip(line))
	}
	if step.Node.Number < len(f.run.Nodes) { // else Apply refuses it
		step.Node = f.run.Nodes[step.Node.Number]
	}
	if err := f.rest(&step); err != nil {
		return step, err
	}
	dropped, err := f.run.Apply(step)
	if err != nil {
		return step, f.fail("step %d: %w", step.Count, err)
	}
	step.Dropped = dropped
	f.lists.take(step, dropped)
	return step, nil
}

// rest reads a step from its second line on.
func (f *reader) rest(step *Step) (err error) {
	for _, want := range []string{"open:" + string(f.lists.open), "closed:" + string(f.lists.closed)} {
		if line, _ := f.next(); line != want {
			return f.fail("%q where the steps before ask for %q", clip(line), clip(want))
		}
	}
	line, _ := f.next()
	action, list, _ := strings.Cut(line, " ")
	if action != "0" && action != "1" && action != "2" {
		return f.fail("%q where an action should stand, as in 0 [3 1 0]", clip(line))
	}
	step.Action = andor.Action(action[0] - '0')
	if step.Labelled, err = numbers(list); err != nil {
		return f.fail("%w", err)
	}
	return f.family(step)
}

// family reads the lines of an expansion's children.
func (f *reader) family(step *Step) error {
	for {
		line, ok := f.next()
		if number, _, _ := strings.Cut(line, ":"); !ok || strings.HasPrefix(line, "#") || !strings.Contains(number, " ") {
			f.held = ok
			return nil
		}
		child, err := parseChild(line)
		if err != nil {
			return f.fail("%w", err)
		}
		step.Children = append(step.Children, child)
		f.children++
	}
}

// end holds the last line, after its mark, against the run, and returns the
// reason why the run ended without a label.
func (f *reader) end(text string) (reason string, err error) {
	outcome := f.run.Nodes[0].Outcome
	if outcome == andor.Unknown {
		_, reason, _ = strings.Cut(text, "(")
		reason, _, _ = strings.Cut(reason, ")")
	}
	if want := strings.TrimSuffix(end(outcome, reason, f.run.Steps, f.children, f.sum.Sum32()), "\n"); endMark+text != want || outcome == andor.Unknown && reason == "" {
		return "", f.fail("the end doesn't fit the lines before; it should be %q", want)
	}
	if line, ok := f.next(); ok || f.lines.Err() != nil {
		return "", f.fail("%q after the end; nothing may follow", clip(line))
	}
	return reason, nil
}
