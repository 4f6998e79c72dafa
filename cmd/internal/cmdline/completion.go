package cmdline

// The command completion: scripts for shells.

import (
	"embed"
	"io"
	"strings"

	"github.com/urfave/cli/v2"
)

// shells are the shells that have a script.
var shells = []string{"bash", "zsh", "fish", "pwsh"}

//go:embed completion
var scripts embed.FS

// completionCommand returns the command that prints a script. The scripts hold no names of commands and flags: they query the program,
// so that an old script completes for a new program.
func completionCommand() *cli.Command {
	return &cli.Command{
		Name:      "completion",
		Usage:     "print a script with which a shell completes the command line",
		ArgsUsage: strings.Join(shells, " | "),
		Description: "Completes commands, flags, their values and files. The first lines of a script say where the\n" +
			"script goes.",
		Action: printCompletion,
	}
}

func printCompletion(c *cli.Context) error {
	script, err := scripts.ReadFile("completion/" + c.Args().First())
	if c.NArg() != 1 || err != nil {
		return Usagef(c, "name a shell: %s", strings.Join(shells, ", "))
	}
	_, err = io.WriteString(c.App.Writer, strings.ReplaceAll(string(script), "NAME", c.App.Name))
	return err
}
