package cmdline

// The command man: a manual page made from the help.

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/urfave/cli/v2"
)

// manCommand returns the command that prints the manual page.
//
// (urfave/cli writes such pages, too, by App.ToMan and App.ToMarkdown. They lack the commands' descriptions and the flags' headings.)
func manCommand() *cli.Command {
	forms := map[string]func([]part) string{"roff": roffPage, "markdown": markdownPage}
	to := ChoiceFlag("to", "write in this `FORM`", "roff", "markdown")
	to.Category = output
	return &cli.Command{
		Name:        "man",
		Usage:       "print the manual page",
		Description: "The page holds the help of all commands, written for man(1) or as Markdown.",
		Flags:       []cli.Flag{to},
		Action: func(c *cli.Context) error {
			if c.NArg() > 0 {
				return Usagef(c, "man takes no argument, got %q", c.Args().First())
			}
			_, err := io.WriteString(c.App.Writer, forms[c.String("to")](manual(c.App, Speech(c))))
			return err
		},
	}
}

// exitStatus is the section that all commands have in common.
const exitStatus = `.SH EXIT STATUS
0: yes, or done. 1: proved no, or a check failed. 2: bad usage or input. 3: undecided, since a limit came first.
70: an internal error. 130 and 143: interrupted.
.SH ENVIRONMENT
NO_COLOR switches colours off. LC_ALL, LC_MESSAGES and LANG choose the language, where there is more than one.
`

// A part is a piece of a manual page, in the order of the page.
type part struct {
	kind  partKind
	text  string
	about string // the description of a program or a flag
}

type partKind int

const (
	program    partKind = iota // text is the program's name
	section                    // text is a heading
	call                       // text is the program's name, about the words that may follow the name
	subcommand                 // text is the call of a command
	lines                      // text is printed line by line
	paragraph
	group // text is the heading of some flags
	option
)

// manual returns the manual page of app in a language; nil is English.
func manual(app *cli.App, say *Language) []part {
	title := func(word string) part { return part{section, strings.TrimRight(say.Text(word+":"), ":："), ""} }
	page := []part{title("NAME"), {program, app.Name, app.Usage}, title("USAGE"), {call, app.Name, say.Text("command") + " " + say.Text(options)}}
	if app.Description != "" {
		page = append(page, title("DESCRIPTION"), part{lines, app.Description, ""})
	}
	page = append(append(page, manualFlags(app.Flags)...), title("COMMANDS"))
	for _, command := range app.VisibleCommands() {
		usage := strings.Join(strings.Fields(app.Name+" "+command.Name+" "+command.ArgsUsage), " ")
		page = append(page, part{subcommand, usage, command.Name}, part{paragraph, sentence(command.Usage), ""})
		if command.Description != "" {
			page = append(page, part{lines, command.Description, ""})
		}
		page = append(page, manualFlags(command.Flags)...)
	}
	for line := range strings.Lines(say.Text(exitStatus)) {
		line = strings.TrimSpace(line)
		if heading, found := strings.CutPrefix(line, ".SH "); found {
			page = append(page, part{section, heading, ""})
		} else if line != "" {
			page = append(page, part{paragraph, line, ""})
		}
	}
	return page
}

// sentence returns text with a full stop, a Chinese one after a Chinese word.
func sentence(text string) string {
	if last, _ := utf8.DecodeLastRuneInString(text); unicode.Is(unicode.Han, last) {
		return text + "。"
	}
	return text + "."
}

// manualFlags returns flags, each group after its heading.
func manualFlags(flags []cli.Flag) (page []part) {
	heading := ""
	for _, f := range byHeading(flags) {
		if h := headingOf(f); h != heading {
			heading = h
			page = append(page, part{group, h, ""})
		}
		names, about, _ := strings.Cut(f.String(), "\t")
		page = append(page, part{option, names, about})
	}
	return page
}

// byHeading returns flags grouped by heading, in the order of the headings' names as in the help.
func byHeading(flags []cli.Flag) []cli.Flag {
	flags = slices.Clone(flags)
	slices.SortStableFunc(flags, func(a, b cli.Flag) int { return cmp.Compare(headingOf(a), headingOf(b)) })
	return flags
}

// headingOf returns the heading of a flag in the help, empty if there is none.
func headingOf(f cli.Flag) string {
	if _, _, category := wordsOf(f); category != nil {
		return *category
	}
	return ""
}

// roffPage writes a manual page for section 1, in the macros of man(7).
func roffPage(page []part) string {
	var b strings.Builder
	for _, p := range page {
		text, about := roff(p.text), roff(p.about)
		switch p.kind {
		case program:
			fmt.Fprintf(&b, "%s \\- %s\n", text, about)
		case section:
			if b.Len() == 0 {
				fmt.Fprintf(&b, ".TH %s 1\n", strings.ToUpper(page[1].text))
			}
			fmt.Fprintf(&b, ".SH %s\n", text)
		case call:
			fmt.Fprintf(&b, "\\fB%s\\fR \\fI%s\\fR\n", text, about)
		case subcommand:
			fmt.Fprintf(&b, ".SS %s\n", text)
		case lines:
			fmt.Fprintf(&b, ".PP\n.nf\n%s\n.fi\n", text)
		case paragraph:
			fmt.Fprintf(&b, "%s\n", text)
		case group:
			fmt.Fprintf(&b, ".PP\n\\fI%s\\fR\n", text)
		case option:
			fmt.Fprintf(&b, ".TP\n\\fB%s\\fR\n%s\n", text, about)
		}
	}
	return b.String()
}

// roff returns text so that the formatter prints it unchanged: backslashes and dashes are escaped, and no line is a request.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n.", "\n\\&.", "\n'", "\n\\&'").Replace(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}

// markdownPage writes a manual page as Markdown: the program is the title, a command has a heading of its own.
func markdownPage(page []part) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n", page[1].text)
	before := program
	for _, p := range page[1:] {
		if p.kind != option || before != option {
			b.WriteString("\n")
		}
		switch before = p.kind; p.kind {
		case program:
			fmt.Fprintf(&b, "%s\n", markdown(sentence(p.about)))
		case section:
			fmt.Fprintf(&b, "## %s\n", markdown(inSmallLetters(p.text)))
		case call:
			fmt.Fprintf(&b, "```text\n%s %s\n```\n", p.text, p.about)
		case subcommand:
			fmt.Fprintf(&b, "### %s\n\n```text\n%s\n```\n", markdown(p.about), p.text)
		case lines:
			fmt.Fprintf(&b, "```text\n%s\n```\n", strings.Trim(p.text, "\n"))
		case paragraph:
			fmt.Fprintf(&b, "%s\n", markdown(p.text))
		case group:
			fmt.Fprintf(&b, "**%s**\n", markdown(p.text))
		case option:
			fmt.Fprintf(&b, "- `%s`: %s\n", p.text, markdown(p.about))
		}
	}
	return b.String()
}

// inSmallLetters returns a heading in capitals with only the first letter as a capital.
func inSmallLetters(heading string) string {
	_, size := utf8.DecodeRuneInString(heading)
	return heading[:size] + strings.ToLower(heading[size:])
}

// markdown returns text with each sign that Markdown gives a meaning escaped.
func markdown(text string) string {
	return markdownSigns.Replace(strings.TrimSpace(text))
}

var markdownSigns = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", `\<`, ">", `\>`, "|", `\|`, "#", `\#`, "&", `\&`, "~", `\~`)
