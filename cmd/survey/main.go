// Command survey decides deals by the million, on one machine or many, so that a crash loses nothing and counts nothing twice:
//
//	survey klondike -n 1e6 --draw 1 --dir surveys/s1
//	survey export surveys/s1 --format csv --out surveys/s1.csv
//
// README.md next to the code describes the commands. Package kedou/cmd/internal/survey keeps the jobs and their results; begin reading
// at klondikeKind, a question about deals.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

func main() { cmdline.Main(newApp) }

// kinds are the questions that surveys can ask.
var kinds = []survey.Kind{klondikeKind, shortestKind, difficultyKind, doudizhuKind}

const intro = `
  $ survey klondike -n 10000 --dir s1     how many of 10,000 deals can be won, draw 3
  $ survey resume s1                      continue after Ctrl-C, a crash or a power cut
  $ survey status s1                      the results so far
  $ survey export s1 --format csv         a line for each deal

Several machines work together on a NATS server: see --nats. All flags of a command:
survey COMMAND --help
`

func newApp() *cli.App {
	app := cmdline.New("survey", "decide deals by the million, so that crashes lose nothing", intro, klondikeCommand(), doudizhuCommand(),
		onRun("resume", "continue an interrupted or paused survey", on(taken, resume), runFlags()), statusCommand(), pauseCommand(), retryCommand(), exportCommand(), workerCommand())
	cmdline.Global(app, clusterFlags()...)
	return app
}
