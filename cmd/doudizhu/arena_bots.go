// The bots of the arena: those of the library by their names, and programs.

package main

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// botsOf reads --bots. Each is made once, so that a wrong one is found before anything is played.
func botsOf(c *cli.Context, v table.Variant) (list []arena.Bot, err error) {
	for _, spec := range splitBots(c.String("bots")) {
		b := arena.Bot{Name: spec, New: func() (table.Player, error) { return playerOf(c, v, spec) }}
		if _, err := b.New(); err != nil {
			return nil, cmdline.Usagef(c, "--bots: %v", err)
		}
		list = append(list, b)
	}
	if len(list) < 2 {
		return nil, cmdline.Usagef(c, "--bots %q: name two or more, with commas between them: %s, or programs such as ./mybot",
			c.String("bots"), strings.Join(bot.Names(), ", "))
	}
	return list, nil
}

// botsFlag returns --bots.
func botsFlag(usage, preset string) cli.Flag {
	f := cmdline.NamesFlag("bots", usage, bot.Names()...)
	f.DefaultText = preset
	return f
}

// splitBots splits a list at its commas, but for those between the options of one bot: what looks like OPTION=VALUE goes
// with the bot before.
func splitBots(text string) (specs []string) {
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

// playerOf makes a player of a bot's spec.
func playerOf(c *cli.Context, v table.Variant, spec string) (table.Player, error) {
	if protocol, command := programOf(spec); protocol != "" {
		return newProgram(c, v, protocol, command)
	}
	return bot.New(spec, v)
}

// programOf returns the protocol and the command of a spec that names a program; the protocol is empty if it doesn't.
func programOf(spec string) (protocol string, command []string) {
	protocol, rest, found := strings.Cut(spec, ":")
	if found && slices.Contains(external.Protocols(), protocol) {
		return protocol, strings.Fields(rest)
	}
	if command = strings.Fields(spec); len(command) > 0 && strings.Contains(command[0], "/") {
		return external.Protocols()[0], command
	}
	return "", nil
}

// newProgram makes the player of a program, within the limits of the flags.
func newProgram(c *cli.Context, v table.Variant, protocol string, command []string) (*external.Player, error) {
	return external.New(v, protocol, command, external.Limits{
		Time: c.Duration("bot-time"), Memory: int64(c.Int("bot-memory")) << 20,
	})
}
