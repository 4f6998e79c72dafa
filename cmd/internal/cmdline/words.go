package cmdline

// Words from a terminal or a pipe.

import (
	"cmp"
	"fmt"
	"io"
	"strings"
)

// Words reads words from lines, with commas or blanks between them. Where the answers
// go to a terminal, a prompt asks for each line.
type Words struct {
	lines  *Lines
	prompt io.Writer // nil: none
	queue  []string  // read and not yet used
}

// Words returns the words of in. Words that aren't typed, such as those of a flag, have
// no prompt.
func (call *Call) Words(in Input, typed bool) *Words {
	w := &Words{lines: NewLines(in)}
	if typed && IsTerminal(call.Out) {
		w.prompt = call.Out
	}
	return w
}

// Next returns the next word, io.EOF after the last one, or the error that ended the reading.
func (w *Words) Next() (string, error) {
	for len(w.queue) == 0 {
		if w.prompt != nil {
			fmt.Fprint(w.prompt, "> ")
		}
		if !w.lines.Scan() {
			return "", cmp.Or(w.lines.Err(), io.EOF)
		}
		w.queue = strings.FieldsFunc(w.lines.Text(), func(r rune) bool { return r == ',' || r == '，' || r == ' ' || r == '\t' })
	}
	word := w.queue[0]
	w.queue = w.queue[1:]
	return word, nil
}
