package cmdline

// Flags for files that a command writes, and which files it may replace.

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/internal/phrase"
)

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
