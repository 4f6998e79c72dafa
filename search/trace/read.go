// Reading traces, strictly.

package trace

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"kedou/internal/phrase"
)

const maxLine = 1 << 16 // bytes

// Follow reads a trace to its end and replays it. After each event it calls each, if that isn't nil, with the search at that moment. Errors
// begin with the line's number; an error of each is passed on.
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

// reader reads a trace line by line and has a Writer write the same values again; it accepts a line only if both are equal.
type reader struct {
	lines   *bufio.Reader
	line    int
	each    func(*Replay, Event) error
	run     Replay
	again   *Writer
	written bytes.Buffer // the Writer's version of the current line
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

// next reads an event, or the trace's last line.
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

func (f *reader) nothingMore() error {
	if _, err := f.read(); err != io.EOF {
		return phrase.Errorf("nothing may follow the line that says how the search ended")
	}
	return nil
}

// read returns the next line with its line end, valid until the next call.
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

// same accepts a line only if Writer writes the same bytes for its values. So it refuses fields that are missing, repeated, unknown, out of
// order or in another case and, in the last line, a wrong count or checksum.
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
