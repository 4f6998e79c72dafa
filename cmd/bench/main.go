// Command bench runs search strategies side by side on the same problems,
// checks their answers, and reports which is better and how sure that is.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tracing"
)

func main() { cmdline.Main(newApp) }

const intro = `
  $ bench list                                       the corpora and strategies
  $ bench run --corpus puzzle-8 --strategy astar,idastar,bfs
  $ bench run                                        the default suite, some minutes

Commands: list, run, compare, signature, figures, curve, trace. More: bench COMMAND --help
`

func newApp() *cli.App {
	return cmdline.New("bench", "compare search strategies on real problems", intro,
		listCommand(), runCommand(), compareCommand(), signatureCommand(), figuresCommand(), curveCommand(), tracing.Any.Command())
}
