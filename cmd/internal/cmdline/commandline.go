package cmdline

// Arguments in any order: package cli reads flags only before arguments, and the flags of all commands only before the command.

import (
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/internal/phrase"
)

// commandLine is a command line, sorted.
type commandLine struct {
	app              *cli.App
	program          []string     // the flags that belong to no command
	command          *cli.Command // nil: none yet
	flags, arguments []string     // of the command
	ended            bool         // -- has ended the flags
	help             bool         // the command line asks for help
	open             cli.Flag     // the last word, a flag without its value
	mistake          error        // the first one
}

// sorted sorts the words of a command line of app.
func sorted(app *cli.App, words []string) *commandLine {
	l := &commandLine{app: app}
	for len(words) > 0 {
		words = l.take(words[0], words[1:])
	}
	if l.open != nil {
		l.blame("%s needs a value", dashed(l.open.Names()[0]))
	}
	return l
}

// arranged returns the command line in the order in which package cli reads it: the flags of all commands, the
// command, its flags, --, and the arguments. A request for help leaves the arguments out, and forgives mistakes.
func (l *commandLine) arranged() ([]string, error) {
	line := l.program
	if l.command != nil {
		line = append(line, l.command.Name)
	}
	if l.help && (l.command != nil || len(l.arguments) == 0) {
		return append(line, "--help"), nil
	}
	return append(append(append(line, l.flags...), "--"), l.arguments...), l.mistake
}

// take sorts a word and what belongs to it, and returns the words after it.
func (l *commandLine) take(word string, after []string) []string {
	const negative = "0123456789." // begin a number after its sign, and no flag's name
	switch flag := len(word) > 1 && word[0] == '-' && !strings.ContainsRune(negative, rune(word[1])); {
	case word == "--":
		l.ended, l.arguments = true, append(l.arguments, after...)
		return nil
	case word == "help" && len(l.arguments) == 0, flag && flagNamed([]cli.Flag{cli.HelpFlag}, word) != nil:
		l.help = true
	case flag:
		return l.takeFlag(word, after)
	case l.command != nil:
		l.arguments = append(l.arguments, word)
	default:
		l.takeCommand(word)
	}
	return after
}

func (l *commandLine) takeCommand(name string) {
	if l.command = l.app.Command(name); l.command == nil {
		near := strings.TrimPrefix(cli.SuggestCommand(l.app.Commands, name), "Did you mean ")
		l.blame("unknown command %q%v", name, didYouMean(name, strings.Trim(near, `"?`)))
		l.arguments = append(l.arguments, name)
	}
}

// takeFlag sorts a flag with its value.
func (l *commandLine) takeFlag(word string, after []string) []string {
	name, text, joined := strings.Cut(word, "=")
	f := flagNamed(l.known(), name)
	if known, ok := f.(cli.DocGenerationFlag); ok && known.TakesValue() && !joined {
		if len(after) == 0 {
			l.open = f
			return nil
		}
		text, after, joined = after[0], after[1:], true
		word = name + "=" + text
	}
	name = strings.TrimLeft(name, "-")
	if f == nil {
		l.blameFlag(name)
		return after
	} else if err := checkValue(f, text); joined && err != nil {
		l.blame("%s %s: %w", dashed(name), strconv.Quote(text), err)
		return after
	}
	if l.command == nil || flagNamed(globals(l.app), name) != nil {
		l.program = append(l.program, word)
	} else {
		l.flags = append(l.flags, word)
	}
	return after
}

// known returns the flags that may stand at this place.
func (l *commandLine) known() []cli.Flag {
	if l.command == nil {
		return l.app.Flags
	}
	return slices.Concat(globals(l.app), l.command.Flags)
}

// blame notes a mistake.
func (l *commandLine) blame(format string, args ...any) {
	if l.mistake == nil {
		l.mistake = usageError{phrase.New(format, args...), called(l.app, l.command)}
	}
}

// blameFlag notes an unknown flag, and where it is known, or a flag with nearly this name.
func (l *commandLine) blameFlag(name string) {
	var others []string
	for _, command := range l.app.Commands {
		if flagNamed(command.Flags, name) != nil {
			others = append(others, command.Name)
		}
	}
	if len(others) > 0 {
		l.blame("unknown flag %s; it is for %s", dashed(name), strings.Join(others, ", "))
	}
	l.blame("unknown flag %s%v", dashed(name), didYouMean(name, cli.SuggestFlag(l.known(), name, false)))
}

// didYouMean returns the question that ends an error about an unknown name, or
// nothing: cli always finds a nearest name, even a distant one.
func didYouMean(name, near string) phrase.Text {
	if bare := strings.TrimLeft(near, "-"); bare == "" || name == "" || bare[0] != name[0] {
		return phrase.Text{}
	}
	return phrase.New("; did you mean %s?", near)
}

// dashed returns the name of a flag as it is typed.
func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// flagNamed returns the flag of a name, perhaps with its dashes; nil if there is none.
func flagNamed(flags []cli.Flag, name string) cli.Flag {
	name = strings.TrimLeft(name, "-")
	if i := slices.IndexFunc(flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), name) }); i >= 0 {
		return flags[i]
	}
	return nil
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
