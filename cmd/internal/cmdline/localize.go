package cmdline

// The language of an application, and its help in this language.

import (
	"cmp"
	"os"
	"regexp"
	"strings"

	"github.com/urfave/cli/v2"
)

// metadata is the key under which an application keeps its language.
const metadata = "language"

// Speech returns the language of the command of c; nil for English.
func Speech(c *cli.Context) *Language { return speech(c.App) }

func speech(app *cli.App) *Language {
	l, _ := app.Metadata[metadata].(*Language)
	return l
}

// Other is a language besides English, loaded when the user chooses it.
type Other struct {
	Name string // its code in --lang and in LANG: zh
	Make func() *Language
}

// speak gives the application the language of --lang among args, or else of the
// environment, and adds --lang to all its commands, if the application knows more than
// English.
func speak(app *cli.App, args []string, others []Other) {
	if len(others) == 0 {
		return
	}
	names := []string{"en"}
	for _, other := range others {
		names = append(names, other.Name)
	}
	asked := askedLanguage(args)
	flag := func() cli.Flag {
		f := ChoiceFlag("lang", "the `LANGUAGE`, if not that of the environment", names...)
		f.DefaultText, f.Category = "LC_ALL or LANG", output
		return f
	}
	app.Flags = append(app.Flags, flag())
	for _, command := range app.Commands {
		command.Flags = append(command.Flags, flag())
	}
	for _, other := range others {
		if other.Name == asked {
			l := other.Make()
			app.Metadata = map[string]any{metadata: l}
			l.localize(app)
		}
	}
}

// askedLanguage returns the code of the language from --lang, or else from
// the first environment variable that is set, in the order of POSIX.
func askedLanguage(args []string) string {
	for i, arg := range args {
		if name, ok := strings.CutPrefix(arg, "--lang="); ok {
			return name
		}
		if arg == "--lang" && i+1 < len(args) {
			return args[i+1]
		}
	}
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	name, _, _ := strings.Cut(locale, "_")
	return name
}

// RunIn runs app in one language with the command line args, for tests.
func RunIn(app *cli.App, l *Language, args []string) error {
	speak(app, append(args, "--lang", l.Name), []Other{{l.Name, func() *Language { return l }}})
	return app.Run(args)
}

// localize translates the help of app. A command's description is the phrase
// "help" and its name, such as "help solve", and the text of the bare command is
// the phrase "help of the program".
func (l *Language) localize(app *cli.App) {
	app.Usage = l.Text(app.Usage)
	app.CustomAppHelpTemplate = appHelp(l)
	l.localizeFlags(append([]cli.Flag{cli.HelpFlag, cli.VersionFlag}, app.Flags...))
	for _, command := range app.Commands {
		command.Usage = l.Text(command.Usage)
		command.ArgsUsage = l.Text(command.ArgsUsage)
		command.Description = l.Text("help " + command.Name)
		command.CustomHelpTemplate = commandHelp(l)
		l.localizeFlags(command.Flags)
	}
}

// heading matches the headings of a help template: capitals before a colon.
var heading = regexp.MustCompile(`(?m)^(\{\{- .*\}\})?[A-Z ]+:`)

// localizeFlags translates the usage of flags, and their headings.
func (l *Language) localizeFlags(flags []cli.Flag) {
	for _, f := range flags {
		usage, text, category := wordsOf(f)
		if usage == nil {
			continue
		}
		*usage, *text, *category = l.usage(f, *usage), l.Text(*text), l.Text(*category)
	}
}

// usage translates a flag's usage, after which some flags list their words.
func (l *Language) usage(f cli.Flag, english string) string {
	list := ""
	if g, ok := f.(*cli.GenericFlag); ok {
		switch v := g.Value.(type) {
		case *choiceValue:
			list = ": " + strings.Join(v.options, ", ")
		case *namesValue:
			list = ": " + strings.Join(v.names, ", ")
		}
	}
	english, listed := strings.CutSuffix(english, list)
	if !listed || list == "" {
		return l.Text(english)
	}
	return l.Text(english) + l.Text(": ") + list[2:]
}

// wordsOf returns the places of a flag's usage, its default in words, and its
// heading; nil for other types of flags.
func wordsOf(f cli.Flag) (usage, text, category *string) {
	switch f := f.(type) {
	case *cli.GenericFlag:
		return &f.Usage, &f.DefaultText, &f.Category
	case *cli.BoolFlag:
		return &f.Usage, &f.DefaultText, &f.Category
	case *cli.StringFlag:
		return &f.Usage, &f.DefaultText, &f.Category
	case *cli.Float64Flag:
		return &f.Usage, &f.DefaultText, &f.Category
	case *cli.DurationFlag:
		return &f.Usage, &f.DefaultText, &f.Category
	}
	return nil, nil, nil
}
