// Reading traces, strictly.

package trace

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
)

const maxLine = 1 << 16 // bytes

// Reader reads a trace line by line.
type Reader struct {
	Header Header
	End    End // after Next returned io.EOF

	lines  *bufio.Reader
	sum    hash.Hash32
	line   int
	events int
	said   string // the verdict, as events tell
	done   bool
}

// NewReader reads the header. Errors of a Reader begin with the line's number.
func NewReader(r io.Reader) (*Reader, error) {
	t := &Reader{lines: bufio.NewReaderSize(r, maxLine), sum: crc32.NewIEEE()}
	line, err := t.next()
	if err == nil {
		err = t.decode(line, &t.Header)
	}
	switch {
	case err == io.EOF:
		return nil, errors.New("1: empty; a trace begins with a header line")
	case !bytes.HasPrefix(line, []byte(`{"schema":`)):
		return nil, errors.New("1: not a trace of a search")
	case err != nil:
		return nil, err
	case t.Header.Schema != schema:
		return nil, fmt.Errorf("1: schema %d; this version reads schema %d", t.Header.Schema, schema)
	}
	t.sum.Write(line)
	return t, nil
}

// Next returns the next event, or io.EOF after the last, when the line that ends
// the trace has been read and holds for the lines before.
func (t *Reader) Next() (Event, error) {
	var e Event
	if t.done {
		return e, io.EOF
	}
	line, err := t.next()
	switch {
	case err == io.EOF:
		return e, fmt.Errorf("%d: cut short: the line that says how the search ended is missing", t.line)
	case err != nil:
		return e, err
	case bytes.HasPrefix(line, []byte(`{"end":`)):
		return e, t.end(line)
	}
	if err := t.decode(line, &e); err != nil {
		return e, err
	}
	t.sum.Write(line)
	t.said = cmp.Or(t.said, e.says())
	t.events++
	return e, nil
}

// Follow reads a trace to its end and replays it. After each event it calls each, if
// that isn't nil, with the search as it is then.
func Follow(r io.Reader, each func(*Replay, Event) error) (*Replay, End, error) {
	t, err := NewReader(r)
	if err != nil {
		return nil, End{}, err
	}
	run := new(Replay)
	for {
		e, err := t.Next()
		if err == io.EOF {
			return run, t.End, nil
		}
		if err != nil {
			return nil, End{}, err
		}
		if err = run.Apply(e); err != nil {
			return nil, End{}, fmt.Errorf("%d: %w", t.line, err)
		}
		if each != nil {
			if err = each(run, e); err != nil {
				return nil, End{}, err
			}
		}
	}
}

// end reads the last line, and returns io.EOF if all is well.
func (t *Reader) end(line []byte) error {
	if err := t.decode(line, &t.End); err != nil {
		return err
	}
	if err := t.End.check(t.events, t.sum, t.said); err != nil {
		return fmt.Errorf("%d: %w", t.line, err)
	}
	if _, err := t.next(); err != io.EOF {
		return fmt.Errorf("%d: nothing may follow the line that says how the search ended", t.line)
	}
	t.done = true
	return io.EOF
}

// next returns the next line with its end, which holds until the next call.
func (t *Reader) next() ([]byte, error) {
	t.line++
	line, err := t.lines.ReadSlice('\n')
	switch {
	case err == io.EOF && len(line) == 0:
		return nil, io.EOF
	case err == io.EOF:
		return nil, fmt.Errorf("%d: the line is cut short", t.line)
	case err == bufio.ErrBufferFull:
		return nil, fmt.Errorf("%d: the line is longer than %d bytes", t.line, maxLine)
	case err != nil:
		return nil, fmt.Errorf("%d: %w", t.line, err)
	}
	return line, nil
}

// decode accepts a line only if it is what Writer would have written for the
// value: fields missing, twice, unknown, out of order or in another case don't pass.
func (t *Reader) decode(line []byte, v any) error {
	if err := json.Unmarshal(line, v); err != nil {
		return fmt.Errorf("%d: %w", t.line, err)
	}
	var again bytes.Buffer
	e := json.NewEncoder(&again)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil || !bytes.Equal(again.Bytes(), line) {
		return fmt.Errorf("%d: not as written by this program; expected %s", t.line, bytes.TrimSpace(again.Bytes()))
	}
	return nil
}
