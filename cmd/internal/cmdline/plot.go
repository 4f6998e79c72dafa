package cmdline

// The flag --plot of the commands that draw.

import (
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"
)

// PlotFlag returns the flag --plot FILE. The name must end in .svg; other names are usage errors.
func PlotFlag(usage string) *cli.StringFlag {
	return &cli.StringFlag{Name: "plot", Usage: usage, Action: func(c *cli.Context, path string) error {
		if ending := filepath.Ext(path); path != "" && ending != ".svg" {
			return Usagef(c, "--plot %s: the picture is SVG; name it %s.svg", path, strings.TrimSuffix(path, ending))
		}
		return nil
	}}
}
