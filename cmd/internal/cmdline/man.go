package cmdline

// The command man: a manual page made of the help.

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

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

// exitStatus is the section that all commands have in common, and files don't say.
const exitStatus = `.SH EXIT STATUS
0: yes, or done. 1: proved no, or a check failed. 2: bad usage or input. 3: undecided, since a limit came first.
70: an internal error. 130 and 143: interrupted.
.SH ENVIRONMENT
NO_COLOR switches colours off. LC_ALL, LC_MESSAGES and LANG choose the language, where there is more than one.
`

// manual returns the manual page of app, for section 1, in the macros of man(7).
func manual(app *cli.App, say *Language) string {
	var b strings.Builder
	title := func(word string) string { return ".SH " + strings.TrimRight(say.Text(word+":"), ":：") }
	fmt.Fprintf(&b, ".TH %s 1\n%s\n%s \\- %s\n", strings.ToUpper(app.Name), title("NAME"), app.Name, roff(app.Usage))
	fmt.Fprintf(&b, "%s\n\\fB%s\\fR \\fI%s\\fR %s\n", title("USAGE"), app.Name, say.Text("command"), say.Text(options))
	asItStands(&b, title("DESCRIPTION"), app.Description)
	manualFlags(&b, app.Flags)
	b.WriteString(title("COMMANDS") + "\n")
	for _, command := range app.VisibleCommands() {
		call := strings.Fields(app.Name + " " + command.Name + " " + command.ArgsUsage)
		fmt.Fprintf(&b, ".SS %s\n%s.\n", roff(strings.Join(call, " ")), roff(command.Usage))
		asItStands(&b, ".PP", command.Description)
		manualFlags(&b, command.Flags)
	}
	return b.String() + say.Text(exitStatus)
}

// asItStands writes a text line by line, behind a macro.
func asItStands(b *strings.Builder, macro, text string) {
	if text != "" {
		fmt.Fprintf(b, "%s\n.nf\n%s\n.fi\n", macro, roff(text))
	}
}

// manualFlags writes flags, each group behind its heading.
func manualFlags(b *strings.Builder, flags []cli.Flag) {
	heading := ""
	for _, f := range byHeading(flags) {
		if h := headingOf(f); h != heading {
			heading = h
			fmt.Fprintf(b, ".PP\n\\fI%s\\fR\n", roff(heading))
		}
		names, about, _ := strings.Cut(f.String(), "\t")
		fmt.Fprintf(b, ".TP\n\\fB%s\\fR\n%s\n", roff(names), roff(about))
	}
}

// byHeading returns flags with those of a heading together, in the order of the headings' names as in the help.
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

// roff returns text as the formatter prints it again: backslashes and dashes are escaped, and no line is a request.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n.", "\n\\&.", "\n'", "\n\\&'").Replace(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
