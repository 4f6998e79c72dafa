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
	"sync"

	"kedou/internal/phrase"
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
		return Input{"stdin", io.NopCloser(unmarked(patient(call.Context, call.In)))}, nil
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

// reader is a function as an io.Reader.
type reader func([]byte) (int, error)

func (r reader) Read(p []byte) (int, error) { return r(p) }

// unmarked returns r without a byte-order mark, with which some editors begin files, and without the compression of
// gzip. It reads nothing before it is read.
func unmarked(r io.Reader) io.Reader {
	text := sync.OnceValues(func() (io.Reader, error) { return begun(bufio.NewReader(r)) })
	return reader(func(p []byte) (int, error) {
		in, err := text()
		if err != nil {
			return 0, err
		}
		return in.Read(p)
	})
}

// Beginnings of texts: a byte-order mark, and the sign of gzip.
const (
	mark   = "\ufeff"
	zipped = "\x1f\x8b"
)

// begun reads the first bytes, the second and third only after the first byte of a mark, because a terminal would wait for them.
func begun(r *bufio.Reader) (io.Reader, error) {
	begins := func(sign string) bool {
		first, _ := r.Peek(1)
		if string(first) != sign[:1] {
			return false
		}
		text, _ := r.Peek(len(sign))
		return string(text) == sign
	}
	switch {
	case begins(mark):
		_, _ = r.Discard(len(mark))
	case begins(zipped):
		zip, err := gzip.NewReader(r)
		if err != nil {
			return nil, damaged(err)
		}
		return reader(func(p []byte) (int, error) {
			n, err := zip.Read(p)
			if err != nil && err != io.EOF {
				err = damaged(err)
			}
			return n, err
		}), nil
	}
	return r, nil
}

func damaged(err error) error { return phrase.Errorf("its compression by gzip is damaged: %w", err) }

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

// patient returns r, but gives up waiting for it when ctx ends. It reads nothing before it is read.
func patient(ctx context.Context, r io.Reader) io.Reader {
	out, in := io.Pipe()
	begin := sync.OnceFunc(func() {
		context.AfterFunc(ctx, func() { _ = in.CloseWithError(ctx.Err()) })
		go func() {
			_, err := io.Copy(in, r)
			_ = in.CloseWithError(err)
		}()
	})
	return reader(func(p []byte) (int, error) {
		begin()
		return out.Read(p)
	})
}
