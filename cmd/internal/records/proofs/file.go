package proofs

// Files of records: whole or absent, and compressed if their name says so.

import (
	"bufio"
	"compress/gzip"
	"io"
	"strings"

	"kedou/cmd/internal/cmdline"
)

// File is a file of records being written.
type File struct {
	out   *bufio.Writer
	zip   *gzip.Writer  // nil: the file is not compressed
	file  *cmdline.File // nil: standard output
	Count int           // records written
}

// Create returns a file of records to be written to path: "-" is out, and what ends in .gz is compressed. Nothing is seen at the
// path until Commit.
func Create(path string, out io.Writer) (*File, error) {
	f := &File{}
	if path != "-" {
		var err error
		if f.file, err = cmdline.Create(path); err != nil {
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

// Write writes a record, with or without a line's end. Standard output has it at once.
func (f *File) Write(line []byte) error {
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
func (f *File) Commit() error {
	err := f.out.Flush()
	if err == nil && f.zip != nil {
		err = f.zip.Close()
	}
	if err == nil && f.file != nil {
		err = f.file.Commit()
	}
	return err
}

// Close gives the file up, unless it is committed already.
func (f *File) Close() {
	if f.file != nil {
		_ = f.file.Close() // it may be committed
	}
}
