package arena

// The command bot: a player of the library as a program for others.

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// BotCommand returns the command bot.
func BotCommand() *cli.Command {
	return &cli.Command{
		Name:  "bot",
		Usage: "let a bot answer questions as a program, in JSON lines",
		Description: "Reads the questions of arena's JSON lines from standard input, and writes the answers of\n" +
			"the BOT, until the input ends. So one build of this program can play against another:\n" +
			"arena --bots 'roles,before=./doudizhu-before bot roles' -n 100.",
		ArgsUsage: "BOT",
		Action:    func(c *cli.Context) error { return serve(cmdline.CallOf(c)) },
	}
}

// serve answers questions.
func serve(call *cmdline.Call) error {
	if len(call.Args) != 1 {
		return call.Usagef("give one bot: %s", common.BotNames())
	}
	player, err := bot.Parse(call.Args[0])
	if err != nil {
		return call.Usagef("%w", err)
	}
	in, err := call.Open("-")
	if err != nil {
		return err
	}
	defer in.Close()
	return external.Serve(call, in, call.Out, func(v table.Variant) (table.Player, error) { return player.Of(v), nil })
}
