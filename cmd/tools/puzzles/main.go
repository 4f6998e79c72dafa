// Command puzzles finds the page's ladder of a thousand doudizhu puzzles, from easy to hard, and checks the ladder in the page's file. Finding
// takes some twelve minutes of one core, checking takes one minute:
//
//	go run ./cmd/tools/puzzles find cmd/web/page/pools/puzzles.txt
//	go run ./cmd/tools/puzzles check cmd/web/page/pools/puzzles.txt
//
// The file has endgames in the form that `doudizhu solve` reads: each line has a puzzle's name and its hands, as in
// 16-2-170 33458JA2 4599QQKA L, and a comment opens each level. The name is the number of cards and of hands, and the seed, by
// which package puzzle makes the same puzzle.
package main

import (
	"bytes"
	"context"
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	return cmdline.New("puzzles", "find and check the page's puzzles", "",
		&cli.Command{Name: "find", Usage: "find the puzzles and write them", ArgsUsage: "FILE", Action: on(write)},
		&cli.Command{Name: "check", Usage: "make every puzzle of the file again", ArgsUsage: "FILE", Action: on(check)})
}

// on runs a step with the one file that the command line names.
func on(step func(context.Context, string) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		if c.NArg() != 1 {
			return cmdline.Usagef(c, "name the file of the puzzles")
		}
		return step(c.Context, c.Args().First())
	}
}

// write finds the ladder and writes it to a file.
func write(ctx context.Context, file string) error {
	ladder, err := find(ctx, recipe)
	if err != nil {
		return err
	}
	return os.WriteFile(file, textOf(ladder), 0o644)
}

// check makes every puzzle of the file by its name. All must be puzzles of their levels, in the file's order, and find must write them to
// the same file.
func check(ctx context.Context, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	names, err := read(file, text)
	if err != nil {
		return err
	}
	var ladder []*rung
	for _, e := range names {
		p, err := again(ctx, e.ID)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		ladder = append(ladder, p)
	}
	if sortLadder(ladder); !bytes.Equal(textOf(ladder), text) {
		return fmt.Errorf("%s: the puzzles, their levels or their order aren't those that find writes", file)
	}
	return nil
}
