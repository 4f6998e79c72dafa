// Command web serves a page on which people solve, step through, play and browse
// games of Klondike and doudizhu, and solves for it natively.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	app := cmdline.New("web", "a page to solve, play and browse Klondike and doudizhu", "")
	app.Flags = append(app.Flags, serveFlags()...)
	app.Action = serve
	app.Commands = append(app.Commands, &cli.Command{Name: "site", Hidden: true, SkipFlagParsing: true, Action: func(*cli.Context) error {
		return phrase.Errorf("a site is made from the sources: run make site in a checkout of the repository")
	}})
	app.Description = "Serves the page on this machine until Ctrl-C, and prints where.\n" +
		"Each of the workers may search as long, and with as much memory, as the limits say."
	return app
}
