package main

// Pools of graded deals: for draw 1 and draw 3, and for each grade of package difficulty, the seeds of the first deals that can be won and have that
// grade. A file such as draw3-easy.txt has the gaps between the seeds, which ascend from 0, in base 36.

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// poolSize is the number of deals of a pool.
const poolSize = 1000

// draws are the numbers of cards turned at once that have pools.
var draws = []int{1, 3}

// writePools finds and writes the pools of every draw.
func writePools(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, draw := range draws {
		pools, err := findDeals(ctx, draw, poolSize)
		if err != nil {
			return err
		}
		for grade, seeds := range pools {
			file := filepath.Join(dir, poolName(draw, grade))
			if err := os.WriteFile(file, []byte(poolText(seeds)), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// findDeals returns the seeds of the first n winnable deals of each grade.
func findDeals(ctx context.Context, draw, n int) (map[difficulty.Grade][]uint64, error) {
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

// poolName returns the name of a pool's file.
func poolName(draw int, grade difficulty.Grade) string {
	return fmt.Sprintf("draw%d-%v.txt", draw, grade)
}

// poolTitle is the first line of every file.
const poolTitle = "# go run ./cmd/tools/page deals cmd/web/page/pools: gaps between seeds, in base 36\n"

// poolText writes ascending seeds as a file.
func poolText(seeds []uint64) string {
	var gaps []string
	before := uint64(0)
	for _, seed := range seeds {
		gaps = append(gaps, strconv.FormatUint(seed-before, 36))
		before = seed
	}
	return poolTitle + strings.Join(gaps, " ") + "\n"
}
