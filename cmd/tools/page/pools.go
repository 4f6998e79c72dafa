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

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
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
			if err := os.WriteFile(file, []byte(poolText(poolTitle, seeds)), 0o644); err != nil {
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

// poolText writes ascending seeds as a file with a title.
func poolText(title string, seeds []uint64) string {
	var gaps []string
	before := uint64(0)
	for _, seed := range seeds {
		gaps = append(gaps, strconv.FormatUint(seed-before, 36))
		before = seed
	}
	return title + strings.Join(gaps, " ") + "\n"
}

// Lost deals for a puzzle: a list of deals that are proved lost for a reason that a player can see.

// blocksFile has explained lost deals, in the module's folder; few is the greatest number of cards of a short reason.
const (
	blocksFile = "klondike/explain/blocks.jsonl"
	few        = 10
)

// writeLost writes the seeds of the deals that are lost at every draw count because of few cards.
func writeLost(_ context.Context, file string) error {
	data, err := os.ReadFile(blocksFile)
	if err != nil {
		return err
	}
	seeds, err := lostSeeds(string(data))
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(poolText(lostTitle, seeds)), 0o644)
}

// lostTitle is the first line of the file of lost deals.
const lostTitle = "# go run ./cmd/tools/page lost cmd/web/page/pools/lost.txt: gaps between seeds, in base 36\n"

// lostSeeds returns the seeds of explained deals with a short story, lost at draw 1 as well.
func lostSeeds(lines string) (seeds []uint64, err error) {
	for line := range strings.Lines(lines) {
		var deal struct {
			Seed  uint64 `json:"seed"`
			Cards int    `json:"cards"`
			Story string `json:"story"`
			Draw1 string `json:"draw_1"`
		}
		if err := strictjson.UnmarshalKnown([]byte(line), &deal); err != nil {
			return nil, phrase.Errorf("%s: %w", blocksFile, err)
		}
		if deal.Cards <= few && deal.Story != "" && deal.Draw1 == search.Unsolvable.String() {
			seeds = append(seeds, deal.Seed)
		}
	}
	return seeds, nil
}
