// Reading traces, strictly.

package trace

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

const maxLine = 1 << 16 // bytes

// Reader reads a trace line by line.
type Reader struct {
	Header Header
	lines  *bufio.Reader
	line   int
}

// NewReader reads the header. Errors of a Reader name the line.
func NewReader(r io.Reader) (*Reader, error) {
	t := &Reader{lines: bufio.NewReaderSize(r, maxLine)}
	switch err := t.read(&t.Header); {
	case err == io.EOF:
		return nil, errors.New("trace: empty; a trace begins with a header line")
	case err != nil:
		return nil, err
	case t.Header.Schema != Schema:
		return nil, fmt.Errorf("trace:1: schema %d; this version reads schema %d", t.Header.Schema, Schema)
	}
	return t, nil
}

// Next returns the next event, or io.EOF after the last.
func (t *Reader) Next() (Event, error) {
	var e Event
	err := t.read(&e)
	return e, err
}

// read accepts a line only if it is what Writer would have written for the value:
// fields missing, twice, unknown, out of order or in another case don't pass.
func (t *Reader) read(v any) error {
	t.line++
	line, err := t.lines.ReadSlice('\n')
	switch {
	case err == io.EOF && len(line) == 0:
		return io.EOF
	case err == io.EOF:
		return fmt.Errorf("trace:%d: the line is cut short", t.line)
	case err == bufio.ErrBufferFull:
		return fmt.Errorf("trace:%d: the line is longer than %d bytes", t.line, maxLine)
	case err != nil:
		return fmt.Errorf("trace:%d: %w", t.line, err)
	}
	if err := json.Unmarshal(line, v); err != nil {
		return fmt.Errorf("trace:%d: %w", t.line, err)
	}
	var again bytes.Buffer
	e := json.NewEncoder(&again)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil || !bytes.Equal(again.Bytes(), line) {
		return fmt.Errorf("trace:%d: not as written by this program; expected %s", t.line, bytes.TrimSpace(again.Bytes()))
	}
	return nil
}
