package klondike

// The lower half of the readers: lines, words and complaints with their places.

import (
	"bufio"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/search/phrase"
)

// Fault is what is wrong with a text, and where.
type Fault struct {
	Name         string // of the file
	Line, Column int    // from 1; columns count characters
	Err          error  // wraps a DeckError, if the cards are at fault
}

// Unwrap returns what is wrong.
func (f *Fault) Unwrap() error { return f.Err }

// Error is "file:line:column: message".
func (f *Fault) Error() string { return f.Phrase().String() }

// Phrase returns what the error says in parts.
func (f *Fault) Phrase() phrase.Text {
	return phrase.New("%s:%d:%d: %w", f.Name, f.Line, f.Column, f.Err)
}

// maxLine is the longest line that a reader takes, in bytes.
const maxLine = 64 << 10

// maxSkip is the longest line behind which a reader goes on, in bytes.
const maxSkip = 16 << 20

// byteOrderMark is what some editors put before a text.
const byteOrderMark = "\ufeff"

// marks are the characters that are words of their own, with spaces or without.
const marks = "|/[]:"

// word is a part of a line without spaces, or one of the marks | / [ ] :.
type word struct {
	Text   string
	Column int // in characters, from 1
}

// line is a line that is neither blank nor a comment.
type line struct {
	Number int    // in the text, from 1
	Text   string // as it stands, without its end
	Words  []word // the same in words

	length int // in characters
}

// newLine splits a text into the words of a line.
func newLine(number int, text string) *line {
	return &line{number, text, split(text), utf8.RuneCountInString(text)}
}

// lines reads a text line by line, holding no more than one of them.
type lines struct {
	name   string
	reader *bufio.Reader
	number int
	held   *line // read already and put back
	fails  error // with held
	blanks bool  // a blank line preceded the line read last
	long   bool  // the line read last goes on behind what is held of it
}

func newLines(r io.Reader, name string) *lines {
	return &lines{name: name, reader: bufio.NewReaderSize(r, maxLine)}
}

func (l *lines) fault(number, column int, format string, args ...any) *Fault {
	return &Fault{Name: l.name, Line: number, Column: column, Err: phrase.Errorf(format, args...)}
}

// next returns the next line with something in it, io.EOF after the last one.
func (l *lines) next() (*line, error) {
	if held, err := l.held, l.fails; held != nil || err != nil {
		l.held, l.fails = nil, nil
		return held, err
	}
	l.blanks = false
	for {
		text, err := l.read()
		if err != nil {
			return nil, err
		}
		switch trimmed := strings.TrimSpace(text); {
		case trimmed == "":
			l.blanks = true
		case trimmed[0] != '#':
			return newLine(l.number, text), nil
		}
	}
}

// hold puts back what next returned.
func (l *lines) hold(at *line, err error) { l.held, l.fails = at, err }

// isFault tells what is wrong with a line, after which the next line can be read,
// from what is wrong with the reading itself.
func isFault(err error) bool {
	var fault *Fault
	return errors.As(err, &fault)
}

// read returns the next line as it stands, checked and without its end.
func (l *lines) read() (string, error) {
	if err := l.skip(); err != nil {
		return "", err
	}
	raw, err := l.reader.ReadSlice('\n')
	if len(raw) > 0 || err == nil {
		l.number++
	}
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		l.long = true
		return "", l.fault(l.number, maxLine+1, "the line is longer than %d KiB; give each deal a line of its own", maxLine>>10)
	case err != nil && !errors.Is(err, io.EOF):
		return "", phrase.Errorf("%s: %w", l.name, err)
	case err != nil && len(raw) == 0:
		return "", io.EOF
	}
	text := strings.TrimSuffix(strings.TrimSuffix(string(raw), "\n"), "\r")
	if l.number == 1 {
		text = strings.TrimPrefix(text, byteOrderMark)
	}
	for i, r := range text {
		if r == utf8.RuneError && !strings.HasPrefix(text[i:], string(r)) { // the rune itself is valid text
			return "", l.fault(l.number, utf8.RuneCountInString(text[:i])+1, "byte %#x is not valid UTF-8; save the file as UTF-8", text[i])
		}
	}
	return text, nil
}

// skip leaves out the rest of a line that is too long. That waits until somebody asks for the next line, and ends the reading
// where the line seems to have no end.
func (l *lines) skip() error {
	for size := maxLine; l.long; size += maxLine {
		if size > maxSkip {
			return phrase.Errorf("%s:%d: the line has no end within %d MiB; this is no text of deals", l.name, l.number, maxSkip>>20)
		}
		_, err := l.reader.ReadSlice('\n')
		l.long = errors.Is(err, bufio.ErrBufferFull)
	}
	return nil
}

// split cuts a line into words.
func split(text string) []word {
	var words []word
	start, from, column := -1, 0, 0
	flush := func(end int) {
		if start >= 0 {
			words = append(words, word{text[start:end], from})
		}
		start = -1
	}
	for i, r := range text {
		column++
		switch {
		case unicode.IsSpace(r):
			flush(i)
		case strings.ContainsRune(marks, r):
			flush(i)
			words = append(words, word{string(r), column})
		case start < 0:
			start, from = i, column
		}
	}
	flush(len(text))
	return words
}

func (l *line) has(text string) bool {
	return slices.ContainsFunc(l.Words, func(w word) bool { return w.Text == text })
}
