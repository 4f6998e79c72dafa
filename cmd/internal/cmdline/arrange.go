package cmdline

// Arguments in any order: package cli reads flags only before arguments, and the flags of all commands only before the command.

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// arrange returns a command line in the order in which package cli reads it: the program, the flags of all commands, the
// command, its flags, --, and the arguments. A request for help leaves the arguments out.
func arrange(app *cli.App, args []string) []string {
	l := commandLine{app: app, program: args[:1:1]}
	for rest := args[1:]; len(rest) > 0; {
		rest = l.take(rest[0], rest[1:])
	}
	return l.arranged()
}

// commandLine is a command line, sorted.
type commandLine struct {
	app              *cli.App
	program          []string     // its name, and the flags that belong to no command
	command          *cli.Command // nil: none yet
	flags, arguments []string     // of the command
	help             bool         // the command line asks for help
	open             bool         // it ends in a flag without its value
}

// number is the beginning of a negative number, which is no flag.
var number = regexp.MustCompile(`^-[0-9.]`)

// take sorts a word and what belongs to it, and returns the words after it.
func (l *commandLine) take(word string, after []string) []string {
	switch flag := strings.HasPrefix(word, "-") && word != "-" && !number.MatchString(word); {
	case word == "--":
		l.arguments = append(l.arguments, after...)
		return nil
	case word == "help" && len(l.arguments) == 0, flag && flagNamed([]cli.Flag{cli.HelpFlag}, word) != nil:
		l.help = true
	case flag:
		return l.takeFlag(word, after)
	case l.command != nil:
		l.arguments = append(l.arguments, word)
	default:
		l.command = cmp.Or(l.app.Command(word), &cli.Command{Name: word}) // an unknown one: the application reports it
	}
	return after
}

// takeFlag sorts a flag with its value.
func (l *commandLine) takeFlag(word string, after []string) []string {
	own, known := &l.program, flagNamed(l.app.Flags, word)
	if l.command != nil {
		known = flagNamed(globals(l.app), word)
	}
	if l.command != nil && known == nil {
		own, known = &l.flags, flagNamed(l.command.Flags, word)
	}
	switch {
	case !takesNext(known, word):
	case len(after) > 0:
		word, after = word+"="+after[0], after[1:]
	default: // the flag stays the last word, so that the parser reports it
		l.open = true
		if own == &l.program {
			l.command, l.flags = nil, nil
		}
	}
	*own = append(*own, word)
	return after
}

func (l *commandLine) arranged() []string {
	line := l.program
	if l.command != nil {
		line = append(line, l.command.Name)
	}
	switch {
	case l.help && !l.open:
		return append(line, "--help")
	case l.open:
		return append(line, l.flags...)
	}
	return append(append(append(line, l.flags...), "--"), l.arguments...)
}

// flagNamed returns the flag of a name with its dashes, and perhaps with = and a value; nil if there is none.
func flagNamed(flags []cli.Flag, word string) cli.Flag {
	name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
	if i := slices.IndexFunc(flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), name) }); i >= 0 {
		return flags[i]
	}
	return nil
}

// takesNext reports whether the value of a flag, nil for an unknown one, is the word after it.
func takesNext(f cli.Flag, word string) bool {
	known, ok := f.(cli.DocGenerationFlag)
	return ok && known.TakesValue() && !strings.Contains(word, "=")
}

// global is the key under which an application keeps the flags of all its commands.
const global = "global"

// Global gives all commands of app these flags, which may stand anywhere in the command line.
func Global(app *cli.App, flags ...cli.Flag) {
	app.Flags = append(app.Flags, flags...)
	app.Metadata[global] = append(globals(app), flags...)
}

// globals returns the flags of Global.
func globals(app *cli.App) []cli.Flag {
	flags, _ := app.Metadata[global].([]cli.Flag)
	return flags
}
