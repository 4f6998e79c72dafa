package cmdline

// The application: its construction, its name and its version.

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"

	"github.com/urfave/cli/v2"
)

// New returns an application with the behaviour of this package. The intro is
// the text after the first line of the bare command: a few example commands,
// each line beginning with $ and the application's name, which is replaced by
// the name by which the program was called, so that the examples can be pasted.
func New(name, usage, intro string, commands ...*cli.Command) *cli.App {
	writes := len(commands) > 0
	commands = append(commands, completionCommand(), manCommand(), completeCommand())
	for _, command := range commands {
		command.HideHelpCommand = true
		command.OnUsageError = usageErrorOf
	}
	app := &cli.App{
		Name:            name,
		Usage:           usage,
		Version:         version(),
		Commands:        commands,
		Flags:           []cli.Flag{cli.HelpFlag, cli.VersionFlag},
		HideHelpCommand: true,
		Metadata:        map[string]any{},
		OnUsageError:    usageErrorOf,
		ExitErrHandler:  func(*cli.Context, error) {}, // Main reports errors
		Action: func(c *cli.Context) error {
			call := strings.ReplaceAll(Speech(c).long("help "+name, intro), "$ "+name, "$ "+Program(c))
			_, err := fmt.Fprintf(c.App.Writer, "%s: %s\n%s", name, c.App.Usage, call)
			return err
		},
	}
	if writes {
		Global(app, &cli.BoolFlag{Name: "force", Category: output, Usage: "replace files that other programs wrote", DisableDefaultText: true})
	}
	return app
}

// goRun matches the place where `go run` puts a program: a folder for the build or, when nothing
// has changed since, its cache.
var goRun = lazy(`/go-build.*/exe/|/[0-9a-f]{64}-d/`)

// lazy returns a function that compiles a pattern when it is called first, since most processes match few patterns.
func lazy(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// Program returns the name by which the program was called: "klondike", "./bin/klondike", or
// "go run ./cmd/klondike".
func Program(c *cli.Context) string { return called(c.App, nil) }

// called returns the name by which the program, or its command, was called.
func called(app *cli.App, command *cli.Command) string {
	name := os.Args[0]
	if filepath.IsAbs(name) {
		name = app.Name
		if goRun().MatchString(filepath.ToSlash(os.Args[0])) {
			name = "go run ./cmd/" + app.Name
		}
	}
	if command == nil || command.Name == "" || command.Name == app.Name {
		return name
	}
	return name + " " + command.Name
}

// latest is the version that CHANGELOG.md describes and a tag names.
const latest = "v0.1.0"

// stamp is the commit and the day of a release; the linker sets the variable.
var stamp string

// version is the text of --version: the build, and Go's version.
func version() string { return Build() + " (" + runtime.Version() + ")" }

// Build identifies the program: the latest version, or the one that a module proxy served, and of a clone's build the commit.
func Build() string {
	text := latest + stamp
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return text
	}
	if info.Main.Sum != "" {
		text = info.Main.Version
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			text += ", commit " + s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.time":
			text += ", " + s.Value[:min(10, len(s.Value))] // the day
		case s.Key == "vcs.modified" && s.Value == "true":
			text += ", with changes"
		}
	}
	return text
}

// usageErrorOf turns an error of the flag parser into a usage error: a mistake that commandLine lets pass.
func usageErrorOf(c *cli.Context, err error, _ bool) error { return Usagef(c, "%w", err) }
