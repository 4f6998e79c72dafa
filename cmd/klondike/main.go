// Command klondike deals, solves, checks and shows games of Klondike solitaire
// with all cards known, gives hints, and plays the game with hidden cards.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	bot "kedou/cmd/klondike/internal/bot-review"
	deals "kedou/cmd/klondike/internal/deal-convert-show"
	"kedou/cmd/klondike/internal/explain"
	"kedou/cmd/klondike/internal/hint"
	"kedou/cmd/klondike/internal/play"
	rating "kedou/cmd/klondike/internal/rate-generate"
	replay "kedou/cmd/klondike/internal/replay-trace"
	"kedou/cmd/klondike/internal/solve"
	"kedou/cmd/klondike/internal/verify"
)

func main() { cmdline.Main(newApp) }

const intro = `
  $ klondike solve --random            solve a random deal, draw 3
  $ klondike solve --seed 1 --draw 1   solve deal 1, cards drawn one by one
  $ klondike deal --seed 1 -n 100      print a hundred deals, a line each
  $ klondike play                      play a random deal, cards hidden

solve, hint, verify, show and convert take a file of deals, - for standard input,
or the text of a deal. All flags of a command: klondike COMMAND --help
`

func newApp() *cli.App {
	return cmdline.New("klondike", "deal, solve, check and show Klondike solitaire with all cards known", intro,
		deals.DealCommand(),
		rating.RateCommand(),
		rating.GenerateCommand(),
		solve.Command(),
		replay.TraceCommand(),
		hint.Command(),
		explain.Command(),
		bot.BotCommand(),
		bot.ReviewCommand(),
		verify.Command(),
		deals.ShowCommand(),
		play.Command(),
		replay.ReplayCommand(),
		deals.ConvertCommand(),
	)
}
