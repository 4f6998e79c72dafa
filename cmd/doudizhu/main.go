// Command doudizhu solves open-card endgames of doudizhu (斗地主), shows the play, and
// explains hands and plays.
package main

import (
	"github.com/urfave/cli/v2"

	arena "kedou/cmd/doudizhu/internal/arena-bot"
	endgames "kedou/cmd/doudizhu/internal/deal-generate-convert"
	advice "kedou/cmd/doudizhu/internal/hint-bid"
	"kedou/cmd/doudizhu/internal/play"
	hands "kedou/cmd/doudizhu/internal/plays-classify-hand"
	replay "kedou/cmd/doudizhu/internal/replay-trace"
	"kedou/cmd/doudizhu/internal/review"
	solve "kedou/cmd/doudizhu/internal/solve-explain"
	"kedou/cmd/doudizhu/internal/verify"
	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

const intro = `
  $ doudizhu solve --landlord 2KK0077554 --peasant AA8
                                       who wins, and how
  $ doudizhu solve --landlord 2KK0077554 --peasant AA8 --all --lang zh
                                       every first play, in Chinese
  $ doudizhu deal --cards 39 -n 100 | doudizhu solve - --time 10s
                                       a hundred random endgames, a line each
  $ doudizhu plays 3334445566          every lead from a hand
  $ doudizhu hand 2AKQJT99877766543    its fewest plays, its power, its bid
  $ doudizhu arena --bots least,hint,robot -n 200
                                       bots against each other, and how sure the order is
  $ doudizhu play --level 2            the whole game against two bots

More: doudizhu COMMAND --help
`

// newApp lists the commands; the folder of each has its name.
func newApp() *cli.App {
	return cmdline.New("doudizhu", "solve doudizhu endgames, explain hands and plays", intro,
		solve.Command(),
		solve.ExplainCommand(),
		endgames.DealCommand(),
		arena.Command(),
		arena.BotCommand(),
		endgames.GenerateCommand(),
		endgames.ConvertCommand(),
		hands.PlaysCommand(),
		hands.ClassifyCommand(),
		hands.JudgeCommand(),
		advice.HintCommand(),
		advice.BidCommand(),
		replay.ReplayCommand(),
		verify.Command(),
		replay.TraceCommand(),
		play.Command(),
		review.Command(),
	)
}
