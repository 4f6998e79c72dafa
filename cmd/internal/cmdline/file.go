package cmdline

// Output files that are whole or absent.

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"kedou/internal/phrase"
)

// File is a file being written next to its final place.
type File struct {
	file *os.File
	path string // the final place; empty if the file is written in place
}

// Write writes to the file next to its final place.
func (f *File) Write(p []byte) (int, error) { return f.file.Write(p) }

// temporary is the name of a file that isn't committed: its path, a process, and a random number.
const temporary = "%s.%d.%08x.tmp"

// Sweep removes the temporary files that killed processes have left for the file at path, which no other process may be writing.
func Sweep(path string) {
	path = Real(path)
	beside, _ := os.ReadDir(filepath.Dir(path)) // in a folder that can't be read they stay
	for _, entry := range beside {
		var process, random uint32
		name := filepath.Join(filepath.Dir(path), entry.Name())
		_, _ = fmt.Sscanf(strings.TrimPrefix(name, path), strings.TrimPrefix(temporary, "%s"), &process, &random)
		if name == fmt.Sprintf(temporary, path, process, random) {
			_ = os.Remove(name)
		}
	}
}

// Real returns the file that a path names, with all links followed, in its shortest form.
func Real(path string) string {
	if to, err := filepath.EvalSymlinks(path); err == nil {
		return to
	}
	return filepath.Clean(path)
}

// Create returns a file to be written to path. Nothing appears there until
// Commit; Close without Commit leaves the old file. A path that exists and is
// no regular file (a device, a pipe) is written in place. Create doesn't accept "-" for
// standard output, which has the answers.
func Create(path string) (*File, error) {
	switch path {
	case "-":
		return nil, phrase.Errorf("-: standard output is for the answer; name a file")
	case "":
		return nil, phrase.Errorf(`"" names no file`)
	}
	path = Real(path)
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return open(path, "", path, os.O_WRONLY)
	}
	temp := fmt.Sprintf(temporary, path, os.Getpid(), rand.Uint32()) // in containers all runs may have the same process number
	return open(temp, path, path, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
}

func open(name, goal, asked string, mode int) (*File, error) {
	f, err := os.OpenFile(name, mode, 0o666)
	if err != nil {
		return nil, phrase.Errorf("%s: can't be written: %w", asked, Bare(err))
	}
	return &File{f, goal}, nil
}

// Commit puts the finished file in its place and closes it.
func (f *File) Commit() error {
	if f.path == "" {
		return f.file.Close()
	}
	defer f.Close()
	if err := errors.Join(f.file.Sync(), f.file.Close()); err != nil {
		return err
	}
	return os.Rename(f.file.Name(), f.path)
}

// Close discards the file, unless it is committed already.
func (f *File) Close() error {
	err := f.file.Close()
	if f.path != "" {
		_ = os.Remove(f.file.Name())
	}
	return err
}

// WriteFile makes the whole file at path with the text that write produces, or leaves
// the old file.
func WriteFile(path string, write func(io.Writer) error) error {
	f, err := Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := write(f); err != nil {
		return err
	}
	return f.Commit()
}
