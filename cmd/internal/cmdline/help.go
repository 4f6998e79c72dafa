package cmdline

// The form of the help: package cli's, with a usage line that names the options as other lines do, and flags right below their heading.

import (
	"strings"

	"github.com/urfave/cli/v2"
)

// options stands for the options in a usage line.
const options = "[OPTION…]"

// headed are the flags, each group right below its heading.
const headed = `{{range $i, $group := .VisibleFlagCategories}}{{if $i}}
{{end}}
   {{if .Name}}{{.Name}}
   {{end}}{{range $j, $flag := .Flags}}{{if $j}}
   {{end}}{{$flag}}{{end}}{{end}}`

// appHelp returns the template of a program's help, in a language.
func appHelp(l *Language) string {
	return template(l, strings.Replace(cli.AppHelpTemplate,
		`{{.HelpName}} {{if .VisibleFlags}}[global options]{{end}}{{if .Commands}} command [command options]{{end}}`,
		"{{.HelpName}} "+l.Text(options)+" "+l.Text("command")+" "+l.Text(options), 1))
}

// commandHelp returns the template of a command's help, in a language, with the flags that all commands have.
func commandHelp(l *Language, globals []cli.Flag) string {
	text := strings.Replace(cli.CommandHelpTemplate,
		`{{template "usageTemplate" .}}`, "{{.HelpName}} "+l.Text(options)+"{{if .ArgsUsage}} {{.ArgsUsage}}{{end}}", 1)
	if len(globals) > 0 {
		text = strings.TrimRight(text, "\n") + "\n\nGLOBAL OPTIONS:\n"
	}
	for _, f := range globals {
		text += "   " + f.String() + "\n"
	}
	return template(l, text)
}

// template puts our flags and a language's headings into a template.
func template(l *Language, text string) string {
	text = strings.ReplaceAll(text, `{{template "visibleFlagCategoryTemplate" .}}`, headed)
	if l == nil {
		return text
	}
	return heading().ReplaceAllStringFunc(text, l.Text)
}
