package difficulty

// The rank of a deal among random ones.

import (
	_ "embed"
	"encoding/csv"
	"strconv"
	"strings"
	"sync"

	"kedou/klondike"
)

// referenceSeed is the seed of the first reference deal, and referenceDeals their number.
const (
	referenceSeed  = 3_000_000
	referenceDeals = 10_000
)

// lost stands in the reference, in place of the number of games won, for a deal that can't be won.
const lost = -1

//go:embed reference.csv
var reference string

// wins returns the games won, of Games, of each reference deal, by draw count.
var wins = sync.OnceValues(func() (map[int][]int, error) {
	rows, err := csv.NewReader(strings.NewReader(reference)).ReadAll()
	list := map[int][]int{}
	for i := 1; i < len(rows) && err == nil; i++ {
		for column, draw := range []int{1, 3} {
			var n int
			if n, err = strconv.Atoi(rows[i][1+column]); err != nil {
				return nil, err
			}
			list[draw] = append(list[draw], n)
		}
	}
	return list, err
})

// Rank is the place of a deal among the reference deals.
type Rank struct {
	easier int // deals of which the plain players win more games
	equal  int // deals of which they win as many
	Lost   int // deals that can't be won
	Deals  int
}

// Percentile is the percentage of deals that are easier, plus half of those that are equal.
func (r Rank) Percentile() float64 {
	return 100 * (float64(r.easier) + float64(r.equal)/2) / float64(r.Deals)
}

// RankOf returns the rank of a winnable deal by the games won of Games. It is false for rules without reference deals: all but draw 1 and
// draw 3 with unlimited redeals and worrying back.
func RankOf(r klondike.Rules, won int) (Rank, bool) {
	all, err := wins()
	list := all[r.Draw]
	if err != nil || list == nil || r != klondike.Standard(r.Draw) {
		return Rank{}, false
	}
	rank := Rank{Deals: len(list)}
	for _, n := range list {
		switch {
		case n == lost:
			rank.Lost++
		case n > won:
			rank.easier++
		case n == won:
			rank.equal++
		}
	}
	return rank, true
}
