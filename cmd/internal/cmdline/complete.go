package cmdline

// Completion: the texts that may stand at the cursor of a command line.

import (
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// candidate is a text that may stand at the cursor, and its meaning.
type candidate struct{ text, about string }

// fileNames stands for the names of files, which the shell knows best.
var fileNames = []candidate{{text: ":files"}}

// completeCommand returns the hidden command from which the shells' scripts get candidates. Its first argument is the word
// at the cursor, after a colon because PowerShell passes no empty arguments; the words before the cursor follow. The command
// prints a candidate a line, with a tab before the candidate's meaning, or :files.
func completeCommand() *cli.Command {
	return &cli.Command{Name: "__complete", Hidden: true, Action: func(c *cli.Context) error {
		current := strings.TrimPrefix(c.Args().First(), ":")
		var b strings.Builder
		for _, found := range complete(c.App, c.Args().Tail(), current) {
			b.WriteString(strings.TrimRight(found.text+"\t"+found.about, "\t") + "\n")
		}
		_, err := io.WriteString(c.App.Writer, b.String())
		return err
	}}
}

// complete returns the candidates for the word at the cursor, which may have begun, after the words before.
func complete(app *cli.App, before []string, word string) []candidate {
	if last := len(before) - 1; word == "=" { // bash splits --flag=value into three words
		word = ""
	} else if last >= 0 && before[last] == "=" {
		before = before[:last]
	}
	l := sorted(app, before)
	name, value, joined := strings.Cut(word, "=")
	switch {
	case l.open != nil:
		return valuesOf(l.open, "", word)
	case strings.HasPrefix(word, "-") && !l.ended && joined:
		return valuesOf(flagNamed(l.known(), name), name+"=", value)
	case strings.HasPrefix(word, "-") && !l.ended:
		return beginning("", word, namesOf(l.known()))
	case l.command == nil:
		return beginning("", word, commandsOf(app))
	}
	return argumentsOf(l.command, word)
}

// beginning returns those candidates that begin with the word, and puts the prefix before them.
func beginning(prefix, word string, all []candidate) (list []candidate) {
	for _, c := range all {
		if strings.HasPrefix(c.text, word) {
			list = append(list, candidate{prefix + c.text, c.about})
		}
	}
	return list
}

// plain returns names without a meaning.
func plain(names []string) (list []candidate) {
	for _, name := range names {
		list = append(list, candidate{text: name})
	}
	return list
}

// commandsOf returns the commands of app.
func commandsOf(app *cli.App) (list []candidate) {
	for _, command := range app.VisibleCommands() {
		list = append(list, candidate{command.Name, command.Usage})
	}
	return append(list, candidate{text: "help"})
}

// namesOf returns the names of flags, and --help.
func namesOf(flags []cli.Flag) (list []candidate) {
	for _, f := range flags {
		if known := f.(cli.DocGenerationFlag); f.(cli.VisibleFlag).IsVisible() {
			list = append(list, candidate{dashed(f.Names()[0]), strings.ReplaceAll(known.GetUsage(), "`", "")})
		}
	}
	if flagNamed(flags, "help") == nil {
		list = append(list, candidate{text: "--help"})
	}
	return list
}

// isFile derives from the help whether a value or an argument names a file.
var isFile = lazy(`\b(FILES?|DIR|PAGE|OLD|ANSWERS)\b`)

// valuesOf returns the values of a flag that begin with the word; the prefix stands before each value.
func valuesOf(f cli.Flag, prefix, word string) []candidate {
	if f == nil {
		return nil
	}
	if isFile().MatchString(f.(cli.DocGenerationFlag).GetUsage()) {
		return fileNames
	}
	v := wordsIn(f)
	if v == nil {
		return nil
	}
	if at := strings.LastIndex(word, ",") + 1; v.several {
		prefix, word = prefix+word[:at], word[at:]
	}
	if found := beginning(prefix, word, plain(v.words)); len(found) > 0 || v.only || v.several {
		return found
	}
	return fileNames
}

// argumentsOf returns the arguments in a command's usage: files, or words such as bash | zsh.
func argumentsOf(command *cli.Command, word string) []candidate {
	if isFile().MatchString(command.ArgsUsage) {
		return fileNames
	}
	words := slices.DeleteFunc(strings.Fields(command.ArgsUsage), func(w string) bool { return strings.Trim(w, "abcdefghijklmnopqrstuvwxyz") != "" })
	return beginning("", word, plain(words))
}
