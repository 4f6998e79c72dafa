package cmdline

// Output to a terminal: text without control characters, even if the name of a file or a deal has some.

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Printable returns text as one line without control characters, which are
// escaped as in Go: for text from outside that must stay on its line.
func Printable(text string) string {
	return string(printable([]byte(strings.TrimSpace(text)), ""))
}

// printable escapes everything except plain text: control characters except those in keep, characters that
// turn or hide others, and bytes that aren't UTF-8. JSON stays JSON with the same meaning.
func printable(text []byte, keep string) []byte {
	out := make([]byte, 0, len(text))
	for len(text) > 0 {
		r, n := utf8.DecodeRune(text)
		switch {
		case r == utf8.RuneError && n == 1:
			out = fmt.Appendf(out, `\x%02x`, text[0])
		case strings.ContainsRune(keep, r) || !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp):
			out = append(out, text[:n]...)
		default:
			out = appendEscape(out, r)
		}
		text = text[n:]
	}
	return out
}

// appendEscape appends a character as Go and JSON can read it; a control character that JSON never has gets Go's escape.
func appendEscape(out []byte, r rune) []byte {
	if r < ' ' {
		name := fmt.Sprintf("%q", string(r))
		return append(out, name[1:len(name)-1]...)
	}
	for _, unit := range utf16.Encode([]rune{r}) {
		out = fmt.Appendf(out, `\u%04x`, unit)
	}
	return out
}

// textWriter is the one way to standard output and standard error: it makes text printable. The colours of a Style pass.
type textWriter struct {
	to interface {
		io.Writer
		Fd() uintptr
	}
	mu   sync.Mutex
	part []byte // of a character whose end is missing so far
}

// Fd returns the stream's descriptor, for IsTerminal.
func (w *textWriter) Fd() uintptr { return w.to.Fd() }

// Write writes a text, in one write.
func (w *textWriter) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	text := slices.Concat(w.part, p)
	whole := len(text) - unfinished(text)
	w.part = text[whole:]
	if _, err := w.to.Write(colour(printable(text[:whole], "\n\t"))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// unfinished returns how many bytes at the end of text begin a character.
func unfinished(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if end := text[len(text)-n:]; utf8.RuneStart(end[0]) {
			if utf8.FullRune(end) {
				return 0
			}
			return n
		}
	}
	return 0
}

// Raw returns the stream under w, for bytes that aren't text: a table in Parquet, the line of Progress.
func Raw(w io.Writer) io.Writer {
	if w, ok := w.(*textWriter); ok {
		return w.to
	}
	return w
}

// pipeWriter is standard output; it ends the context when its reader is gone.
type pipeWriter struct {
	f    *os.File
	stop func(error)
	err  error // the first that isn't a broken pipe
}

func (w *pipeWriter) Fd() uintptr { return w.f.Fd() }

func (w *pipeWriter) Write(p []byte) (int, error) {
	n, err := w.f.Write(p)
	if errors.Is(err, syscall.EPIPE) {
		w.stop(status(BrokenPipe))
	} else if w.err == nil {
		w.err = err
	}
	return n, err
}
