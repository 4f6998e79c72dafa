package common

// The players in commands: bots of the library, and programs.

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Bot is a player as a command names it.
type Bot struct {
	Name string // for tables: its label, or the Spec
	Spec string // a bot of the library with its options, or a program
}

// BotsFlag returns --bots, for ReadBots.
func BotsFlag(usage, preset string) cli.Flag {
	f := cmdline.NamesFlag("bots", usage, bot.Players().Names()...)
	f.DefaultText = preset
	return f
}

// BotNames are the names of the library's bots, with commas between them.
func BotNames() string { return strings.Join(bot.Players().Names(), ", ") }

// ReadBots reads a list with commas between the bots, such as strong:think=3ms,old=./bot --depth=3,@more.txt. Commas in quotes don't separate; NAME=BOT gives a bot a label; @FILE stands for the bots of a file, a line each, where # begins a comment.
func ReadBots(call *cmdline.Call, text string) (list []Bot, err error) {
	items, err := split(text)
	if err != nil {
		return nil, err
	}
	for _, item := range items {
		if file, many := strings.CutPrefix(item, "@"); many {
			more, err := readFile(call, file)
			if err != nil {
				return nil, err
			}
			list = append(list, more...)
			continue
		}
		list = append(list, labelled(item))
	}
	return list, distinct(list)
}

// distinct reports a label that stands for two bots. The same bot may occur twice.
func distinct(list []Bot) error {
	specs := map[string]string{}
	for _, b := range list {
		if other, known := specs[b.Name]; known && other != b.Spec {
			return phrase.Errorf("%q stands for two bots, %s and %s; give each a label of its own", b.Name, other, b.Spec)
		}
		specs[b.Name] = b.Spec
	}
	return nil
}

// readFile reads a file of bots.
func readFile(call *cmdline.Call, name string) (list []Bot, err error) {
	in, err := call.Open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		item := strings.TrimSpace(lines.Text())
		if strings.HasPrefix(item, "#") {
			continue
		}
		if _, err := commandWords(item); err != nil {
			return nil, phrase.Errorf("%s: %w", lines.Place(), err)
		}
		list = append(list, labelled(item))
	}
	return list, lines.Err()
}

// labelled reads a bot with or without its label.
func labelled(item string) Bot {
	if name, spec, found := strings.Cut(item, "="); found && isBot(spec) &&
		strings.TrimSpace(name) != "" && !strings.ContainsAny(name, `:/'"`) { // not the beginning of a program, or of a bot with options
		return Bot{strings.TrimSpace(name), strings.TrimSpace(spec)}
	}
	return Bot{item, item}
}

// isBot reports whether a text names a program, or a bot of the library.
func isBot(spec string) bool {
	name, _, _ := strings.Cut(strings.TrimSpace(spec), ":")
	return IsProgram(spec) || slices.Contains(bot.Players().Names(), name)
}

// split splits a list at its commas, except those in quotes.
func split(text string) (items []string, err error) {
	parts, err := cut(text, ',')
	for _, part := range parts {
		if part = strings.TrimSpace(part); part != "" {
			items = append(items, part)
		}
	}
	return items, err
}

// cut cuts a text at a separator outside of quotes, which stay in the parts.
func cut(text string, at byte) (parts []string, err error) {
	quote, from := byte(0), 0
	for i := range len(text) {
		switch c := text[i]; {
		case c == quote:
			quote = 0
		case quote != 0:
		case c == '\'' || c == '"':
			quote = c
		case c == at:
			parts, from = append(parts, text[from:i]), i+1
		}
	}
	if quote != 0 {
		err = phrase.Errorf("%q: the quote isn't closed; write another %c", text, quote)
	}
	return append(parts, text[from:]), err
}

// commandWords returns the words of a command: blanks outside of quotes separate them, and the quotes are removed.
func commandWords(command string) (list []string, err error) {
	parts, err := cut(strings.ReplaceAll(command, "\t", " "), ' ')
	for _, part := range parts {
		if part != "" {
			list = append(list, unquoted(part))
		}
	}
	return list, err
}

// unquoted returns a word without its quotes. Quotes within quotes of the other kind stay.
func unquoted(word string) string {
	var b strings.Builder
	quote := rune(0)
	for _, c := range word {
		switch {
		case c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// NewBot makes a player of a bot's spec. A program gets the limits.
func NewBot(spec string, v table.Variant, limits external.Limits) (table.Player, error) {
	protocol, command, err := Program(spec)
	switch {
	case err != nil:
		return nil, err
	case protocol != "":
		return external.New(v, protocol, command, limits)
	}
	return bot.New(spec, v)
}

// IsProgram reports whether a spec names a program.
func IsProgram(spec string) bool {
	protocol, _, _ := Program(spec)
	return protocol != ""
}

// Program returns the protocol and the command of a spec that names a program; the protocol is empty for other specs. The error is about quotes.
func Program(spec string) (protocol string, command []string, err error) {
	protocol, rest, found := strings.Cut(strings.TrimSpace(spec), ":")
	if found && slices.Contains(external.Protocols(), protocol) {
		command, err = commandWords(rest)
		return protocol, command, err
	}
	if command, err = commandWords(spec); len(command) > 0 && strings.Contains(command[0], "/") {
		return external.Protocols()[0], command, err
	}
	return "", nil, nil
}
