// Command pools finds graded deals for players on the page: for draw 1 and draw 3, and for each grade of package
// difficulty, the seeds of the first deals that can be won and have that grade. It takes some ten minutes of one core:
//
//	go run ./cmd/tools/pools cmd/web/page/pools
//
// A file such as draw3-easy.txt has a line that names the command, and a line with the gaps between the seeds, which
// ascend from 0, in base 36.
package main

import (
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	app := cmdline.New("pools", "find graded deals for the page", "")
	app.ArgsUsage = "DIR"
	app.Flags = append(app.Flags, cmdline.IntFlag("n", "find `N` deals of each grade", 1000, 1, math.MaxInt32))
	app.Action = func(c *cli.Context) error {
		if c.NArg() != 1 {
			return cmdline.Usagef(c, "name the folder that the pools go to")
		}
		return writePools(c.Context, c.Args().First(), c.Int("n"))
	}
	return app
}

// draws are the numbers of cards turned at once that have pools.
var draws = []int{1, 3}

// writePools finds and writes the pools of every draw.
func writePools(ctx context.Context, dir string, n int) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, draw := range draws {
		pools, err := find(ctx, draw, n)
		if err != nil {
			return err
		}
		for grade, seeds := range pools {
			file := filepath.Join(dir, nameOf(draw, grade))
			if err := os.WriteFile(file, []byte(textOf(seeds)), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// find returns the seeds of the first n winnable deals of each grade.
func find(ctx context.Context, draw, n int) (map[difficulty.Grade][]uint64, error) {
	rules := klondike.Standard(draw)
	judge, err := difficulty.New(rules, difficulty.Options{})
	if err != nil {
		return nil, err
	}
	pools := map[difficulty.Grade][]uint64{}
	for seed, lacking := uint64(1), len(difficulty.Names())*n; lacking > 0; seed++ {
		deal := klondike.NewDeal(seed, rules)
		r, err := judge.Rate(ctx, &deal)
		if err != nil {
			return nil, err
		}
		if r.Status == search.Solved && len(pools[r.Grade]) < n {
			pools[r.Grade] = append(pools[r.Grade], seed)
			lacking--
		}
	}
	return pools, nil
}

// nameOf returns the name of a pool's file.
func nameOf(draw int, grade difficulty.Grade) string {
	return fmt.Sprintf("draw%d-%v.txt", draw, grade)
}

// title is the first line of every file.
const title = "# go run ./cmd/tools/pools cmd/web/page/pools: gaps between seeds, in base 36\n"

// textOf writes ascending seeds as a file.
func textOf(seeds []uint64) string {
	var gaps []string
	before := uint64(0)
	for _, seed := range seeds {
		gaps = append(gaps, strconv.FormatUint(seed-before, 36))
		before = seed
	}
	return title + strings.Join(gaps, " ") + "\n"
}
