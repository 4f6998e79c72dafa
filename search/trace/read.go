// Reading traces, strictly.

package trace

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"kedou/search/phrase"
)

const maxLine = 1 << 16 // bytes

// Follow reads a trace to its end and replays it. After each event it calls each, if
// that isn't nil, with the search as it is then. Errors begin with the line's number,
// and may be what each returned.
func Follow(in io.Reader, each func(*Replay, Event) error) (*Replay, error) {
	f := &reader{lines: bufio.NewReaderSize(in, maxLine), each: each}
	err := f.header()
	for err == nil && f.run.End.Status == "" {
		err = f.next()
	}
	if err == nil {
		err = f.nothingMore()
	}
	if err != nil {
		return nil, phrase.Errorf("%d: %w", f.line, err)
	}
	return &f.run, nil
}

// reader reads a trace line by line, and has a Writer write what it has read: a line
// passes only if it is the same.
type reader struct {
	lines   *bufio.Reader
	line    int
	each    func(*Replay, Event) error
	run     Replay
	again   *Writer
	written bytes.Buffer // by it, of the line at hand
}

// header reads the first line.
func (f *reader) header() error {
	line, err := f.read()
	switch {
	case err == io.EOF:
		return phrase.Errorf("empty; a trace begins with a header line")
	case err == nil && !bytes.HasPrefix(line, []byte(`{"schema":`)):
		return phrase.Errorf("not a trace of a search")
	case err == nil:
		err = json.Unmarshal(line, &f.run.Header)
	}
	if err == nil && f.run.Header.Schema != schema {
		err = phrase.Errorf("schema %d; this version reads schema %d", f.run.Header.Schema, schema)
	}
	if err != nil {
		return err
	}
	f.again = NewWriter(&f.written, f.run.Header)
	return f.same(line)
}

// next reads an event, or the line that ends the trace.
func (f *reader) next() error {
	line, err := f.read()
	switch {
	case err == io.EOF:
		return phrase.Errorf("cut short: the line that says how the search ended is missing")
	case err != nil:
		return err
	case bytes.HasPrefix(line, []byte(`{"end":`)):
		return f.end(line)
	}
	var e Event
	if err := json.Unmarshal(line, &e); err != nil {
		return err
	}
	f.again.Write(e)
	if err := f.same(line); err != nil {
		return err
	}
	if err := f.run.Apply(e); err != nil || f.each == nil {
		return err
	}
	return f.each(&f.run, e)
}

func (f *reader) end(line []byte) error {
	e := &f.run.End
	if err := json.Unmarshal(line, e); err != nil {
		return err
	}
	if err := f.again.close(e.Status, e.Reason); err != nil {
		return err
	}
	if err := f.same(line); err != nil {
		return err
	}
	return e.check(&f.run)
}

// nothingMore refuses what follows the end.
func (f *reader) nothingMore() error {
	if _, err := f.read(); err != io.EOF {
		return phrase.Errorf("nothing may follow the line that says how the search ended")
	}
	return nil
}

// read returns the next line with its end, which holds until the next call.
func (f *reader) read() ([]byte, error) {
	f.line++
	line, err := f.lines.ReadSlice('\n')
	switch {
	case err == io.EOF && len(line) > 0:
		return nil, phrase.Errorf("the line is cut short")
	case err == bufio.ErrBufferFull:
		return nil, phrase.Errorf("the line is longer than %d bytes", maxLine)
	}
	return line, err
}

// same accepts a line only if it is what Writer has written for the same values:
// fields missing, twice, unknown, out of order or in another case don't pass, and in
// the last line counts and checksums of other lines than these.
func (f *reader) same(line []byte) error {
	defer f.written.Reset()
	if err := f.again.out.Flush(); err != nil {
		return err
	}
	if again := f.written.Bytes(); !bytes.Equal(again, line) {
		return phrase.Errorf("not as written by this program; expected %s", bytes.TrimSpace(again))
	}
	return nil
}
