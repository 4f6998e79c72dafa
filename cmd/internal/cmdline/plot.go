package cmdline

// The flag --plot of the commands that draw.

import (
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"
)

// PlotFlag returns the flag --plot FILE. The name must end in .svg or .png; other names are usage errors.
func PlotFlag(usage string) *cli.StringFlag {
	return &cli.StringFlag{Name: "plot", Usage: usage, Action: func(c *cli.Context, path string) error {
		if ending := filepath.Ext(path); path != "" && ending != ".svg" && ending != ".png" {
			return Usagef(c, "--plot %s: pictures are SVG or PNG; name it %s.svg", path, strings.TrimSuffix(path, ending))
		}
		return nil
	}}
}
