package cmdline

// Input: a file, standard input, or the text of the argument itself.

import (
	"bufio"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"

	"kedou/search/phrase"
)

// Input is an open source of text. Errors about it begin with its name.
type Input struct {
	Name string
	io.ReadCloser
}

// Open returns the input that arg names: "-" is standard input, and every other name is a file.
// Reads end with the call's context, even on a silent terminal. A
// byte-order mark at the beginning is left out, and text compressed by gzip is decompressed.
func (call *Call) Open(arg string) (Input, error) { return call.OpenText(arg, nil) }

// OpenText is Open, but an argument that literal accepts (nil: none) is itself the text.
func (call *Call) OpenText(arg string, literal func(string) bool) (Input, error) {
	switch {
	case arg == "-":
		return Input{"stdin", io.NopCloser(unmarked(&patientReader{ctx: call.Context, r: call.In}))}, nil
	case literal != nil && literal(arg):
		return Input{"argument", io.NopCloser(strings.NewReader(arg))}, nil
	}
	f, err := openFile(arg)
	if err != nil {
		return Input{}, err
	}
	return Input{arg, struct {
		io.Reader
		io.Closer
	}{unmarked(f), f}}, nil
}

// unmarked returns r without a byte-order mark, with which some editors begin files, and without the compression of
// gzip. It reads nothing before it is read.
func unmarked(r io.Reader) io.Reader { return &markSkipper{r: bufio.NewReader(r)} }

type markSkipper struct {
	r       *bufio.Reader
	zip     *gzip.Reader // nil: r isn't compressed
	skipped bool
}

func (m *markSkipper) Read(dst []byte) (int, error) {
	if !m.skipped {
		m.skipped = true
		if err := m.begin(); err != nil {
			return 0, err
		}
	}
	if m.zip == nil {
		return m.r.Read(dst)
	}
	n, err := m.zip.Read(dst)
	if err != nil && err != io.EOF {
		err = phrase.Errorf("its compression by gzip is damaged: %w", err)
	}
	return n, err
}

// begin reads the first bytes, the second and third only after the first byte of a mark, because a terminal would wait for them.
func (m *markSkipper) begin() (err error) {
	switch first, _ := m.r.Peek(1); string(first) {
	case mark[:1]:
		if begin, _ := m.r.Peek(len(mark)); string(begin) == mark {
			_, _ = m.r.Discard(len(mark))
		}
	case zipped[:1]:
		if begin, _ := m.r.Peek(len(zipped)); string(begin) == zipped {
			if m.zip, err = gzip.NewReader(m.r); err != nil {
				return phrase.Errorf("its compression by gzip is damaged: %w", err)
			}
		}
	}
	return nil
}

// Beginnings of texts: a byte-order mark, and the sign of gzip.
const (
	mark   = "\ufeff"
	zipped = "\x1f\x8b"
)

func openFile(path string) (*os.File, error) {
	if path == "" {
		return nil, phrase.Errorf(`"" names no file (use - for standard input)`)
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, phrase.Errorf("%s: no such file (use - for standard input)", path)
	} else if err != nil {
		return nil, phrase.Errorf("%s: can't be read: %w", path, Bare(err))
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		_ = f.Close()
		return nil, phrase.Errorf("%s: is a directory, not a file", path)
	}
	return f, nil
}

// Bare returns a file error without the system call and the path.
func Bare(err error) error {
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		return pathErr.Err
	}
	return err
}

// patientReader reads r but gives up waiting for it when ctx ends.
type patientReader struct {
	ctx  context.Context
	r    io.Reader
	buf  []byte    // owned by the pending read
	done chan read // not nil while a read is pending
	rest []byte    // read but not delivered
	err  error
}

type read struct {
	n   int
	err error
}

func (p *patientReader) Read(dst []byte) (int, error) {
	if len(p.rest) == 0 && p.err == nil {
		p.fill()
	}
	n := copy(dst, p.rest)
	p.rest = p.rest[n:]
	if n == 0 && len(dst) > 0 {
		return 0, p.err
	}
	return n, nil
}

// fill waits for the next piece of r, or for the end of ctx.
func (p *patientReader) fill() {
	if p.done == nil {
		p.done = make(chan read, 1)
		p.buf = make([]byte, 64<<10)
		go func() {
			n, err := p.r.Read(p.buf)
			p.done <- read{n, err}
		}()
	}
	select {
	case got := <-p.done:
		p.done, p.rest, p.err = nil, p.buf[:got.n], got.err
	case <-p.ctx.Done():
		p.err = p.ctx.Err()
	}
}
