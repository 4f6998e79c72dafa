// Reading the document's layout.

package trace

import (
	"bufio"
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/trace"
)

// Follow reads and replays a run as [trace.Follow] does, whose files it reads, too: in the document's layout, with lists of changes or in
// full. It accepts a file only if a Writer writes the run in the same bytes. A file in full has neither the start's cards, which follow from
// its first child, nor an end: one that was cut short behind a step ends undecided.
func Follow(in io.Reader, each func(*trace.Replay, trace.Event) error) (*trace.Replay, error) {
	f := &reader{in: bufio.NewReader(in), each: each, examined: search.None}
	begin, _ := f.in.Peek(4096) // more than the first child needs, on the fifth line
	switch {
	case bytes.HasPrefix(begin, []byte("# and-or ")):
		f.again = NewWriter(&f.written)
		f.advance()
		f.advance()
		start, _ := f.fields(strings.TrimPrefix(f.text, "# "))
		start.Move = ""
		f.emit(start)
	case bytes.HasPrefix(begin, []byte("1: ")):
		f.again = NewDocumentWriter(&f.written)
		f.beginAbove(strings.SplitAfter(string(begin), "\n"))
	default:
		return trace.Follow(f.in, each)
	}
	for f.advance(); f.err == nil && f.text != "" && !strings.HasPrefix(f.text, "# end: "); {
		f.step()
	}
	if f.end(); f.err != nil {
		return nil, phrase.Errorf("%d: %w", f.line, f.err)
	}
	return &f.again.run, nil
}

// reader turns a file into events line by line, and has a Writer write them again. After the first error its methods do nothing.
type reader struct {
	in       *bufio.Reader
	each     func(*trace.Replay, trace.Event) error
	text     string   // the present line with its line end; empty at the end of the file
	line     int      // its number
	read     []string // the lines before it that haven't been compared yet
	again    *Writer
	written  bytes.Buffer // what the Writer wrote and hasn't been compared
	made     []trace.Event
	examined search.ID
	err      error
}

// advance takes the next line.
func (f *reader) advance() {
	if f.err != nil {
		return
	}
	if f.text != "" {
		f.read = append(f.read, f.text)
	}
	f.line++
	most := 1<<16 + 12*len(f.made) // a list has each node once
	var line []byte
	part, err := f.in.ReadSlice('\n')
	for ; err == bufio.ErrBufferFull && len(line) <= most; part, err = f.in.ReadSlice('\n') {
		line = append(line, part...)
	}
	f.text = string(append(line, part...))
	switch {
	case len(f.text) > most:
		f.err = phrase.Errorf("the line is longer than %d bytes", most)
	case err != io.EOF:
		f.err = err
	case f.text != "":
		f.err = phrase.Errorf("the line is cut short")
	}
}

// want makes an error of a line that hasn't the given form.
func (f *reader) want(form string, ok bool) {
	if f.err == nil && !ok {
		f.err = phrase.Errorf("not a line of the founding document's layout; expected %s", form)
	}
}

// numbers reads words of a line of the given form as numbers.
func (f *reader) numbers(form string, words ...string) []search.ID {
	ids := make([]search.ID, len(words))
	for i, word := range words {
		n, err := strconv.ParseInt(word, 10, 32)
		f.want(form, err == nil)
		ids[i] = search.ID(n)
	}
	return ids
}

const childForm = "NUMBER FOUND: FIELDS"

// fields reads the line of a node as the event that makes it, and the node's label.
func (f *reader) fields(text string) (e trace.Event, label string) {
	w := strings.Split(strings.TrimSuffix(text, "\n"), " ")
	if f.want(childForm, len(w) == 15); f.err != nil {
		return e, ""
	}
	ids := f.numbers(childForm, w[0], w[2])
	return trace.Event{Kind: engine.Opened, ID: ids[0], Parent: ids[1], Move: strings.Join(w[7:10], " "),
		State: strings.Join([]string{w[3], w[4], w[6], w[14]}, " "), And: w[10] == "true"}, w[11]
}

// beginAbove takes the start from the lines of the first step: the state before the play of the first child. A play that this play beat
// isn't in the file.
func (f *reader) beginAbove(lines []string) {
	if f.line = 5; len(lines) < 6 {
		f.err = phrase.Errorf("cut short before the first child, from which the start's cards follow")
		return
	}
	child, _ := f.fields(lines[4])
	if f.err != nil {
		return
	}
	w, play := strings.Split(child.State, " "), strings.Split(child.Move, " ")[0]
	hands, and, note := append(w[:1:1], strings.Split(w[1], "/")...), !child.And, "-"
	mover := 1
	if len(hands) > 2 {
		next, _, _ := strings.Cut(w[3], ":")
		mover = (strings.Index("LDU", next) + 2) % 3
		letter := "LDU"[mover : mover+1]
		and, note = mover == 0, letter+":"+letter+":"
	} else if and {
		mover = 0
	}
	hand, err := doudizhu.Notation{Jokers: "BR"}.ParseHand(strings.ReplaceAll(hands[mover]+play, "-", ""))
	f.want(childForm, err == nil)
	hands[mover] = orDash(cards(hand))
	f.emit(trace.Event{Kind: engine.Opened, Parent: search.None, And: and,
		State: strings.Join([]string{hands[0], strings.Join(hands[1:], "/"), strconv.FormatBool(play != "-"), note}, " ")})
	f.line = 0
}

// step takes the lines of a step.
func (f *reader) step() {
	const form = "ACTION [NUMBERS]"
	_, node, _ := strings.Cut(strings.TrimSpace(f.text), ": ")
	ids := f.numbers("COUNT: NODE", node)
	head := f.line
	f.advance()
	f.list("open:", trace.Open)
	f.list("closed:", trace.Closed)
	f.examined = ids[0]
	f.emitAt(head, f.known(engine.Expanded, f.examined))
	f.same()
	action, list, _ := strings.Cut(strings.TrimSpace(f.text), " [")
	list, closed := strings.CutSuffix(list, "]")
	f.want(form, closed && slices.Contains(labels[:], action))
	labelled, line := f.numbers(form, strings.Fields(list)...), f.line
	f.advance()
	seen := map[string]bool{}
	for ; f.err == nil && isChild(f.text); f.advance() {
		seen[f.child()] = true
	}
	if f.err == nil && (action == "0" || action == "2" && f.settled(seen) == andor.Won) {
		f.label(engine.Won, labelled, line)
	} else {
		f.label(engine.Lost, labelled, line)
	}
}

// settled returns the label that the examined node has from its children, if they have these labels.
func (f *reader) settled(seen map[string]bool) andor.Outcome {
	if and := f.made[f.examined].And; and && !seen[labels[andor.Lost]] || !and && seen[labels[andor.Won]] {
		return andor.Won
	}
	return andor.Lost
}

// list takes a line of the nodes of a place, and drops those that it leaves out.
func (f *reader) list(name string, place trace.Place) {
	text, ok := strings.CutPrefix(f.text, name)
	f.want(name+" NUMBERS", ok)
	words := strings.Fields(text)
	ids := f.numbers(name+" NUMBERS", words...)
	if f.err != nil {
		return
	}
	var dropped []search.ID
	if f.again.full {
		slices.Sort(ids)
		dropped = slices.DeleteFunc(f.again.run.In(place), func(id search.ID) bool { _, there := slices.BinarySearch(ids, id); return there })
	} else {
		for i, id := range ids {
			if words[i][0] == '-' && (place == trace.Closed || -id != f.examined) {
				dropped = append(dropped, -id)
			}
		}
	}
	for _, id := range dropped {
		f.emit(f.known(engine.Dropped, id))
	}
	f.advance()
}

// isChild distinguishes a child's line from the head of a step and the end: two numbers stand before the colon.
func isChild(line string) bool {
	before, _, colon := strings.Cut(line, ":")
	return colon && strings.Contains(before, " ") && line[0] != '#'
}

// child takes a child's line, and returns the child's label.
func (f *reader) child() string {
	e, label := f.fields(f.text)
	if f.want(childForm, e.Parent == f.examined); f.err != nil {
		return ""
	}
	if int(e.ID) == len(f.made) {
		e.Depth = f.made[f.examined].Depth + 1
	} else {
		e = f.known(engine.Duplicate, e.ID)
		e.Parent, e.Move = f.examined, strings.Join(strings.Split(f.text, " ")[7:10], " ")
	}
	f.emit(e)
	return label
}

// label labels the nodes in the brackets on a line.
func (f *reader) label(kind string, ids []search.ID, line int) {
	for _, id := range ids {
		f.emitAt(line, f.known(kind, id))
	}
}

// known returns an event of a known node, under its first parent.
func (f *reader) known(kind string, id search.ID) trace.Event {
	e := trace.Event{ID: id}
	if id >= 0 && int(id) < len(f.made) {
		e = f.made[id]
	}
	e.Kind, e.State, e.And = kind, "", false
	return e
}

// emit replays an event.
func (f *reader) emit(e trace.Event) {
	if f.err != nil {
		return
	}
	if int(e.ID) == len(f.made) {
		f.made = append(f.made, e)
	}
	if f.again.Write(e); f.again.err != nil {
		f.err = f.again.err
	} else if f.each != nil {
		f.err = f.each(&f.again.run, e)
	}
}

// emitAt replays an event of an earlier line.
func (f *reader) emitAt(line int, e trace.Event) {
	if f.err != nil {
		return
	}
	if f.emit(e); f.err != nil {
		f.line = line
	}
}

// same compares the lines read with the lines written.
func (f *reader) same() {
	if f.err == nil {
		f.err = f.again.out.Flush()
	}
	for f.err == nil && f.written.Len() > 0 {
		line, _ := f.written.ReadString('\n')
		if len(f.read) == 0 || line != f.read[0] {
			f.line -= len(f.read)
			f.err = phrase.Errorf("not as written by this program; expected %s", strings.TrimSpace(line))
			return
		}
		f.read = f.read[1:]
	}
}

// end takes the line about the end of the run. The verdict is the start's label.
func (f *reader) end() {
	if f.err != nil {
		return
	}
	end := &f.again.run.End
	end.Status = f.again.run.Nodes[0].Outcome.String()
	said, _, _ := strings.Cut(strings.TrimPrefix(f.text, "# end: "), ",")
	said, reason, _ := strings.Cut(strings.TrimSuffix(said, ")"), " (")
	switch {
	case f.again.full && end.Status == andor.Unknown.String():
		reason = "the file doesn't say why"
	case !f.again.full && f.text == "":
		f.err = phrase.Errorf("cut short: the line that says how the search ended is missing")
	case !f.again.full && said != end.Status:
		f.err = phrase.Errorf("%s is the verdict, but the events say otherwise", said)
	}
	end.Reason = reason
	if f.advance(); f.err == nil && f.text != "" {
		f.err = phrase.Errorf("nothing may follow the line that says how the search ended")
	}
	if f.err == nil {
		f.err = f.again.close(end.Status, end.Reason)
	}
	f.same()
}
