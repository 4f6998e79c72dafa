package cmdline

// Arguments in any order: urfave/cli v2 stops reading flags at the first
// argument, so they are moved before it.

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// arrange returns args, a whole command line, with the flags of its command
// before the command's arguments, and with "help X" turned into "X --help".
func arrange(app *cli.App, args []string) []string {
	if len(args) < 2 {
		return args
	}
	name := args[1]
	if name == "--lang" && len(args) > 3 { // also before the command
		return arrange(app, append(append([]string{args[0]}, args[3:]...), args[1:3]...))
	}
	if name == "help" {
		return arrange(app, append(append([]string{args[0]}, args[2:]...), "--help"))
	}
	for _, command := range app.Commands {
		if command.HasName(name) {
			return append(args[:2:2], flagsFirst(command.Flags, args[2:])...)
		}
	}
	return args
}

// flagsFirst returns args as flags, "--", and the arguments. A request for help
// stands alone: with arguments, cli would look for a help topic.
func flagsFirst(known []cli.Flag, args []string) []string {
	var flags, rest []string
	for i := 0; i < len(args); i++ {
		arg := args[i]
		switch {
		case arg == "--":
			rest = append(rest, args[i+1:]...)
			i = len(args)
		case arg == "-h" || arg == "-help" || arg == "--help":
			return []string{"--help"}
		case len(arg) < 2 || arg[0] != '-':
			rest = append(rest, arg)
		default:
			flags = append(flags, arg)
			if takesNext(known, arg) {
				if i++; i == len(args) {
					return flags // the parser reports the missing value
				}
				flags = append(flags, args[i])
			}
		}
	}
	return append(append(flags, "--"), rest...)
}

// takesNext reports whether the flag in arg has its value in the next argument.
func takesNext(known []cli.Flag, arg string) bool {
	name := strings.TrimLeft(arg, "-")
	for _, f := range known {
		if slices.Contains(f.Names(), name) {
			_, boolean := f.(*cli.BoolFlag)
			return !boolean
		}
	}
	return false // unknown, or written as --name=value
}
