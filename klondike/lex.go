package klondike

// The lower half of the readers: lines, words and faults with their places.

import (
	"bufio"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// Fault is an error in a text, with its place.
type Fault struct {
	Name         string // of the file
	Line, Column int    // from 1; columns count characters
	Err          error  // wraps a DeckError if the cards are at fault
}

// Unwrap returns the error without its place.
func (f *Fault) Unwrap() error { return f.Err }

// Error returns "file:line:column: message".
func (f *Fault) Error() string { return f.Phrase().String() }

// Phrase returns the error's sentence in parts.
func (f *Fault) Phrase() phrase.Text {
	return phrase.New("%s:%d:%d: %w", f.Name, f.Line, f.Column, f.Err)
}

// maxLine is the length of the longest line that a reader takes, in bytes.
const maxLine = 64 << 10

// maxSkip is the length of the longest line after which a reader continues, in bytes.
const maxSkip = 16 << 20

// byteOrderMark is the mark that some editors put before a text.
const byteOrderMark = "\ufeff"

// marks are the characters that are words of their own, with or without spaces.
const marks = "|/[]:"

// word is a part of a line without spaces and commas, or one of the marks | / [ ] :.
type word struct {
	Text   string
	Column int // in characters, from 1
}

// line is a line that is neither blank nor a comment.
type line struct {
	Number int    // in the text, from 1
	Text   string // without its line end
	Words  []word // Text, split into words

	length int // in characters
}

func newLine(number int, text string) *line {
	return &line{number, text, split(text), utf8.RuneCountInString(text)}
}

// lines reads a text line by line and holds one line at a time.
type lines struct {
	name   string
	reader *bufio.Reader
	number int
	held   *line // read already and put back
	fails  error // with held
	blanks bool  // a blank line preceded the line read last
	long   bool  // the last line read continues after the part held
}

func newLines(r io.Reader, name string) *lines {
	return &lines{name: name, reader: bufio.NewReaderSize(r, maxLine)}
}

func (l *lines) fault(number, column int, format string, args ...any) *Fault {
	return &Fault{Name: l.name, Line: number, Column: column, Err: phrase.Errorf(format, args...)}
}

// next returns the next line that isn't blank or a comment, io.EOF after the last.
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
			at := newLine(l.number, text)
			if len(at.Words) == 0 { // commas alone, which may be JSON's
				at.Words = []word{{",", 1}}
			}
			return at, nil
		}
	}
}

// hold puts back what next returned.
func (l *lines) hold(at *line, err error) { l.held, l.fails = at, err }

// isFault reports whether an error is about a line, after which the next line can be read, and not about the reading itself.
func isFault(err error) bool {
	var fault *Fault
	return errors.As(err, &fault)
}

// read returns the next line, checked and without its end.
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
		if r == utf8.RuneError && !strings.HasPrefix(text[i:], string(r)) { // the character U+FFFD itself is valid text
			return "", l.fault(l.number, utf8.RuneCountInString(text[:i])+1, "byte %#x is not valid UTF-8; save the file as UTF-8", text[i])
		}
	}
	return text, nil
}

// skip skips the rest of a line that is too long. It runs only when the next line is requested, and ends the reading if the line seems
// endless.
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
		case unicode.IsSpace(r) || strings.ContainsRune(",，、", r):
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
