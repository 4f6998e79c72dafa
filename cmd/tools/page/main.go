// Command page makes the data that the page of cmd/web brings along. Each file has a first line that names the command:
//
//	go run ./cmd/tools/page deals cmd/web/page/pools                 # graded deals of Klondike, in ten minutes of a core
//	go run ./cmd/tools/page lost cmd/web/page/pools/lost.txt         # deals that are lost for a short reason, from klondike/explain/blocks.jsonl
//	go run ./cmd/tools/page puzzles cmd/web/page/pools/puzzles.txt   # a thousand doudizhu puzzles, in twelve minutes
//	go run ./cmd/tools/page check cmd/web/page/pools/puzzles.txt     # makes every puzzle again, in a minute
//	go run ./cmd/tools/page traces cmd/web/page/traces               # searches on problems that the page can't solve itself
//
// It also writes the page and the solvers as a site for any static host, which needs no server of its own. Run it in the module's folder, since it calls
// the go command:
//
//	go run ./cmd/tools/page site site
package main

import (
	"context"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	return cmdline.New("page", "make the page's data, and its static site", "",
		command("deals", "find graded deals", "DIR", writePools), command("lost", "list deals that are lost for a short reason", "FILE", writeLost),
		command("puzzles", "find the ladder of puzzles", "FILE", writeLadder),
		command("check", "make every puzzle of a ladder again", "FILE", checkLadder), command("traces", "record searches", "DIR", writeTraces),
		command("site", "write the page and the solvers as files for a static host", "DIR", writeSite))
}

// command is a step with the one place that the command line names.
func command(name, usage, place string, step func(context.Context, string) error) *cli.Command {
	return &cli.Command{Name: name, Usage: usage, ArgsUsage: place, Action: func(c *cli.Context) error {
		if c.NArg() != 1 {
			return cmdline.Usagef(c, "name one %s", place)
		}
		return step(c.Context, c.Args().First())
	}}
}
