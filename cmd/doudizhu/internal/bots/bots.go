// Package bots reads the players that commands name: those of the library, and programs.
package bots

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// Flag returns --bots, whose text Split reads.
func Flag(usage, preset string) cli.Flag {
	f := cmdline.NamesFlag("bots", usage, bot.Names()...)
	f.DefaultText = preset
	return f
}

// Names are the names of the library's bots, with commas between them.
func Names() string { return strings.Join(bot.Names(), ", ") }

// Split splits a list at its commas, but for those between the options of one bot: what looks like OPTION=VALUE goes
// with the bot before.
func Split(text string) (specs []string) {
	for part := range strings.SplitSeq(text, ",") {
		name, _, option := strings.Cut(part, "=")
		switch {
		case strings.TrimSpace(part) == "":
		case option && len(specs) > 0 && !strings.ContainsAny(name, ":/ "):
			specs[len(specs)-1] += "," + part
		default:
			specs = append(specs, strings.TrimSpace(part))
		}
	}
	return specs
}

// New makes a player of a bot's spec. A program gets the limits.
func New(spec string, v table.Variant, limits external.Limits) (table.Player, error) {
	if protocol, command := Program(spec); protocol != "" {
		return external.New(v, protocol, command, limits)
	}
	return bot.New(spec, v)
}

// Program returns the protocol and the command of a spec that names a program; the protocol is empty if it doesn't.
func Program(spec string) (protocol string, command []string) {
	protocol, rest, found := strings.Cut(spec, ":")
	if found && slices.Contains(external.Protocols(), protocol) {
		return protocol, strings.Fields(rest)
	}
	if command = strings.Fields(spec); len(command) > 0 && strings.Contains(command[0], "/") {
		return external.Protocols()[0], command
	}
	return "", nil
}
