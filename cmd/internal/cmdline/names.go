package cmdline

// Flags whose values are names from lists that shells complete.

import "github.com/urfave/cli/v2"

// namesValue is a text of names. It takes any text: the reader of the text reports faults.
type namesValue struct {
	text    string
	names   []string
	several bool // names with commas between
}

func (v *namesValue) String() string { return v.text }

func (v *namesValue) Set(text string) error {
	if v.several && v.text != "" {
		text = v.text + "," + text
	}
	v.text = text
	return nil
}

// NameFlag returns the flag --name TEXT, with a default, for one of the names or something else, such as a file. A shell
// completes the names. Read the text with c.String(name).
func NameFlag(name, usage, value string, names ...string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &namesValue{text: value, names: names}}
}

// NamesFlag returns the flag --name TEXT for a list with commas between; without the flag the list is empty, and a second flag
// adds to it. A shell completes the names. Read the text with c.String(name).
func NamesFlag(name, usage string, names ...string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &namesValue{names: names, several: true}}
}
