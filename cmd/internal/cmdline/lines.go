package cmdline

// Lines of input, with their numbers.

import (
	"bufio"
	"errors"
	"fmt"
	"iter"
	"strings"

	"kedou/internal/phrase"
)

// longestLine is the longest line that Lines reads, in bytes.
const longestLine = 1 << 20

// Lines reads an input line by line and skips blank lines.
type Lines struct {
	name  string
	lines *bufio.Scanner
	most  int
	at    int
	text  string
	ended bool // whether the line has its end
}

// NewLines returns the lines of in.
func NewLines(in Input) *Lines { return NewLongLines(in, longestLine) }

// NewLongLines returns the lines of in, each of at most this many bytes.
func NewLongLines(in Input, most int) *Lines {
	l := &Lines{name: in.Name, lines: bufio.NewScanner(in), most: most}
	l.lines.Buffer(nil, most)
	l.lines.Split(l.split)
	return l
}

// split is bufio.ScanLines, and notes whether the line has its end.
func (l *Lines) split(text []byte, last bool) (advance int, line []byte, err error) {
	advance, line, err = bufio.ScanLines(text, last)
	l.ended = advance > 0 && text[advance-1] == '\n'
	return advance, line, err
}

// Scan goes to the next line that isn't blank, and reports whether there is one. The last text before an input failed
// is a line only if it has its end; else it may be part of a line.
func (l *Lines) Scan() bool {
	for l.lines.Scan() && (l.ended || l.lines.Err() == nil) {
		l.at++
		if l.text = l.lines.Text(); strings.TrimSpace(l.text) != "" {
			return true
		}
	}
	return false
}

// Line is a line and its place.
type Line struct{ Text, At string }

// All yields the lines, and after them the error that ended them too soon, if there is one.
func (l *Lines) All() iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		for l.Scan() {
			if !yield(Line{l.text, l.Place()}, nil) {
				return
			}
		}
		if err := l.Err(); err != nil {
			yield(Line{}, err)
		}
	}
}

// Text is the line.
func (l *Lines) Text() string { return l.text }

// Number counts the lines from 1, blank ones too.
func (l *Lines) Number() int { return l.at }

// Place names the line: "file:12".
func (l *Lines) Place() string { return fmt.Sprintf("%s:%d", l.name, l.at) }

// Err returns the error that ended the lines too soon, or nil.
func (l *Lines) Err() error {
	switch err := l.lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return phrase.Errorf("%s:%d: the line is longer than %s", l.name, l.at+1, Bytes(int64(l.most)))
	case err != nil:
		return phrase.Errorf("%s: %w", l.name, err)
	}
	return nil
}
