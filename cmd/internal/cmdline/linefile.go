package cmdline

// Files of lines: whole or absent, and compressed if their name says so; or standard output.

import (
	"bufio"
	"compress/gzip"
	"io"
	"strings"
)

// LineFile is a file of lines being written.
type LineFile struct {
	out   *bufio.Writer
	zip   *gzip.Writer // nil: the file is not compressed
	file  *File        // nil: standard output
	Count int          // lines written
}

// CreateLines returns a file of lines to be written to path: "-" is out, and a name that ends in .gz makes a compressed file. Nothing appears at the
// path until Commit.
func CreateLines(path string, out io.Writer) (*LineFile, error) {
	f := &LineFile{}
	if path != "-" {
		var err error
		if f.file, err = Create(path); err != nil {
			return nil, err
		}
		out = f.file
	}
	if strings.HasSuffix(path, ".gz") {
		f.zip = gzip.NewWriter(out)
		out = f.zip
	}
	f.out = bufio.NewWriter(out)
	return f, nil
}

// Write writes a line, with or without its end. Standard output gets the line at once.
func (f *LineFile) Write(line []byte) error {
	f.Count++
	_, err := f.out.Write(line)
	if err == nil && (len(line) == 0 || line[len(line)-1] != '\n') {
		err = f.out.WriteByte('\n')
	}
	if err == nil && f.file == nil {
		err = f.out.Flush()
	}
	return err
}

// Commit puts the finished file in its place.
func (f *LineFile) Commit() error {
	err := f.out.Flush()
	if err == nil && f.zip != nil {
		err = f.zip.Close()
	}
	if err == nil && f.file != nil {
		err = f.file.Commit()
	}
	return err
}

// Close discards the file, unless it is committed already.
func (f *LineFile) Close() {
	if f.file != nil {
		_ = f.file.Close() // it may be committed
	}
}
