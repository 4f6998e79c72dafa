package cmdline

// The application: its construction, and the words of usage errors.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"kedou/search/phrase"

	"github.com/urfave/cli/v2"
)

// New returns an application with the behaviour of this package. The intro is
// the text after the first line of the bare command: a few example commands,
// each line beginning with $ and the application's name, which is replaced by
// the name by which the program was called, so that the examples can be pasted.
func New(name, usage, intro string, commands ...*cli.Command) *cli.App {
	commands = append(commands, completionCommand(), manCommand(), completeCommand())
	for _, command := range commands {
		command.HideHelpCommand = true
		command.OnUsageError = usageErrorOf
	}
	return &cli.App{
		Name:            name,
		Usage:           usage,
		Version:         version(),
		Commands:        commands,
		HideHelpCommand: true,
		Metadata:        map[string]any{},
		OnUsageError:    usageErrorOf,
		ExitErrHandler:  func(*cli.Context, error) {}, // Main reports errors
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return unknownCommand(c, c.Args().First())
			}
			call := intro
			if other := Speech(c).Text("help of the program"); other != "help of the program" {
				call = other
			}
			call = strings.ReplaceAll(call, "$ "+name, "$ "+Program(c))
			_, err := fmt.Fprintf(c.App.Writer, "%s: %s\n%s", name, c.App.Usage, call)
			return err
		},
	}
}

// goRun matches the place where `go run` puts a program: a folder for the build or, when nothing
// has changed since, its cache.
var goRun = regexp.MustCompile(`/go-build.*/exe/|/[0-9a-f]{64}-d/`)

// Program returns the name by which the program was called: "klondike", "./bin/klondike", or
// "go run ./cmd/klondike".
func Program(c *cli.Context) string {
	self := filepath.ToSlash(os.Args[0])
	if goRun.MatchString(self) {
		return "go run ./cmd/" + c.App.Name
	}
	if filepath.IsAbs(os.Args[0]) {
		return c.App.Name
	}
	return os.Args[0]
}

// release is the version, commit and day of a released command; the linker sets the variable.
var release string

// version is the text of --version: the release, or Go's data about the source that it built.
func version() string {
	info, ok := debug.ReadBuildInfo()
	switch {
	case release != "":
		return release + " (" + runtime.Version() + ")"
	case !ok:
		return "unknown"
	}
	return info.Main.Version + " (" + info.GoVersion + ")"
}

func unknownCommand(c *cli.Context, name string) error {
	near := cli.SuggestCommand(c.App.Commands, name)
	near = strings.Trim(strings.TrimPrefix(near, "Did you mean "), `"?`)
	return Usagef(c, "unknown command %q%v", name, didYouMean(name, near))
}

// The three sentences of package flag, which this package rewords.
var (
	undefinedFlag = regexp.MustCompile(`^flag provided but not defined: -+(.*)$`)
	missingValue  = regexp.MustCompile(`^flag needs an argument: -+(.*)$`)
	invalidValue  = regexp.MustCompile(`(?s)^invalid (?:boolean )?value (".*") for (?:flag )?-+([^ :]+): (.*)$`)
)

// usageErrorOf turns an error of the flag parser into a usage error.
func usageErrorOf(c *cli.Context, err error, _ bool) error {
	text := err.Error()
	if m := undefinedFlag.FindStringSubmatch(text); m != nil {
		if others := commandsWith(c.App, m[1]); len(others) > 0 {
			return Usagef(c, "unknown flag %s; it is for %s", dashed(m[1]), strings.Join(others, ", "))
		}
		return Usagef(c, "unknown flag %s%v", dashed(m[1]), didYouMean(m[1], cli.SuggestFlag(slices.Concat(globals(c.App), c.Command.Flags), m[1], false)))
	} else if m := missingValue.FindStringSubmatch(text); m != nil {
		return Usagef(c, "%s needs a value", dashed(m[1]))
	} else if m := invalidValue.FindStringSubmatch(text); m != nil {
		return Usagef(c, "%s %s: %w", dashed(m[2]), m[1], refusal(c, m[2], m[1], m[3]))
	}
	return Usagef(c, "%w", err)
}

// refusal returns a flag's message about a quoted value that the flag has refused for the given reason.
func refusal(c *cli.Context, name, quoted, words string) error {
	f, _ := flagNamed(slices.Concat(globals(c.App), c.Command.Flags), name).(*cli.GenericFlag)
	if value, err := strconv.Unquote(quoted); err == nil && f != nil {
		return f.Value.Set(value)
	}
	return errors.New(words)
}

// commandsWith returns the names of the commands that have a flag of this name.
func commandsWith(app *cli.App, name string) (list []string) {
	for _, command := range app.Commands {
		if flagNamed(command.Flags, name) != nil {
			list = append(list, command.Name)
		}
	}
	return list
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
