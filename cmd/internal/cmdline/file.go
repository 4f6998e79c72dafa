package cmdline

// Output files that are whole or absent.

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/internal/phrase"
)

// forceFlag returns --force, which lets the flags for files replace any file.
func forceFlag() cli.Flag {
	return &cli.BoolFlag{Name: "force", Category: output, Usage: "replace files that other programs wrote", DisableDefaultText: true}
}

// FileFlag returns the flag --name FILE for a file that the command writes. A file that exists and doesn't begin as the
// command begins such files, by a pattern, isn't the command's own: without --force it is an error.
func FileFlag(name, usage, begins string) *cli.StringFlag {
	return &cli.StringFlag{Name: name, Usage: usage, Action: func(c *cli.Context, path string) error {
		return Replaceable(c, name, path, begins)
	}}
}

// picture is how pictures begin that this module draws.
const picture = `<svg xmlns="http://www\.w3\.org/2000/svg" width="[^"]*" height="[^"]*" viewBox="[^"]*" font-family="`

// PictureFlag is FileFlag for a picture in SVG.
func PictureFlag(name, usage string) *cli.StringFlag { return FileFlag(name, usage, picture) }

// PlotFlag returns the flag --plot FILE for a picture, and others whose names have one of the endings: "-work" is FILE-work.svg.
// The name must end in .svg; other names are usage errors.
func PlotFlag(usage string, endings ...string) *cli.StringFlag {
	return &cli.StringFlag{Name: "plot", Usage: usage, Action: func(c *cli.Context, path string) error {
		bare, svg := strings.CutSuffix(path, ".svg")
		if !svg && path != "" {
			return Usagef(c, "--plot %s: the picture is SVG; name it %s.svg", path, strings.TrimSuffix(path, filepath.Ext(path)))
		}
		for _, ending := range append(endings, "") {
			if err := Replaceable(c, "plot", bare+ending+".svg", picture); err != nil {
				return err
			}
		}
		return nil
	}}
}

// Replaceable returns an error if a file exists that the command may not replace for the flag of this name: see FileFlag. Empty
// files, and what isn't a regular file, may be written.
func Replaceable(c *cli.Context, flag, path, begins string) error {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() == 0 || c.Bool("force") {
		return nil
	}
	if file, err := os.Open(path); err == nil {
		defer file.Close()
		head := make([]byte, 512)
		n, _ := io.ReadFull(unmarked(file), head) // a failure leaves too little to know the file
		if regexp.MustCompile("^(?:" + begins + ")").Match(head[:n]) {
			return nil
		}
	}
	return phrase.Errorf("%s %s: the file exists, and this command didn't write it; name another, or add --force to replace it", dashed(flag), path)
}

// File is a file being written next to its final place.
type File struct {
	file *os.File
	path string // the final place; empty if the file is written in place
}

// Write writes to the file next to its final place.
func (f *File) Write(p []byte) (int, error) { return f.file.Write(p) }

// Create returns a file to be written to path. Nothing appears there until
// Commit; Close without Commit leaves the old file. A path that exists and is
// no regular file (a device, a pipe) is written in place. Create doesn't accept "-" for
// standard output, which has the answers.
func Create(path string) (*File, error) {
	if path == "-" {
		return nil, phrase.Errorf("-: standard output is for the answer; name a file")
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return open(path, "", path, os.O_WRONLY)
	}
	temp := fmt.Sprintf("%s.%d.%08x.tmp", path, os.Getpid(), rand.Uint32()) // in containers all runs may have the same process number
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
	if err := f.file.Sync(); err != nil {
		return err
	}
	if err := f.file.Close(); err != nil {
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
