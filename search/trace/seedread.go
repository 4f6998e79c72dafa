// Reading a trace in the founding document's format, strictly.

package trace

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"kedou/search/andor"
)

// seedReader reads a trace file step by step. It accepts what SeedWriter writes
// and nothing else; whether the steps follow from each other is for SeedReplay
// to say.
type seedReader struct {
	lines *bufio.Scanner
	line  int
	held  bool // the last line was not used
	start SeedNode
}

// newSeedReader reads the head of a trace file.
func newSeedReader(r io.Reader) (*seedReader, error) {
	f := &seedReader{lines: bufio.NewScanner(r)}
	f.lines.Buffer(nil, 1<<26)
	if line, ok := f.next(); !ok || line != seedHead {
		return nil, f.fail("not a trace of an AND/OR search; the first line is %q", seedHead)
	}
	line, _ := f.next()
	text, ok := strings.CutPrefix(line, "# ")
	c, err := parseChild(text)
	if !ok || err != nil || c.Node.Number != 0 || c.Node.Parent != -1 || c.Found != andor.New || c.Node.Outcome != andor.Unknown || c.Node.Move != (SeedMove{}) {
		return nil, f.fail("the start's fields should stand here, as in # 0 0: -1 2KK 44 true true - - - false 2 - - -")
	}
	f.start = c.Node
	return f, nil
}

// step reads a step; of its Node, only the number is known. After the last step
// it returns io.EOF.
func (f *seedReader) step() (SeedStep, error) {
	var step SeedStep
	line, ok := f.next()
	if !ok {
		if err := f.lines.Err(); err != nil {
			return step, f.fail("%w", err)
		}
		return step, io.EOF
	}
	count, node, ok := strings.Cut(line, ": ")
	var err1, err2 error
	if step.Count, err1 = number(count); err1 == nil {
		step.Node.Number, err2 = number(node)
	}
	if !ok || err1 != nil || err2 != nil {
		return step, f.fail("%q where a step's count and node should stand, as in 1: 0", clip(line))
	}
	return step, f.rest(&step)
}

// rest reads a step from its second line on.
func (f *seedReader) rest(step *SeedStep) (err error) {
	if step.Open, err = f.list("open:", " ", ""); err != nil {
		return err
	}
	if step.Closed, err = f.list("closed:", " ", ""); err != nil {
		return err
	}
	line, _ := f.next()
	action, _, _ := strings.Cut(line, " ")
	if action != "0" && action != "1" && action != "2" {
		return f.fail("%q where an action should stand, as in 0 [3 1 0]", clip(line))
	}
	step.Action = andor.Action(action[0] - '0')
	f.held = true
	if step.Labelled, err = f.list(action+" [", "", "]"); err != nil {
		return err
	}
	return f.children(step)
}

// children reads the lines of an expansion's children.
func (f *seedReader) children(step *SeedStep) error {
	for {
		line, ok := f.next()
		if head, _, _ := strings.Cut(line, ":"); !ok || !strings.Contains(head, " ") {
			f.held = ok
			return nil
		}
		child, err := parseChild(line)
		if err != nil {
			return f.fail("%w", err)
		}
		if step.Action != andor.Expand {
			return f.fail("a child in a step that labels; only expansions have them")
		}
		step.Children = append(step.Children, child)
	}
}

// list reads a line of numbers between head and tail, each with a blank before
// it but the first, which has first.
func (f *seedReader) list(head, first, tail string) ([]int, error) {
	line, _ := f.next()
	text, ok1 := strings.CutPrefix(line, head)
	text, ok2 := strings.CutSuffix(text, tail)
	if ok1 && ok2 && text == "" {
		return nil, nil
	}
	text, ok3 := strings.CutPrefix(text, first)
	if !ok1 || !ok2 || !ok3 {
		return nil, f.fail("%q where %s numbers%s should stand", clip(line), head, tail)
	}
	var list []int
	for word := range strings.SplitSeq(text, " ") {
		n, err := number(word)
		if err != nil {
			return nil, f.fail("%w", err)
		}
		list = append(list, n)
	}
	return list, nil
}

// parseChild reads "NUMBER FOUND: FIELDS".
func parseChild(line string) (c andor.Child[SeedState, SeedMove], err error) {
	head, fields, _ := strings.Cut(line, ": ")
	n, found, _ := strings.Cut(head, " ")
	if c.Node.Number, err = number(n); err != nil {
		return c, err
	}
	if found != "0" && found != "1" && found != "2" {
		return c, fmt.Errorf("%q: after the child's number stands 0 for new, 1 for in open, 2 for in closed", clip(line))
	}
	c.Found = andor.Found(found[0] - '0')
	return c, parseFields(&c.Node, strings.Split(fields, " "))
}

// parseFields reads the 13 fields after a node's number.
func parseFields(n *SeedNode, f []string) (err error) {
	if len(f) != 13 {
		return fmt.Errorf("node %d has %d fields; the format has 13", n.Number, len(f))
	}
	n.Parent = -1
	if f[0] != "-1" {
		if n.Parent, err = number(f[0]); err != nil {
			return err
		}
	}
	words := [...]*string{1: &n.State.Refuter, 2: &n.State.Prover, 5: &n.Move.Cards, 6: &n.Move.Class, 7: &n.Move.Base, 12: &n.State.Note}
	for i, word := range words {
		if word == nil || f[i] == "-" {
			continue
		}
		if f[i] == "" || strings.ContainsAny(f[i], "\t\r") {
			return fmt.Errorf("node %d: field %d is empty or holds a blank; an empty field is -", n.Number, i+1)
		}
		*word = f[i]
	}
	if f[10] != "-" || f[11] != "-" {
		return fmt.Errorf("node %d: unused fields %q and %q; they are -", n.Number, f[10], f[11])
	}
	return parseFlags(n, f[3], f[4], f[8], f[9])
}

// parseFlags reads what is no text: the turn, whether the mover must play,
// whether the node is AND, and its label.
func parseFlags(n *SeedNode, turn, must, and, label string) error {
	booleans := map[string]bool{"true": true, "false": false}
	prover, ok1 := booleans[turn]
	refuter, ok2 := booleans[and]
	if !ok1 || !ok2 || prover == refuter {
		return fmt.Errorf("node %d: the peasant's turn %q, AND %q: one is true, the other false", n.Number, turn, and)
	}
	if refuter {
		n.Kind = andor.And
	}
	var ok bool
	if n.State.Must, ok = booleans[must]; !ok {
		return fmt.Errorf("node %d: must play %q; it is true or false", n.Number, must)
	}
	if n.Outcome, ok = labels[label]; !ok {
		return fmt.Errorf("node %d: label %q; it is 0, 1 or 2", n.Number, label)
	}
	return nil
}

var labels = map[string]andor.Outcome{"0": andor.Won, "1": andor.Lost, "2": andor.Unknown}

// number reads a number as strconv writes it, so that there is one way only.
func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("%q is no node's number", clip(s))
	}
	return n, nil
}

// next returns the next line.
func (f *seedReader) next() (string, bool) {
	if f.held {
		f.held = false
		return f.lines.Text(), true
	}
	f.line++
	if !f.lines.Scan() {
		return "", false
	}
	return f.lines.Text(), true
}

// fail is an error at the current line.
func (f *seedReader) fail(format string, args ...any) error {
	return fmt.Errorf("%d: %w", f.line, fmt.Errorf(format, args...))
}

// clip shortens a line for an error.
func clip(s string) string { return s[:min(len(s), 40)] }
