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
// (urfave/cli writes such pages, too, by App.ToMan. They lack the commands' descriptions and the flags' headings.)
func manCommand() *cli.Command {
	return &cli.Command{
		Name:        "man",
		Usage:       "print the manual page",
		Description: "The page holds the help of all commands, written for man(1).",
		Action: func(c *cli.Context) error {
			if c.NArg() > 0 {
				return Usagef(c, "man takes no argument, got %q", c.Args().First())
			}
			_, err := io.WriteString(c.App.Writer, manual(c.App, Speech(c)))
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

// manual returns the manual page of app for section 1, in the macros of man(7) and in a language; nil is English.
func manual(app *cli.App, say *Language) string {
	var b strings.Builder
	section := func(word string) { fmt.Fprintf(&b, ".SH %s\n", strings.TrimRight(say.Text(word+":"), ":：")) }
	fmt.Fprintf(&b, ".TH %s 1\n", strings.ToUpper(app.Name))
	section("NAME")
	fmt.Fprintf(&b, "%s \\- %s\n", app.Name, roff(app.Usage))
	section("USAGE")
	fmt.Fprintf(&b, "\\fB%s\\fR \\fI%s\\fR\n", app.Name, roff(say.Text("command")+" "+say.Text(options)))
	if app.Description != "" {
		section("DESCRIPTION")
		b.WriteString(unfilled(app.Description))
	}
	manualFlags(&b, app.VisibleFlags())
	section("COMMANDS")
	for _, command := range app.VisibleCommands() {
		usage := strings.Join(strings.Fields(app.Name+" "+command.Name+" "+command.ArgsUsage), " ")
		fmt.Fprintf(&b, ".SS %s\n%s\n%s", roff(usage), roff(sentence(command.Usage)), unfilled(command.Description))
		manualFlags(&b, command.VisibleFlags())
	}
	return b.String() + say.Text(exitStatus)
}

// unfilled returns text that the formatter prints line by line.
func unfilled(text string) string {
	if text == "" {
		return ""
	}
	return fmt.Sprintf(".PP\n.nf\n%s\n.fi\n", roff(text))
}

// sentence returns text with a full stop, a Chinese one after a Chinese word.
func sentence(text string) string {
	if last, _ := utf8.DecodeLastRuneInString(text); unicode.Is(unicode.Han, last) {
		return text + "。"
	}
	return text + "."
}

// manualFlags writes flags, each group after its heading.
func manualFlags(b *strings.Builder, flags []cli.Flag) {
	headingOf := func(f cli.Flag) string { return f.(cli.CategorizableFlag).GetCategory() }
	slices.SortStableFunc(flags, func(f, g cli.Flag) int { return cmp.Compare(headingOf(f), headingOf(g)) })
	heading := ""
	for _, f := range flags {
		if headingOf(f) != heading {
			heading = headingOf(f)
			fmt.Fprintf(b, ".PP\n\\fI%s\\fR\n", roff(heading))
		}
		names, about, _ := strings.Cut(f.String(), "\t")
		fmt.Fprintf(b, ".TP\n\\fB%s\\fR\n%s\n", roff(names), roff(about))
	}
}

// roff returns text so that the formatter prints it unchanged: backslashes and dashes are escaped, and no line is a request.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n.", "\n\\&.", "\n'", "\n\\&'").Replace(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
