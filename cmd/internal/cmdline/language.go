package cmdline

// Languages: commands are written in English, and a table of phrases says all of
// it in another language.

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// Language says in another language what a command says in English. A nil
// Language is English.
//
// A phrase is a format of package fmt, such as "%s wins". Texts that were
// formatted elsewhere, such as the errors of a library, are recognized by their
// phrase, and what stands for its verbs is translated in turn: "hand 3X: no
// card" is made of the phrases "hand %s: %s" and "no card".
type Language struct {
	Name     string            // its code in --lang and in LANG: zh
	phrases  map[string]string // by the English phrase
	patterns []pattern         // the phrases with verbs, those of most letters first
}

// pattern is a phrase as texts are recognized by it.
type pattern struct {
	english *regexp.Regexp
	letters int
	other   string // with %s for every verb
}

// verb is a verb of package fmt, with the number of its argument.
var verb = regexp.MustCompile(`%(\[\d\])?[-+#.0-9]*[a-zA-Z]`)

// NewLanguage returns the language of some tables: each has phrases by the English
// ones, with the same verbs, in any order if they are numbered. Text and Sprintf
// know all phrases. Texts are recognized by the phrases of the tables after the
// first alone: "%s leads" would be found in too many of them.
func NewLanguage(name string, spoken map[string]string, tables ...map[string]string) *Language {
	l := &Language{Name: name, phrases: maps.Clone(spoken)}
	for _, table := range tables {
		maps.Copy(l.phrases, table)
		for english, other := range table {
			if verb.MatchString(english) {
				l.patterns = append(l.patterns, newPattern(english, other))
			}
		}
	}
	slices.SortFunc(l.patterns, func(a, b pattern) int {
		return cmp.Or(b.letters-a.letters, strings.Compare(a.english.String(), b.english.String()))
	})
	return l
}

// newPattern turns a phrase into a pattern. What stands for %d is a number, and
// what stands for %q is quoted.
func newPattern(english, other string) pattern {
	text := verb.ReplaceAllStringFunc(regexp.QuoteMeta(english), func(v string) string {
		switch v[len(v)-1] {
		case 'd':
			return "(-?[0-9]+)"
		case 'q':
			return `("(?:[^"\\]|\\.)*"|'[^']*')`
		}
		return "(.*?)"
	})
	return pattern{
		english: regexp.MustCompile(`(?s)^` + strings.ReplaceAll(text, "%%", "%") + `$`),
		letters: len(verb.ReplaceAllString(english, "")),
		other:   verb.ReplaceAllString(other, "%${1}s"),
	}
}

// Text returns an English phrase in the language, or as it is if no table has it.
func (l *Language) Text(english string) string {
	if l != nil {
		if other, ok := l.phrases[english]; ok {
			return other
		}
	}
	return english
}

// Sprintf is fmt.Sprintf with the format in the language.
func (l *Language) Sprintf(format string, args ...any) string {
	return fmt.Sprintf(l.Text(format), args...)
}

// Plural is the function Plural in the language, whose phrase is "%s move".
func (l *Language) Plural(n int64, noun string) string {
	if other := l.Text("%s " + noun); other != "%s "+noun {
		return fmt.Sprintf(other, Count(n))
	}
	return Plural(n, noun)
}

// Translate returns a text made of phrases in the language; what is unknown
// stays as it is.
func (l *Language) Translate(text string) string {
	if l == nil || text == "" {
		return text
	}
	if other, ok := l.phrases[text]; ok {
		return other
	}
	for _, p := range l.patterns {
		at := p.english.FindStringSubmatchIndex(text)
		if at == nil {
			continue
		}
		var parts []any
		for i := 2; i < len(at); i += 2 {
			part := text[at[i]:at[i+1]]
			if !strings.HasSuffix(text[:at[i]], "-") { // else the name of a flag
				part = l.Translate(part)
			}
			parts = append(parts, part)
		}
		return fmt.Sprintf(p.other, parts...)
	}
	return text
}

// metadata is where an application keeps its language.
const metadata = "language"

// Speech returns the language of the command of c; nil for English.
func Speech(c *cli.Context) *Language { return speech(c.App) }

func speech(app *cli.App) *Language {
	l, _ := app.Metadata[metadata].(*Language)
	return l
}

// speak gives the application the language that --lang among args or else the
// environment asks for, and --lang to all its commands, if it knows more than
// English.
func speak(app *cli.App, args []string, languages []*Language) {
	if len(languages) == 0 {
		return
	}
	names := []string{"en"}
	for _, l := range languages {
		names = append(names, l.Name)
	}
	asked := askedLanguage(args)
	flag := func() cli.Flag {
		f := ChoiceFlag("lang", "the `LANGUAGE`, if not that of the environment", names...)
		f.DefaultText = "LC_ALL or LANG"
		return f
	}
	app.Flags = append(app.Flags, flag())
	for _, command := range app.Commands {
		command.Flags = append(command.Flags, flag())
	}
	for _, l := range languages {
		if l.Name == asked {
			app.Metadata = map[string]any{metadata: l}
			l.localize(app)
		}
	}
}

// askedLanguage returns the code of the language that --lang asks for, or else
// the environment by the first of its variables that is set, as POSIX has it.
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
	speak(app, append(args, "--lang", l.Name), []*Language{l})
	return app.Run(args)
}

// localize translates the help of app. What describes a command is the phrase
// "help" and its name, such as "help solve", and what the bare command prints is
// the phrase "help".
func (l *Language) localize(app *cli.App) {
	app.Usage = l.Translate(app.Usage)
	app.CustomAppHelpTemplate = l.headings(cli.AppHelpTemplate)
	l.localizeFlags(append([]cli.Flag{cli.HelpFlag, cli.VersionFlag}, app.Flags...))
	for _, command := range app.Commands {
		command.Usage = l.Translate(command.Usage)
		command.ArgsUsage = l.Translate(command.ArgsUsage)
		command.Description = l.Text("help " + command.Name)
		command.CustomHelpTemplate = l.headings(cli.CommandHelpTemplate)
		l.localizeFlags(command.Flags)
	}
}

// heading is what a help template has in capitals before a colon.
var heading = regexp.MustCompile(`(?m)^(\{\{- .*\}\})?[A-Z ]+:`)

func (l *Language) headings(template string) string {
	template = strings.NewReplacer(
		`{{template "usageTemplate" .}}`, "{{.HelpName}} "+l.Text("[command options]")+"{{if .ArgsUsage}} {{.ArgsUsage}}{{end}}",
		"[global options]", l.Text("[global options]"),
		" command [command options]", " "+l.Text("command")+" "+l.Text("[command options]"),
	).Replace(template)
	return heading.ReplaceAllStringFunc(template, l.Text)
}

// localizeFlags translates what flags say, and their headings.
func (l *Language) localizeFlags(flags []cli.Flag) {
	for _, f := range flags {
		usage, text, category := wordsOf(f)
		if usage == nil {
			continue
		}
		*usage, *text, *category = l.Translate(*usage), l.Translate(*text), l.Translate(*category)
	}
}

// wordsOf returns where a flag keeps its usage, its default in words, and its
// heading; nil for a type of flag that no command has.
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
