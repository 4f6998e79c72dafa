package endgames

// The command convert: endgames in the letters of other programs.

import (
	"bufio"
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
)

// ConvertCommand returns the command convert.
func ConvertCommand() *cli.Command {
	return &cli.Command{
		Name:      "convert",
		Usage:     "write endgames with the letters of another program",
		ArgsUsage: "FILE… | -",
		Description: "Reads endgames, one a line, however their cards are written, and writes them with the joker\n" +
			"letters that another program wants, or with the jokers' Chinese names. Comments are left\n" +
			"out; where the letters alone could be another form's, a new one names them: # jokers SB.",
		Flags: cmdline.Category("Rules and cards", cmdline.ChoiceFlag("to", "the `FORM` to write", formNames()...), common.JokersFlag()),
		Action: func(c *cli.Context) error {
			return convert(cmdline.CallOf(c), c.String("to"), c.String("jokers"))
		},
	}
}

func formNames() (names []string) {
	for _, f := range forms() {
		names = append(names, f.name)
	}
	return names
}

// convert writes until an endgame that can't be read.
func convert(call *cmdline.Call, to, jokers string) error {
	if len(call.Args) == 0 {
		return call.Usagef("name the endgames' files, or - for standard input")
	}
	all := forms()
	chosen := all[slices.IndexFunc(all, func(f form) bool { return f.name == to })]
	out := bufio.NewWriter(call.Out)
	defer out.Flush() // also the text before an error
	for e, err := range common.Endgames(call, jokers) {
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(out, chosen.line(&e)); err != nil {
			return err
		}
	}
	return out.Flush()
}
