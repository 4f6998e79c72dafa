package cmdline

// The command line that repeats a run.

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// Repeat returns a command line, quoted for a POSIX shell, that runs the
// command again: its flags as they were set, without those named in drop,
// followed by args in place of its arguments.
func (call *Call) Repeat(drop []string, args ...string) string {
	c := call.c
	words, given := []string{called(c.App, c.Command)}, c.FlagNames()
	for _, f := range slices.Concat(globals(c.App), c.Command.Flags) {
		name := f.Names()[0]
		if !slices.Contains(given, name) || slices.Contains(drop, name) {
			continue
		}
		if _, boolean := f.(*cli.BoolFlag); !boolean {
			words = append(words, dashed(name), Quote(c.String(name)))
		} else if c.Bool(name) {
			words = append(words, dashed(name))
		}
	}
	for _, arg := range args {
		words = append(words, Quote(arg))
	}
	return strings.Join(words, " ")
}

// Quote returns word quoted for a shell.
func Quote(word string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' ||
			strings.ContainsRune("-_./,:=+@%", r) || r > 0x7f
	}
	if word != "" && strings.TrimFunc(word, plain) == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
