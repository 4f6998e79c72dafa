package cmdline

// The language of an application, and its help in this language.

import (
	"cmp"
	"os"
	"reflect"
	"slices"
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

// other is a language besides English, loaded when the user chooses it.
type other struct {
	name string // its code in --lang and in LANG: zh
	make func() *Language
}

// ready arranges the command line args, and gives the application its language: that of --lang, which is a flag of an
// application with more than English, or else of the environment.
func ready(app *cli.App, args []string, others []other) ([]string, error) {
	if len(others) > 0 {
		names := []string{"en"}
		for _, o := range others {
			names = append(names, o.name)
		}
		lang := ChoiceFlag("lang", "the `LANGUAGE`, if not that of the environment", names...)
		lang.DefaultText, lang.Category = "LC_ALL or LANG", output
		Global(app, lang)
	}
	line, mistake := sorted(app, args[1:]).arranged()
	asked := askedLanguage(line)
	var l *Language
	if i := slices.IndexFunc(others, func(o other) bool { return o.name == asked }); i >= 0 {
		l = others[i].make()
	}
	app.Metadata[metadata] = l
	l.localize(app)
	return append(args[:1:1], line...), mistake
}

// askedLanguage returns the code of the language from the last --lang of an arranged command line, or else from
// the first environment variable that is set, in the order of POSIX.
func askedLanguage(args []string) (name string) {
	for _, arg := range args {
		if arg == "--" || !strings.HasPrefix(arg, "-") {
			break
		}
		if asked, ok := strings.CutPrefix(strings.TrimLeft(arg, "-"), "lang="); ok {
			name = asked
		}
	}
	if name != "" {
		return name
	}
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	locale, _, _ = strings.Cut(locale, "@")
	name, codes, coded := strings.Cut(locale, ".")
	if coded && !strings.EqualFold(strings.ReplaceAll(codes, "-", ""), "utf8") {
		return "" // our texts are UTF-8; the English ones are also in most other codes
	}
	name, _, _ = strings.Cut(name, "_")
	return name
}

// localize makes the help of app, in the language. A command's description is the phrase "help" with the names of the
// program and the command, such as "help klondike solve"; without the command's, it is the text of the bare program.
func (l *Language) localize(app *cli.App) {
	app.Usage, app.Description = l.Text(app.Usage), l.Text(app.Description)
	app.CustomAppHelpTemplate = appHelp(l)
	cli.FlagStringer = l.flag
	l.localizeFlags(app.Flags)
	commandHelp := commandHelp(l, globals(app))
	for _, command := range app.Commands {
		command.Usage = l.Text(command.Usage)
		command.ArgsUsage = l.Text(command.ArgsUsage)
		command.Description = l.long("help "+app.Name+" "+command.Name, l.Text(command.Description))
		command.CustomHelpTemplate = commandHelp
		l.localizeFlags(command.Flags)
	}
}

// inEnglish writes a flag's line of the help.
var inEnglish = cli.FlagStringer

// flag writes a flag's line with the default's words in the language.
func (l *Language) flag(f cli.Flag) string {
	about, value, ok := strings.Cut(inEnglish(f), " (default: ")
	if !ok {
		return about
	}
	return about + l.Sprintf(" (default: %s)", strings.TrimSuffix(value, ")"))
}

// long returns the phrase of a key that stands for a long text, else the text.
func (l *Language) long(key, text string) string {
	if other := l.Text(key); other != key {
		return other
	}
	return text
}

// heading matches the headings of a help template: capitals before a colon.
var heading = lazy(`(?m)^(\{\{- .*\}\})?[A-Z ]+:`)

// localizeFlags translates the usage of flags, and their headings.
func (l *Language) localizeFlags(flags []cli.Flag) {
	if l == nil {
		return // they are English
	}
	for _, f := range flags {
		usage, text, category := wordsOf(f)
		*usage, *text, *category = l.usage(f, *usage), l.Text(*text), l.Text(*category)
	}
}

// usage translates a flag's usage, after which some flags list their words.
func (l *Language) usage(f cli.Flag, english string) string {
	list := ""
	if v := wordsIn(f); v != nil {
		list = ": " + strings.Join(v.words, ", ")
	}
	english, listed := strings.CutSuffix(english, list)
	names := strategies().FindString(english)
	if l.Text(english) == english {
		english = strings.TrimSuffix(english, names)
	} else {
		names = ""
	}
	if !listed || list == "" {
		return l.Text(english) + names
	}
	return l.Text(english) + names + l.Text(": ") + list[2:]
}

// strategies matches the names, at the end of a usage, of the strategies that heed the flag.
var strategies = lazy(` \([a-z]+(, [a-z]+)*\)$`)

// wordsOf returns the places of a flag's usage, its default in words, and its heading, which the flags of all types have.
func wordsOf(f cli.Flag) (usage, text, category *string) {
	place := func(name string) *string {
		return reflect.ValueOf(f).Elem().FieldByName(name).Addr().Interface().(*string)
	}
	return place("Usage"), place("DefaultText"), place("Category")
}
